import { csvLine, csvMark } from '../kernel/csv'
import { isStep, type Steps } from '../kernel/steps'
import { type TableColumn, type TableRow, writtenCell } from './datatable.columns'

/**
 * Rows as CSV under these heads, in pieces of UTF-8: numbers bare, money in whole units, no text that a sheet takes for
 * a formula.
 */
export function* tableCsv(
  columns: readonly (TableColumn & { label: string })[],
  rows: readonly TableRow[],
): Steps<Uint8Array<ArrayBuffer>[]> {
  const encoder = new TextEncoder()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let lines = [csvMark, csvLine(columns.map(({ label }) => label))]
  for (const [at, row] of rows.entries()) {
    lines.push(csvLine(columns.map((column) => writtenCell(row, column))))
    if (!isStep(at)) continue
    pieces.push(encoder.encode(lines.join('')))
    lines = []
    yield at / rows.length
  }
  return [...pieces, encoder.encode(lines.join(''))]
}
