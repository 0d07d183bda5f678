import type { Clock } from './clock'
import { RaanError } from './errors'
import { abortion, type Middleware, untilAborted } from './outgoing'

/** Ends each single attempt after `ms`, and at once when the caller aborts, also under a transport that ignores signals. */
export const withTimeout =
  (clock: Clock, ms: number): Middleware =>
  (next) =>
  async (outgoing) => {
    const call = outgoing.endpoint.name
    // The caller may have left while a token was waited for: nothing is sent then.
    if (outgoing.signal?.aborted) throw abortion(outgoing.signal, call)
    const limit = new AbortController()
    const timer = clock.setTimeout(() => limit.abort(new RaanError('timeout', { call })), ms)
    const pass = () => limit.abort(outgoing.signal?.reason)
    outgoing.signal?.addEventListener('abort', pass, { once: true })
    try {
      return await untilAborted(next({ ...outgoing, signal: limit.signal }), limit.signal, call)
    } finally {
      clock.clearTimeout(timer)
      outgoing.signal?.removeEventListener('abort', pass)
    }
  }
