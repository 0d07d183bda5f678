import { newcomerToken } from '../../core/auth/auth.newcomer'
import { dayMs } from '../../core/kernel/timings'
import { abilitiesOf } from '../../core/users/users.permissions'
import type { Backend } from '../handle'
import { nextId } from '../next-id'
import type { Tx } from '../store'
import { usernameOf, usersOf } from '../users/users.accounts'
import { giveLink } from './auth.links'
import { noPassword } from './auth.password'
import { randomText } from './auth.random'
import { endSessionsOf } from './auth.sessions'
import { type Account, accounts, isSameName } from './auth.table'
import { hashOf } from './auth.tries'

/** A new owner account: all permissions, no password, no name yet. */
const newOwner = (tx: Tx, email: string): Omit<Account, 'id'> => ({
  fullName: '',
  username: usernameOf(tx, email),
  email,
  password: noPassword,
  avatar: null,
  role: 'owner',
  ability: [{ action: 'manage', subject: 'all' }],
})

/** An account without a password for a user in the user list. */
function knownUser(tx: Tx, email: string): Omit<Account, 'id'> | undefined {
  const user = usersOf(tx).find((each) => isSameName(each.email, email))
  if (!user) return undefined
  const { fullName, username, avatar, role, permissions, shops } = user
  return {
    fullName,
    username,
    email: user.email,
    password: noPassword,
    avatar,
    role,
    ability: abilitiesOf(permissions),
    user_permission: [...permissions],
    ...(shops && { shops }),
  }
}

/** The account of an address; creates it for a user of the list, or for a new owner. */
export function accountOf(tx: Tx, email: string, as: 'owner' | 'user'): Account | undefined {
  const rows = tx.read(accounts)
  const known = rows.find((each) => isSameName(each.email, email))
  if (known) return known
  const made = knownUser(tx, email) ?? (as === 'owner' ? newOwner(tx, email) : undefined)
  if (!made) return undefined
  const account = { ...made, id: nextId(rows) }
  tx.write(accounts, [...rows, account])
  // of a deleted user who had this id
  endSessionsOf(tx, account.id)
  return account
}

/**
 * Returns the token of a link for setting a password, valid once and for 24 hours. Creates an owner who doesn't exist
 * yet; undefined if a user isn't in the user list.
 */
export async function invite(
  { store }: Pick<Backend, 'store'>,
  email: string,
  as: 'owner' | 'user',
): Promise<string | undefined> {
  const token = randomText(24)
  const newcomers = `${newcomerToken}${token}`
  const [hash, newcomersHash] = await Promise.all([hashOf(token), hashOf(newcomers)])
  return store.transact(null, (tx) => {
    const account = accountOf(tx, email.trim(), as)
    if (!account) return undefined
    const isNew = account.password.hash === ''
    giveLink(tx, account.id, isNew ? newcomersHash : hash, dayMs)
    return isNew ? newcomers : token
  })
}

/** True if no account has a password yet, so nobody can sign in. */
export const isUnowned = ({ store }: Pick<Backend, 'store'>): Promise<boolean> =>
  store.transact(null, (tx) => tx.read(accounts).every(({ password }) => password.hash === ''))
