import { isBlankTable, readTable } from '../../kernel/csv'
import type { SheetFit } from '../../kernel/sheet-choice'
import {
  type Columns,
  ColumnsError,
  columnsOf,
  headIn,
  type Mapped,
  readMap,
  type SheetColumn,
  sheetColumns,
} from '../sheet/heading-columns'
import { areCustomers, areOrders, fitOfTable } from '../sheet/listed-records'
import type { Rows } from '../sheet/order-rows'

export const mostOrderRows = 20_000

/** What the user says of a file: fields by the name of their column, `-` for none, and the shop of all orders without one. */
export type OrderSheetChoices = {
  readonly fields: Readonly<Record<string, string>>
  readonly shop?: number | undefined
}

/**
 * Why a file can't be read as a list of orders: no row names the columns, dates or amounts are missing, two columns mean
 * the same, these are customers, or the orders' shop has to be chosen.
 */
export type OrderSheetProblem = {
  readonly code: 'empty' | 'headings' | 'incomplete' | 'alike' | 'customers' | 'too-long' | 'shop'
  readonly headings: readonly string[]
  readonly columns: readonly SheetColumn[]
}

export type OrderSheet = { readonly rows: Rows; readonly columns: Columns; readonly all: readonly SheetColumn[] }

/** The choices as `--map` has them. */
export const mapOf = ({ fields }: OrderSheetChoices): Mapped =>
  readMap(Object.entries(fields).map(([name, field]) => `${name}=${field}`))

const noMap = readMap([])

/** How well a sheet fits as a list of orders. */
export const fitOfOrders = (text: string): SheetFit =>
  fitOfTable(readTable(text, (lines) => headIn(lines, noMap) ?? -1).rows, noMap, areOrders)

/** Reads a list of orders as `langraan import` does: the same headings, cells and errors. */
export function readOrderSheet(text: string, choices: OrderSheetChoices): OrderSheet | { problem: OrderSheetProblem } {
  const map = mapOf(choices)
  const { rows, head } = readTable(text, (lines) => headIn(lines, map) ?? -1)
  const all = sheetColumns(rows, map)
  const problem = (code: OrderSheetProblem['code'], headings: readonly string[] = []) => ({
    problem: { code, headings, columns: all },
  })
  if (isBlankTable(rows)) return problem('empty')
  if (rows.length > mostOrderRows) return problem('too-long')
  if (head < 0) return problem('headings')
  try {
    const columns = columnsOf(rows, map)
    if (areOrders(columns)) return { rows, columns, all }
    return areCustomers(columns) ? problem('customers') : problem('incomplete', columns.headings.filter(Boolean))
  } catch (error) {
    if (error instanceof ColumnsError) return problem('alike', error.alike)
    throw error
  }
}
