import { createListMachine } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import {
  type Customer,
  type CustomerQuery,
  customerQuerySchema,
  customerSorts,
  customersCalls,
} from './customers.contract'

/** The filters, without paging and sorting. */
export type CustomerFilters = Omit<CustomerQuery, 'page' | 'perPage' | 'sortBy' | 'sortDesc'>

/** Recipients of orders, latest order first unless sorted otherwise. */
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

/** A list's filters, page and order as a query string: `q=0812345678&page=2`. */
export const customersText = (perPage: number) => listText(customerQuerySchema, perPage)

declare module '../kernel/engine-events' {
  interface EngineEvents {
    /** the user picked the customer of the order */
    'customers.chosen': { customer: Customer }
  }
}
