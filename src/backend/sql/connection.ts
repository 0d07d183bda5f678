import { type Compilable, type RawBuilder, type RootOperationNode, sql } from 'kysely'
import type { Search } from '../../core/orders/orders.search'

/** A query built with `build`. Each database compiles it to its own dialect. */
export type Query<Row> = Compilable<Row> & { toOperationNode(): RootOperationNode }

/** Runs the queries of one decision. A decision is synchronous, so a read returns rows or ends the run. */
export type Connection = {
  readonly dialect: Dialect
  all<Row>(query: Query<Row>): Row[]
  first<Row>(query: Query<Row>): Row | undefined
  run(query: Query<unknown>): void
  /** Says which reads are likely to follow the next one, so that they can be sent together. */
  expect?(...queries: readonly Query<unknown>[]): void
  /** Says that the next reads may take long, so that they can run elsewhere; may end the run. */
  long?(): void
}

export const searched = ['order', 'customer', 'card'] as const
export type Searched = (typeof searched)[number]

/** Texts that are searched, one per line, each followed by two line ends, and the digits of phone numbers. */
export type Words = { readonly words: string; readonly digits: string }

/** Columns of an index that isn't always the quickest way. */
export type Compared = 'id' | 'shop_id'

/** The SQL that differs between databases. */
export type Dialect = {
  /** the values as a subquery, so that the statement's text doesn't depend on their number */
  numbers(values: readonly number[]): RawBuilder<number>
  texts(values: readonly string[]): RawBuilder<string>
  /** whether the texts that are searched can be read back */
  readonly keepsWords: boolean
  /** a subquery for the ids of matching rows: exactly those in whose texts `includes()` finds the search */
  found(connection: Connection, of: Searched, search: Omit<Search, 'isIn'>): RawBuilder<number>
  /**
   * a column that is only compared: rows are read in the order that is asked for, not by its index. Undefined if the
   * database decides by itself.
   */
  compared?(column: Compared): RawBuilder<number>
  /** all values of `rowid`, with commas between them */
  readonly joinedIds: RawBuilder<string | null>
}

/** Matches nothing. */
export const never = sql<boolean>`1 = 0`
