import { isRefusedCOD } from '../../core/orders/orders.kinds'
import { countCustomer, customerOf, refreshCustomer } from '../customers/customers.rows'
import { orderWords, rowOf } from '../orders/orders.row'
import { countOrder } from '../orders/orders.sums'
import type { Connection } from '../sqlite/connection'
import { build } from '../sqlite/schema'
import { storedOrders } from './expected'

const derivedTables = ['order_days', 'order_provinces', 'order_words', 'customer_words', 'customers'] as const

/** Rebuilds what is derived from the orders, in one transaction. The orders, their histories and keys stay as they are. */
export function rebuild(connection: Connection): void {
  connection.execute('begin immediate; pragma defer_foreign_keys = on')
  try {
    for (const name of derivedTables) connection.execute(`delete from ${name}`)
    for (const { id, order } of storedOrders(connection)) {
      const customer = customerOf(connection, order)
      const { json: _, ...columns } = rowOf(order, customer)
      connection.run(build.updateTable('orders').set(columns).where('id', '=', id))
      connection.run(build.insertInto('order_words').values({ rowid: id, ...orderWords(order) }))
      countOrder(connection, order, 1)
      countCustomer(connection, customer, { orders: 1, refused: Number(isRefusedCOD(order)) })
    }
    for (const { id } of connection.all(build.selectFrom('customers').select('id'))) refreshCustomer(connection, id)
    connection.execute('commit')
  } catch (error) {
    if (connection.isInTransaction()) connection.execute('rollback')
    throw error
  }
}
