import { table } from '../db'
import type { World } from '../world'
import { randomText } from './auth.random'
import { type Claims, tokenLife } from './auth.signer'

/**
 * A refresh token may be exchanged again this long: its first answer may have been lost, and a hidden page makes its third
 * attempt two and a half minutes after the first.
 */
const grace = 180_000

/** One sign-in of the person `id` with all tokens that came of it; after `until` they have expired anyway. */
export type Session = { readonly session: string; readonly id: number; readonly until: number; readonly ended: boolean }

/** A refresh token that was exchanged; `at` is the first time. */
export type Spent = { readonly jti: string; readonly at: number; readonly until: number }

export const sessions = table<Session>('auth.sessions', undefined, { kept: true })
export const spent = table<Spent>('auth.spent', undefined, { kept: true })

/** The session a token belongs to stands before the dot of its `jti`. */
export const sessionOf = ({ jti }: Pick<Claims, 'jti'>): string => jti.slice(0, jti.indexOf('.'))
export const newJti = (session: string): string => `${session}.${randomText(12)}`

function put(world: World, row: Session): void {
  const others = world.read(sessions).filter((each) => each.until > world.now() && each.session !== row.session)
  world.write(sessions, [...others, row])
}

/** No token that is signed now lives longer; a second more, since they are signed after. */
const untilOf = (world: World): number => world.now() + (tokenLife + 1) * 1000

/** A new session of a person; its name. */
export function openSession(world: World, id: number): string {
  const session = randomText(12)
  put(world, { session, id, until: untilOf(world), ended: false })
  return session
}

export const hasEnded = (world: World, session: string): boolean =>
  world.read(sessions).some((each) => each.session === session && each.ended)

/** None of its tokens holds any longer. */
export const endSession = (world: World, session: string, id: number): void =>
  put(world, { session, id, until: untilOf(world), ended: true })

/** All sessions of a person end but the one named. */
export const endSessionsOf = (world: World, id: number, kept?: string): void =>
  world.write(
    sessions,
    world.read(sessions).map((each) => (each.id === id && each.session !== kept ? { ...each, ended: true } : each)),
  )

/** Spends a refresh token and lets its session go on; false when it was spent before, or the session has ended. */
export function exchange(world: World, { id, jti }: Claims): boolean {
  const session = sessionOf({ jti })
  if (hasEnded(world, session)) return false
  const now = world.now()
  const rows = world.read(spent)
  const before = rows.find((row) => row.jti === jti)
  if (before && now > before.at + grace) return false
  const until = untilOf(world)
  if (!before) world.write(spent, [...rows.filter((row) => row.until > now), { jti, at: now, until }])
  put(world, { session, id, until, ended: false })
  return true
}
