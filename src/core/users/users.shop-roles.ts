import { lookUp } from '../kernel/look-up'
import type { ShopRole } from './users.user'

/** Permissions of a shop's roles. A user starts with those of their role; an owner may then change single ones. */
const shopRolePermissions: Readonly<Record<ShopRole, readonly string[]>> = {
  owner: ['manage:all'],
  /** sees orders, writes invoices, settles COD, sees figures */
  bookkeeper: ['read:Order', 'manage:Settlement', 'manage:Invoice', 'read:Analytics', 'manage:Chat', 'read:Auth'],
  /** takes and changes orders, and sees customers */
  clerk: ['read:Order', 'create:Order', 'write:Order', 'manage:Chat', 'read:Auth'],
  /** sees orders, prints labels, enters tracking numbers, marks as packed and shipped */
  packer: ['read:Parcel', 'write:Parcel', 'manage:Chat', 'read:Auth'],
}

/** Undefined for any other role. */
export const permissionsOfShopRole = (role: string): readonly string[] | undefined => lookUp(shopRolePermissions, role)
