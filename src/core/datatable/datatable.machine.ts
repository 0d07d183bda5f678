import { createListMachine, onePage } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import { createResourceMachine } from '../kernel/resource-machine'
import {
  datatableCalls,
  type Employee,
  type EmployeeQuery,
  employeeQuerySchema,
  type Title,
} from './datatable.contract'

/** Filters of the pages loaded from the backend. */
export type EmployeeFilters = Omit<EmployeeQuery, 'page' | 'perPage' | 'sortDesc'>

/** Page sizes. */
export const tableSizes = [7, 10, 25, 50, 75, 100] as const

/** The same table, paged by the backend. */
export const serverTableMachine = createListMachine<Employee, EmployeeFilters, undefined>({
  id: 'datatable-server',
  query: {},
  keyOf: ({ id }) => id,
  async load({ call, query, page, perPage, signal }) {
    const { invoices, total } = await call(
      datatableCalls.page,
      { query: { ...query, page, perPage, allData: false } },
      { signal },
    )
    return { ...onePage({ rows: invoices, total }, { page, perPage }), extra: undefined }
  },
})

/** All titles for completion; matching is done in the browser. */
export const titlesMachine = createResourceMachine<readonly Title[]>({
  id: 'datatable-titles',
  load: async ({ call, signal }) => (await call(datatableCalls.titles, {}, { signal })).autoComplete,
})

/** A server table's filters and page as a query string: `q=anna&page=2`. */
export const serverTableText = (perPage: number) => listText(employeeQuerySchema, perPage, tableSizes)
