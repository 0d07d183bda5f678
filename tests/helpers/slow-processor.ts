import { onTestFinished, vi } from 'vitest'

/** Whatever is timed takes 40 ms and more, so that what depends on it is the same on every machine. */
export function slowProcessor(): void {
  let now = performance.now()
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 40
    return now
  })
  onTestFinished(() => spy.mockRestore())
}
