import { isoTime } from '../../core/kernel/clock'
import { encode } from '../../core/kernel/codec'
import { orderTotal } from '../../core/order/order.totals'
import { orderChangeCalls, type RefusedOrder } from '../../core/orders/orders.changes.contract'
import type { NewOrder, Order } from '../../core/orders/orders.contract'
import { canMoveTo, canPayTo } from '../../core/orders/orders.status'
import { type Bearer, handle, type MockHandler, missing, Reply, refuse, reply } from '../handle'
import type { World } from '../world'
import { byOf } from './orders.by'
import { changeErrors } from './orders.check'
import { changeOrder, type Stamp } from './orders.history'
import { withOrders } from './orders.index'
import { nextPrintId } from './orders.number'
import { ordersTable, statusDisplay } from './orders.seed'

type Refusal = Omit<RefusedOrder, 'OrderNumber'>

const stampOf = (user: Bearer | null, world: World): Stamp => ({ at: isoTime(world.now()), by: byOf(user) })

const store = (world: World, orders: readonly Order[]): void => {
  if (orders.length > 0) world.write(ordersTable, withOrders(world.read(ordersTable), orders))
}

/** One order of the version the caller has seen: 404, 409 with the current one, or what `act` makes of it. */
function changeOne(
  world: World,
  { OrderNumber, version }: Pick<Order, 'OrderNumber' | 'version'>,
  act: (order: Order) => Order | Reply,
): { order: Order } | Reply {
  const current = world.read(ordersTable).find((order) => order.OrderNumber === OrderNumber)
  if (!current) return missing()
  if (current.version !== version) return reply(409, encode(orderChangeCalls.update.conflict, { order: current }))
  const result = act(current)
  if (result instanceof Reply) return result
  if (result !== current) store(world, [result])
  return { order: result }
}

/** Each number once, in the order asked for; `act` gives the order as it becomes, or why it is left alone. */
function changeEach(world: World, numbers: Iterable<string>, act: (order: Order) => Order | Refusal) {
  const asked = new Set(numbers)
  const stored = world.read(ordersTable).filter(({ OrderNumber }) => asked.has(OrderNumber))
  const known = new Map(stored.map((order) => [order.OrderNumber, order]))
  const orders: Order[] = []
  const refused: RefusedOrder[] = []
  for (const OrderNumber of asked) {
    const order = known.get(OrderNumber)
    const result = order ? act(order) : { reason: 'unknown' }
    if ('reason' in result) refused.push({ OrderNumber, ...result })
    else orders.push(result)
  }
  store(
    world,
    orders.filter((order) => order !== known.get(order.OrderNumber)),
  )
  return { orders, refused }
}

const isCancelled = ({ OrderStatus }: Order): boolean => OrderStatus === 'cancelled'

export const orderChangeHandlers: readonly MockHandler[] = [
  handle(orderChangeCalls.update, ({ body, user, world }) =>
    changeOne(world, body, (order) => {
      // JSON knows no undefined: what is named has a value
      const changes = body.changes as Partial<NewOrder>
      const fieldErrors = changeErrors(order, changes, world)
      if (Object.keys(fieldErrors).length > 0) return refuse(fieldErrors)
      const next = { ...order, ...changes }
      const total = orderTotal({ ...next, lines: next.ProductOrders })
      return changeOrder(order, changes, stampOf(user, world), { total })
    }),
  ),

  handle(orderChangeCalls.status, ({ body: { orderNumbers, status }, user, world }) =>
    changeEach(world, orderNumbers, (order) =>
      canMoveTo(order.OrderStatus, status)
        ? changeOrder(order, { OrderStatus: status }, stampOf(user, world), {
            OrderStatusDisplay: statusDisplay[status],
          })
        : { reason: 'status', from: order.OrderStatus, to: status },
    ),
  ),

  handle(orderChangeCalls.payment, ({ body, user, world }) =>
    changeOne(world, body, (order) => {
      const { paymentStatus, slip } = body
      if (!canPayTo(order.paymentStatus, paymentStatus)) return refuse({ paymentStatus: 'step' })
      return changeOrder(order, { paymentStatus, ...(slip && { slip }) }, stampOf(user, world))
    }),
  ),

  handle(orderChangeCalls.tracking, ({ body: { numbers }, user, world }) => {
    // A number that comes twice: the last line of a list is the one that was meant.
    const given = new Map(numbers.map(({ OrderNumber, trackingNumber }) => [OrderNumber, trackingNumber]))
    return changeEach(world, given.keys(), (order) =>
      isCancelled(order)
        ? { reason: 'cancelled' }
        : changeOrder(order, { trackingNumber: given.get(order.OrderNumber) ?? '' }, stampOf(user, world)),
    )
  }),

  handle(orderChangeCalls.print, ({ body: { orderNumbers, printBy, reprint = false }, user, world }) => {
    const { at, by } = stampOf(user, world)
    const printId = nextPrintId(world.read(ordersTable))
    const printAddrData = { IsPrintAddr: true, printId, printAddrDate: at, printBy: printBy.trim() || by }
    const { orders, refused } = changeEach(world, orderNumbers, (order) => {
      if (isCancelled(order)) return { reason: 'cancelled' }
      if (order.printAddrData.IsPrintAddr && !reprint) return { reason: 'printed' }
      return changeOrder(order, { printAddrData }, { at, by })
    })
    const isPrinted = ({ reason }: RefusedOrder) => reason === 'printed'
    return {
      printId: orders.length > 0 ? printId : '',
      orders,
      alreadyPrinted: refused.filter(isPrinted).map(({ OrderNumber }) => OrderNumber),
      refused: refused.filter((each) => !isPrinted(each)),
    }
  }),
]
