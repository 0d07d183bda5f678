import type { Customer, CustomerQuery } from '../../core/customers/customers.contract'

/** Recipients of orders, identified by their first phone number; erased ones aren't among them. */
export type CustomersStore = {
  /** One page, latest order first unless requested otherwise; cancelled orders count too. */
  find(query: CustomerQuery): { customers: Customer[]; total: number }
}
