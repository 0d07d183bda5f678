import type { Order } from '../../core/orders/orders.contract'
import { followOrders, type OrderStep } from '../products/products.stock-follow'
import type { Tx } from '../store'
import type { OrderKey } from './orders.store'

/** Stores a new order under an unused key; the stock follows. */
export function createOrder(tx: Tx, order: Order, under: OrderKey): void {
  tx.orders.create(order, under)
  followOrders(tx, [{ before: undefined, after: order }])
}

/** Stores orders as they are now; the stock follows. */
export function saveOrders(tx: Tx, steps: readonly OrderStep[]): void {
  tx.orders.save(steps.map(({ after }) => after))
  followOrders(tx, steps)
}
