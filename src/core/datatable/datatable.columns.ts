import { lookUp } from '../kernel/look-up'
/** One row: values by column key. Rows are immutable. */
export type TableRow = Readonly<Record<string, unknown>>

/** `money` is an integer of hundredths; `date` is YYYY-MM-DD; `choice` is one of `choices`. */
export const columnKinds = ['text', 'number', 'money', 'date', 'choice'] as const
export type ColumnKind = (typeof columnKinds)[number]

/** A column's data properties, apart from its appearance. */
export type TableColumn = {
  readonly key: string
  readonly kind?: ColumnKind | undefined
  /** allowed values of a `choice` */
  readonly choices?: readonly (string | number)[] | undefined
  /** rows without a value are rejected */
  readonly required?: boolean | undefined
}

export type Cell = string | number

/** A value as compared; '' if missing. */
export function cellOf(row: TableRow, { key, kind }: TableColumn): Cell {
  const value = lookUp(row, key)
  if (typeof value === 'number') return Number.isFinite(value) ? value : ''
  if (typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return ''
  if ((kind !== 'number' && kind !== 'money') || value.trim() === '') return value
  const number = Number(value)
  return Number.isFinite(number) ? number : value
}

/** A value for spreadsheets and forms: money in whole units. */
export function writtenCell(row: TableRow, column: TableColumn): Cell {
  const cell = cellOf(row, column)
  return column.kind === 'money' && typeof cell === 'number' ? cell / 100 : cell
}
