import type { Customer, CustomerQuery } from '../../core/customers/customers.contract'
import type { Satang } from '../../core/kernel/money'
import type { Order } from '../../core/orders/orders.contract'
import type { CustomerCard } from './customers.card'

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

/** A row of the list. */
export type ListedCustomer = {
  /** as their latest order describes them, with the counts of its key; undefined if there is none */
  readonly latest: Customer | undefined
  readonly card: CustomerCard | undefined
}

/** Recipients of orders, identified by their first phone number; erased ones aren't among them. */
export type CustomersStore = {
  /**
   * One page of those with orders, latest order first unless requested otherwise, and after them those who have a card only,
   * the latest first; cancelled orders count too. Of the keys of a card, the one of its latest order stands for all. A search
   * finds the latest order, or the card.
   */
  find(query: CustomerQuery): { customers: ListedCustomer[]; total: number }
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
