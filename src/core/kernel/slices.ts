import type { Clock } from './clock'

/** Work in steps of some tenth of a millisecond (`isStep`); what it yields is how far it is, 0 to 1. */
export type Steps<T> = Generator<number, T>

export type SliceOptions = {
  clock: Clock
  signal?: AbortSignal
  onProgress?(part: number): void
}

/** Milliseconds of work before the page gets its turn. */
export const sliceMs = 8
/** A look at the clock costs more than most of what is done between: in a loop a step is this many rounds. */
export const isStep = (round: number): boolean => (round & 63) === 63

const progressMs = 100

/**
 * Long work in slices of 8 ms, so that a page can paint and take presses between them. Rejects with the signal's reason
 * when aborted, before any further step.
 */
export function inSlices<T>(steps: Steps<T>, { clock, signal, onProgress }: SliceOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    let told = clock.now()
    const stop = () => {
      clock.clearTimeout(timer)
      reject(signal?.reason)
    }
    const work = () => {
      try {
        const began = clock.now()
        for (;;) {
          const { done, value } = steps.next()
          if (done) {
            signal?.removeEventListener('abort', stop)
            return resolve(value as T)
          }
          const now = clock.now()
          if (now - began < sliceMs) continue
          if (now - told >= progressMs) {
            told = now
            onProgress?.(value as number)
          }
          timer = clock.setTimeout(work, 0)
          return undefined
        }
      } catch (error) {
        signal?.removeEventListener('abort', stop)
        return reject(error)
      }
    }
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', stop, { once: true })
    let timer = clock.setTimeout(work, 0)
  })
}
