import type { Call } from '../kernel/endpoint'
import { type RaanError, toRaanError } from '../kernel/errors'
import { isKeyUsed, outcomeOf } from '../kernel/outcome'
import { type NewOrder, type Order, ordersCalls } from '../orders/orders.contract'
import type { OrderContext } from './order.context'

/** `unsupported`: this backend does not look for keys, or not for this person. */
export type LookedUp = { order: Order } | 'none' | 'unsupported'

/** Which order is stored under a key. Rejects where that is not known now and may be later. */
export async function lookUpKey(call: Call, key: string, signal: AbortSignal): Promise<LookedUp> {
  try {
    const query = { key, sortBy: 'newest', page: 1, perPage: 1 } as const
    const { orders, key: looked } = await call(ordersCalls.list, { query }, { signal })
    const [order] = orders
    if (looked !== key) return 'unsupported'
    return order ? { order } : 'none'
  } catch (thrown) {
    const outcome = outcomeOf(toRaanError(thrown))
    if (outcome === 'refused' || outcome === 'turned-away') return 'unsupported'
    throw thrown
  }
}

/** The order a backend names as the one stored under the key. */
export function storedUnderKey(error: RaanError): Order | undefined {
  const { order } = (isKeyUsed(error) ? (error.detail.current ?? {}) : {}) as { order?: Order }
  return order
}

/**
 * Whether what came back says nothing of an earlier send: one went unanswered, by this call or before it, another page
 * may have sent it while this one was away, or the key is used and nobody said for what.
 */
export function needsLookUp(
  { doubted, checking }: Pick<OrderContext, 'doubted' | 'checking'>,
  error: RaanError,
): boolean {
  if (isKeyUsed(error)) return true
  if (!['refused', 'turned-away'].includes(outcomeOf(error))) return false
  return doubted || checking !== 'no' || Boolean(error.detail.unanswered)
}

/** An order by what a person entered; a backend may have tidied texts and looks after the rest. */
function entered(order: NewOrder | Order): string {
  const { name, address, subDistrict, district, province, postNum, note, fullCustomerData } = order
  const texts = [name, address, subDistrict, district, province, postNum, note, fullCustomerData]
  return JSON.stringify([
    order.shopId,
    texts.map((text) => text.trim()),
    order.phoneNumber.replaceAll(/\D/g, ''),
    order.ProductOrders.map(({ productId, name, price, Quantity }) => [productId, name, price, Quantity]),
    [order.shippingCost, order.discount, order.otherCost, order.CODFee],
    order.paymentMethod,
    order.DeliveryType.value,
  ])
}

/** Whether a stored order is what was sent, however the backend wrote it down. */
export const isOrderOf = (stored: Order, body: NewOrder): boolean => entered(stored) === entered(body)
