import type { FieldErrors } from '../../core/kernel/errors'
import { checkOrder } from '../../core/order/order.rules'
import type { NewOrder, Order } from '../../core/orders/orders.contract'
import { shopsTable } from '../shops/shops.seed'
import { productsTable } from '../store/store.seed'
import type { World } from '../world'

/** Codes by path from the body's root, as a contract break has them too. */
export type Faults = Record<string, string | readonly string[]>

const below = (root: string, faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).map(([path, codes]) => [`${root}.${path}`, codes]))

/** Shop and products that do not exist. */
function unknowns({ shopId, ProductOrders = [] }: Partial<NewOrder>, world: World) {
  const faults: Faults = {}
  if (shopId !== undefined && !world.read(shopsTable).some(({ id }) => id === shopId)) faults.shopId = 'unknown'
  const products = new Set(world.read(productsTable).map(({ id }) => id))
  for (const [index, { productId }] of ProductOrders.entries())
    if (productId !== null && !products.has(productId)) faults[`ProductOrders.${index}.productId`] = 'unknown'
  return faults
}

/** Why a new order can't be stored; empty = it can. */
export const newOrderFaults = (order: NewOrder, world: World): Faults =>
  below('order', { ...unknowns(order, world), ...checkOrder(order) })

/**
 * Why these changes can't be made: the order must be right as it would become. Its payment has a call of its own and
 * is not looked at here.
 */
export function changeFaults(order: Order, changes: Partial<NewOrder>, world: World): Faults {
  const { paymentStatus: _, ...faults }: FieldErrors = checkOrder({ ...order, ...changes })
  const { trackingNumber = order.trackingNumber } = changes
  const late: Faults =
    order.OrderStatus === 'cancelled' && trackingNumber !== order.trackingNumber ? { trackingNumber: 'cancelled' } : {}
  return below('changes', { ...unknowns(changes, world), ...late, ...faults })
}
