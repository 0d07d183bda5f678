import { fromPromise } from 'xstate'
import { isoTime } from '../kernel/clock'
import { decode, encode } from '../kernel/codec'
import { bodyOf } from '../kernel/contract'
import { type FieldErrors, pauseOf, type RaanError, toRaanError } from '../kernel/errors'
import { decodeAnswerOf } from '../kernel/lenient'
import { lookUp } from '../kernel/look-up'
import { isKeyUsed, outcomeOf } from '../kernel/outcome'
import type { Ports } from '../kernel/ports'
import { type NewOrder, newOrderSchema, type Order, orderSchema, ordersCalls } from '../orders/orders.contract'
import type { OrderContext } from './order.context'
import type { Frozen } from './order.record'
import { orderTotal } from './order.totals'

type SendInput = Pick<Ports, 'call' | 'clock'> & { key: string; frozen: Frozen | undefined }

/** Sends the order under its key. A failure that proves that this order is stored counts as success. */
export const sendOrder = fromPromise<Order, SendInput>(async ({ input: { call, clock, key, frozen }, signal }) => {
  if (!frozen) throw new TypeError('nothing is frozen')
  const { body } = frozen
  try {
    const { order } = await call(ordersCalls.create, { body: { order: body } }, { key, signal })
    return order
  } catch (thrown) {
    const used = storedUnderKey(thrown)
    const stored =
      storedOrder(toRaanError(thrown), body, clock.now()) ?? (used && isOrderOf(used, body) ? used : undefined)
    if (stored) return stored
    throw thrown
  }
})

/** `unsupported`: the backend can't look up keys, or this user may not. */
export type LookedUp = { order: Order } | 'none' | 'unsupported'

/** The order stored under a key. Rejects if that is unknown for now. */
export const lookUpOrder = fromPromise<LookedUp, Pick<OrderContext, 'call' | 'key'>>(
  async ({ input: { call, key }, signal }) => {
    try {
      const query = { key, sortBy: 'newest', page: 1, perPage: 1 } as const
      const { orders, key: looked } = await call(ordersCalls.list, { query }, { signal })
      const [order] = orders
      if (looked !== key) return 'unsupported'
      return order ? { order } : 'none'
    } catch (thrown) {
      if (isRefused(thrown)) return 'unsupported'
      throw thrown
    }
  },
)

/** The backend rejected the order and stored nothing. */
export const isRefused = (thrown: unknown): boolean =>
  ['refused', 'turned-away'].includes(outcomeOf(toRaanError(thrown)))

export const isSignedOut = (thrown: unknown): boolean => outcomeOf(toRaanError(thrown)) === 'signed-out'

/** The order that the backend names as stored under the key. */
export function storedUnderKey(thrown: unknown): Order | undefined {
  const error = toRaanError(thrown)
  const { order } = (isKeyUsed(error) ? (error.detail.current ?? {}) : {}) as { order?: Order }
  return order
}

/**
 * Whether the response leaves the outcome of an earlier request open: one of this or an earlier call is unanswered,
 * another page may have sent it while this one was suspended, or the key is used and the order isn't named.
 */
export function needsLookUp(
  { doubted, checking }: Pick<OrderContext, 'doubted' | 'checking'>,
  thrown: unknown,
): boolean {
  const error = toRaanError(thrown)
  if (isKeyUsed(error)) return true
  return isRefused(error) && (doubted || checking !== 'no' || Boolean(error.detail.unanswered))
}

/** An order reduced to user input; a backend may normalize texts and fills in the rest. */
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

/** Whether a stored order equals the sent one, however the backend normalized it. */
export const isOrderOf = (stored: Order, body: NewOrder): boolean => entered(stored) === entered(body)

/** The order of a partly unreadable 201, which means it was stored: readable values as received, the rest as sent. */
function storedOrder(error: RaanError, body: NewOrder, now: number): Order | undefined {
  if (error.code !== 'contract' || error.detail.status !== 201) return undefined
  const { order } = (bodyOf(error) ?? {}) as { order?: Record<string, unknown> | null }
  const sent = encode(newOrderSchema, body) as Record<string, unknown>
  const total = orderTotal({ ...body, lines: body.ProductOrders })
  const stored = decode(orderSchema, { OrderNumber: '', createdAt: isoTime(now), ...sent, total: total / 100 })
  if (!stored.ok) return undefined
  const fields = Object.entries(orderSchema.entries).flatMap(([name, schema]) => {
    const wire = lookUp(order ?? undefined, name)
    const read = wire === undefined || wire === null ? undefined : decodeAnswerOf(schema, wire)
    return read?.ok ? [[name, read.value]] : []
  })
  return { ...stored.value, ...Object.fromEntries(fields) }
}

/**
 * Error codes by the draft's paths; a backend may prefix them with the body's root (`order.name`). A used key is not a
 * field error.
 */
export const refusedFields = (error: RaanError): FieldErrors =>
  Object.fromEntries(
    Object.entries((!isKeyUsed(error) && error.detail.fields) || {}).map(([path, codes]) => [
      path.replace(/^order\./, ''),
      codes,
    ]),
  )

/**
 * Milliseconds before an order that waits is sent again automatically: 5 s, doubling, at most a minute, unless the
 * backend asks for more.
 */
export const sendAgainAfter = ({ attempts, error }: Pick<OrderContext, 'attempts' | 'error'>): number =>
  Math.max(Math.min(60_000, 5_000 * 2 ** Math.max(0, attempts - 1)), (error && pauseOf(error)) ?? 0)
