import { noMoney, type Satang } from '../kernel/money'
import type { Order } from '../orders/orders.contract'

/** What was paid for an order. A slip of more than the total pays other orders, too. */
export function paidForOrder({ paymentStatus, slip, total }: Order): Satang {
  if (paymentStatus !== 'paid') return noMoney
  return slip && slip.amount < total ? slip.amount : total
}

/** Whether an order's invoice says where to pay: not what a courier collects, was paid since, or is no longer owed. */
export const isPayable = (order: Order): boolean =>
  order.paymentMethod !== 'cod' &&
  order.paymentStatus !== 'refunded' &&
  order.OrderStatus !== 'cancelled' &&
  order.OrderStatus !== 'returned' &&
  paidForOrder(order) < order.total
