import { isParcelNumber } from './cod.cells'
import { isHeadingRow, isParcelHeading } from './cod.headings'

/** Whether a heading of a table, with tabs, names a column of parcels, with parcels below it. */
export function listsParcels(table: string): boolean {
  const rows = table.split('\n').map((row) => row.split('\t').map((cell) => cell.trim()))
  const heading = rows.findIndex((row) => isHeadingRow(row) && row.some(isParcelHeading))
  return heading >= 0 && rows.slice(heading + 1).some((row) => row.some(isParcelNumber))
}
