import type { Order, OrderQuery } from '../../core/orders/orders.contract'
import type { SalesSummary } from '../../core/sales/sales.contract'
import type { UserFigures } from '../../core/users/users.contract'

/** A shop and days of Asia/Bangkok, both ends with them. */
export type SummaryQuery = Pick<OrderQuery, 'shopId' | 'from' | 'to'>

export type FoundOrders = {
  /** one page, in the order asked for */
  orders: readonly Order[]
  /** rows under all filters */
  total: number
  /** rows per status, under all filters but the status */
  counts: Record<string, number>
}

/** What an order was stored under: the key of its request, and what had been asked for as text. */
export type OrderKey = { key: string; body: string }

/** A shop's orders, of which there may be millions: each call is a question that an index answers. */
export type OrdersStore = {
  find(query: OrderQuery): FoundOrders
  /** Those there are. Nobody else changes them before the transaction ends. */
  byNumber(numbers: readonly string[]): ReadonlyMap<string, Order>
  /** The order stored under a key, as it is now, and what had been asked for. */
  byKey(key: string): { order: Order; body: string } | undefined
  /** Stores an order of a number that `nextNumber` gave, under a key that no order has. */
  create(order: Order, under: OrderKey): void
  /** Replaces orders by number; each is one version on from the one that was read. */
  save(orders: readonly Order[]): void
  /** A number for an order made now, given to no other. */
  nextNumber(): string
  /** A number for a print, given to no other. */
  nextPrintId(): string
  /** Sums under a shop and days; what waits to be packed, printed or paid by the courier, whatever the day. */
  summary(query: SummaryQuery): SalesSummary
  /** What stands under the name that somebody has in the history. */
  figuresOf(by: string): UserFigures
}
