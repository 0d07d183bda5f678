import type { Order } from './orders.contract'

/** Time and author of a change. */
export type Stamp = { at: string; by: string }

const baht = (amount: number): string => String(amount / 100)

/** Fields with a more detailed text than the value. */
const texts: { [F in keyof Order]?: (order: Order) => string } = {
  ProductOrders: ({ ProductOrders }) =>
    ProductOrders.map(
      ({ name, Quantity, price, priceReason }) =>
        `${name} × ${Quantity} @ ${baht(price)}${priceReason ? ` (${priceReason})` : ''}`,
    ).join('; '),
  shippingCost: ({ shippingCost }) => baht(shippingCost),
  discount: ({ discount }) => baht(discount),
  otherCost: ({ otherCost }) => baht(otherCost),
  CODFee: ({ CODFee }) => baht(CODFee),
  DeliveryType: ({ DeliveryType }) => DeliveryType.value,
  slip: ({ slip }) => (slip ? `${baht(slip.amount)} ${slip.paidAt} ${slip.checkedBy}`.trim() : ''),
  files: ({ files = [] }) => files.map(({ name }) => name).join(', '),
  printAddrData: ({ printAddrData: { IsPrintAddr, printId } }) => (IsPrintAddr ? (printId ?? '') : ''),
}

/** A field's text in the history: amounts in baht, lines as `name × quantity @ price`, a print by its id. */
const textOf = (order: Order, field: keyof Order): string => texts[field]?.(order) ?? String(order[field] ?? '')

/**
 * The order with `fields` set, the next version and one history entry per changed field; the order itself if nothing
 * changes. `follows` is set too, without history entries.
 */
export function changeOrder(order: Order, fields: Partial<Order>, stamp: Stamp, follows: Partial<Order> = {}): Order {
  const changed = (Object.keys(fields) as (keyof Order)[]).filter(
    (field) => JSON.stringify(order[field]) !== JSON.stringify(fields[field]),
  )
  if (changed.length === 0) return order
  const next: Order = { ...order, ...fields, ...follows, version: order.version + 1 }
  const entries = changed.map((field) => ({ ...stamp, field, from: textOf(order, field), to: textOf(next, field) }))
  return { ...next, history: [...order.history, ...entries] }
}
