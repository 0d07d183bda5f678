import { bangkokDay } from '../../core/kernel/clock'
import type { ImportedOrder } from '../../core/orders/import/read-order'
import type { Columns } from '../../core/orders/sheet/heading-columns'
import type { RowProblem } from '../../core/orders/sheet/order-rows'
import { customerOf } from '../../service/orders/import/store-orders'
import type { Sheet } from './sheet'

/** How many lines of a kind the terminal shows. Of problems, the file of rejected rows has all. */
export const mostShown = 20

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

export const customersCount = (count: number): string => counted(count, 'customer', 'customers')
export const ordersCount = (count: number): string => counted(count, 'order', 'orders')
export const rowsCount = (count: number): string => counted(count, 'row', 'rows')

/** What the file is, and which column is read as what. */
export function describeFile(file: string, { name, encoding }: Sheet, columns: Columns, rows: number): string[] {
  const { head, headings, of, left } = columns
  const sheet = name === '' ? `, ${encoding}` : `, sheet “${name}”`
  const fields = [...of].map(([field, places]) => `  ${field}: ${places.map((place) => headings[place]).join(' + ')}`)
  return [
    `${file}${sheet}: ${rowsCount(rows)}, headings in row ${head + 1}`,
    ...fields,
    ...(left.length > 0 ? [`  not imported: ${left.join(', ')}`] : []),
  ]
}

const baht = (satang: number): string => (satang / 100).toLocaleString('en', { minimumFractionDigits: 2 })

/** Sums and days of orders, and of how many customers they are. */
export function describeOrders(orders: readonly ImportedOrder[], verb: string, known?: number): string {
  const customers = new Set(orders.map(customerOf)).size
  const days = orders.map(({ createdAt }) => bangkokDay(Date.parse(createdAt))).sort()
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  const told = known === undefined ? '' : `, ${known.toLocaleString('en')} of them known`
  return orders.length === 0
    ? `${ordersCount(0)} ${verb}`
    : `${ordersCount(orders.length)} ${verb}: ${days[0]} to ${days.at(-1)}, ${baht(total)} baht, ${customersCount(customers)}${told}`
}

/** Which rows are left out because they name sums. */
export const describeTotals = (totals: readonly number[]): string[] =>
  totals.length === 0
    ? []
    : [
        `${counted(totals.length, 'row', 'rows')} of totals left out: ${totals
          .slice(0, mostShown)
          .map((row) => row + 1)
          .join(', ')}${totals.length > mostShown ? ', …' : ''}`,
      ]

/** A line per problem, by row. */
export function describeProblems(problems: readonly RowProblem[]): string[] {
  const sorted = [...problems].sort((one, other) => one.row - other.row)
  const shown = sorted.slice(0, mostShown).map(({ row, heading, text }) => `  row ${row + 1}, ${heading}: ${text}`)
  return sorted.length > mostShown ? [...shown, `  and ${sorted.length - mostShown} more`] : shown
}
