import type { Customer, CustomerQuery } from '../../core/customers/customers.contract'

/** The moment of a customer's latest order, and their `customerKey`. */
export type CustomerPlace = { readonly at: string; readonly key: string }

/** Recipients of orders, identified by their first phone number; erased ones aren't among them. */
export type CustomersStore = {
  /** One page, latest order first unless requested otherwise; cancelled orders count too. */
  find(query: CustomerQuery): { customers: Customer[]; total: number }
  /** Customers whose latest order is before this moment, oldest first, from the one after `after`. */
  lastBefore(moment: string, after: CustomerPlace, most: number): readonly CustomerPlace[]
}
