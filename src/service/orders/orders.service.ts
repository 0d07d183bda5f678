import { isoTime } from '../../core/kernel/clock'
import { encode } from '../../core/kernel/codec'
import { orderTotal } from '../../core/order/order.totals'
import { newOrderErrors } from '../../core/orders/orders.check'
import { type NewOrder, notPrinted, type Order, ordersCalls } from '../../core/orders/orders.contract'
import { storedTrackingNumber } from '../../core/orders/orders.tracking-numbers'
import { handle, type Service } from '../handle'
import { countedIn } from '../products/products.stock-follow'
import { missing, reply } from '../reply'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { noteOrder } from '../users/users.activity.write'
import { orderImportHandlers } from './import/import-orders'
import { byOf } from './orders.by'
import { orderChangeHandlers } from './orders.changes'
import { statusDisplay } from './orders.display'
import { orderFileHandlers } from './orders.files'
import { whatExists } from './orders.known'
import { numberTakenBy, refuseOrder, takenErrors } from './orders.shared-parcel'
import { courierFormatHandlers, courierFormatsTable } from './orders.stored-formats'
import { createOrder } from './orders.write'

function makeOrder(order: NewOrder, user: Bearer | null, tx: Tx): Order {
  const createdAt = isoTime(tx.now())
  return {
    ...order,
    OrderNumber: tx.orders.nextNumber(),
    version: 1,
    createdAt,
    total: orderTotal({ ...order, lines: order.ProductOrders }),
    OrderStatus: 'new',
    OrderStatusDisplay: statusDisplay.new,
    printAddrData: notPrinted,
    history: [{ at: createdAt, by: byOf(user), field: 'OrderStatus', from: '', to: 'new' }],
  }
}

const keyUsed = (order: Order) =>
  reply(422, { error: { 'Idempotency-Key': 'used' }, ...(encode(ordersCalls.create.conflict, { order }) as object) })

const withoutHistory = (order: Order): Order => ({ ...order, history: [] })

export const ordersService: Service = {
  tables: [courierFormatsTable],
  handlers: [
    handle(ordersCalls.list, ({ query, tx }) => {
      const { orders, total, counts } = tx.orders.find(query)
      return { orders: orders.map(withoutHistory), total, counts, ...(query.key && { key: query.key }) }
    }),

    handle(ordersCalls.one, ({ params, tx }) => {
      const order = tx.orders.byNumber([params.OrderNumber]).get(params.OrderNumber)
      return order ? { order } : missing()
    }),

    handle(ordersCalls.create, ({ body, key, user, tx }) => {
      const asked = JSON.stringify(body.order)
      const stored = tx.orders.byKey(key, { pieces: countedIn(tx, body.order) })
      if (stored) return stored.isFrom(asked) ? { order: stored.order } : keyUsed(stored.order)
      const trackingNumber = storedTrackingNumber(body.order.trackingNumber)
      const usedFor = numberTakenBy(tx, { trackingNumber }, { alsoFor: body.alsoFor })
      const fieldErrors = { ...takenErrors('order', usedFor), ...newOrderErrors(body.order, whatExists(tx)) }
      if (Object.keys(fieldErrors).length > 0) return refuseOrder(fieldErrors, usedFor)
      const order = makeOrder({ ...body.order, trackingNumber }, user, tx)
      createOrder(tx, order, { key, body: asked })
      noteOrder(tx, user, ordersCalls.create.name, undefined, order)
      return { order }
    }),

    ...orderChangeHandlers,
    ...orderFileHandlers,
    ...courierFormatHandlers,
    ...orderImportHandlers,
  ],
}
