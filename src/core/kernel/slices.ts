import { type Clock, systemClock } from './clock'

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

type Scheduler = { postTask(task: () => void): Promise<unknown> }

/** Timers of 0 ms that follow each other wait for four each: where a browser has a queue of its own, its turns are used. */
function afterTurn(clock: Clock, work: () => void): void {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (clock === systemClock && scheduler) scheduler.postTask(work)
  else clock.setTimeout(work, 0)
}

/**
 * Long work in slices of 8 ms, so that a page can paint and take presses between them. Rejects with the signal's reason
 * when aborted, before any further step.
 */
export function inSlices<T>(steps: Steps<T>, { clock, signal, onProgress }: SliceOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    let told = clock.now()
    const stop = () => reject(signal?.reason)
    const work = () => {
      if (signal?.aborted) return undefined
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
          return afterTurn(clock, work)
        }
      } catch (error) {
        signal?.removeEventListener('abort', stop)
        return reject(error)
      }
    }
    signal?.addEventListener('abort', stop, { once: true })
    afterTurn(clock, work)
  })
}
