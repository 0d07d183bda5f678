import type { Clock } from './clock'
import type { Steps } from './steps'

export type TimeSlicingOptions = {
  clock: Clock
  signal?: AbortSignal
  onProgress?(part: number): void
}

/** Milliseconds of work before the page gets its turn. */
export const sliceMs = 8

const progressMs = 100

/** Works for 8 ms, or to the end. */
export function runOneSlice<T>(steps: Steps<T>, clock: Clock): IteratorResult<number, T> {
  const began = clock.now()
  for (;;) {
    const step = steps.next()
    if (step.done || clock.now() - began >= sliceMs) return step
  }
}

/**
 * Long work in slices of 8 ms, so that a page can paint and take presses between them. Rejects with the signal's reason
 * when aborted, before any further step.
 */
export function runTimeSliced<T>(steps: Steps<T>, { clock, signal, onProgress }: TimeSlicingOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    let reportedAt = clock.now()
    const stop = () => reject(signal?.reason)
    const work = () => {
      if (signal?.aborted) return undefined
      try {
        const { done, value } = runOneSlice(steps, clock)
        if (done) {
          signal?.removeEventListener('abort', stop)
          return resolve(value)
        }
        const now = clock.now()
        if (now - reportedAt >= progressMs) {
          reportedAt = now
          onProgress?.(value)
        }
        return clock.setTimeout(work, 0)
      } catch (error) {
        signal?.removeEventListener('abort', stop)
        return reject(error)
      }
    }
    signal?.addEventListener('abort', stop, { once: true })
    clock.setTimeout(work, 0)
  })
}

/** The same from now on: what the first slice finishes is there when this returns. */
export function fromNowTimeSliced<T>(steps: Steps<T>, options: TimeSlicingOptions): T | Promise<T> {
  const { done, value } = runOneSlice(steps, options.clock)
  return done ? value : runTimeSliced(steps, options)
}
