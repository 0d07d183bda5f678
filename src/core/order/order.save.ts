import { isoTime } from '../kernel/clock'
import { decode, encode } from '../kernel/codec'
import { bodyOf } from '../kernel/contract'
import type { FieldErrors, RaanError } from '../kernel/errors'
import { decodeAnswerOf } from '../kernel/lenient'
import { lookUp } from '../kernel/look-up'
import { isKeyUsed } from '../kernel/outcome'
import { type NewOrder, newOrderSchema, type Order, orderSchema } from '../orders/orders.contract'
import { orderTotal } from './order.totals'

/**
 * The order of a 201 that could not be read as a whole: stored it is. What can be read of it stands, the rest is what was
 * sent.
 */
export function storedOrder(error: RaanError, body: NewOrder, now: number): Order | undefined {
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
