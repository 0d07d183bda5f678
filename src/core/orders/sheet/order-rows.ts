import { unreadable } from '../../kernel/decode-text'
import { noMoney, type Satang } from '../../kernel/money'
import { amountOf, type Cell, isEmpty, lineOf, Problem } from './cells'
import { type Columns, headingOf, type ImportField } from './heading-columns'

export type Rows = readonly (readonly Cell[])[]

export type RowProblem = {
  /** position in the table */
  readonly row: number
  readonly heading: string
  readonly text: string
  /** for screens */
  readonly code?: string
  /** what the cell says, or the number of another row */
  readonly given?: string
  /** what would have been expected */
  readonly other?: string
}

type Read<T> = (cell: Cell) => T | Problem | undefined

/** The rows of one order. Values are read by field; what is wrong with them is collected. */
export type OrderRows = {
  readonly positions: readonly number[]
  readonly problems: readonly RowProblem[]
  blame(field: ImportField, text: string, row?: number, code?: string, given?: string, other?: string): void
  /** The value in one row; undefined if it is empty or wrong. */
  inRow<T>(field: ImportField, row: number, read: Read<T>): T | undefined
  /** The value that all rows share: those after the first may leave it empty. */
  shared<T>(field: ImportField, read: Read<T>): T | undefined
  /** As `shared`, of a field with several columns. */
  sharedAll<T>(field: ImportField, read: (cells: readonly Cell[]) => T | Problem | undefined): T | undefined
  amount(field: ImportField, read?: Read<Satang>): Satang
  /** On one line; '' if empty. */
  text(field: ImportField): string
}

export function orderRows(rows: Rows, columns: Columns, positions: readonly number[]): OrderRows {
  const problems: RowProblem[] = []
  const [top = 0] = positions
  const blame: OrderRows['blame'] = (field, text, row = top, code, given, other) => {
    const values = { ...(code && { code }), ...(given !== undefined && { given }), ...(other && { other }) }
    problems.push({ row, heading: headingOf(columns, field), text, ...values })
  }
  const accepted = <T>(
    field: ImportField,
    row: number,
    value: T | Problem | undefined,
    cells: readonly Cell[],
  ): T | undefined => {
    if (!(value instanceof Problem)) return value
    blame(field, value.text, row, value.code, value.given ?? cells.map(lineOf).join(', '), value.other)
    return undefined
  }
  const cellsOf = (field: ImportField, row: number): readonly Cell[] =>
    (columns.of.get(field) ?? []).map((column) => rows[row]?.[column]).filter((cell) => !isEmpty(cell))

  for (const row of positions)
    for (const [field, places] of columns.of)
      if (places.some((column) => String(rows[row]?.[column] ?? '').includes(unreadable)))
        blame(field, 'has letters that can’t be read', row, 'letters')

  const sharedAll: OrderRows['sharedAll'] = (field, read) => {
    const filled = positions.flatMap((row) => {
      const cells = cellsOf(field, row)
      return cells.length > 0 ? [{ row, cells, text: cells.map(lineOf).join(' ') }] : []
    })
    const [first, ...others] = filled
    if (!first) return undefined
    const other = others.find(({ text }) => text !== first.text)
    if (other)
      blame(
        field,
        `“${other.text}” differs from row ${first.row + 1} of the same order`,
        other.row,
        'differs',
        other.text,
        String(first.row + 1),
      )
    return accepted(field, first.row, read(first.cells), first.cells)
  }
  const shared: OrderRows['shared'] = (field, read) => sharedAll(field, ([cell]) => read(cell))
  return {
    positions,
    problems,
    blame,
    inRow: (field, row, read) => {
      const [cell] = cellsOf(field, row)
      return cell === undefined ? undefined : accepted(field, row, read(cell), [cell])
    },
    shared,
    sharedAll,
    amount: (field, read = amountOf) => shared(field, read) ?? noMoney,
    text: (field) => sharedAll(field, (cells) => cells.map(lineOf).join(' ')) ?? '',
  }
}
