import type { ChangeKind } from '../core/live/live.contract'
import type { TalksStore } from './chat/chat.talks.store'
import type { CardsStore } from './customers/customers.cards.store'
import type { CustomersStore } from './customers/customers.store'
import type { KeyedRows, KeyedTable } from './keyed-table'
import type { ChangesStore } from './live/live.store'
import type { OrdersStore } from './orders/orders.store'
import type { Bearer } from './rights'
import type { Table } from './table'
import type { ActivityStore } from './users/users.activity.store'

/**
 * A transaction for one decision: synchronous, and reads see its own writes. Small tables are read whole, keyed ones row by
 * row; orders and customers are many, and are queried. Valid until the decision ends.
 */
export type Tx = {
  /** milliseconds since 1970 */
  now(): number
  /** in [0, 1); not for anything unique or secret */
  random(): number
  read<Row>(table: Table<Row>): readonly Row[]
  /** Stored rows of all owners whose JSON contains this text, in no order. */
  containing<Row>(table: Table<Row>, text: string): readonly Row[]
  /** Replaces all rows of a table, in this order; throws on duplicate keys. */
  write<Row>(table: Table<Row>, rows: readonly Row[]): void
  /** The rows of a table that is read by key. */
  keyed<Row>(table: KeyedTable<Row>): KeyedRows<Row>
  /** Reports a record of the shop as changed that follows from others, of which nothing is written. */
  announce(kind: ChangeKind, ref: string): void
  /** Deletes a removed user's rows from all personal tables. */
  forget(person: number): void
  readonly orders: OrdersStore
  readonly customers: CustomersStore
  /** what staff know of customers */
  readonly cards: CardsStore
  readonly activity: ActivityStore
  /** messages between staff users */
  readonly talks: TalksStore
  /** What transactions wrote. The store itself appends what this one writes, when it ends. */
  readonly changes: ChangesStore
  /** The shops that the caller works for, and whose orders, invoices and customers are all there is; missing = all. */
  readonly within?: readonly number[]
  /** With `within`: the same transaction without this limit, for what may not show through it, like the next number. */
  readonly whole?: Tx
}

export const wholeOf = (tx: Tx): Tx => tx.whole ?? tx

/** Where the rows are: in memory, in a file, in a database. */
export type Store = {
  /**
   * Runs `act` in a transaction, with the personal tables of `who`; commits all writes, or none if it throws. Resolves
   * once committed. May run `act` again, on newer rows or after waiting for a lock: it must only read, decide and
   * write. `likely` is a hint for stores where reading is cheaper than writing.
   */
  transact<T>(who: Bearer | null, act: (tx: Tx) => T, likely?: 'reads'): Promise<T>
}
