import type { Satang } from '../../core/kernel/money'
import type { Order, OrderQuery } from '../../core/orders/orders.contract'
import type { SalesSummary } from '../../core/sales/sales.contract'
import type { UserFigures } from '../../core/users/users.contract'

/** The shops whose orders count; missing = all. */
export type WithinShops = { readonly shops?: readonly number[] | undefined }

/** A shop and dates in Asia/Bangkok, inclusive. */
export type SummaryQuery = Pick<OrderQuery, 'shopId' | 'from' | 'to'> & WithinShops

/** Orders of one date and status. */
export type DaySum = { readonly day: string; readonly status: string; readonly orders: number; readonly sales: Satang }

export type FoundOrders = {
  /** one page, in the requested order */
  orders: readonly Order[]
  /** number of rows under all filters */
  total: number
  /** rows per status, under all filters except the status */
  counts: Record<string, number>
}

/** What an order is stored under: the key of its request, and the request as text. */
export type OrderKey = { key: string; body: string }

/** An order that is stored under a key. */
export type KeptOrder = {
  order: Order
  /** whether it was created with this request; false once that is erased */
  isFrom(body: string): boolean
}

/** Pieces of products and variants in orders of a status. */
export type OrderedPieces = readonly { productId: number; status: string; pieces: number }[]

/** An order and the number of its parcel. */
export type Tracked = Pick<Order, 'OrderNumber' | 'trackingNumber'>

/** A shop's orders, possibly millions: each call is a query that an index can answer. */
export type OrdersStore = {
  find(query: OrderQuery & WithinShops): FoundOrders
  /** Those that exist, locked until the end of the transaction. */
  byNumber(numbers: readonly string[]): ReadonlyMap<string, Order>
  /**
   * The current order stored under a key. `likely`: if there is none, one will be created, and the `pieces` of these
   * products will be asked for.
   */
  byKey(key: string, likely?: { readonly pieces: readonly number[] }): KeptOrder | undefined
  /** Stores an order with a number from `nextNumber`, under an unused key. */
  create(order: Order, under: OrderKey): void
  /**
   * Replaces orders by number, each one version after the one read; stores those with another number, as imports do. Of
   * those, one is among the changes: lists reload for any order.
   */
  save(orders: readonly Order[]): void
  /** Numbers of the orders whose slip has this `slipKey`, the first one first. */
  bySlip(key: string): readonly string[]
  /** Orders that have one of these tracking numbers, whatever their capitals, in any order. */
  byTracking(trackingNumbers: readonly string[]): readonly Tracked[]
  /** All orders of a customer with this `customerKey`, with their histories. */
  ofCustomer(key: string): readonly Order[]
  /** Replaces orders with their histories, and forgets the requests that they were created with. */
  erase(orders: readonly Order[]): void
  /** A unique number for an order created now. */
  nextNumber(): string
  /** A unique number for a print. */
  nextPrintId(): string
  /** Sums for a shop and dates; orders waiting to be packed, printed or settled by the courier, regardless of date. */
  summary(query: SummaryQuery): SalesSummary
  /** Sums per date and status, by date; dates without orders are missing. */
  daySums(query: SummaryQuery): readonly DaySum[]
  /** Pieces of these products in all orders but cancelled ones. */
  piecesOf(ids: readonly number[]): OrderedPieces
  /** Figures of the user with this name in the history. */
  figuresOf(by: string, within?: WithinShops): UserFigures
}
