import type { Order } from '../orders/orders.contract'
import type { CodContext } from './cod.context'
import { noOutcome, sentOf } from './cod.outcomes'
import { isOutstanding } from './cod.summary'

/** Those that are still outstanding. */
export const stillOutstanding = (orders: readonly Order[], numbers: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    orders.flatMap((order) => (numbers.has(order.OrderNumber) && isOutstanding(order) ? [order.OrderNumber] : [])),
  )

/** Ticks a parcel without a list; what was said about the last ones ends. */
export function tickParcel(
  { byHand, orders, outcomes }: CodContext,
  { OrderNumber, on }: { OrderNumber: string; on: boolean },
): Partial<CodContext> {
  const next = new Set(byHand)
  if (on) next.add(OrderNumber)
  else next.delete(OrderNumber)
  const ticked = stillOutstanding(orders, next)
  return { byHand: ticked, outcomes: { ...outcomes, byHand: { ...noOutcome, ...sentOf(outcomes.byHand, ticked) } } }
}

/** Without a list, an order is paid in full. */
export const paidByHand = ({ orders, byHand }: CodContext) =>
  orders.flatMap((order) => (byHand.has(order.OrderNumber) ? [{ order, amount: order.total }] : []))
