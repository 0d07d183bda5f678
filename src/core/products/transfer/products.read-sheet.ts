import { readCsv, separatorOf } from '../../kernel/csv'
import { columnOf, type SheetColumn } from './products.sheet'

/** A row with what its cells say; blank ones are missing. */
export type SheetRow = {
  /** counted from 1, as a spreadsheet does */
  line: number
  cells: Readonly<Partial<Record<SheetColumn, string>>>
}

/** `headings`: no row names the columns; `too-long`: more than `mostRows`. */
export type SheetProblem = 'headings' | 'empty' | 'too-long'

export const mostRows = 5_000

/** The heading is within the first rows: above it may be a title. */
const mostAbove = 10

/** Reads CSV, or rows with tabs. Columns may be in any order; unknown ones are left out. */
export function readSheet(text: string): { rows: readonly SheetRow[] } | { problem: SheetProblem } {
  const lines = readCsv(text, separatorOf(text))
  const at = lines.slice(0, mostAbove).findIndex((line) => {
    const known = line.map(columnOf)
    return known.includes('name') && known.filter((column) => column !== undefined).length > 1
  })
  const columns = lines[at]?.map(columnOf)
  if (!columns) return { problem: lines.length === 0 ? 'empty' : 'headings' }
  const body = lines.slice(at + 1)
  if (body.length > mostRows) return { problem: 'too-long' }
  const rows = body.flatMap((line, nth): SheetRow[] => {
    const cells = columns.flatMap((column, position): [SheetColumn, string][] => {
      const cell = line[position]?.trim() ?? ''
      return column && cell !== '' ? [[column, cell.replace(/^'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/, '')]] : []
    })
    return cells.length > 0 ? [{ line: at + nth + 2, cells: Object.fromEntries(cells) }] : []
  })
  return rows.length > 0 ? { rows } : { problem: 'empty' }
}
