import { fromPromise } from 'xstate'
import { isoTime } from '../kernel/clock'
import { decode, encode } from '../kernel/codec'
import { bodyOf } from '../kernel/contract'
import { type FieldErrors, type RaanError, toRaanError } from '../kernel/errors'
import { decodeAnswerOf } from '../kernel/lenient'
import { lookUp } from '../kernel/look-up'
import { isKeyUsed, outcomeOf } from '../kernel/outcome'
import type { Ports } from '../kernel/ports'
import { type NewOrder, newOrderSchema, type Order, orderSchema, ordersCalls } from '../orders/orders.contract'
import type { OrderContext } from './order.context'
import type { Frozen } from './order.record'
import { orderTotal } from './order.totals'

type SendInput = Pick<Ports, 'call' | 'clock'> & { key: string; frozen: Frozen | undefined }

/** Sends the order under its key. A failure that says that this order is stored is a success. */
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

/** `unsupported`: this backend does not look for keys, or not for this person. */
export type LookedUp = { order: Order } | 'none' | 'unsupported'

/** Which order is stored under a key. Rejects where that is not known now and may be later. */
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

/** The backend made nothing of what was sent. */
export const isRefused = (thrown: unknown): boolean =>
  ['refused', 'turned-away'].includes(outcomeOf(toRaanError(thrown)))

export const isSignedOut = (thrown: unknown): boolean => outcomeOf(toRaanError(thrown)) === 'signed-out'

/** The order a backend names as the one stored under the key. */
export function storedUnderKey(thrown: unknown): Order | undefined {
  const error = toRaanError(thrown)
  const { order } = (isKeyUsed(error) ? (error.detail.current ?? {}) : {}) as { order?: Order }
  return order
}

/**
 * Whether what came back says nothing of an earlier send: one went unanswered, by this call or before it, another page
 * may have sent it while this one was away, or the key is used and nobody said for what.
 */
export function needsLookUp(
  { doubted, checking }: Pick<OrderContext, 'doubted' | 'checking'>,
  thrown: unknown,
): boolean {
  const error = toRaanError(thrown)
  if (isKeyUsed(error)) return true
  return isRefused(error) && (doubted || checking !== 'no' || Boolean(error.detail.unanswered))
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

/**
 * The order of a 201 that could not be read as a whole: stored it is. What can be read of it stands, the rest is what was
 * sent.
 */
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

/** Codes by the draft's own paths: a backend may name them from the body's root (`order.name`). A used key is no field. */
export const refusedFields = (error: RaanError): FieldErrors =>
  Object.fromEntries(
    Object.entries((!isKeyUsed(error) && error.detail.fields) || {}).map(([path, codes]) => [
      path.replace(/^order\./, ''),
      codes,
    ]),
  )

/** Milliseconds before an order of unknown outcome is sent again by itself: 5 s, doubling, at most a minute. */
export const sendAgainAfter = (attempts: number): number => Math.min(60_000, 5_000 * 2 ** Math.max(0, attempts - 1))
