import type { FieldErrors } from '../../core/kernel/errors'
import { checkOrder } from '../../core/order/order.rules'
import type { NewOrder, Order } from '../../core/orders/orders.contract'
import { shopsTable } from '../shops/shops.seed'
import { productsTable } from '../store/store.seed'
import type { World } from '../world'

/** Codes by path from the body's root, as a contract break has them too. */
export type Errors = Record<string, string | readonly string[]>

const below = (root: string, fieldErrors: Errors): Errors =>
  Object.fromEntries(Object.entries(fieldErrors).map(([path, codes]) => [`${root}.${path}`, codes]))

/** Shop and products that do not exist. */
function unknowns({ shopId, ProductOrders = [] }: Partial<NewOrder>, world: World) {
  const fieldErrors: Errors = {}
  if (shopId !== undefined && !world.read(shopsTable).some(({ id }) => id === shopId)) fieldErrors.shopId = 'unknown'
  const products = new Set(world.read(productsTable).map(({ id }) => id))
  for (const [index, { productId }] of ProductOrders.entries())
    if (productId !== null && !products.has(productId)) fieldErrors[`ProductOrders.${index}.productId`] = 'unknown'
  return fieldErrors
}

/** Why a new order can't be stored; empty = it can. */
export const newOrderErrors = (order: NewOrder, world: World): Errors =>
  below('order', { ...unknowns(order, world), ...checkOrder(order) })

/**
 * Why these changes can't be made: the order must be right as it would become. Its payment has a call of its own and
 * is not looked at here.
 */
export function changeErrors(order: Order, changes: Partial<NewOrder>, world: World): Errors {
  const { paymentStatus: _, ...fieldErrors }: FieldErrors = checkOrder({ ...order, ...changes })
  const { trackingNumber = order.trackingNumber } = changes
  const late: Errors =
    order.OrderStatus === 'cancelled' && trackingNumber !== order.trackingNumber ? { trackingNumber: 'cancelled' } : {}
  return below('changes', { ...unknowns(changes, world), ...late, ...fieldErrors })
}
