import { abilitiesOf } from '../../core/users/users.permissions'
import type { User } from '../../core/users/users.user'
import { noInformation, noSocial } from '../../core/users/users.user'
import { dropLinks } from '../auth/auth.links'
import { type Account, accounts, isSameName } from '../auth/auth.table'
import { leaveTalks } from '../chat/chat.staff'
import { nextId } from '../next-id'
import type { Tx } from '../store'
import { leaveUploads } from '../uploads'
import { expireInvitation } from './users.invitations.table'
import { type StoredUser, usersTable } from './users.table'

/** A registered account as a row of the user list. */
const userOf = (account: Account, id: number): StoredUser => ({
  id,
  version: 1,
  fullName: account.fullName,
  username: account.username,
  email: account.email,
  company: '',
  role: account.role,
  country: '',
  contact: '',
  currentPlan: 'basic',
  status: 'active',
  avatar: account.avatar ?? null,
  information: noInformation,
  social: noSocial,
  ...(account.shops && { shops: account.shops }),
  permissions: (account.ability ?? []).map(({ action, subject }) => `${action}:${subject}`),
})

const namesOf = (rows: readonly StoredUser[]) => new Set(rows.map(({ username }) => username.toLowerCase()))
const names = new WeakMap<readonly StoredUser[], ReturnType<typeof namesOf>>()

/** Computed once per version of the rows. */
function knownNames(rows: readonly StoredUser[]): ReturnType<typeof namesOf> {
  const known = names.get(rows) ?? namesOf(rows)
  names.set(rows, known)
  return known
}

/** All users, newest first; adds those who registered since. */
export function usersOf(tx: Tx): readonly StoredUser[] {
  const rows = tx.read(usersTable)
  const known = knownNames(rows)
  const unknown = tx.read(accounts).filter(({ username }) => !known.has(username.toLowerCase()))
  if (unknown.length === 0) return rows
  const first = nextId(rows)
  const all = [...unknown.map((each, index) => userOf(each, first + index)).reverse(), ...rows]
  tx.write(usersTable, all)
  return all
}

/** Errors for a name or address that another user has. */
export function takenFieldErrors(
  tx: Tx,
  user: Partial<Pick<User, 'id' | 'username' | 'email'>>,
): Record<string, string[]> {
  const others = usersOf(tx).filter(({ id }) => id !== user.id)
  const isTaken = (field: 'username' | 'email') => {
    const wanted = user[field]
    return wanted !== undefined && others.some((other) => isSameName(other[field], wanted))
  }
  return { ...(isTaken('username') && { username: ['taken'] }), ...(isTaken('email') && { email: ['taken'] }) }
}

/** The part of the address before the @, numbered if it is in use. */
export function usernameOf(tx: Tx, email: string): string {
  const wanted = email.slice(0, email.indexOf('@')).slice(0, 50)
  const isFree = (username: string) => Object.keys(takenFieldErrors(tx, { username })).length === 0
  for (let number = 2, name = wanted; ; number++) {
    if (isFree(name)) return name
    name = `${wanted}${number}`
  }
}

/** Updates or removes the sign-in after a change of its user. */
export function followUser(tx: Tx, before: User, after: User | undefined): void {
  const rows = tx.read(accounts)
  const account = rows.find(({ username }) => isSameName(username, before.username))
  if (!account) return
  if (!after) {
    tx.write(
      accounts,
      rows.filter((each) => each !== account),
    )
    // their id may be reused
    dropLinks(tx, account.id)
    leaveTalks(tx, account)
    leaveUploads(tx, account.id)
    tx.forget(account.id)
    return
  }
  // links that were sent there: it may be a stranger's
  if (!isSameName(after.email, account.email)) {
    dropLinks(tx, account.id)
    expireInvitation(tx, after.id)
  }
  const isGranted = JSON.stringify(after.permissions) !== JSON.stringify(before.permissions)
  const { shops: _, ...known } = account
  const next: Account = {
    ...known,
    ...(after.shops && { shops: after.shops }),
    fullName: after.fullName,
    username: after.username,
    email: after.email,
    avatar: after.avatar,
    // the sample client has a role that no user of the list has
    ...(after.role !== before.role && { role: after.role }),
    ...(isGranted && { ability: abilitiesOf(after.permissions), user_permission: [...after.permissions] }),
  }
  tx.write(
    accounts,
    rows.map((each) => (each === account ? next : each)),
  )
}
