import { sql } from 'kysely'
import type { ChangeAction } from '../../core/live/live.contract'
import type { Order } from '../../core/orders/orders.contract'
import { orderNumber, printNumber } from '../../core/orders/orders.number'
import type { OrdersStore } from '../../service/orders/orders.store'
import { customersOf, likelyReads, type Saved } from '../customers/customers.rows'
import type { Connection } from '../sql/connection'
import { build } from '../sql/schema'
import { findOrders } from './orders.find'
import { orderWords, rowOf } from './orders.row'
import { countOrders, figuresOf, summaryOf } from './orders.sums'

/** A stored order with its row id and customer. */
type Stored = { readonly id: number; readonly customer: number; readonly order: Order }

function historiesOf(connection: Connection, ids: readonly number[]): ReadonlyMap<number, Order['history']> {
  const changes = connection.all(
    build
      .selectFrom('order_changes')
      .select(['order_id', 'json'])
      .where('order_id', 'in', connection.dialect.numbers(ids))
      .orderBy('order_id')
      .orderBy('nth'),
  )
  const histories = new Map(ids.map((id): [number, Order['history']] => [id, []]))
  for (const { order_id, json } of changes) histories.get(order_id)?.push(JSON.parse(json))
  return histories
}

function storedOf(connection: Connection, numbers: readonly string[]): readonly Stored[] {
  const rows = connection.all(
    build
      .selectFrom('orders')
      .select(['id', 'customer', 'json'])
      .where('number', 'in', connection.dialect.texts(numbers)),
  )
  const histories = historiesOf(
    connection,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, customer, json }) => ({
    id,
    customer,
    order: { ...JSON.parse(json), history: histories.get(id) ?? [] },
  }))
}

function addChanges(connection: Connection, id: number, history: Order['history'], known: number): void {
  for (const [nth, change] of history.entries())
    if (nth >= known)
      connection.run(build.insertInto('order_changes').values({ order_id: id, nth, json: JSON.stringify(change) }))
}

function storeOrder(connection: Connection, { id, order, before }: Saved, customer: number): void {
  const row = rowOf(order, customer)
  if (before) connection.run(build.updateTable('orders').set(row).where('id', '=', id))
  else connection.run(build.insertInto('orders').values({ id, ...row }))
  addChanges(connection, id, order.history, before?.order.history.length ?? 0)
  const words = orderWords(order)
  if (before && JSON.stringify(words) === JSON.stringify(orderWords(before.order))) return
  if (before) connection.run(build.deleteFrom('order_words').where('rowid', '=', id))
  connection.run(build.insertInto('order_words').values({ rowid: id, ...connection.dialect.wordsOf(words) }))
}

/** Inserts orders, or replaces those with a stored state, with all that depends on them. */
function storeOrders(connection: Connection, saved: readonly Saved[]): void {
  if (saved.length === 0) return
  const customers = customersOf(connection, saved)
  for (const each of saved) storeOrder(connection, each, customers.idOf(each.order))
  countOrders(
    connection,
    saved.map(({ before, order }) => ({ before: before?.order, after: order })),
  )
  customers.update()
}

/** Each is the end of an index. */
const highestNumbers = build.selectNoFrom([
  sql<number | null>`(select max(id) from orders)`.as('id'),
  sql<number | null>`(select max(running) from orders)`.as('running'),
  sql<number | null>`(select max(print_running) from orders where print_running is not null)`.as('print'),
])

/**
 * Orders in their own tables. Queries use indices, or totals that are updated with every change. `onWrite` is told every
 * order that is stored.
 */
export function sqlOrders(
  connection: Connection,
  now: () => number,
  onWrite?: (order: Order, action: ChangeAction) => void,
): OrdersStore {
  const byNumber: OrdersStore['byNumber'] = (numbers) =>
    new Map(storedOf(connection, numbers).map(({ order }) => [order.OrderNumber, order]))

  /** The highest numbers in use. */
  const highest = () => {
    const row = connection.first(highestNumbers)
    return { id: row?.id ?? 0, running: row?.running ?? 0, print: row?.print ?? 0 }
  }

  return {
    find: (query) => findOrders(connection, query),
    byNumber,
    byKey(key, likely) {
      if (likely) connection.expect?.(highestNumbers, ...likelyReads(connection, likely))
      const known = connection.first(
        build
          .selectFrom('order_keys')
          .innerJoin('orders', 'orders.id', 'order_keys.order_id')
          .select(['orders.number', 'order_keys.body'])
          .where('order_keys.key', '=', key),
      )
      const order = known && byNumber([known.number]).get(known.number)
      return order && { order, body: known.body }
    },
    create(order, { key, body }) {
      const order_id = highest().id + 1
      storeOrders(connection, [{ id: order_id, order, before: undefined }])
      connection.run(build.insertInto('order_keys').values({ key, order_id, body }))
      onWrite?.(order, 'created')
    },
    save(orders) {
      if (orders.length === 0) return
      const numbers = orders.map(({ OrderNumber }) => OrderNumber)
      const stored = new Map(storedOf(connection, numbers).map((each) => [each.order.OrderNumber, each]))
      let next = stored.size < numbers.length ? highest().id + 1 : 0
      storeOrders(
        connection,
        orders.map((order): Saved => {
          const before = stored.get(order.OrderNumber)
          onWrite?.(order, before ? 'changed' : 'created')
          return { id: before?.id ?? next++, order, before }
        }),
      )
    },
    ofCustomer(key) {
      const rows = connection.all(
        build
          .selectFrom('customers')
          .innerJoin('orders', 'orders.customer', 'customers.id')
          .select('orders.number')
          .where('customers.key', '=', key)
          .orderBy('orders.id'),
      )
      const numbers = rows.map(({ number }) => number)
      const known = byNumber(numbers)
      return numbers.flatMap((number) => known.get(number) ?? [])
    },
    requestsFor(numbers) {
      const rows = connection.all(
        build
          .selectFrom('order_keys')
          .innerJoin('orders', 'orders.id', 'order_keys.order_id')
          .select('order_keys.body')
          .where('orders.number', 'in', connection.dialect.texts(numbers))
          .orderBy('orders.id'),
      )
      return rows.map(({ body }) => body)
    },
    erase(orders) {
      const stored = new Map(
        storedOf(
          connection,
          orders.map(({ OrderNumber }) => OrderNumber),
        ).map((each) => [each.order.OrderNumber, each]),
      )
      const saved = orders.flatMap((order): Saved[] => {
        const before = stored.get(order.OrderNumber)
        return before ? [{ id: before.id, order, before }] : []
      })
      storeOrders(connection, saved)
      for (const { id, order } of saved) {
        connection.run(build.deleteFrom('order_changes').where('order_id', '=', id))
        addChanges(connection, id, order.history, 0)
        connection.run(build.updateTable('order_keys').set({ body: '' }).where('order_id', '=', id))
      }
    },
    nextNumber: () => orderNumber(now(), highest().running + 1),
    nextPrintId: () => printNumber(highest().print + 1),
    summary(query) {
      connection.long?.()
      return summaryOf(connection, query)
    },
    figuresOf(by) {
      connection.long?.()
      return figuresOf(connection, by)
    },
  }
}
