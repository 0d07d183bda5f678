import { RaanError, toRaanError } from './errors'
import type { Middleware } from './outgoing'

/** Source of bearer tokens. */
export type Tokens = {
  /** the token to send; null = send none */
  current(): Promise<string | null>
  /** A token other than `stale`, or null if the user is signed out. Rejects if the renewal has no clear outcome. */
  refresh(stale: string | null): Promise<string | null>
}

/** Sends the bearer token; a 401 renews it and repeats the request once. */
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
    const { unanswered = 0 } = received
    const earlier = unanswered > 0 ? { unanswered } : {}
    const renewed = await tokens.refresh(token).catch((thrown) => {
      if (unanswered === 0) throw thrown
      const { code, detail } = toRaanError(thrown)
      throw new RaanError(code, { ...detail, unanswered })
    })
    if (renewed === null)
      throw new RaanError('unauthenticated', { call: outgoing.endpoint.name, status: 401, ...earlier })
    const answer = await sendAs(renewed)
    return unanswered > 0 ? { ...answer, unanswered: unanswered + (answer.unanswered ?? 0) } : answer
  }
