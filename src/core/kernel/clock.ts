import { dayMs } from './timings'

/** The only source of time. `now` is milliseconds since 1970. The same object serves as an XState clock. */
export type Clock = {
  now(): number
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

type Scheduler = { postTask(task: () => void, options: { signal: AbortSignal }): Promise<unknown> }

/** Consecutive 0 ms timers are clamped to 4 ms each; uses the browser's own task queue where there is one. */
function nextTurn(fn: () => void): unknown {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (!scheduler) return globalThis.setTimeout(fn, 0)
  const stop = new AbortController()
  scheduler.postTask(fn, stop).catch((error: unknown) => {
    if (!stop.signal.aborted) reportError(error)
  })
  return stop
}

/** apart from `systemClock`, so that a page's script has only this */
export const systemNow = (): number => Date.now()

export const systemClock: Clock = {
  now: systemNow,
  setTimeout: (fn, ms) => (ms > 0 ? globalThis.setTimeout(fn, ms) : nextTurn(fn)),
  clearTimeout(id) {
    if (id instanceof AbortController) id.abort()
    else globalThis.clearTimeout(id as ReturnType<typeof setTimeout>)
  },
}

const hour = 60 * 60 * 1000
const bangkokOffset = 7 * hour

/** The calendar day in Asia/Bangkok as YYYY-MM-DD (Thailand keeps UTC+7 all year); '' for an unknown time (NaN). */
export const bangkokDay = (time: number): string => isoTime(time + bangkokOffset).slice(0, 10)

/** Milliseconds until midnight in Asia/Bangkok. */
export const bangkokDayLeft = (time: number): number => dayMs - ((time + bangkokOffset) % dayMs)

/** ISO string with offset Z; '' for an unknown time (NaN, or a year out of range). */
export function isoTime(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

/** Resolves after `ms`, rejects with the signal's reason if aborted before. */
export function delay(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clock.clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = clock.setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
