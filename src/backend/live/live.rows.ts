import { sql } from 'kysely'
import { isoTime } from '../../core/kernel/clock'
import type { ChangeAction, ChangeKind } from '../../core/live/live.contract'
import { type ChangesStore, changeLife, mostRemoved, type StoredChange } from '../../service/live/live.store'
import type { Connection } from '../sql/connection'
import { build, type Database } from '../sql/database'
import type { NewChange } from '../sql/gathered'
import { inParts } from '../sql/in-parts'

/** safe casts: only `storeChanges` writes these rows */
const entryOf = ({ kind, action, version, ...row }: Database['changes']): StoredChange => ({
  ...row,
  kind: kind as ChangeKind,
  action: action as ChangeAction,
  version: version ?? undefined,
})

/** The outbox in its own table. */
export function sqlChanges(connection: Connection): ChangesStore {
  const rows = build.selectFrom('changes').selectAll()
  const firstOf = (query: typeof rows) => {
    const row = connection.first(query)
    return row && entryOf(row)
  }
  return {
    after: (id, limit) =>
      connection.all(rows.where('id', '>', id).orderBy('id').limit(limit)).map((row) => entryOf(row)),
    byId: (id) => firstOf(rows.where('id', '=', id)),
    latest: () => firstOf(rows.orderBy('id', 'desc').limit(1)),
  }
}

/**
 * Appends what transactions wrote, and removes old entries. Transactions that write take turns on every database, so ids
 * become visible in ascending order.
 */
export function storeChanges(connection: Connection, written: readonly NewChange[]): void {
  const latest = written.at(-1)
  if (!latest) return
  inParts(written, (part) =>
    connection.run(
      build.insertInto('changes').values(
        part.map(({ version, ...each }, nth) => ({
          id: sql<number>`(select coalesce(max(id), 0) + ${sql.lit(nth + 1)} from changes)`,
          ...each,
          version: version ?? null,
        })),
      ),
    ),
  )
  connection.run(
    build
      .deleteFrom('changes')
      .where('id', '<', sql<number>`(select min(id) + ${sql.lit(mostRemoved)} from changes)`)
      .where('at', '<', isoTime(Date.parse(latest.at) - changeLife)),
  )
}
