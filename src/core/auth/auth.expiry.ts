import { decodeJwt } from 'jose/jwt/decode'

/** Milliseconds, minimum between two background renewals: a short or skewed token never loops. */
export const renewalMargin = 30_000
/** Milliseconds, maximum for one renewal attempt. */
export const attemptLimit = 15_000
/** Milliseconds. Three attempts that time out take 51 s with their pauses; the rest is for a restarting backend. */
const lead = 120_000
/** Milliseconds. Timers of a hidden page run up to a minute late: the first one, and one in each of three attempts. */
const hiddenLead = 300_000

export const firstPause = 2_000
const longestPause = 30_000

/** Milliseconds to wait after this many failures in a row; `asked` is the backend's `Retry-After`. */
export const pauseAfter = (failures: number, asked = 0): number =>
  Math.min(Math.max(firstPause * 2 ** (failures - 1), asked), longestPause)

export type Seen = {
  token: string
  /** when it was received; undefined for one found in the storage at startup without a record */
  at: number | undefined
}

export type Life = {
  /** when it becomes valid, by this device's clock */
  begins: number
  /** when to renew it */
  due: number
  /** when it expires, by this device's clock */
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
 * Times of a token; undefined if it has none: it is then used until a 401. If the token was seen arriving, its lifetime
 * counts from then, so this device's clock may be wrong. Renewed after half of its lifetime at the earliest.
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

/** Milliseconds before expiry at which a token is renewed. */
export const leadOf = (hidden: boolean): number => (hidden ? hiddenLead : lead)

/** The user a token was issued to, by its claim `sub` or `id`; undefined if it has neither. */
export function subjectOf(token: string): string | undefined {
  try {
    const { sub, id } = decodeJwt<{ id?: unknown }>(token)
    const subject = sub ?? id
    return typeof subject === 'string' || typeof subject === 'number' ? String(subject) : undefined
  } catch {
    return undefined
  }
}
