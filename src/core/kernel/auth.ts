import { RaanError } from './errors'
import type { Middleware } from './outgoing'

/** Where bearer tokens come from. */
export type Tokens = {
  /** the token to send now; null = send none */
  current(): Promise<string | null>
  /** a token other than `stale`, or null when there is none to be had: the person is signed out then */
  refresh(stale: string | null): Promise<string | null>
}

/** Sends the bearer token; a 401 renews it and repeats the same request once. */
export const withAuth =
  (tokens: Tokens): Middleware =>
  (next) =>
  async (outgoing) => {
    if (outgoing.endpoint.auth === false) return next(outgoing)
    const sendAs = (token: string | null) =>
      next(token ? { ...outgoing, headers: { ...outgoing.headers, Authorization: `Bearer ${token}` } } : outgoing)

    const token = await tokens.current()
    const received = await sendAs(token)
    if (received.status !== 401) return received
    const renewed = await tokens.refresh(token)
    if (renewed === null) throw new RaanError('unauthenticated', { call: outgoing.endpoint.name, status: 401 })
    const answer = await sendAs(renewed)
    const { unanswered = 0 } = received
    return unanswered > 0 ? { ...answer, unanswered: unanswered + (answer.unanswered ?? 0) } : answer
  }
