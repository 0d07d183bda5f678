import { type Tokens, withAuth } from './auth'
import type { Clock } from './clock'
import { bodyOf, decodeAnswer, encodeCall } from './contract'
import type { Call, CallOptions, Endpoint } from './endpoint'
import { RaanError, toRaanError } from './errors'
import { abortion, deliver, type Middleware, type Outgoing, untilAborted } from './outgoing'
import { withRetry } from './retry'
import type { Transport } from './transport'

export type CallSetup = {
  transport: Transport
  clock: Clock
  tokens: Tokens
  /** 0 (inclusive) to 1 (exclusive) */
  random(): number
  /** per attempt; default: 15 s */
  timeoutMs?: number
  /** called with the number of running calls whenever it changes */
  onPending?(count: number): void
}

/** Valid header value: 1 to 255 visible ASCII characters. */
const keyShape = /^[\x21-\x7e]{1,255}$/

/**
 * Sends the caller's key with a keyed call, the same one on each attempt. A missing key is a bug in the caller:
 * `contract`.
 */
const withIdempotency: Middleware = (next) => async (outgoing) => {
  const { endpoint, key, headers } = outgoing
  if (endpoint.repeat !== 'keyed') return next(outgoing)
  if (!key || !keyShape.test(key))
    throw new RaanError('contract', { call: endpoint.name, path: 'options.key', expected: 'an Idempotency-Key' })
  return next({ ...outgoing, headers: { ...headers, 'Idempotency-Key': key } })
}

/** Aborts each attempt after `ms`, and immediately when the caller aborts, even if the transport ignores signals. */
const withTimeout =
  (clock: Clock, ms: number): Middleware =>
  (next) =>
  async (outgoing) => {
    const call = outgoing.endpoint.name
    // The caller may have aborted while waiting for a token: send nothing then.
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

/** Rejections in another format are rare, and so is the code that reads them; without it, the reason stays unknown. */
async function withForeignReason(error: RaanError, body: unknown): Promise<RaanError> {
  const read = await import('./foreign-rejection').catch(() => undefined)
  const fields = read?.foreignRejection(body)
  return fields ? new RaanError('http', { ...error.detail, fields }) : error
}

/** The whole chain: contract codec -> auth -> idempotency -> retry -> timeout -> transport. */
export function createCall({ transport, clock, tokens, random, timeoutMs = 15_000, onPending }: CallSetup): Call {
  const attempt = withTimeout(clock, timeoutMs)(deliver(transport))
  const send = withAuth(tokens)(withIdempotency(withRetry({ clock, random })(attempt)))
  let pending = 0
  const count = (change: number) => {
    pending += change
    onPending?.(pending)
  }

  const call = async (endpoint: Endpoint, input: object, options: CallOptions = {}) => {
    count(1)
    try {
      const { key, signal, attempts, keepalive } = options
      const outgoing: Outgoing = { endpoint, ...encodeCall(endpoint, input), key, signal, attempts, keepalive }
      const received = await untilAborted(send(outgoing), options.signal, endpoint.name)
      if (received.unanswered) options.onUnanswered?.(received.unanswered)
      return decodeAnswer(endpoint, received, clock.now(), options.onUnread)
    } catch (thrown) {
      const error = toRaanError(thrown, endpoint.name)
      const body = error.code === 'http' ? bodyOf(error) : undefined
      throw body === undefined ? error : await withForeignReason(error, body)
    } finally {
      count(-1)
    }
  }
  // The codec ties the response to the endpoint's schema, which the type system can't express.
  return call as Call
}

/** Calls on behalf of one user; rejected once another user has signed in. */
export const callOfOwner =
  (call: Call, isPresent: () => boolean): Call =>
  async (endpoint, input, options) => {
    if (!isPresent()) throw new RaanError('unauthenticated', { call: endpoint.name })
    return call(endpoint, input, options)
  }
