import type { User } from '../../core/auth/auth.contract'
import { table } from '../table'
import type { PasswordHash } from './auth.password'

/** A user who may sign in. */
export type Account = User & { readonly password: PasswordHash }

export const accounts = table<Account>('auth.accounts', { of: 'everyone', key: ({ id }) => id })

/** Whether two email addresses or usernames are the same: regardless of case and outer spaces. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
