import { shopLimitOf } from '../../core/users/users.shops'
import type { Bearer } from '../rights'
import { hasAll } from '../rights'
import { rolePermissions } from './users.roles'
import type { StoredUser } from './users.table'

/** Whether the caller works for all shops that the user works for. */
function hasAllShops({ shops }: Bearer, user: StoredUser): boolean {
  const theirs = shopLimitOf(user)
  return !shops || (theirs?.every((shop) => shops.includes(shop)) ?? false)
}

/** Whether the user to be changed has more rights than the caller. */
export function isAbove(bearer: Bearer | null, user: StoredUser): boolean {
  const { username, permissions } = user
  return bearer !== null && username !== bearer.username && !(hasAll(bearer, permissions) && hasAllShops(bearer, user))
}

/**
 * Whether the change grants more rights than the caller has, even to the caller; a role counts with its permissions.
 */
export function exceeds(bearer: Bearer | null, before: StoredUser | undefined, after: StoredUser): boolean {
  const ofRole = after.role === before?.role ? [] : rolePermissions(after.role)
  const given = [...ofRole, ...after.permissions].filter((code) => !before?.permissions.includes(code))
  return bearer !== null && !(hasAll(bearer, given) && hasAllShops(bearer, after))
}
