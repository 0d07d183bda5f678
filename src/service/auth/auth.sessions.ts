import type { Tx } from '../store'
import { table } from '../table'
import { randomText } from './auth.random'
import { type Claims, tokenLife } from './auth.signer'

/**
 * Milliseconds during which a refresh token may be exchanged again: the first response may have been lost, and a hidden
 * page makes its third attempt two and a half minutes after the first.
 */
const grace = 180_000

/**
 * How many refresh tokens of a session are remembered as valid, and as recently exchanged. More than one is valid if a
 * response was lost, or if windows renew separately.
 */
const mostTokens = 50

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
  /** number of refresh tokens issued; they are numbered from 0 */
  readonly issued?: number
  /** the refresh tokens that haven't been exchanged yet, by number */
  readonly unspent?: readonly number[]
  /** those that may be exchanged again; `at` is the first exchange */
  readonly spent?: readonly { readonly number: number; readonly at: number }[]
}

export const sessions = table<Session>('auth.sessions', { of: 'everyone', key: ({ session }) => session, kept: true })

/** The session of a token: the part of its `jti` before the dot. */
export const sessionOf = ({ jti }: Pick<Claims, 'jti'>): string => jti.slice(0, jti.indexOf('.'))
export const accessJti = (session: string): string => `${session}.${randomText(12)}`
/** A refresh token has its number after the dot. */
export const refreshJti = (session: string, number: number): string => `${session}.${number}`

function put(tx: Tx, row: Session): void {
  const known = tx.read(sessions)
  const others = known.filter((each) => each.until > tx.now() && each.session !== row.session)
  tx.write(sessions, [...others, row])
}

/** No token signed now lives longer; one second more, since signing follows. `life` in seconds. */
const untilOf = (tx: Tx, life: number): number => tx.now() + (Math.max(life, tokenLife) + 1) * 1000

/** How much of a `User-Agent` is stored. */
const longestAgent = 300

type NewSession = { id: number; agent: string; life: number }

/** Opens a session that lasts `life` seconds without a renewal, with the refresh token 0. Returns its name. */
export function openSession(tx: Tx, { id, agent, life }: NewSession): string {
  const session = randomText(12)
  const at = tx.now()
  put(tx, {
    session,
    id,
    until: untilOf(tx, life),
    ended: false,
    agent: agent.slice(0, longestAgent),
    since: at,
    seen: at,
    issued: 1,
    unspent: [0],
  })
  return session
}

export const hasEnded = (tx: Tx, session: string): boolean =>
  tx.read(sessions).some((each) => each.session === session && each.ended)

/** An ended session is remembered until all its tokens have expired. */
const ended = ({ session, id, until }: Session): Session => ({ session, id, until, ended: true })

/** Invalidates all its tokens; `until` counts if the session is unknown. */
export function endSession(tx: Tx, given: Pick<Session, 'session' | 'id' | 'until'>): void {
  const known = tx.read(sessions).find(({ session }) => session === given.session)
  put(tx, ended(known ?? { ...given, ended: true }))
}

/** Ends all sessions of a user except the given one. */
export const endSessionsOf = (tx: Tx, id: number, kept?: string): void =>
  tx.write(
    sessions,
    tx.read(sessions).map((each) => (each.id === id && each.session !== kept ? ended(each) : each)),
  )

/** A session that this store doesn't know, such as the mock's after a reload, goes on with its latest token. */
const unknown = ({ id, jti }: Pick<Claims, 'id' | 'jti'>, number: number): Session => ({
  session: sessionOf({ jti }),
  id,
  until: 0,
  ended: false,
  issued: number + 1,
  unspent: [number],
})

/**
 * Exchanges a refresh token, extends its session by `life` seconds, and returns the number of the next token. Undefined
 * if the token was used before, or the session has ended.
 */
export function exchange(tx: Tx, claims: Pick<Claims, 'id' | 'jti'>, life: number): number | undefined {
  const session = sessionOf(claims)
  const number = Number(claims.jti.slice(session.length + 1))
  if (!Number.isSafeInteger(number)) return undefined
  const row = tx.read(sessions).find((each) => each.session === session) ?? unknown(claims, number)
  if (row.ended) return undefined
  const now = tx.now()
  const { issued = 0, unspent = [], spent = [] } = row
  const recent = spent.filter(({ at }) => now <= at + grace)
  const isFirst = unspent.includes(number)
  if (!isFirst && !recent.some((each) => each.number === number)) return undefined
  put(tx, {
    ...row,
    until: untilOf(tx, life),
    seen: now,
    issued: issued + 1,
    unspent: [...unspent.filter((each) => each !== number), issued].slice(-mostTokens),
    spent: (isFirst ? [...recent, { number, at: now }] : recent).slice(-mostTokens),
  })
  return issued
}
