import { lookUp } from '../kernel/look-up'
/** One row: values by the key of their column. Rows are replaced, never changed. */
export type TableRow = Readonly<Record<string, unknown>>

/** `money` is a whole number of hundredths; `date` is YYYY-MM-DD; `choice` is one of `choices`. */
export const columnKinds = ['text', 'number', 'money', 'date', 'choice'] as const
export type ColumnKind = (typeof columnKinds)[number]

/** What a table must know of a column, besides how it looks. */
export type TableColumn = {
  readonly key: string
  readonly kind?: ColumnKind | undefined
  /** allowed values of a `choice` */
  readonly choices?: readonly (string | number)[] | undefined
  /** a row without it is refused */
  readonly required?: boolean | undefined
}

export type Cell = string | number

/** A value as it is compared; what is no value is ''. */
export function cellOf(row: TableRow, { key, kind }: TableColumn): Cell {
  const value = lookUp(row, key)
  if (typeof value === 'number') return Number.isFinite(value) ? value : ''
  if (typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return ''
  if ((kind !== 'number' && kind !== 'money') || value.trim() === '') return value
  const number = Number(value)
  return Number.isFinite(number) ? number : value
}

/** A value as a sheet and a form have it: money in whole units. */
export function writtenCell(row: TableRow, column: TableColumn): Cell {
  const cell = cellOf(row, column)
  return column.kind === 'money' && typeof cell === 'number' ? cell / 100 : cell
}
