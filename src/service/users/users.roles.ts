/** Permissions of each role. */
export const rolePermissions: Readonly<Record<string, readonly string[]>> = {
  admin: ['manage:all'],
  editor: ['manage:Order', 'manage:Product', 'read:Shop', 'read:Invoice', 'read:Analytics', 'read:Auth'],
  author: ['manage:Order', 'read:Product', 'read:Shop', 'read:Auth'],
  maintainer: ['read:Order', 'write:Order', 'read:Analytics', 'manage:Product', 'manage:Shop', 'read:Auth'],
  subscriber: ['read:Auth'],
}
