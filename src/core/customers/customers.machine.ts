import { createListMachine } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import {
  type Customer,
  type CustomerQuery,
  customerQuerySchema,
  customerSorts,
  customersCalls,
} from './customers.contract'

/** What narrows the list down, besides the page. */
export type CustomerFilters = Omit<CustomerQuery, 'page' | 'perPage' | 'sortBy' | 'sortDesc'>

/** Whoever received an order, the latest first unless another order is chosen. */
export const customersMachine = createListMachine<Customer, CustomerFilters, undefined>({
  id: 'customers',
  query: {},
  keyOf: ({ phoneNumber }) => phoneNumber,
  async load({ call, query, page, perPage, sortBy, sortDesc, signal }) {
    const column = customerSorts.find((each) => each === sortBy)
    const asked = { ...query, page, perPage, ...(column && { sortBy: column, sortDesc }) }
    const { customers, total } = await call(customersCalls.list, { query: asked }, { signal })
    return { rows: customers, total, extra: undefined }
  },
})

/** A list's place as text, for an address: `q=0812345678&page=2`. */
export const customersText = (perPage: number) => listText(customerQuerySchema, perPage)

declare module '../kernel/engine-events' {
  interface EngineEvents {
    /** somebody picked whom the order is for */
    'customers.chosen': { customer: Customer }
  }
}
