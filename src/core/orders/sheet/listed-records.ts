import type { SheetFit } from '../../kernel/sheet-choice'
import { type Cell, lineOf } from './cells'
import { type Columns, fieldsNamed, headingOf, type ImportField, type Mapped } from './heading-columns'

const ofOrders = ['number', 'date', 'product', 'price', 'amount', 'total', 'status'] as const

/** Which fields have a column. */
type Named = { readonly of: Pick<ReadonlySet<ImportField>, 'has'> }

/** Headings of what only orders have. */
export const orderHeadings = (columns: Columns): string[] =>
  ofOrders.filter((field) => columns.of.has(field)).map((field) => headingOf(columns, field))

/** Whether a table lists customers, and nothing of their orders. */
export const areCustomers = ({ of }: Named): boolean =>
  of.has('name') && of.has('phone') && !ofOrders.some((field) => of.has(field))

/** Whether a table lists orders. */
export const areOrders = ({ of }: Named): boolean =>
  of.has('date') && (['number', 'total', 'price', 'amount'] as const).some((field) => of.has(field))

/** How well a table fits that is to list these records. */
export function fitOfTable(
  rows: readonly (readonly Cell[])[],
  map: Mapped,
  areRecords: (columns: Named) => boolean,
): SheetFit {
  const of = fieldsNamed(rows, map)
  if (of) return areRecords({ of }) ? 'listed' : 'headed'
  return rows.some((row) => row.some((cell) => lineOf(cell) !== '')) ? 'filled' : 'blank'
}
