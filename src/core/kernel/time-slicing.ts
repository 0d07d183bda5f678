import type { Clock } from './clock'
import type { Steps } from './steps'

export type TimeSlicingOptions = {
  clock: Clock
  signal?: AbortSignal
  onProgress?(part: number): void
}

/** Milliseconds of work before yielding to the browser. */
export const sliceMs = 8

const progressMs = 100

/** Runs for 8 ms, or to completion. */
export function runOneSlice<T>(steps: Steps<T>, clock: Clock): IteratorResult<number, T> {
  const began = clock.now()
  for (;;) {
    const step = steps.next()
    if (step.done || clock.now() - began >= sliceMs) return step
  }
}

/**
 * Runs long work in slices of 8 ms so that the page can paint and handle input. Rejects with the signal's reason before
 * any further step when aborted.
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

/** Like `runTimeSliced`, but starts synchronously: work that fits in the first slice is done on return. */
export function fromNowTimeSliced<T>(steps: Steps<T>, options: TimeSlicingOptions): T | Promise<T> {
  const { done, value } = runOneSlice(steps, options.clock)
  return done ? value : runTimeSliced(steps, options)
}
