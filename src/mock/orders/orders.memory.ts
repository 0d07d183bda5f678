import { satang } from '../../core/kernel/money'
import type { ChangeAction } from '../../core/live/live.contract'
import type { Order } from '../../core/orders/orders.contract'
import { orderNumber, printNumber } from '../../core/orders/orders.number'
import { slipKey } from '../../core/orders/orders.slip'
import type { UserFigures } from '../../core/users/users.contract'
import { lastOfShops } from '../../service/live/live.store'
import type { OrdersStore } from '../../service/orders/orders.store'
import { orderKeysTable, ordersTable } from '../../service/orders/orders.table'
import { groupsOf } from '../customers/customers.groups'
import type { MemoryTables } from '../memory-tables'
import { foundIn, pageOf } from './orders.found'
import { indexOf, runningIn } from './orders.index'
import { withOrders } from './orders.replace'
import { daySumsOf, summaryOf } from './orders.summary'

function figuresOf(orders: readonly Order[], by: string): UserFigures {
  const taken = orders.filter(({ history }) => history[0]?.by === by)
  const kept = taken.filter(({ OrderStatus }) => OrderStatus !== 'cancelled')
  return {
    orders: taken.length,
    sales: satang(kept.reduce((sum, { total }) => sum + total, 0)),
    printed: orders.filter(({ printAddrData }) => printAddrData.printBy === by).length,
    lastOrderAt: taken.reduce<string | null>(
      (last, { createdAt }) => (last && last > createdAt ? last : createdAt),
      null,
    ),
  }
}

/**
 * Orders in memory, with an index that follows each change. `onWrite` is told every order that is stored, of those that one
 * `save` adds the last one of each shop.
 */
export function memoryOrders(
  { now, read, put }: MemoryTables,
  onWrite: (order: Order, action: ChangeAction, before: Order | undefined) => void,
): OrdersStore {
  const rows = () => read(ordersTable)

  const byNumber: OrdersStore['byNumber'] = (numbers) => {
    const wanted = new Set(numbers)
    const found = rows().filter(({ OrderNumber }) => wanted.has(OrderNumber))
    return new Map(found.map((order) => [order.OrderNumber, order]))
  }

  const byKey: OrdersStore['byKey'] = (key) => {
    const known = read(orderKeysTable).find((each) => each.key === key)
    const order = known && byNumber([known.OrderNumber]).get(known.OrderNumber)
    return order && { order, isFrom: (body) => body === known.body }
  }

  const save = (orders: readonly Order[]): void => {
    if (orders.length === 0) return
    const known = byNumber(orders.map(({ OrderNumber }) => OrderNumber))
    put(ordersTable, withOrders(rows(), orders))
    for (const order of orders) {
      const before = known.get(order.OrderNumber)
      if (before) onWrite(order, 'changed', before)
    }
    const added = orders.filter(({ OrderNumber }) => !known.has(OrderNumber))
    for (const order of lastOfShops(added)) onWrite(order, 'created', undefined)
  }

  return {
    find(query) {
      const stored = query.key === undefined ? undefined : byKey(query.key)
      const index = indexOf(query.key === undefined ? rows() : stored ? [stored.order] : [])
      return pageOf(index, foundIn(index, query), query)
    },
    byNumber,
    byKey,
    create(order, { key, body }) {
      save([order])
      put(orderKeysTable, [...read(orderKeysTable), { key, body, OrderNumber: order.OrderNumber }])
    },
    save,
    bySlip: (key) =>
      key === ''
        ? []
        : rows()
            .filter(({ slip }) => slipKey(slip) === key)
            .map(({ OrderNumber }) => OrderNumber),
    byTracking(trackingNumbers) {
      const wanted = new Set(trackingNumbers.map((number) => number.toUpperCase()))
      const isWanted = ({ trackingNumber }: Order) => trackingNumber !== '' && wanted.has(trackingNumber.toUpperCase())
      return rows().filter(isWanted)
    },
    ofCustomer(key) {
      const index = indexOf(rows())
      const { numbers, customers } = groupsOf(index)
      const customer = numbers.get(key)
      return customer === undefined ? [] : rows().filter((_, position) => customers[position] === customer)
    },
    erase(orders) {
      save(orders)
      const erased = new Set(orders.map(({ OrderNumber }) => OrderNumber))
      const keys = read(orderKeysTable)
      put(
        orderKeysTable,
        keys.map((row) => (erased.has(row.OrderNumber) ? { ...row, body: '' } : row)),
      )
    },
    nextNumber: () => orderNumber(now(), runningIn(indexOf(rows())).order + 1),
    nextPrintId: () => printNumber(runningIn(indexOf(rows())).print + 1),
    summary: (query) => summaryOf(indexOf(rows()), query),
    daySums: (query) => daySumsOf(indexOf(rows()), query),
    piecesOf(ids) {
      const wanted = new Set(ids)
      return rows()
        .filter(({ OrderStatus }) => OrderStatus !== 'cancelled')
        .flatMap(({ OrderStatus: status, ProductOrders }) =>
          ProductOrders.flatMap(({ productId, Quantity: pieces }) =>
            productId !== null && wanted.has(productId) ? [{ productId, status, pieces }] : [],
          ),
        )
    },
    figuresOf: (by, { shops } = {}) =>
      figuresOf(shops ? rows().filter(({ shopId }) => shops.includes(shopId)) : rows(), by),
  }
}
