import { noMoney } from '../kernel/money'
import type { Order, OrderStatus } from './orders.contract'
import { hasOldLabel } from './orders.label'
import { canMoveTo } from './orders.status'

/** Why a parcel should perhaps not leave yet. */
export type ShippingDoubt = 'oldLabel' | 'unpaid' | 'pending' | 'untracked'

export function shippingDoubts(order: Order): readonly ShippingDoubt[] {
  const { paymentMethod, paymentStatus, total } = order
  const isDue = paymentMethod !== 'cod' && total > noMoney
  const payment = isDue && (['unpaid', 'pending'] as const).find((status) => status === paymentStatus)
  const isUntracked = order.trackingNumber.trim() === '' && order.DeliveryType.value !== 'pickup'
  return [
    // the parcel would go where the order no longer says
    ...(hasOldLabel(order) ? (['oldLabel'] as const) : []),
    ...(payment ? [payment] : []),
    ...(isUntracked ? (['untracked'] as const) : []),
  ]
}

/** The orders that would be shipped by this step although something speaks against it. */
export const doubtfulToShip = (orders: readonly Order[], status: OrderStatus): readonly Order[] =>
  status === 'shipped'
    ? orders.filter((order) => canMoveTo(order.OrderStatus, status) && shippingDoubts(order).length > 0)
    : []
