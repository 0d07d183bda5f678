import type { KeyedRows, KeyedTable } from '../../service/keyed-table'
import type { Connection } from './connection'
import { build } from './database'

/** Rows in a table of their own, which no server keeps in memory. */
export function sqlKeyedRows<Row>(
  connection: Connection,
  { name, key: keyOf, placeOf }: KeyedTable<Row>,
): KeyedRows<Row> {
  const stored = build.selectFrom('keyed_rows').select('json').where('tbl', '=', name)
  const removed = build.deleteFrom('keyed_rows').where('tbl', '=', name)
  // safe cast: only `put` writes there
  const rowOf = ({ json }: { json: string }) => JSON.parse(json) as Row
  return {
    get(key) {
      const found = connection.first(stored.where('key', '=', String(key)))
      return found && rowOf(found)
    },
    all: () => connection.all(stored.orderBy('place').orderBy('key')).map(rowOf),
    put(row) {
      const values = { place: placeOf(row), json: JSON.stringify(row) }
      connection.run(
        build
          .insertInto('keyed_rows')
          .values({ tbl: name, key: String(keyOf(row, 0)), ...values })
          .onConflict((conflict) => conflict.columns(['tbl', 'key']).doUpdateSet(values)),
      )
    },
    remove: (key) => connection.run(removed.where('key', '=', String(key))),
    removeBelow(place, most) {
      const oldest = build.selectFrom('keyed_rows').select('key').where('tbl', '=', name).where('place', '<', place)
      connection.run(removed.where('key', 'in', oldest.orderBy('place').limit(most)))
    },
  }
}
