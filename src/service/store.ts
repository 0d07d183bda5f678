import type { CustomersStore } from './customers/customers.store'
import type { OrdersStore } from './orders/orders.store'
import type { Bearer } from './rights'
import type { Table } from './table'

/**
 * One state of the rows, for one decision: nothing waits, and what is written is read back. Small tables are read whole;
 * orders and customers are many, and are asked for what is needed. It ends with the decision.
 */
export type Tx = {
  /** milliseconds since 1970 */
  now(): number
  /** in [0, 1); nothing that must be unique or secret comes from it */
  random(): number
  read<Row>(table: Table<Row>): readonly Row[]
  /** Replaces all rows of a table, in this order; throws where two have one key. */
  write<Row>(table: Table<Row>, rows: readonly Row[]): void
  /** Drops the rows of a person who is no longer here, in all tables that are a person's. */
  forget(person: number): void
  readonly orders: OrdersStore
  readonly customers: CustomersStore
}

/** Where the rows are: in memory, in a file, in a database. */
export type Store = {
  /**
   * Runs `act` on one state of the rows, a person's tables being those of `who`, and keeps all it wrote, or nothing where
   * it throws. Resolves once that is kept. May run `act` again, on newer rows or on rows it had to wait for: it only reads,
   * decides and writes.
   */
  transact<T>(who: Bearer | null, act: (tx: Tx) => T): Promise<T>
}
