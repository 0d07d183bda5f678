import { decodeJwt } from 'jose/jwt/decode'

/** How long before its end a token is renewed, and the least time between two attempts: a short or skewed one never loops. */
export const renewalMargin = 30_000
/** Timers of a hidden page run up to a minute late. */
const hiddenMargin = 90_000

export type Seen = {
  token: string
  /** when it arrived here; undefined for one found in the storage at the start */
  at: number | undefined
}

export type Life = {
  /** when to renew it */
  due: number
  /** when it ends by this machine's clock */
  ends: number
}

const seconds = (claim: unknown): number | undefined =>
  typeof claim === 'number' && Number.isFinite(claim) ? claim * 1000 : undefined

function claimsOf(token: string): { issued?: number | undefined; expires?: number | undefined } {
  try {
    const { iat, exp } = decodeJwt(token)
    return { issued: seconds(iat), expires: seconds(exp) }
  } catch {
    return {}
  }
}

/**
 * Times of a token, undefined for one that says nothing of its end: it is used until a 401. A token that was seen
 * arriving counts from then by its own length, so a wrong clock on this machine does not matter.
 */
export function lifeOf({ token, at }: Seen, hidden: boolean): Life | undefined {
  const { issued, expires } = claimsOf(token)
  if (expires === undefined) return undefined
  const ends = at !== undefined && issued !== undefined ? at + expires - issued : expires
  const due = ends - (hidden ? hiddenMargin : renewalMargin)
  return { due: at === undefined ? due : Math.max(due, at + renewalMargin), ends }
}

/** Who a token was issued to, by its claim `sub` or `id`; undefined where it does not say. */
export function subjectOf(token: string): string | undefined {
  try {
    const { sub, id } = decodeJwt<{ id?: unknown }>(token)
    const subject = sub ?? id
    return typeof subject === 'string' || typeof subject === 'number' ? String(subject) : undefined
  } catch {
    return undefined
  }
}
