import type { Bearer } from '../rights'
import { hasAll } from '../rights'
import { rolePermissions } from './users.roles'
import type { StoredUser } from './users.table'

/** Whether the user to be changed has more rights than the caller. */
export const isAbove = (bearer: Bearer | null, { username, permissions }: StoredUser): boolean =>
  bearer !== null && username !== bearer.username && !hasAll(bearer, permissions)

/**
 * Whether the change grants more rights than the caller has, even to the caller; a role counts with its permissions.
 */
export function exceeds(bearer: Bearer | null, before: StoredUser | undefined, after: StoredUser): boolean {
  const ofRole = after.role === before?.role ? [] : rolePermissions(after.role)
  const given = [...ofRole, ...after.permissions].filter((code) => !before?.permissions.includes(code))
  return bearer !== null && !hasAll(bearer, given)
}
