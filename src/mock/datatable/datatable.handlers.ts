import {
  datatableCalls,
  type Employee,
  type EmployeeQuery,
  employeeSchema,
} from '../../core/datatable/datatable.contract'
import { encode } from '../../core/kernel/codec'
import type { AppMock } from '../app-mock'
import { handle } from '../handle'
import { sortRows } from '../sort-rows'
import { employeesTable, titles } from './datatable.seed'

const searched = ['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const

/** `q` in any of six columns, each filter in its own, as the wire writes them. */
function matches(employee: Employee, query: EmployeeQuery): boolean {
  const wire = encode(employeeSchema, employee) as Record<(typeof searched)[number], string | number>
  const contains = (key: (typeof searched)[number], words = '') =>
    String(wire[key]).toLowerCase().includes(words.toLowerCase())
  return searched.some((key) => contains(key, query.q)) && searched.every((key) => contains(key, query[key]))
}

export const datatableMock: AppMock = {
  tables: [employeesTable],
  handlers: [
    handle(datatableCalls.all, ({ world }) => [...world.read(employeesTable)]),

    handle(datatableCalls.page, ({ query, world }) => {
      const all = [...world.read(employeesTable)]
      const found = sortRows(
        all.filter((employee) => matches(employee, query)),
        query,
        (employee, column) => employee[column],
      )
      return {
        allData: all,
        invoices: found.slice((query.page - 1) * query.perPage, query.page * query.perPage),
        total: found.length,
      }
    }),

    handle(datatableCalls.titles, () => ({ autoComplete: [...titles] })),
  ],
}
