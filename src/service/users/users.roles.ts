import { lookUp } from '../../core/kernel/look-up'
import { permissionsOfShopRole } from '../../core/users/users.shop-roles'

const otherRolePermissions: Readonly<Record<string, readonly string[]>> = {
  admin: ['manage:all'],
  editor: [
    'manage:Order',
    'manage:Settlement',
    'manage:Product',
    'read:Shop',
    'read:Invoice',
    'read:Analytics',
    'read:Auth',
  ],
  author: ['manage:Order', 'manage:Settlement', 'read:Product', 'read:Shop', 'read:Auth'],
  maintainer: [
    'read:Order',
    'write:Order',
    'manage:Settlement',
    'read:Analytics',
    'manage:Product',
    'manage:Shop',
    'read:Auth',
  ],
  subscriber: ['read:Auth'],
}

/** Permissions of a role; none for an unknown one. */
export const rolePermissions = (role: string): readonly string[] =>
  permissionsOfShopRole(role) ?? lookUp(otherRolePermissions, role) ?? []
