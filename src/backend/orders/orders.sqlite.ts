import { sql } from 'kysely'
import type { Order } from '../../core/orders/orders.contract'
import { isRefusedCOD } from '../../core/orders/orders.kinds'
import { orderNumber, printNumber } from '../../core/orders/orders.number'
import type { OrdersStore } from '../../service/orders/orders.store'
import { countCustomer, customerOf, refreshCustomer } from '../customers/customers.rows'
import type { Connection } from '../sqlite/connection'
import { build } from '../sqlite/schema'
import { findOrders } from './orders.find'
import { orderWords, rowOf } from './orders.row'
import { countOrder, figuresOf, summaryOf } from './orders.sums'

/** A stored order with its row id and customer. */
type Stored = { readonly id: number; readonly customer: number; readonly order: Order }

const ofList = (values: readonly (string | number)[]) =>
  sql<string>`(select value from json_each(${JSON.stringify(values)}))`

function historiesOf(connection: Connection, ids: readonly number[]): ReadonlyMap<number, Order['history']> {
  const changes = connection.all(
    build
      .selectFrom('order_changes')
      .select(['order_id', 'json'])
      .where('order_id', 'in', sql<number>`${ofList(ids)}`)
      .orderBy('order_id')
      .orderBy('nth'),
  )
  const histories = new Map(ids.map((id): [number, Order['history']] => [id, []]))
  for (const { order_id, json } of changes) histories.get(order_id)?.push(JSON.parse(json))
  return histories
}

function storedOf(connection: Connection, numbers: readonly string[]): readonly Stored[] {
  const rows = connection.all(
    build.selectFrom('orders').select(['id', 'customer', 'json']).where('number', 'in', ofList(numbers)),
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

function insertOrder(connection: Connection, order: Order): number {
  const customer = customerOf(connection, order)
  const { id } = connection.first(build.insertInto('orders').values(rowOf(order, customer)).returning('id')) as {
    id: number
  }
  addChanges(connection, id, order.history, 0)
  connection.run(build.insertInto('order_words').values({ rowid: id, ...orderWords(order) }))
  countOrder(connection, order, 1)
  countCustomer(connection, customer, { orders: 1, refused: Number(isRefusedCOD(order)) })
  refreshCustomer(connection, customer)
  return id
}

function updateOrder(connection: Connection, { id, customer: before, order: old }: Stored, order: Order): void {
  const customer = customerOf(connection, order)
  connection.run(build.updateTable('orders').set(rowOf(order, customer)).where('id', '=', id))
  addChanges(connection, id, order.history, old.history.length)
  const words = orderWords(order)
  if (JSON.stringify(words) !== JSON.stringify(orderWords(old))) {
    connection.run(build.deleteFrom('order_words').where('rowid', '=', id))
    connection.run(build.insertInto('order_words').values({ rowid: id, ...words }))
  }
  countOrder(connection, old, -1)
  countOrder(connection, order, 1)
  countCustomer(connection, before, { orders: -1, refused: -Number(isRefusedCOD(old)) })
  countCustomer(connection, customer, { orders: 1, refused: Number(isRefusedCOD(order)) })
  for (const each of new Set([before, customer])) refreshCustomer(connection, each)
}

/** Orders in their own tables. Queries use indices, or totals that are updated with every change. */
export function sqliteOrders(connection: Connection, now: () => number): OrdersStore {
  const byNumber: OrdersStore['byNumber'] = (numbers) =>
    new Map(storedOf(connection, numbers).map(({ order }) => [order.OrderNumber, order]))

  function highest(of: 'running' | 'print_running'): number {
    const row = connection.first(
      build
        .selectFrom('orders')
        .where(sql<boolean>`${sql.ref(of)} is not null`)
        .select(sql<number | null>`max(${sql.ref(of)})`.as('highest')),
    )
    return row?.highest ?? 0
  }

  return {
    find: (query) => findOrders(connection, query),
    byNumber,
    byKey(key) {
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
      const order_id = insertOrder(connection, order)
      connection.run(build.insertInto('order_keys').values({ key, order_id, body }))
    },
    save(orders) {
      const stored = new Map(
        storedOf(
          connection,
          orders.map(({ OrderNumber }) => OrderNumber),
        ).map((each) => [each.order.OrderNumber, each]),
      )
      for (const order of orders) {
        const known = stored.get(order.OrderNumber)
        if (known) updateOrder(connection, known, order)
        else insertOrder(connection, order)
      }
    },
    nextNumber: () => orderNumber(now(), highest('running') + 1),
    nextPrintId: () => printNumber(highest('print_running') + 1),
    summary: (query) => summaryOf(connection, query),
    figuresOf: (by) => figuresOf(connection, by),
  }
}
