import {
  datatableCalls,
  type Employee,
  type EmployeeQuery,
  employeeSchema,
  type Title,
} from '../../core/datatable/datatable.contract'
import { encode } from '../../core/kernel/codec'
import { handle, type Service } from '../handle'
import { sortRows } from '../sort-rows'
import { table } from '../table'

export const employeesTable = table<Employee>('employees', { of: 'shop', key: ({ id }) => id })
/** Titles for completion. */
export const titlesTable = table<Title>('datatable.titles', { of: 'everyone', key: ({ id }) => id })

const searched = ['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const

/** `q` in any of six columns, each filter in its own, as formatted on the wire. */
function matches(employee: Employee, query: EmployeeQuery): boolean {
  const wire = encode(employeeSchema, employee) as Record<(typeof searched)[number], string | number>
  const contains = (key: (typeof searched)[number], words = '') =>
    String(wire[key]).toLowerCase().includes(words.toLowerCase())
  return searched.some((key) => contains(key, query.q)) && searched.every((key) => contains(key, query[key]))
}

export const datatableService: Service = {
  tables: [employeesTable, titlesTable],
  handlers: [
    handle(datatableCalls.all, ({ tx }) => [...tx.read(employeesTable)]),

    handle(datatableCalls.page, ({ query, tx }) => {
      const all = [...tx.read(employeesTable)]
      const found = sortRows(
        all.filter((employee) => matches(employee, query)),
        query,
        (employee, column) => employee[column],
      )
      return {
        ...(query.allData !== false && { allData: all }),
        invoices: found.slice((query.page - 1) * query.perPage, query.page * query.perPage),
        total: found.length,
      }
    }),

    handle(datatableCalls.titles, ({ tx }) => ({ autoComplete: [...tx.read(titlesTable)] })),
  ],
}
