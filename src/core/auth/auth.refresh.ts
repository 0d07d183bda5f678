import type { Tokens } from '../kernel/auth'
import { createCall } from '../kernel/call'
import type { Clock } from '../kernel/clock'
import type { AnswerOf } from '../kernel/endpoint'
import { RaanError, toRaanError } from '../kernel/errors'
import type { Transport } from '../kernel/transport'
import { authCalls } from './auth.contract'
import { attemptLimit } from './auth.expiry'

/** Exchanges a refresh token for a new pair, in one attempt. */
export type Refresh = (refreshToken: string) => Promise<AnswerOf<typeof authCalls.refreshToken>>

/** The refresh call sends no bearer token. */
const noTokens: Tokens = { current: async () => null, refresh: async () => null }

const { name } = authCalls.refreshToken
const conclusiveStatuses = [400, 401]
/** Transient statuses. */
const passing = [408, 425, 429]

/** Only a 400 or 401 of the refresh call itself proves that this refresh token is invalid. */
export const isConclusive = ({ detail }: RaanError): boolean =>
  detail.call === name && conclusiveStatuses.includes(detail.status ?? 0)

const isInconclusive = (received: string, cause?: unknown) =>
  new RaanError('http', { call: name, expected: `a pair, 400 or 401 (received ${received})`, cause })

/** HTML pages come from a proxy in front of the backend. */
const withoutPages =
  (transport: Transport): Transport =>
  async (request) => {
    const response = await transport(request)
    const isPage = /^text\/html/i.test(response.headers.get('content-type') ?? '')
    if (isPage && conclusiveStatuses.includes(response.status)) throw isInconclusive(`a page with ${response.status}`)
    return response
  }

/**
 * Removes the status, which must not be attributed to the call waiting for the token: a 404 would mean a missing order,
 * a 422 invalid input.
 */
function asItself(error: RaanError): RaanError {
  const { status = 500 } = error.detail
  const isOwn = error.code === 'contract' || isConclusive(error) || status >= 500 || passing.includes(status)
  return isOwn ? error : isInconclusive(String(status), error)
}

export function createRefresh(transport: Transport, clock: Clock): Refresh {
  const random = () => 0
  const call = createCall({
    transport: withoutPages(transport),
    clock,
    tokens: noTokens,
    random,
    timeoutMs: attemptLimit,
  })
  return async (refreshToken) => {
    try {
      return await call(authCalls.refreshToken, { body: { refreshToken } })
    } catch (thrown) {
      throw asItself(toRaanError(thrown))
    }
  }
}
