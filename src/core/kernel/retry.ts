import { type Clock, delay } from './clock'
import { RaanError } from './errors'
import { isUnprocessed } from './outcome'
import type { Middleware, Received } from './outgoing'
import { longestAskedMs } from './timings'

const mostRetries = 3
const firstWait = 300
const longestWait = 10_000

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
 * sets the delay. If it asks for a long one, the call fails at once, and its caller says when to try again.
 */
export const withRetry =
  ({ clock, random }: RetryOptions): Middleware =>
  (next) =>
  async (outgoing) => {
    const { endpoint, signal } = outgoing
    if (outgoing.attempts === 1 || (endpoint.repeat !== 'safe' && endpoint.repeat !== 'keyed')) return next(outgoing)

    const jittered = (attempt: number) => random() * Math.min(longestWait, firstWait * 2 ** attempt)
    let unanswered = 0
    let left = longestAskedMs

    for (let attempt = 0; ; attempt++) {
      const last = attempt === mostRetries
      try {
        const received = await next(outgoing)
        const asked = retryAfter(received.headers, clock.now())
        if (last || !isPassing(received) || (asked ?? 0) > left)
          return unanswered > 0 ? { ...received, unanswered } : received
        if (!isUnprocessed(received.status)) unanswered++
        left -= asked ?? 0
        await delay(clock, asked ?? jittered(attempt), signal)
      } catch (thrown) {
        if (last || !isUnreached(thrown)) throw thrown
        unanswered++
        await delay(clock, jittered(attempt), signal)
      }
    }
  }
