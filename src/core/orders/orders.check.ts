import type { FieldErrors } from '../kernel/errors'
import { checkOrder } from '../order/order.rules'
import type { NewOrder, Order } from './orders.contract'

/** Codes by path from the body's root, as a contract break has them too. */
export type Errors = Record<string, string | readonly string[]>

/** Ids of what an order may name. */
export type KnownRecords = { shops: ReadonlySet<number>; products: ReadonlySet<number> }

const below = (root: string, fieldErrors: Errors): Errors =>
  Object.fromEntries(Object.entries(fieldErrors).map(([path, codes]) => [`${root}.${path}`, codes]))

/** Shop and products that do not exist. */
function unknowns({ shopId, ProductOrders = [] }: Partial<NewOrder>, { shops, products }: KnownRecords): Errors {
  const fieldErrors: Errors = {}
  if (shopId !== undefined && !shops.has(shopId)) fieldErrors.shopId = 'unknown'
  for (const [index, { productId }] of ProductOrders.entries())
    if (productId !== null && !products.has(productId)) fieldErrors[`ProductOrders.${index}.productId`] = 'unknown'
  return fieldErrors
}

/** Why a new order can't be stored; empty = it can. */
export const newOrderErrors = (order: NewOrder, known: KnownRecords): Errors =>
  below('order', { ...unknowns(order, known), ...checkOrder(order) })

/**
 * Why these changes can't be made: the order must be right as it would become. Its payment has a call of its own and
 * is not looked at here.
 */
export function changeErrors(order: Order, changes: Partial<NewOrder>, known: KnownRecords): Errors {
  const { paymentStatus: _, ...fieldErrors }: FieldErrors = checkOrder({ ...order, ...changes })
  const { trackingNumber = order.trackingNumber } = changes
  const late: Errors =
    order.OrderStatus === 'cancelled' && trackingNumber !== order.trackingNumber ? { trackingNumber: 'cancelled' } : {}
  return below('changes', { ...unknowns(changes, known), ...late, ...fieldErrors })
}
