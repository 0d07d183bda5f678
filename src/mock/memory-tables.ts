import type { Tx } from '../service/store'
import type { Table } from '../service/table'

/** Rows by table, as one transaction sees them. */
export type MemoryTables = Pick<Tx, 'now' | 'read'> & {
  put<Row>(table: Table<Row>, rows: readonly Row[]): void
}
