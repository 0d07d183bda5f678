import type { Account } from '../auth/auth.table'
import type { Tx } from '../store'
import { table } from '../table'
import { usersTable } from './users.table'

/** A pending invitation of a user of the list. */
export type StoredInvitation = {
  user: number
  by: string
  /** milliseconds since 1970 */
  at: number
  until: number
  /** of its emails; missing if none was chosen */
  language?: string
}

export const invitationsTable = table<StoredInvitation>('users.invitations', {
  of: 'shop',
  key: ({ user }) => user,
  kind: 'users',
})

export const dropInvitation = (tx: Tx, user: number): void =>
  tx.write(
    invitationsTable,
    tx.read(invitationsTable).filter((each) => each.user !== user),
  )

/** Its link stops working; the invitation is still listed, and gets a new one. */
export const expireInvitation = (tx: Tx, user: number): void =>
  tx.write(
    invitationsTable,
    tx.read(invitationsTable).map((each) => (each.user === user ? { ...each, until: tx.now() } : each)),
  )

/** An invited user who has set a password is active. */
export function acceptInvitation(tx: Tx, { username }: Pick<Account, 'username'>): void {
  const rows = tx.read(usersTable)
  const user = rows.find((each) => each.username.toLowerCase() === username.toLowerCase())
  if (!user || !tx.read(invitationsTable).some((each) => each.user === user.id)) return
  dropInvitation(tx, user.id)
  if (user.status !== 'pending') return
  tx.write(
    usersTable,
    rows.map((each) => (each === user ? { ...user, status: 'active', version: user.version + 1 } : each)),
  )
}
