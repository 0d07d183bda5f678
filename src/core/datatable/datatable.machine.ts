import { createListMachine } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import { createResourceMachine } from '../kernel/resource-machine'
import {
  datatableCalls,
  type Employee,
  type EmployeeQuery,
  employeeQuerySchema,
  type Title,
} from './datatable.contract'

/** What narrows the pages of the backend down. */
export type EmployeeFilters = Omit<EmployeeQuery, 'page' | 'perPage' | 'sortDesc'>

/** Rows a page may have. */
export const tableSizes = [7, 10, 25, 50, 75, 100] as const

/** The same table, a page at a time from the backend. */
export const serverTableMachine = createListMachine<Employee, EmployeeFilters, undefined>({
  id: 'datatable-server',
  query: {},
  keyOf: ({ id }) => id,
  async load({ call, query, page, perPage, signal }) {
    const { invoices, total } = await call(datatableCalls.page, { query: { ...query, page, perPage } }, { signal })
    return { rows: invoices, total, extra: undefined }
  },
})

/** The titles that a field can complete; matching is the client's. */
export const titlesMachine = createResourceMachine<readonly Title[]>({
  id: 'datatable-titles',
  load: async ({ call, signal }) => (await call(datatableCalls.titles, {}, { signal })).autoComplete,
})

/** A server table's place as text: `q=anna&page=2`. */
export const serverTableText = (perPage: number) => listText(employeeQuerySchema, perPage, tableSizes)
