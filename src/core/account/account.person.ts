import type { User as Person } from '../auth/auth.contract'
import type { Account } from './account.contract'

/** What a change means for the session of the signed-in user. */
export type AccountPerson = { username: string; fields: Partial<Person> }

/** Undefined when nothing that a session knows was changed. */
export function personOf(before: Account, { general }: Account): AccountPerson | undefined {
  const { username, fullName, email, avatar } = general
  const isSame = (['username', 'fullName', 'email', 'avatar'] as const).every(
    (name) => general[name] === before.general[name],
  )
  return isSame ? undefined : { username: before.general.username, fields: { username, fullName, email, avatar } }
}
