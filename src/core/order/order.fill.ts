import * as v from 'valibot'
import { decode, encode } from '../kernel/codec'
import type { FieldErrors } from '../kernel/errors'
import { type NewOrder, newOrderSchema, type Order, type OrderLine, orderSchema } from '../orders/orders.contract'
import { orderLineSchema } from '../orders/orders.line'
import type * as wire from '../wire'
import { type DraftFields, draftFields, isAmountField, readField } from './order.draft'

/** A prefilled order; each part only if it could be read. */
export type Filling = {
  fields: Partial<DraftFields>
  lines: OrderLine[] | undefined
  shopId: number | undefined
  /** error codes of unreadable parts */
  errors: FieldErrors
}

const deliveryValue = (wire: unknown): unknown =>
  typeof wire === 'object' && wire !== null && 'value' in wire ? wire.value : wire

/** Reads a (partial) order in its wire format, amounts in baht. Unknown fields are ignored, invalid ones reported. */
export function readFilling(wire: unknown): Filling {
  const given = (typeof wire === 'object' && wire !== null ? wire : {}) as Record<string, unknown>
  const fields: Record<string, unknown> = {}
  const errors: FieldErrors = {}
  for (const name of draftFields) {
    const value = name === 'DeliveryType' ? deliveryValue(given[name]) : given[name]
    if (value === undefined || value === null) continue
    const amount = isAmountField(name) ? decode(newOrderSchema.entries[name], value) : undefined
    const read =
      amount && !amount.ok ? { code: amount.fields['']?.[0] ?? 'wrong-type' } : readField(name, amount?.value ?? value)
    if ('code' in read) errors[name] = [read.code]
    else fields[name] = read.value
  }
  const lines = decode(v.optional(v.array(orderLineSchema)), given.ProductOrders)
  const shopId = decode(v.optional(newOrderSchema.entries.shopId), given.shopId)
  if (!lines.ok) errors.ProductOrders = ['wrong-type']
  if (!shopId.ok) errors.shopId = ['unknown']
  return {
    // Each value was returned by readField for its own name.
    fields: fields as Partial<DraftFields>,
    lines: lines.ok ? lines.value : undefined,
    shopId: shopId.ok ? shopId.value : undefined,
    errors,
  }
}

/** An order in its wire format, for the portal. */
export const wireOrder = (order: NewOrder) => encode(newOrderSchema, order) as wire.NewOrder

export const wireStoredOrder = (order: Order) => encode(orderSchema, order) as wire.Order
