import { decodeJwt } from 'jose/jwt/decode'

/** The least time between two renewals that nobody waits for: a short or skewed token never loops. */
export const renewalMargin = 30_000
/** No attempt to renew takes longer. */
export const attemptLimit = 15_000
/** Three attempts that run into their limit and the pauses between them take 51 s; the rest is for a backend that restarts. */
const lead = 120_000
/** Timers of a hidden page run up to a minute late: the one that begins, and one in each of three attempts. */
const hiddenLead = 300_000

export const firstPause = 2_000
const longestPause = 30_000

/** How long to wait after so many failures in a row; `asked` is what the backend said (`Retry-After`). */
export const pauseAfter = (failures: number, asked = 0): number =>
  Math.min(Math.max(firstPause * 2 ** (failures - 1), asked), longestPause)

export type Seen = {
  token: string
  /** when it arrived here; undefined for one found in the storage at the start, of which nothing was noted */
  at: number | undefined
}

export type Life = {
  /** when it may be sent for the first time by this machine's clock */
  begins: number
  /** when to renew it */
  due: number
  /** when it ends by this machine's clock */
  ends: number
}

const seconds = (claim: unknown): number | undefined =>
  typeof claim === 'number' && Number.isFinite(claim) ? claim * 1000 : undefined

type Claims = { issued?: number | undefined; expires?: number | undefined; valid?: number | undefined }

function claimsOf(token: string): Claims {
  try {
    const { iat, exp, nbf } = decodeJwt(token)
    return { issued: seconds(iat), expires: seconds(exp), valid: seconds(nbf) }
  } catch {
    return {}
  }
}

/**
 * Times of a token, undefined for one that says nothing of them: it is used until a 401. A token that was seen
 * arriving counts from then by its own length, so a wrong clock on this machine does not matter. It is renewed when half
 * of it is over or later.
 */
export function lifeOf({ token, at }: Seen, ahead: number): Life | undefined {
  const { issued, expires, valid } = claimsOf(token)
  if (expires === undefined && valid === undefined) return undefined
  const here = (time: number, from = issued) => (at !== undefined && from !== undefined ? at + time - from : time)
  const ends = here(expires ?? Number.POSITIVE_INFINITY)
  const begins = here(valid ?? Number.NEGATIVE_INFINITY, issued ?? valid)
  const length = ends - (at ?? issued ?? Number.NEGATIVE_INFINITY)
  const due = ends - Math.min(ahead, Math.max(length / 2, 0))
  return { due: at === undefined ? due : Math.max(due, at + renewalMargin), ends, begins }
}

/** How long before its end a token of ours is renewed. */
export const leadOf = (hidden: boolean): number => (hidden ? hiddenLead : lead)

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
