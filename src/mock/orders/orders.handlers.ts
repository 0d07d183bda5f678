import { isoTime } from '../../core/kernel/clock'
import { encode } from '../../core/kernel/codec'
import { orderTotal } from '../../core/order/order.totals'
import { type NewOrder, type Order, ordersCalls } from '../../core/orders/orders.contract'
import type { AppMock } from '../app-mock'
import { type Bearer, handle, missing, refuse, reply } from '../handle'
import type { World } from '../world'
import { byOf } from './orders.by'
import { orderChangeHandlers } from './orders.changes.handlers'
import { newOrderErrors } from './orders.check'
import { findOrders, withOrders } from './orders.index'
import { nextRunning, orderNumber } from './orders.number'
import { orderKeysTable, ordersTable, statusDisplay } from './orders.seed'
import { answerSummary } from './orders.summary'

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

const findOrder = (world: World, number: string) =>
  world.read(ordersTable).find(({ OrderNumber }) => OrderNumber === number)

/** The order that was stored under a key, as it is now, and what had been asked for. */
function storedUnder(world: World, key: string): { order: Order; body: string } | undefined {
  const known = world.read(orderKeysTable).find((each) => each.key === key)
  const order = known && findOrder(world, known.OrderNumber)
  return order && { order, body: known.body }
}

const keyUsed = (order: Order) =>
  reply(422, { error: { 'Idempotency-Key': 'used' }, ...(encode(ordersCalls.create.conflict, { order }) as object) })

export const ordersMock: AppMock = {
  tables: [ordersTable, orderKeysTable],
  handlers: [
    // before the orders, one of whose paths would take `summary` for a number
    answerSummary,

    handle(ordersCalls.list, ({ query, world }) => {
      const { key } = query
      const stored = key === undefined ? undefined : storedUnder(world, key)
      const rows = key === undefined ? world.read(ordersTable) : stored ? [stored.order] : []
      const { orders, total, counts } = findOrders(rows, query)
      return { orders: orders.map((order) => ({ ...order, history: [] })), total, counts, ...(key && { key }) }
    }),

    handle(ordersCalls.one, ({ params, world }) => {
      const order = findOrder(world, params.OrderNumber)
      return order ? { order } : missing()
    }),

    handle(ordersCalls.create, ({ body, key, user, world }) => {
      const asked = JSON.stringify(body.order)
      const stored = storedUnder(world, key)
      if (stored) return stored.body === asked ? { order: stored.order } : keyUsed(stored.order)
      const fieldErrors = newOrderErrors(body.order, world)
      if (Object.keys(fieldErrors).length > 0) return refuse(fieldErrors)
      const order = makeOrder(body.order, user, world)
      world.write(ordersTable, withOrders(world.read(ordersTable), [order]))
      world.write(orderKeysTable, [...world.read(orderKeysTable), { key, body: asked, OrderNumber: order.OrderNumber }])
      return { order }
    }),

    ...orderChangeHandlers,
  ],
}
