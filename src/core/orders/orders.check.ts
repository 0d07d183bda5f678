import type { FieldErrors } from '../kernel/errors'
import { checkOrder } from '../order/order.rules'
import type { NewOrder, Order } from './orders.contract'
import { errorsWithoutRecipient, refilled } from './orders.erased'
import { isErased } from './orders.status'
import { isMistyped } from './orders.tracking-numbers'

/** Error codes by path from the body's root, as in contract violations. */
export type Errors = Record<string, string | readonly string[]>

/** Ids that an order may refer to. */
export type KnownRecords = { shops: ReadonlySet<number>; products: ReadonlySet<number> }

const below = (root: string, fieldErrors: Errors): Errors =>
  Object.fromEntries(Object.entries(fieldErrors).map(([path, codes]) => [`${root}.${path}`, codes]))

/** Errors for shops and products that don't exist. */
function unknowns({ shopId, ProductOrders = [] }: Partial<NewOrder>, { shops, products }: KnownRecords): Errors {
  const fieldErrors: Errors = {}
  if (shopId !== undefined && !shops.has(shopId)) fieldErrors.shopId = 'unknown'
  for (const [index, { productId }] of ProductOrders.entries())
    if (productId !== null && !products.has(productId)) fieldErrors[`ProductOrders.${index}.productId`] = 'unknown'
  return fieldErrors
}

const mistyped = (trackingNumber: string): Errors =>
  isMistyped(trackingNumber) ? { trackingNumber: ['check-digit'] } : {}

/** Validation errors of a new order; empty if it can be stored. */
export const newOrderErrors = (order: NewOrder, known: KnownRecords): Errors =>
  below('order', { ...unknowns(order, known), ...mistyped(order.trackingNumber), ...checkOrder(order) })

const refusedOf = (changes: Partial<NewOrder>): FieldErrors =>
  Object.fromEntries(refilled(changes).map((field) => [field, ['erased']]))

/**
 * Validation errors of changes: the changed order must be valid, and an erased recipient isn't filled in again. Payment
 * has a separate call and isn't checked here.
 */
export function changeErrors(order: Order, changes: Partial<NewOrder>, known: KnownRecords): Errors {
  const { paymentStatus: _, ...errors }: FieldErrors = checkOrder({ ...order, ...changes })
  const fieldErrors = isErased(order) ? { ...errorsWithoutRecipient(errors), ...refusedOf(changes) } : errors
  const { trackingNumber = order.trackingNumber } = changes
  const late: Errors =
    order.OrderStatus === 'cancelled' && trackingNumber !== order.trackingNumber ? { trackingNumber: 'cancelled' } : {}
  // one stored before is accepted
  const wrong = trackingNumber === order.trackingNumber ? {} : mistyped(trackingNumber)
  return below('changes', { ...unknowns(changes, known), ...wrong, ...late, ...fieldErrors })
}
