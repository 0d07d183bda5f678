import { type Tokens, withAuth } from './auth'
import type { Clock } from './clock'
import { decodeAnswer, encodeCall } from './contract'
import type { Call, CallOptions, Endpoint } from './endpoint'
import { RaanError, toRaanError } from './errors'
import { withIdempotency } from './idempotency'
import { deliver, type Outgoing, untilAborted } from './outgoing'
import { withRetry } from './retry'
import { withTimeout } from './timeout'
import type { Transport } from './transport'

export type CallSetup = {
  transport: Transport
  clock: Clock
  tokens: Tokens
  /** 0 up to but not including 1 */
  random(): number
  /** for one attempt; 15 s unless given */
  timeoutMs?: number
  /** told how many calls are under way, each time that changes */
  onPending?(count: number): void
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
      const { key, signal, attempts } = options
      const outgoing: Outgoing = { endpoint, ...encodeCall(endpoint, input), key, signal, attempts }
      const received = await untilAborted(send(outgoing), options.signal, endpoint.name)
      if (received.unanswered) options.onUnanswered?.(received.unanswered)
      return decodeAnswer(endpoint, received, clock.now(), options.onUnread)
    } catch (thrown) {
      throw toRaanError(thrown, endpoint.name)
    } finally {
      count(-1)
    }
  }
  // The codec ties the answer to the endpoint's schema; the type system can't see through it.
  return call as Call
}

/** Calls in the name of one person: refused as soon as somebody else is here. */
export const callOfOwner =
  (call: Call, isPresent: () => boolean): Call =>
  async (endpoint, input, options) => {
    if (!isPresent()) throw new RaanError('unauthenticated', { call: endpoint.name })
    return call(endpoint, input, options)
  }
