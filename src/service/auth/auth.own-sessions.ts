import { sessionCalls } from '../../core/account/sessions/account.sessions.contract'
import { isoTime } from '../../core/kernel/clock'
import { type Handler, handle } from '../handle'
import { missing } from '../reply'
import type { Tx } from '../store'
import { note } from '../users/users.activity.write'
import { deviceOf } from './auth.device'
import { endSession, endSessionsOf, type Session, sessions } from './auth.sessions'

const openOf = (tx: Tx, id: number): Session[] =>
  tx.read(sessions).filter((each) => each.id === id && !each.ended && each.until > tx.now())

/** A user's own sessions. */
export const ownSessionHandlers: readonly Handler[] = [
  handle(sessionCalls.list, ({ user, tx }) => ({
    sessions: (user ? openOf(tx, user.id) : [])
      .toSorted((one, other) => (other.seen ?? 0) - (one.seen ?? 0))
      .map(({ session, agent = '', since = tx.now(), seen = since }) => ({
        id: session,
        ...deviceOf(agent),
        since: isoTime(since),
        seen: isoTime(seen),
        isCurrent: session === user?.session,
      })),
  })),

  handle(sessionCalls.end, ({ query, user, tx }) => {
    const own = user && openOf(tx, user.id).find(({ session }) => session === query.id)
    if (!own) return missing()
    endSession(tx, own)
    note(tx, user, { kind: 'sign-in', call: sessionCalls.end.name, record: user.username })
    return undefined
  }),

  handle(sessionCalls.endOthers, ({ user, tx }) => {
    if (!user) return undefined
    if (openOf(tx, user.id).some(({ session }) => session !== user.session))
      note(tx, user, { kind: 'sign-in', call: sessionCalls.endOthers.name, record: user.username })
    endSessionsOf(tx, user.id, user.session)
    return undefined
  }),
]
