import type { User } from '../../core/users/users.user'
import { table } from '../table'

export type StoredUser = User & { version: number }

export const usersTable = table<StoredUser>('users', { of: 'shop', key: ({ id }) => id, kind: 'users' })
