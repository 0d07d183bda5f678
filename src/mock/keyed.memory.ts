import type { KeyedRows, KeyedTable } from '../service/keyed-table'
import type { MemoryTables } from './memory-tables'

/** Keyed rows in memory. */
export function memoryKeyed<Row>({ read, put }: MemoryTables, table: KeyedTable<Row>): KeyedRows<Row> {
  const keyOf = (row: Row) => String(table.key(row, 0))
  const byPlace = (one: Row, other: Row) => table.placeOf(one) - table.placeOf(other)
  const others = (key: string | number) => read(table).filter((row) => keyOf(row) !== String(key))
  return {
    get: (key) => read(table).find((row) => keyOf(row) === String(key)),
    all: () => read(table).toSorted(byPlace),
    put: (row) => put(table, [...others(keyOf(row)), row]),
    remove: (key) => put(table, others(key)),
    removeBelow(place, most) {
      const removed = new Set(
        read(table)
          .filter((row) => table.placeOf(row) < place)
          .sort(byPlace)
          .slice(0, most),
      )
      if (removed.size > 0)
        put(
          table,
          read(table).filter((row) => !removed.has(row)),
        )
    },
  }
}
