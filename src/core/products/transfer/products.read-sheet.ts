import { isBlankTable, readTable, type TextTable } from '../../kernel/csv'
import type { SheetFit } from '../../kernel/sheet-choice'
import { readMap } from '../../orders/sheet/heading-columns'
import { areCustomers, areOrders, fitOfTable } from '../../orders/sheet/listed-records'
import { isProblemHeading } from '../../orders/sheet/rejected-table'
import { columnOf, type SheetColumn, shopIn } from './products.sheet'

/** A row with what its cells say; blank ones are missing. */
export type SheetRow = {
  /** counted from 1, as a spreadsheet does */
  line: number
  cells: Readonly<Partial<Record<SheetColumn, string>>>
  /** prices by shop, as its name is written in the heading */
  shops?: ReadonlyMap<string, string>
}

/** `headings`: no row names the columns; `too-long`: more than `mostRows`. */
export type SheetProblem = 'headings' | 'empty' | 'too-long'

export const mostRows = 5_000

/** The heading is within the first rows: above it may be a title. */
const mostAbove = 10

const plainCell = (cell: string | undefined): string =>
  cell?.trim().replace(/^'(?=[=+\-@\uff1d\uff0b\uff0d\uff20]|[\d.,]+$|'+[=+\-@\d\uff1d\uff0b\uff0d\uff20])/, '') ?? ''

/** Where the columns are named; -1 = nowhere. */
const headOf = (lines: readonly (readonly string[])[]): number =>
  lines.slice(0, mostAbove).findIndex((line) => {
    const known = line.map(columnOf)
    const count = line.filter((heading, nth) => known[nth] !== undefined || shopIn(heading) !== undefined).length
    return known.includes('name') && count > 1
  })

/** The file as it is, and where its columns are named. */
export const tableOf = (text: string): TextTable => readTable(text, headOf)

/** `left`: headings of columns with content that nothing is read from. */
type Sheet = { rows: readonly SheetRow[]; left: readonly string[] }

const noMap = readMap([])

/** How well a sheet fits as a list of products; lists of orders or customers have some of its headings. */
export function fitOfProducts(text: string): SheetFit {
  const { rows, head } = tableOf(text)
  if (head < 0) return isBlankTable(rows) ? 'blank' : 'filled'
  const isOther = fitOfTable(rows, noMap, (columns) => areOrders(columns) || areCustomers(columns)) === 'listed'
  return isOther ? 'headed' : 'listed'
}

/** Reads CSV, or rows with tabs. Columns may be in any order; unknown ones are left out. */
export function readSheet(text: string): Sheet | { problem: SheetProblem } {
  const { rows: lines, head: at } = tableOf(text)
  const named = lines[at]?.map(columnOf)
  // of two headings for one column, the first is read
  const columns = named?.map((column, position) => (named.indexOf(column) === position ? column : undefined))
  if (!columns) return { problem: isBlankTable(lines) ? 'empty' : 'headings' }
  const shops = (lines[at] ?? []).flatMap((heading, position): [number, string][] => {
    const shop = shopIn(plainCell(heading))
    return shop === undefined ? [] : [[position, shop]]
  })
  const body = lines.slice(at + 1)
  const rows = body.flatMap((line, nth): SheetRow[] => {
    const cells = columns.flatMap((column, position): [SheetColumn, string][] => {
      const cell = plainCell(line[position])
      return column && cell !== '' ? [[column, cell]] : []
    })
    const prices = shops.flatMap(([position, shop]): [string, string][] => {
      const cell = plainCell(line[position])
      return cell === '' ? [] : [[shop, cell]]
    })
    if (cells.length + prices.length === 0) return []
    const row = { line: at + nth + 2, cells: Object.fromEntries(cells) }
    return [prices.length > 0 ? { ...row, shops: new Map(prices) } : row]
  })
  if (rows.length > mostRows) return { problem: 'too-long' }
  const left = (lines[at] ?? []).map(plainCell).filter((heading, position) => {
    const isRead = columns[position] !== undefined || shopIn(heading) !== undefined || isProblemHeading(heading)
    return heading !== '' && !isRead && body.some((line) => plainCell(line[position]) !== '')
  })
  return rows.length > 0 ? { rows, left } : { problem: 'empty' }
}
