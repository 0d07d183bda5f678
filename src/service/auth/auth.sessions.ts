import type { Tx } from '../store'
import { table } from '../table'
import { randomText } from './auth.random'
import { type Claims, tokenLife } from './auth.signer'

/**
 * Milliseconds during which a refresh token may be exchanged again: the first response may have been lost, and a hidden
 * page makes its third attempt two and a half minutes after the first.
 */
const grace = 180_000

/** One sign-in of the user `id` with all tokens derived from it; after `until` they have expired anyway. */
export type Session = {
  readonly session: string
  readonly id: number
  readonly until: number
  readonly ended: boolean
  /** `User-Agent` at the sign-in */
  readonly agent?: string
  /** the sign-in and the latest renewal, in milliseconds since 1970 */
  readonly since?: number
  readonly seen?: number
}

/** An exchanged refresh token; `at` is the first exchange. */
export type Spent = { readonly jti: string; readonly at: number; readonly until: number }

export const sessions = table<Session>('auth.sessions', { of: 'everyone', key: ({ session }) => session, kept: true })
export const spent = table<Spent>('auth.spent', { of: 'everyone', key: ({ jti }) => jti, kept: true })

/** The session of a token: the part of its `jti` before the dot. */
export const sessionOf = ({ jti }: Pick<Claims, 'jti'>): string => jti.slice(0, jti.indexOf('.'))
export const newJti = (session: string): string => `${session}.${randomText(12)}`

function put(tx: Tx, row: Session): void {
  const known = tx.read(sessions)
  const before = known.find((each) => each.session === row.session)
  const others = known.filter((each) => each.until > tx.now() && each.session !== row.session)
  tx.write(sessions, [...others, { ...before, ...row }])
}

/** No token signed now lives longer; one second more, since signing follows. */
const untilOf = (tx: Tx): number => tx.now() + (tokenLife + 1) * 1000

/** How much of a `User-Agent` is stored. */
const longestAgent = 300

/** Opens a session for a user and returns its name. */
export function openSession(tx: Tx, id: number, agent: string): string {
  const session = randomText(12)
  const at = tx.now()
  put(tx, { session, id, until: untilOf(tx), ended: false, agent: agent.slice(0, longestAgent), since: at, seen: at })
  return session
}

export const hasEnded = (tx: Tx, session: string): boolean =>
  tx.read(sessions).some((each) => each.session === session && each.ended)

/** Invalidates all its tokens. */
export const endSession = (tx: Tx, session: string, id: number): void =>
  put(tx, { session, id, until: untilOf(tx), ended: true })

/** Ends all sessions of a user except the given one. */
export const endSessionsOf = (tx: Tx, id: number, kept?: string): void =>
  tx.write(
    sessions,
    tx.read(sessions).map((each) => (each.id === id && each.session !== kept ? { ...each, ended: true } : each)),
  )

/** Exchanges a refresh token and extends its session; false if it was used before, or the session has ended. */
export function exchange(tx: Tx, { id, jti }: Claims): boolean {
  const session = sessionOf({ jti })
  if (hasEnded(tx, session)) return false
  const now = tx.now()
  const rows = tx.read(spent)
  const before = rows.find((row) => row.jti === jti)
  if (before && now > before.at + grace) return false
  const until = untilOf(tx)
  if (!before) tx.write(spent, [...rows.filter((row) => row.until > now), { jti, at: now, until }])
  put(tx, { session, id, until, ended: false, seen: now })
  return true
}
