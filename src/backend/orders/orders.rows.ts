import { sql } from 'kysely'
import type { ChangeAction } from '../../core/live/live.contract'
import type { Order } from '../../core/orders/orders.contract'
import { orderNumber, orderRunning, printNumber } from '../../core/orders/orders.number'
import { lastOfShops } from '../../service/live/live.store'
import type { OrdersStore } from '../../service/orders/orders.store'
import { customersOf, likelyReads, type Saved } from '../customers/customers.rows'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import type { CreatedOrder } from '../sql/gathered'
import { inParts } from '../sql/in-parts'
import { findOrders } from './orders.find'
import { continued, historiesOf, storeHistories } from './orders.histories'
import { storeLetters } from './orders.letters'
import { requestHash } from './orders.request-hash'
import { orderWords, rowOf } from './orders.row'
import { countOrders, daySumsOf, figuresOf, piecesIn, storedPieces, summaryOf } from './orders.sums'
import { orderOf } from './orders.text'
import { trackedOrders } from './orders.tracked'

/** A stored order with its row id and customer. */
type Stored = { readonly id: number; readonly customer: number; readonly order: Order }

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
    order: orderOf(json, histories.get(id)),
  }))
}

const hasSameWords = ({ order, before }: Saved): boolean =>
  before !== undefined && JSON.stringify(orderWords(order)) === JSON.stringify(orderWords(before.order))

function storeWords(connection: Connection, saved: readonly Saved[]): void {
  const changed = saved.filter((each) => !hasSameWords(each))
  for (const { id, before } of changed)
    if (before) connection.run(build.deleteFrom('order_words').where('rowid', '=', id))
  const rows = changed.map(({ id, order }) => ({ rowid: id, ...orderWords(order) }))
  inParts(rows, (part) => connection.run(build.insertInto('order_words').values([...part])))
}

/** Inserts orders, or replaces those with a stored state, with all that depends on them. */
function storeOrders(connection: Connection, saved: readonly Saved[]): void {
  if (saved.length === 0) return
  const customers = customersOf(connection, saved)
  const rows = saved.map(({ id, order, before }) => ({ id, before, row: rowOf(order, customers.idOf(order)) }))
  // without its id: SQLite would look through the keys of all orders for references to it
  for (const { id, before, row } of rows)
    if (before) connection.run(build.updateTable('orders').set(row).where('id', '=', id))
  const added = rows.filter(({ before }) => !before).map(({ id, row }) => ({ id, ...row }))
  inParts(added, (part) => connection.run(build.insertInto('orders').values([...part])))
  storeHistories(connection, saved.flatMap(continued))
  storeWords(connection, saved)
  countOrders(
    connection,
    saved.map(({ before, order }) => ({ before: before?.order, after: order })),
  )
  storeLetters(
    connection,
    saved.map(({ id, before, order }) => ({ id, before: before?.order, after: order })),
  )
  customers.update()
}

/** Each is the end of an index. */
const highestNumbers = build.selectNoFrom([
  sql<number | null>`(select max(id) from orders)`.as('id'),
  sql<number | null>`(select max(running) from orders)`.as('running'),
  sql<number | null>`(select max(print_running) from orders where print_running is not null)`.as('print'),
])

/** The highest numbers in use. */
function highestOf(connection: Connection) {
  const row = connection.first(highestNumbers)
  return { id: row?.id ?? 0, running: row?.running ?? 0, print: row?.print ?? 0 }
}

/** Stores new orders together, in the order in which they were created. */
export function storeCreated(connection: Connection, created: readonly CreatedOrder[]): void {
  if (created.length === 0) return
  const orders = created.map(({ order }) => order)
  connection.expect?.(...likelyReads(connection, orders))
  const first = highestOf(connection).id + 1
  storeOrders(
    connection,
    orders.map((order, nth) => ({ id: first + nth, order, before: undefined })),
  )
  const keys = created.map(({ under: { key, body } }, nth) => ({ key, order_id: first + nth, hash: requestHash(body) }))
  inParts(keys, (part) => connection.run(build.insertInto('order_keys').values([...part])))
}

/** Where new orders are gathered, and a connection that reads what was stored before them. */
export type Adding = { readonly direct: Connection; readonly created: CreatedOrder[] }

/**
 * Orders in their own tables. Queries use indices, or totals that are updated with every change. `onWrite` is told
 * every order that is stored, of those that one `save` adds the last one of
 * each shop.
 */
export function sqlOrders(
  connection: Connection,
  now: () => number,
  { direct, created }: Adding = { direct: connection, created: [] },
  onWrite?: (order: Order, action: ChangeAction, before: Order | undefined) => void,
): OrdersStore {
  const byNumber: OrdersStore['byNumber'] = (numbers) =>
    new Map(storedOf(connection, numbers).map(({ order }) => [order.OrderNumber, order]))

  return {
    find: (query) => findOrders(connection, query),
    byNumber,
    byKey(key, likely) {
      const added = created.find(({ under }) => under.key === key)
      if (added) return { order: added.order, isFrom: (body) => body === added.under.body }
      if (likely)
        direct.expect?.(highestNumbers, ...(likely.pieces.length > 0 ? [storedPieces(direct, likely.pieces)] : []))
      const known = direct.first(
        build
          .selectFrom('order_keys')
          .innerJoin('orders', 'orders.id', 'order_keys.order_id')
          .select(['orders.number', 'order_keys.hash'])
          .where('order_keys.key', '=', key),
      )
      const order = known && byNumber([known.number]).get(known.number)
      return order && { order, isFrom: (body) => requestHash(body) === known.hash }
    },
    create(order, under) {
      created.push({ order, under })
      onWrite?.(order, 'created', undefined)
    },
    save(orders) {
      if (orders.length === 0) return
      const numbers = orders.map(({ OrderNumber }) => OrderNumber)
      const stored = new Map(storedOf(connection, numbers).map((each) => [each.order.OrderNumber, each]))
      let next = stored.size < numbers.length ? highestOf(connection).id + 1 : 0
      storeOrders(
        connection,
        orders.map((order): Saved => {
          const before = stored.get(order.OrderNumber)
          return { id: before?.id ?? next++, order, before }
        }),
      )
      for (const order of orders) {
        const before = stored.get(order.OrderNumber)
        if (before) onWrite?.(order, 'changed', before.order)
      }
      const added = orders.filter(({ OrderNumber }) => !stored.has(OrderNumber))
      for (const order of lastOfShops(added)) onWrite?.(order, 'created', undefined)
    },
    bySlip: (key) =>
      connection
        .all(
          build
            .selectFrom('orders')
            .select('number')
            .where('slip_key', '=', key)
            .where('slip_key', '<>', '')
            .orderBy('id'),
        )
        .map(({ number }) => number),
    byTracking: (trackingNumbers) => trackedOrders(connection, trackingNumbers),
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
      storeHistories(
        connection,
        saved.map(({ id, order: { history } }) => ({ id, history })),
      )
      for (const { id } of saved)
        connection.run(build.updateTable('order_keys').set({ hash: '' }).where('order_id', '=', id))
    },
    nextNumber() {
      const added = created.map(({ order }) => orderRunning(order.OrderNumber))
      return orderNumber(now(), Math.max(highestOf(direct).running, ...added) + 1)
    },
    nextPrintId: () => printNumber(highestOf(connection).print + 1),
    summary(query) {
      connection.long?.()
      return summaryOf(connection, query)
    },
    daySums(query) {
      connection.long?.()
      return daySumsOf(connection, query)
    },
    // what is only gathered is counted here: it needn't be stored before its batch is complete
    piecesOf: (ids) => [...direct.all(storedPieces(direct, ids)), ...piecesIn(created, ids)],
    figuresOf(by, within) {
      connection.long?.()
      return figuresOf(connection, by, within)
    },
  }
}
