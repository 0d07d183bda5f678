import { sql } from 'kysely'
import { isoTime } from '../../core/kernel/clock'
import type { ActivityEntry, ActivityQuery } from '../../core/users/activity/users.activity.contract'
import { type ActivityStore, isOrderNews, momentsOf } from '../../service/users/users.activity.store'
import { shopIsOneOf } from '../orders/orders.filtered'
import type { Connection } from '../sql/connection'
import { build, type Database } from '../sql/database'
import type { NewEntry } from '../sql/gathered'
import { inParts } from '../sql/in-parts'
import { orderNewsRows } from '../sql/tables'

/** Has no entries: an unknown filter matches nothing. */
const nobody = -1

const entryOf = ({ by_id, by_name, changes, ...row }: Database['activity']): ActivityEntry => ({
  ...row,
  by: { id: by_id, name: by_name },
  changes: JSON.parse(changes),
})

/** The activity log in its own table, to which nothing else writes. New entries are gathered in `entries`. */
export function sqlActivity(connection: Connection, entries: NewEntry[]): ActivityStore {
  const filtered = ({ by, kind, ...days }: ActivityQuery) => {
    const { start, end } = momentsOf(days)
    let rows = build.selectFrom('activity')
    if (by !== undefined) rows = rows.where('by_id', '=', typeof by === 'number' ? by : nobody)
    if (kind !== undefined) rows = rows.where('kind', '=', kind)
    if (start !== undefined) rows = rows.where('at', '>=', start)
    if (end !== undefined) rows = rows.where('at', '<', end)
    return rows
  }
  return {
    append: (entry) => void entries.push(entry),
    about(kinds, records) {
      const rows = connection.all(
        build
          .selectFrom('activity')
          .selectAll()
          .where('record', 'in', connection.dialect.texts(records))
          .where('kind', 'in', connection.dialect.texts(kinds))
          .orderBy('id'),
      )
      return rows.map(entryOf)
    },
    orderNews({ exceptBy, since, limit, shops }) {
      const rows = connection.all(
        build
          .selectFrom('activity')
          .selectAll()
          .where(sql<boolean>`${sql.raw(orderNewsRows)}`)
          .where('at', '>=', isoTime(since))
          .where('by_id', '!=', exceptBy)
          .$if(shops !== undefined, (news) =>
            news.where(({ exists }) =>
              exists(
                build
                  .selectFrom('orders')
                  .select('orders.id')
                  .where('orders.number', '=', sql.ref<string>('activity.record'))
                  .where(shopIsOneOf(shops ?? [])),
              ),
            ),
          )
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit),
      )
      return rows.map(entryOf).filter(isOrderNews)
    },
    erase(entries) {
      for (const { id, changes } of entries)
        connection.run(
          build
            .updateTable('activity')
            .set({ changes: JSON.stringify(changes) })
            .where('id', '=', id),
        )
    },
    find(query) {
      connection.long?.()
      const { page, perPage } = query
      const rows = connection.all(
        filtered(query)
          .selectAll()
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(perPage)
          .offset((page - 1) * perPage),
      )
      const count = connection.first(filtered(query).select(({ fn }) => fn.countAll<number>().as('total')))
      return {
        entries: rows.map(entryOf),
        total: count?.total ?? 0,
      }
    },
    people: () => connection.all(build.selectFrom('activity_people').selectAll().orderBy('id')),
  }
}

export function storeEntries(connection: Connection, entries: readonly NewEntry[]): void {
  inParts(entries, (part) =>
    connection.run(
      build.insertInto('activity').values(
        part.map(({ at, by, kind, call, record, changes }, nth) => ({
          id: sql<number>`(select coalesce(max(id), 0) + ${sql.lit(nth + 1)} from activity)`,
          at,
          by_id: by.id,
          by_name: by.name,
          kind,
          call,
          record,
          changes: JSON.stringify(changes),
        })),
      ),
    ),
  )
  const people = [...new Map(entries.map(({ by: { id, name } }) => [id, { id, name }])).values()]
  inParts(people, (part) =>
    connection.run(
      build
        .insertInto('activity_people')
        .values([...part])
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: sql<string>`excluded.name` })),
    ),
  )
}
