import { writeCsv } from '../kernel/csv'
import { type TableColumn, type TableRow, writtenCell } from './datatable.columns'

/** Rows as CSV under these heads: numbers bare, money in whole units, no text that a sheet takes for a formula. */
export const tableCsv = (columns: readonly (TableColumn & { label: string })[], rows: readonly TableRow[]): string =>
  writeCsv([columns.map(({ label }) => label), ...rows.map((row) => columns.map((column) => writtenCell(row, column)))])
