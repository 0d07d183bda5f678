import type { User as Person } from '../../auth/auth.contract'
import { abilitiesOf, sameCodes } from '../users.permissions'
import type { User } from '../users.user'

/** The session's part of a change to a user, by username. */
export type PersonChange = { username: string; fields: Partial<Person> }

/** Undefined if nothing in the session changed. */
export function personChange(before: User, after: User): PersonChange | undefined {
  const fields: Partial<Person> = {}
  for (const name of ['fullName', 'username', 'email', 'role'] as const)
    if (after[name] !== before[name]) fields[name] = after[name]
  if (after.avatar !== before.avatar) fields.avatar = after.avatar
  if (!sameCodes(after.permissions, before.permissions)) {
    fields.ability = abilitiesOf(after.permissions)
    fields.user_permission = [...after.permissions]
  }
  const worksFor = after.shops ?? []
  if (worksFor.join() !== (before.shops ?? []).join()) fields.shops = worksFor
  return Object.keys(fields).length > 0 ? { username: before.username, fields } : undefined
}
