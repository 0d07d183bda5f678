import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { changesBetween, note } from './users.activity.write'
import type { StoredUser } from './users.table'

/** The fields that decide what a user may do, and who they are. */
const watched = ({ fullName, username, email, role, status, permissions }: StoredUser) => ({
  fullName,
  username,
  email,
  role,
  status,
  permissions: [...permissions].sort().join(', '),
})

/** Appends a change of a user to the activity log; other fields only by name. */
export function noteUser(
  tx: Tx,
  by: Bearer | null,
  call: string,
  before: StoredUser | undefined,
  after: StoredUser | undefined,
): void {
  const record = after ?? before
  if (!record) return
  const changes = changesBetween(before && watched(before), after && watched(after))
  note(tx, by, { kind: 'user', call, record: record.fullName || record.username, changes })
}
