import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { changesBetween, note } from './users.activity.write'
import type { StoredUser } from './users.table'
import { worksForText } from './users.works-for'

/** The fields that decide what a user may do, and who they are. */
const watched = (tx: Tx, user: StoredUser) => {
  const { fullName, username, email, role, status, permissions } = user
  return {
    fullName,
    username,
    email,
    role,
    status,
    permissions: [...permissions].sort().join(', '),
    shops: worksForText(tx, user),
  }
}

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
  const changes = changesBetween(before && watched(tx, before), after && watched(tx, after))
  note(tx, by, { kind: 'user', call, record: record.fullName || record.username, changes })
}
