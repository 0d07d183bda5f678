import { addSatang, noMoney, type Satang } from '../kernel/money'
import type { Order } from '../orders/orders.contract'

/** The courier has or has delivered the parcel, but hasn't settled the money. */
export const isOutstanding = ({ paymentMethod, paymentStatus, OrderStatus }: Order): boolean =>
  paymentMethod === 'cod' &&
  (paymentStatus === 'unpaid' || paymentStatus === 'pending') &&
  (OrderStatus === 'shipped' || OrderStatus === 'delivered')

export const isReceived = ({ paymentMethod, paymentStatus }: Order): boolean =>
  paymentMethod === 'cod' && paymentStatus === 'paid'

export type Sum = { count: number; amount: Satang }
export type CourierSum = { courier: Order['DeliveryType']; outstanding: Sum; received: Sum }

const noSum: Sum = { count: 0, amount: noMoney }
const plus = ({ count, amount }: Sum, more: Satang): Sum => ({ count: count + 1, amount: addSatang(amount, more) })

/** The amount the courier settled for an order: that of the slip, if recorded. */
const receivedOf = ({ slip, total }: Order): Satang => slip?.amount ?? total

/** What each courier owes and has settled, largest debt first. */
export function sumByCourier(orders: readonly Order[]): CourierSum[] {
  const sums = new Map<string, CourierSum>()
  for (const order of orders) {
    const courier = order.DeliveryType
    const known = sums.get(courier.value) ?? { courier, outstanding: noSum, received: noSum }
    if (isOutstanding(order)) sums.set(courier.value, { ...known, outstanding: plus(known.outstanding, order.total) })
    else if (isReceived(order)) sums.set(courier.value, { ...known, received: plus(known.received, receivedOf(order)) })
  }
  return [...sums.values()].sort(
    (a, b) => b.outstanding.amount - a.outstanding.amount || (a.courier.value < b.courier.value ? -1 : 1),
  )
}
