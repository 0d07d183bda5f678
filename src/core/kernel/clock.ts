import { dayMs } from './timings'

/** The one source of time. `now` is milliseconds since 1970. The same object serves as an XState clock. */
export type Clock = {
  now(): number
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (fn, ms) => globalThis.setTimeout(fn, ms),
  clearTimeout: (id) => globalThis.clearTimeout(id as ReturnType<typeof setTimeout>),
}

const hour = 60 * 60 * 1000
const bangkokOffset = 7 * hour

/** The calendar day in Asia/Bangkok as YYYY-MM-DD (Thailand keeps UTC+7 all year); '' for an unknown time (NaN). */
export const bangkokDay = (time: number): string => isoTime(time + bangkokOffset).slice(0, 10)

/** How long the day in Asia/Bangkok still lasts, in milliseconds. */
export const bangkokDayLeft = (time: number): number => dayMs - ((time + bangkokOffset) % dayMs)

/** ISO text with offset Z for a moment; '' for an unknown one (NaN, or a year no calendar has). */
export function isoTime(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

/** Resolves after `ms`, rejects with the signal's reason when aborted before. */
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
