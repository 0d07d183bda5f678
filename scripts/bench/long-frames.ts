import type { Page } from 'playwright-core'

/** Work of frames with more than 50 ms of it, in ms. A late tick of the screen is none. */
export type Long = readonly number[]

export const longest = (frames: Long): number => Math.max(0, ...frames)
export const written = (frames: Long): string =>
  frames.length === 0 ? 'none' : `${frames.length}, up to ${longest(frames).toFixed(0)}`

/** Keeps the work of what the browser calls a long frame, from now on. */
export function watchFrames(): void {
  type Frame = PerformanceEntry & {
    renderStart: number
    blockingDuration: number
    scripts: readonly PerformanceEntry[]
  }
  const long: number[] = []
  /** what ran before the frame was rendered, and its rendering; between them the page may have waited for the screen */
  const workOf = ({ startTime, duration, renderStart, blockingDuration, scripts }: Frame) => {
    const before = scripts.filter((script) => renderStart === 0 || script.startTime < renderStart)
    const rendering = renderStart === 0 ? 0 : startTime + duration - renderStart
    const known = before.reduce((sum, script) => sum + script.duration, rendering)
    // scripts that nobody is named for count as well: one long task says how long it was
    return Math.max(known, blockingDuration > 0 ? 50 + blockingDuration : 0)
  }
  const keep = (entries: readonly PerformanceEntry[]) =>
    long.push(...entries.map((entry) => workOf(entry as Frame)).filter((work) => work > 50))
  const observer = new PerformanceObserver((seen) => keep(seen.getEntries()))
  observer.observe({ type: 'long-animation-frame' })
  const take = () => {
    keep(observer.takeRecords())
    return long.splice(0)
  }
  Object.assign(window, { takeLong: take })
}

/** The long frames since this was asked last, once the last of them is over. */
export const longFrames = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await new Promise((next) => setTimeout(next, 100))
    return (window as unknown as { takeLong(): number[] }).takeLong()
  })
