import { customersOf } from '../customers/customers.rows'
import { storeLetters } from '../orders/orders.letters'
import { orderWords, rowOf } from '../orders/orders.row'
import { countOrders } from '../orders/orders.sums'
import { build } from '../sql/database'
import type { SqliteConnection } from '../sqlite/sqlite-connection'
import { rebuildCards } from './customers'
import { type StoredOrder, storedOrders } from './expected'

const derivedTables = [
  'order_days',
  'order_provinces',
  'order_kinds',
  'order_products',
  'order_letters',
  'order_words',
  'customer_words',
  'card_words',
  'card_keys',
  'customers',
] as const

const mostTogether = 500

function rebuildSome(connection: SqliteConnection, stored: readonly StoredOrder[]): void {
  const saved = stored.map(({ id, order }) => ({ id, order, before: undefined }))
  const customers = customersOf(connection, saved)
  for (const { id, order } of saved) {
    const { json: _, ...columns } = rowOf(order, customers.idOf(order))
    connection.run(build.updateTable('orders').set(columns).where('id', '=', id))
    connection.run(build.insertInto('order_words').values({ rowid: id, ...orderWords(order) }))
  }
  countOrders(
    connection,
    saved.map(({ order }) => ({ before: undefined, after: order })),
  )
  storeLetters(
    connection,
    saved.map(({ id, order }) => ({ id, before: undefined, after: order })),
  )
  customers.update()
}

/** Rebuilds what is derived from the orders and cards, in one transaction. They, and histories and keys of orders, stay as they are. */
export function rebuild(connection: SqliteConnection): void {
  connection.execute('begin immediate; pragma defer_foreign_keys = on')
  try {
    for (const name of derivedTables) connection.execute(`delete from ${name}`)
    rebuildCards(connection)
    let waiting: StoredOrder[] = []
    for (const stored of storedOrders(connection)) {
      waiting.push(stored)
      if (waiting.length < mostTogether) continue
      rebuildSome(connection, waiting)
      waiting = []
    }
    if (waiting.length > 0) rebuildSome(connection, waiting)
    connection.execute('commit')
  } catch (error) {
    if (connection.isInTransaction()) connection.execute('rollback')
    throw error
  }
}
