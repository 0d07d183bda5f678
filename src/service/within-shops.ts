import { ordersWithin } from './orders/orders.within'
import { OutsideShops } from './outside-shops'
import type { Store, Tx } from './store'
import type { Table } from './table'

/** Rows of a table in place of those that the caller sees; the others stay where they are. */
function written<Row>(all: readonly Row[], next: readonly Row[], isWithin: (row: Row) => boolean): Row[] {
  const before = new Set(all)
  if (next.some((row) => !before.has(row) && !isWithin(row))) throw new OutsideShops()
  const rows = next.filter(isWithin)
  for (const [place, row] of all.entries()) if (!isWithin(row)) rows.splice(place, 0, row)
  return rows
}

/** A transaction in which there are these shops only, and what belongs to them. */
function txWithin(whole: Tx, shops: readonly number[]): Tx {
  const rowsIn = <Row>({ shopOf }: Table<Row>, rows: readonly Row[]): readonly Row[] =>
    shopOf ? rows.filter((row) => shops.includes(shopOf(row))) : rows
  return {
    now: () => whole.now(),
    random: () => whole.random(),
    read: (table) => rowsIn(table, whole.read(table)),
    containing: (table, text) => rowsIn(table, whole.containing(table, text)),
    write(table, next) {
      const { shopOf } = table
      whole.write(table, shopOf ? written(whole.read(table), next, (row) => shops.includes(shopOf(row))) : next)
    },
    keyed: (table) => whole.keyed(table),
    announce: (kind, ref) => whole.announce(kind, ref),
    forget: (person) => whole.forget(person),
    get orders() {
      return ordersWithin(whole.orders, shops)
    },
    get customers() {
      return whole.customers.within(shops)
    },
    get cards() {
      return whole.cards
    },
    activity: whole.activity,
    talks: whole.talks,
    changes: whole.changes,
    within: shops,
    whole,
  }
}

/** A store whose transactions are limited to the shops that their caller works for. */
export const withinShops = (store: Store): Store => ({
  transact: (who, act, likely) => store.transact(who, (tx) => act(who?.shops ? txWithin(tx, who.shops) : tx), likely),
})
