import { isBlankTable, readTable } from '../../kernel/csv'
import type { SheetFit } from '../../kernel/sheet-choice'
import { type Columns, ColumnsError, columnsOf, headIn, readMap } from '../../orders/sheet/heading-columns'
import { areCustomers, fitOfTable, orderHeadings } from '../../orders/sheet/listed-records'
import type { RowProblem, Rows } from '../../orders/sheet/order-rows'
import { type ReadCustomer, readCustomers } from './read-customers'

/**
 * Why a file can't be read as a list of customers: no row names the columns, names or phone numbers are missing, two
 * columns mean the same, or these are orders. `headings` are those that it is about.
 */
export type CustomerSheetProblem = {
  readonly code: 'empty' | 'headings' | 'incomplete' | 'alike' | 'orders' | 'too-long'
  readonly headings: readonly string[]
}

export type CustomerSheet = {
  readonly rows: Rows
  readonly columns: Columns
  readonly customers: readonly ReadCustomer[]
  readonly problems: readonly RowProblem[]
}

export const mostCustomerRows = 5_000

const nothingMapped = readMap([])

const problem = (code: CustomerSheetProblem['code'], headings: readonly string[] = []) => ({
  problem: { code, headings },
})

function columnsIn(rows: Rows): Columns | { problem: CustomerSheetProblem } {
  try {
    return columnsOf(rows, nothingMapped)
  } catch (error) {
    if (error instanceof ColumnsError) return problem('alike', error.alike)
    throw error
  }
}

const tableOf = (text: string) => readTable(text, (lines) => headIn(lines, nothingMapped) ?? -1)

/** How well a sheet fits as a list of customers. */
export const fitOfCustomers = (text: string): SheetFit => fitOfTable(tableOf(text).rows, nothingMapped, areCustomers)

/** Reads a list of customers as `langraan import` does: the same headings, cells and errors. */
export function readCustomerSheet(text: string): CustomerSheet | { problem: CustomerSheetProblem } {
  const { rows, head } = tableOf(text)
  if (head < 0) return problem(isBlankTable(rows) ? 'empty' : 'headings')
  const columns = columnsIn(rows)
  if ('problem' in columns) return columns
  if (!areCustomers(columns)) {
    const headings = orderHeadings(columns)
    return headings.length > 0 ? problem('orders', headings) : problem('incomplete', columns.headings.filter(Boolean))
  }
  const { customers, problems, count } = readCustomers(rows, columns)
  if (count === 0) return problem('empty')
  return count > mostCustomerRows ? problem('too-long') : { rows, columns, customers, problems }
}
