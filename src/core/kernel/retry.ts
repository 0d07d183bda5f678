import { type Clock, delay } from './clock'
import { RaanError } from './errors'
import type { Middleware, Received } from './outgoing'

const mostRetries = 3
const firstWait = 300
const longestWait = 10_000
const longestRetryAfter = 60_000

/** Milliseconds requested by `Retry-After` (seconds or an HTTP date), or undefined. */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim()
  if (!text) return undefined
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

const isPassing = ({ status }: Received): boolean => status === 429 || (status >= 500 && status !== 501)
const isUnreached = (thrown: unknown): boolean =>
  thrown instanceof RaanError && (thrown.code === 'offline' || thrown.code === 'timeout')

export type RetryOptions = {
  clock: Clock
  /** 0 (inclusive) to 1 (exclusive) */
  random(): number
}

/**
 * Retries `safe` and `keyed` calls after a transient failure: exponential backoff with full jitter, unless the backend
 * sets the delay.
 */
export const withRetry =
  ({ clock, random }: RetryOptions): Middleware =>
  (next) =>
  async (outgoing) => {
    const { endpoint, signal } = outgoing
    if (outgoing.attempts === 1 || (endpoint.repeat !== 'safe' && endpoint.repeat !== 'keyed')) return next(outgoing)

    const pause = async (attempt: number, asked: number | undefined) => {
      const jittered = random() * Math.min(longestWait, firstWait * 2 ** attempt)
      const wait = asked === undefined ? jittered : Math.min(asked, longestRetryAfter)
      await delay(clock, wait, signal)
    }

    for (let attempt = 0; ; attempt++) {
      const last = attempt === mostRetries
      try {
        const received = await next(outgoing)
        if (last || !isPassing(received)) return attempt > 0 ? { ...received, unanswered: attempt } : received
        await pause(attempt, retryAfter(received.headers, clock.now()))
      } catch (thrown) {
        if (last || !isUnreached(thrown)) throw thrown
        await pause(attempt, undefined)
      }
    }
  }
