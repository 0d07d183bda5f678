import { type ChatStatus, type Contact, chatCalls } from '../../core/chat/chat.contract'
import type { ProfilePatch } from '../../core/chat/chat.profile.contract'
import { sessions } from '../auth/auth.sessions'
import { type Account, accounts } from '../auth/auth.table'
import { keyedTable } from '../keyed-table'
import { byOf } from '../orders/orders.by'
import { type Bearer, mayCall } from '../rights'
import type { Tx } from '../store'
import { table } from '../table'
import { isInactive } from '../users/users.table'
import { contactIdOf, firstFormer } from './chat.talks'

/** What staff users see of each other beside the name. */
type Presence = {
  person: number
  /** when they count as gone, in milliseconds since 1970 */
  until: number
  status: ChatStatus
  about: string
}

/** Each person's, about once a minute: apart from what all servers read again after a write. */
export const presenceTable = keyedTable<Presence>('chat.presence', {
  of: 'shop',
  key: ({ person }) => person,
  placeOf: ({ person }) => person,
  kept: false,
})

/** A removed user, whose messages stay with those who got them. */
type Former = { id: number; fullName: string }
export const formerTable = table<Former>('chat.former', { of: 'shop', key: ({ id }) => id })

/** How long someone counts as here after their page was last heard of, and how often that is stored, in milliseconds. */
const presenceLife = 150_000
const presenceStep = 60_000

function put(tx: Tx, person: number, change: Partial<Presence>): void {
  const rows = tx.keyed(presenceTable)
  const known = rows.get(person) ?? { person, until: 0, status: 'online', about: '' }
  rows.put({ ...known, ...change })
}

/** Whether it is time to store that this user is here. */
export function isAppearanceDue(tx: Tx, user: Bearer): boolean {
  if (!mayCall(user, chatCalls.list.allow)) return false
  const known = tx.keyed(presenceTable).get(user.id)
  return !known || known.until < tx.now() + presenceLife - presenceStep
}

/** A page of the user follows changes: they are here. */
export const appear = (tx: Tx, { id }: Bearer): void => put(tx, id, { until: tx.now() + presenceLife })

export const showProfile = (tx: Tx, { id }: Bearer, { status, about }: ProfilePatch): void =>
  put(tx, id, { ...(status && { status }), ...(about !== undefined && { about }) })

function statusOf(tx: Tx, person: number, presence: Presence | undefined): ChatStatus {
  if (!presence || presence.until < tx.now()) return 'offline'
  const isSignedIn = tx.read(sessions).some(({ id, ended, until }) => id === person && !ended && until > tx.now())
  return isSignedIn ? presence.status : 'offline'
}

const bearerOf = ({ id, username, fullName, ability, user_permission = [] }: Account): Bearer => ({
  id,
  username,
  fullName,
  ability,
  user_permission,
  session: '',
})

/** Whether a message would reach this account. */
const canRead = (tx: Tx, account: Account): boolean =>
  !isInactive(tx, account) && mayCall(bearerOf(account), chatCalls.list.allow)

function contactOf(tx: Tx, account: Account, presence: Presence | undefined): Contact {
  const isGone = !canRead(tx, account)
  return {
    id: contactIdOf(account.id),
    fullName: byOf(account),
    avatar: account.avatar,
    status: isGone ? 'offline' : statusOf(tx, account.id, presence),
    role: '',
    about: presence?.about ?? '',
    isGone,
  }
}

const formerContact = ({ id, fullName }: Former): Contact => ({
  id: contactIdOf(id),
  fullName,
  avatar: null,
  status: 'offline',
  role: '',
  about: '',
  isGone: true,
})

/** The other staff users: those who can read messages, and those with whom there already are some. */
export function colleaguesOf(tx: Tx, user: Bearer): Contact[] {
  const talking = new Set(tx.talks.of(user.id).map(({ contact }) => contact))
  const presences = new Map(
    tx
      .keyed(presenceTable)
      .all()
      .map((each) => [each.person, each]),
  )
  return [
    ...tx
      .read(accounts)
      .filter((account) => account.id !== user.id && (talking.has(account.id) || canRead(tx, account)))
      .map((account) => contactOf(tx, account, presences.get(account.id))),
    ...tx
      .read(formerTable)
      .filter(({ id }) => talking.has(id))
      .map(formerContact),
  ]
}

export const colleague = (tx: Tx, user: Bearer, contactId: number): Contact | undefined =>
  colleaguesOf(tx, user).find(({ id }) => id === contactId)

/** Their messages stay with those who got them, under their name: the account's number may be given to somebody else. */
export function leaveTalks(tx: Tx, account: Account): void {
  tx.keyed(presenceTable).remove(account.id)
  if (tx.talks.of(account.id).length === 0) return
  const rows = tx.read(formerTable)
  const id = Math.max(firstFormer, ...rows.map((each) => each.id)) + 1
  tx.write(formerTable, [...rows, { id, fullName: byOf(account) }])
  tx.talks.rename(account.id, id)
}
