import type { User as Person } from '../auth/auth.contract'
import type { Account } from './account.contract'

/** The session's part of a change to the signed-in user. */
export type AccountPerson = { username: string; fields: Partial<Person> }

/** Undefined if nothing in the session changed. */
export function personOf(before: Account, { general }: Account): AccountPerson | undefined {
  const { username, fullName, email, avatar } = general
  const isSame = (['username', 'fullName', 'email', 'avatar'] as const).every(
    (name) => general[name] === before.general[name],
  )
  return isSame ? undefined : { username: before.general.username, fields: { username, fullName, email, avatar } }
}
