import { lookUp } from '../kernel/look-up'
import { isStep, type Steps } from '../kernel/steps'
import { cellOf, type TableColumn, type TableRow, writtenCell } from './datatable.columns'
import { byRank, type Ranks, ranksOf } from './datatable.ranks'

export type TableSort = { column: string; order: 'ascending' | 'descending' }

/**
 * Search and filters: `q` in any column, `filters` each in its own. A choice must be equal, a date within
 * `2024-01-01/2024-12-31` (either end may be open), anything else contain the text.
 */
export type TableQuery = {
  readonly q: string
  readonly filters: Readonly<Record<string, string>>
  readonly sort: TableSort | undefined
}

export const wholeTable: TableQuery = { q: '', filters: {}, sort: undefined }

/** Rows with values derived from them, valid as long as the rows stay the same. */
export type TableIndex = {
  readonly rows: readonly TableRow[]
  readonly columns: readonly TableColumn[]
  readonly ranks: Map<string, Ranks>
  readonly texts: Map<string, readonly string[]>
}

export const indexOf = (rows: readonly TableRow[], columns: readonly TableColumn[]): TableIndex => ({
  rows,
  columns,
  ranks: new Map(),
  texts: new Map(),
})

function* textsOf({ rows, texts }: TableIndex, column: TableColumn): Steps<readonly string[]> {
  const known = texts.get(column.key)
  if (known) return known
  const made: string[] = []
  for (const row of rows) {
    if (isStep(made.push(String(writtenCell(row, column)).toLowerCase()))) yield 0
  }
  texts.set(column.key, made)
  return made
}

function* ranked({ rows, ranks }: TableIndex, column: TableColumn): Steps<Ranks> {
  const known = ranks.get(column.key)
  if (known) return known
  const cells = []
  for (const row of rows) {
    if (isStep(cells.push(cellOf(row, column)))) yield 0
  }
  const made = yield* ranksOf(cells)
  ranks.set(column.key, made)
  return made
}

/** Indexes of rows whose text matches in one of these columns. */
function* passing(
  index: TableIndex,
  rows: Int32Array,
  columns: readonly TableColumn[],
  passes: (text: string) => boolean,
): Steps<Int32Array> {
  const texts: (readonly string[])[] = []
  for (const column of columns) texts.push(yield* textsOf(index, column))
  const kept = new Int32Array(rows.length)
  let count = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    if (texts.some((each) => passes(each[row] as string))) kept[count++] = row
    if (isStep(at)) yield 0
  }
  return kept.subarray(0, count)
}

/** Whether a cell's text matches a filter, both in lower case. */
function wantedIn(column: TableColumn, filter: string): (text: string) => boolean {
  if (column.kind === 'choice') return (text) => text === filter
  const [first, last] = filter.split('/')
  if (column.kind !== 'date' || first === undefined || last === undefined) return (text) => text.includes(filter)
  return (text) => text !== '' && text >= first && (last === '' || text <= last)
}

function* found(index: TableIndex, { q, filters }: TableQuery): Steps<Int32Array> {
  let rows: Int32Array = new Int32Array(index.rows.length).map((_, at) => at)
  const wanted = q.trim().toLowerCase()
  if (wanted !== '') rows = yield* passing(index, rows, index.columns, (text) => text.includes(wanted))
  for (const column of index.columns) {
    const filter = lookUp(filters, column.key)?.trim().toLowerCase() ?? ''
    if (filter !== '') rows = yield* passing(index, rows, [column], wantedIn(column, filter))
  }
  return rows
}

/** The matching rows in the requested order. */
export function* arrange(index: TableIndex, query: TableQuery): Steps<readonly TableRow[]> {
  let rows = yield* found(index, query)
  const column = index.columns.find(({ key }) => key === query.sort?.column)
  if (!column && rows.length === index.rows.length) return index.rows
  if (column) rows = yield* byRank(rows, yield* ranked(index, column), query.sort?.order === 'descending')
  const shown: TableRow[] = []
  for (const row of rows) {
    if (isStep(shown.push(index.rows[row] as TableRow))) yield 1
  }
  return shown
}
