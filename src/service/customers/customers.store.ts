import type { Customer, CustomerQuery } from '../../core/customers/customers.contract'
import type { Satang } from '../../core/kernel/money'
import type { Order } from '../../core/orders/orders.contract'

/** The moment of a customer's latest order, and their `customerKey`. */
export type CustomerPlace = { readonly at: string; readonly key: string }

/** A customer's orders of one kind. */
export type OrderSum = {
  readonly status: string
  readonly paymentStatus: string
  readonly paymentMethod: string
  readonly orders: number
  readonly total: Satang
}

/** The moment of the latest order, and the counts, of orders under one key. */
export type KnownCustomer = { readonly at: string; readonly orders: number; readonly refused: number }

/** Keys that a list leaves out, and those that it has although the search doesn't find them. */
export type ListedKeys = { readonly hidden: readonly string[]; readonly also: readonly string[] }

/** Recipients of orders, identified by their first phone number; erased ones aren't among them. */
export type CustomersStore = {
  /** One page, latest order first unless requested otherwise; cancelled orders count too. */
  find(query: CustomerQuery & Partial<ListedKeys>): { customers: Customer[]; total: number }
  /** Those with orders. */
  known(keys: readonly string[]): ReadonlyMap<string, KnownCustomer>
  /** All orders under these keys. */
  sums(keys: readonly string[]): readonly OrderSum[]
  /** Orders under these keys, the latest first, without histories. */
  orders(keys: readonly string[], from: number, most: number): readonly Order[]
  /**
   * The same of the orders of these shops: their recipients, counts and latest orders. A search also finds the numbers of a
   * customer's latest order.
   */
  within(shops: readonly number[]): CustomersStore
  /** Customers whose latest order is before this moment, oldest first, from the one after `after`. */
  lastBefore(moment: string, after: CustomerPlace, most: number): readonly CustomerPlace[]
}
