import { csvLine, csvMark } from '../kernel/csv'
import { isStep, type Steps } from '../kernel/steps'
import { type TableColumn, type TableRow, writtenCell } from './datatable.columns'

/** rows per piece of a file: a hundred thousand rows in one piece take a slow processor a frame */
const piece = 1_024

/**
 * Rows as CSV with these headings: unquoted numbers, money in whole units, no text that spreadsheets take for a
 * formula.
 */
export function* tableCsv(
  columns: readonly (TableColumn & { label: string })[],
  rows: readonly TableRow[],
): Steps<Blob> {
  const pieces: Blob[] = []
  let lines = [csvMark, csvLine(columns.map(({ label }) => label))]
  for (const [at, row] of rows.entries()) {
    lines.push(csvLine(columns.map((column) => writtenCell(row, column))))
    if (lines.length >= piece) {
      pieces.push(new Blob([lines.join('')]))
      lines = []
    }
    if (isStep(at)) yield at / rows.length
  }
  return new Blob([...pieces, lines.join('')], { type: 'text/csv;charset=utf-8' })
}
