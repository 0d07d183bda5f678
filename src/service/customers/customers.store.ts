import type { Customer, CustomerQuery } from '../../core/customers/customers.contract'

/** Whoever received an order, told apart by their first phone number. */
export type CustomersStore = {
  /** One page, the one with the latest order first unless asked otherwise; a cancelled order counts as any. */
  find(query: CustomerQuery): { customers: Customer[]; total: number }
}
