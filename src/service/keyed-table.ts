import { type Table, table } from './table'

/** A table whose rows are many, or written often: read by key, never whole for a decision on one of them. */
export type KeyedTable<Row> = Table<Row> & {
  /** their order, and by which old rows are found */
  placeOf(row: Row): number
}

type Definition<Row> = Pick<KeyedTable<Row>, 'key' | 'placeOf' | 'kept'> & { of: 'shop' | 'everyone' }

export const keyedTable = <Row>(name: string, { placeOf, ...definition }: Definition<Row>): KeyedTable<Row> => ({
  ...table(name, definition),
  placeOf,
})

/** The rows of a keyed table in a transaction. A store's other processes need not read anything again after a write. */
export type KeyedRows<Row> = {
  get(key: string | number): Row | undefined
  /** All rows, by place. */
  all(): readonly Row[]
  /** Stores a row in place of one of its key. */
  put(row: Row): void
  remove(key: string | number): void
  /** Removes rows whose place is lower, the lowest first, so many at most. */
  removeBelow(place: number, most: number): void
}
