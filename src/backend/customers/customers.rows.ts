import { sql } from 'kysely'
import { arabicDigits } from '../../core/kernel/money'
import type { Order } from '../../core/orders/orders.contract'
import { momentOf } from '../../core/orders/orders.day'
import { customerKey, phoneLines } from '../../core/orders/orders.search'
import { thaiKey } from '../../core/orders/orders.thai-key'
import { customerWords } from '../orders/orders.row'
import type { Connection } from '../sqlite/connection'
import { build } from '../sqlite/schema'

/** Like `thaiKey`, but compares numbers within a text by value. */
const numberedKey = (text: string): string =>
  thaiKey(arabicDigits(text).replace(/\d+/g, (digits) => digits.replace(/^0+/, '').padStart(20, '0')))

const keysOf = (order: Order) => ({
  name_key: thaiKey(order.name),
  phone_key: numberedKey(order.phoneNumber),
  address_key: numberedKey(order.address),
  sub_district_key: thaiKey(order.subDistrict),
  district_key: thaiKey(order.district),
  province_key: thaiKey(order.province),
  post_key: numberedKey(order.postNum),
})

/** Returns the id of an order's customer; inserts a row for a new one. */
export function customerOf(connection: Connection, order: Order): number {
  const key = customerKey(order.name, phoneLines(order.phoneNumber))
  const known = connection.first(build.selectFrom('customers').select('id').where('key', '=', key))
  if (known) return known.id
  const row = { key, orders: 0, refused: 0, latest: 0, latest_at: '', latest_number: '', ...keysOf(order) }
  const added = connection.first(build.insertInto('customers').values(row).returning('id'))
  return (added as { id: number }).id
}

export function countCustomer(connection: Connection, id: number, change: { orders: number; refused: number }): void {
  connection.run(
    build
      .updateTable('customers')
      .set({ orders: sql`orders + ${change.orders}`, refused: sql`refused + ${change.refused}` })
      .where('id', '=', id),
  )
}

/** Copies a customer's details from their latest order; deletes a customer without orders. */
export function refreshCustomer(connection: Connection, id: number): void {
  connection.run(build.deleteFrom('customer_words').where('rowid', '=', id))
  const latest = connection.first(
    build
      .selectFrom('orders')
      .select(['id', 'json'])
      .where('customer', '=', id)
      .orderBy('created_at', 'desc')
      .orderBy('number', 'desc')
      .limit(1),
  )
  if (!latest) {
    connection.run(build.deleteFrom('customers').where('id', '=', id))
    return
  }
  const order: Order = JSON.parse(latest.json)
  const row = { latest: latest.id, latest_at: momentOf(order), latest_number: order.OrderNumber, ...keysOf(order) }
  connection.run(build.updateTable('customers').set(row).where('id', '=', id))
  connection.run(build.insertInto('customer_words').values({ rowid: id, ...customerWords(order) }))
}
