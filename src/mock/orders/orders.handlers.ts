import { isoTime } from '../../core/kernel/clock'
import { checkOrder } from '../../core/order/order.rules'
import { orderTotal } from '../../core/order/order.totals'
import { type NewOrder, type Order, ordersCalls } from '../../core/orders/orders.contract'
import type { AppMock } from '../app-mock'
import { type Bearer, handle, missing, refuse } from '../handle'
import { shopsTable } from '../shops/shops.seed'
import { productsTable } from '../store/store.seed'
import type { World } from '../world'
import { findOrders, withOrder } from './orders.index'
import { nextRunning, orderNumber } from './orders.number'
import { orderKeysTable, ordersTable, statusDisplay } from './orders.seed'

/** Codes by path from the body's root, as a contract break has them too. */
function faultsOf(order: NewOrder, world: World): Record<string, string | readonly string[]> {
  const faults: Record<string, string | readonly string[]> = checkOrder(order)
  if (!faults.shopId && !world.read(shopsTable).some(({ id }) => id === order.shopId)) faults.shopId = 'unknown'
  const products = new Set(world.read(productsTable).map(({ id }) => id))
  for (const [index, { productId }] of order.ProductOrders.entries())
    if (productId !== null && !products.has(productId)) faults[`ProductOrders.${index}.productId`] = 'unknown'
  return Object.fromEntries(Object.entries(faults).map(([path, codes]) => [`order.${path}`, codes]))
}

function makeOrder(order: NewOrder, user: Bearer | null, world: World): Order {
  const at = world.now()
  const createdAt = isoTime(at)
  return {
    ...order,
    OrderNumber: orderNumber(at, nextRunning(world.read(ordersTable))),
    version: 1,
    createdAt,
    total: orderTotal({ ...order, lines: order.ProductOrders }),
    OrderStatus: 'new',
    OrderStatusDisplay: statusDisplay.new,
    printAddrData: { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null },
    history: [{ at: createdAt, by: byOf(user), field: 'OrderStatus', from: '', to: 'new' }],
  }
}

const byOf = (user: Bearer | null): string => user?.fullName || user?.username || 'staff'

const findOrder = (world: World, number: string) =>
  world.read(ordersTable).find(({ OrderNumber }) => OrderNumber === number)

export const ordersMock: AppMock = {
  tables: [ordersTable, orderKeysTable],
  handlers: [
    handle(ordersCalls.list, ({ query, world }) => {
      const { orders, total, counts } = findOrders(world.read(ordersTable), query)
      return { orders: orders.map((order) => ({ ...order, history: [] })), total, counts }
    }),

    handle(ordersCalls.one, ({ params, world }) => {
      const order = findOrder(world, params.OrderNumber)
      return order ? { order } : missing()
    }),

    handle(ordersCalls.create, ({ body, key, user, world }) => {
      const asked = JSON.stringify(body.order)
      const keys = world.read(orderKeysTable)
      const known = keys.find((each) => each.key === key)
      const stored = known && findOrder(world, known.OrderNumber)
      if (stored) return known.body === asked ? { order: stored } : refuse({ 'Idempotency-Key': 'used' })
      const faults = faultsOf(body.order, world)
      if (Object.keys(faults).length > 0) return refuse(faults)
      const order = makeOrder(body.order, user, world)
      world.write(ordersTable, withOrder(world.read(ordersTable), order))
      world.write(orderKeysTable, [...keys, { key, body: asked, OrderNumber: order.OrderNumber }])
      return { order }
    }),
  ],
}
