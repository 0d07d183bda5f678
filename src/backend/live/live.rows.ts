import { sql } from 'kysely'
import { isoTime } from '../../core/kernel/clock'
import type { ChangeAction, ChangeKind } from '../../core/live/live.contract'
import {
  type ChangesStore,
  changeLife,
  mostRemoved,
  type StoredChange,
  type WrittenRecord,
} from '../../service/live/live.store'
import type { Bearer } from '../../service/rights'
import type { Connection } from '../sql/connection'
import { build, type Database } from '../sql/schema'

/** safe casts: only `appendChanges` writes these rows */
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
 * Appends what a transaction wrote, and removes old entries. Transactions that write take turns on every database, so ids
 * become visible in ascending order.
 */
export function appendChanges(
  connection: Connection,
  who: Bearer | null,
  now: number,
  written: readonly WrittenRecord[],
): void {
  if (written.length === 0) return
  const made = { at: isoTime(now), by: who?.id ?? 0, session: who?.session ?? '' }
  for (const { version, ...each } of written)
    connection.run(
      build.insertInto('changes').values({
        id: sql`(select coalesce(max(id), 0) + 1 from changes)`,
        ...each,
        version: version ?? null,
        ...made,
      }),
    )
  connection.run(
    build
      .deleteFrom('changes')
      .where('id', '<', sql<number>`(select min(id) + ${sql.lit(mostRemoved)} from changes)`)
      .where('at', '<', isoTime(now - changeLife)),
  )
}
