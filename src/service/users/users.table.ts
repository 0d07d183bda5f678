import type { User } from '../../core/users/users.user'
import { type Account, isSameName } from '../auth/auth.table'
import type { Tx } from '../store'
import { table } from '../table'

export type StoredUser = User & { version: number }

export const usersTable = table<StoredUser>('users', { of: 'shop', key: ({ id }) => id, kind: 'users' })

/** Whether this user may not sign in, according to the user list. */
export const isInactive = (tx: Tx, { username }: Pick<Account, 'username'>): boolean =>
  tx.read(usersTable).some((user) => isSameName(user.username, username) && user.status === 'inactive')
