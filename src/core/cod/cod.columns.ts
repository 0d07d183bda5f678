import type { Order } from '../orders/orders.contract'
import { amountOf, isAmount, isParcelNumber } from './cod.cells'
import {
  amountRank,
  isAmountHeading,
  isBareAmountHeading,
  isHeadingRow,
  isMoneyHeading,
  isNoAmountHeading,
  isOtherHeading,
  isParcelHeading,
} from './cod.headings'
import type { TableRow } from './cod.table'

/** What a column holds; the others don't matter. */
export type ColumnRole = 'parcel' | 'amount'
/** Columns by index, as chosen by the user. */
export type ChosenColumns = Readonly<Partial<Record<ColumnRole, number>>>

/** `agreement`: several columns hold amounts, and only the orders' totals tell which */
export type ColumnSource = 'choice' | 'heading' | 'only' | 'agreement'
export type Columns = { parcel: number | undefined; amount: number | undefined; source: ColumnSource | undefined }

/** Rows below the same heading, which all have the same columns. */
export type Section = {
  headings: readonly string[] | undefined
  rows: readonly NamedRow[]
  width: number
  /** a single row with an order, without a heading: nothing says how many columns it has */
  isSingle: boolean
}

/** `orders`: those its cells name, each once; with more than one, it is unclear which is meant */
export type NamedRow = TableRow & { orders: readonly Order[] }

const hasNumber = ({ cells, orders }: NamedRow): boolean =>
  orders.length > 0 || cells.some((cell) => isParcelNumber(cell) || isAmount(amountOf(cell)))

/** Headings in words that aren't known here: the first row of several texts above one with numbers. */
const unknownHeading = (rows: readonly NamedRow[]): NamedRow | undefined =>
  rows.find((row, nth) => {
    const next = rows[nth + 1]
    return next && !hasNumber(row) && hasNumber(next) && row.cells.filter((cell) => cell !== '').length > 1
  })

/** Splits rows at their headings. Sections without any order or parcel number are what stands above a list. */
export function sectionsOf(rows: readonly NamedRow[]): Section[] {
  const isKnown = ({ orders, cells }: NamedRow) => orders.length === 0 && isHeadingRow(cells)
  const unknown = rows.some(isKnown) ? undefined : unknownHeading(rows)
  const sections: { headings: readonly string[] | undefined; rows: NamedRow[] }[] = [{ headings: undefined, rows: [] }]
  for (const row of rows)
    if (row === unknown || isKnown(row)) sections.push({ headings: row.cells, rows: [] })
    else sections.at(-1)?.rows.push(row)
  return sections.map(({ headings, rows }) => ({
    headings,
    rows,
    width: headings?.length ?? usualWidth(rows),
    isSingle: headings === undefined && rows.filter(({ orders }) => orders.length > 0).length === 1,
  }))
}

/** The number of cells that most rows with an order have. */
function usualWidth(rows: readonly NamedRow[]): number {
  const counts = new Map<number, number>()
  for (const { orders, cells } of rows)
    if (orders.length > 0) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [most] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b)
  return most?.[0] ?? Math.max(0, ...rows.map(({ cells }) => cells.length))
}

/** Row numbers: 1, 2, 3 … */
const isCounted = (values: readonly string[]): boolean => {
  const numbers = values.map(Number)
  const [first = 0] = numbers
  return values.every((value) => /^\d{1,4}$/.test(value)) && numbers.every((each, nth) => each === first + nth)
}

const valuesOf = ({ rows, width }: Section, column: number): string[] =>
  rows
    .filter(({ orders, cells }) => orders.length > 0 && cells.length === width)
    .map(({ cells }) => cells[column] ?? '')

/** Columns in which every parcel has an amount or nothing, and some have one. */
function amountColumns(section: Section): number[] {
  return Array.from({ length: section.width }, (_, column) => column).filter((column) => {
    const values = valuesOf(section, column)
    const written = values.filter((value) => value !== '')
    if (written.length === 0 || hasFlags(section, column) || (isCounted(values) && values.length > 1)) return false
    return written.every((value) => isAmount(amountOf(value)) && !/^[A-Z]*\d{9,}[A-Z]*$/i.test(value))
  })
}

const flag = /^(?:[01]|y|n|yes|no|true|false|cod|ใช่|ไม่ใช่|✓|✔)$/i

/** "COD" above 1 or Y: whether it was to be collected, not how much. Without a heading, 1 may be an amount. */
function hasFlags(section: Section, column: number): boolean {
  if (!section.headings) return false
  const written = valuesOf(section, column).filter((value) => value !== '')
  return written.some((value) => value !== '0') && written.every((value) => flag.test(value))
}

/**
 * The column with the best heading of an amount; undefined if there is none, or two are equally good. "Amount" alone
 * says which amount only if no other column has any.
 */
function headedAmount(section: Section, withAmounts: readonly number[]): number | undefined {
  const { headings = [] } = section
  const ranked = headings.flatMap((heading, column) => {
    const rank = hasFlags(section, column) ? undefined : amountRank(heading)
    return rank === undefined ? [] : [{ rank, column }]
  })
  const best = Math.min(...ranked.map(({ rank }) => rank))
  const first = ranked.filter(({ rank }) => rank === best)
  if (first.length > 0) return first.length === 1 ? first[0]?.column : undefined
  const column = headings.findIndex(isBareAmountHeading)
  const isAlone = headings.every(
    (heading, at) =>
      at === column || !(isMoneyHeading(heading) || (withAmounts.includes(at) && !isNoAmountHeading(heading))),
  )
  return column >= 0 && isAlone ? column : undefined
}

/** Column by column, how many orders' totals it has. */
function agreeingColumn(columns: readonly number[], { rows, width }: Section): number | undefined {
  const counts = columns.map((column) => ({
    column,
    count: rows.filter(
      ({ orders: [order], cells }) => order && cells.length === width && amountOf(cells[column] ?? '') === order.total,
    ).length,
  }))
  const most = Math.max(0, ...counts.map(({ count }) => count))
  const best = counts.filter(({ count }) => count === most)
  return most > 0 && best.length === 1 ? best[0]?.column : undefined
}

/** Which columns of a section hold the parcel and the amount. */
export function columnsOf(section: Section, chosen: ChosenColumns): Columns {
  const { headings } = section
  const headed = headings?.findIndex(isParcelHeading) ?? -1
  const parcel = chosen.parcel ?? (headed < 0 ? undefined : headed)
  if (chosen.amount !== undefined) return { parcel, amount: chosen.amount, source: 'choice' }
  const withAmounts = amountColumns(section)
  const byHeading = headedAmount(section, withAmounts)
  if (byHeading !== undefined) return { parcel, amount: byHeading, source: 'heading' }
  // a heading that names amounts, but not which one, isn't overruled
  const named = headings?.flatMap((heading, column) => (isAmountHeading(heading) ? [column] : [])) ?? []
  const found = withAmounts.filter((column) =>
    named.length > 0 ? named.includes(column) : !isOtherHeading(headings?.[column] ?? ''),
  )
  const only = found.length === 1 && !headings ? found[0] : undefined
  // of a single row, 1 may be its number
  if (only !== undefined && !isCounted(valuesOf(section, only))) return { parcel, amount: only, source: 'only' }
  const agreeing = agreeingColumn(found, section)
  return { parcel, amount: agreeing, source: agreeing === undefined ? undefined : 'agreement' }
}

/** The cell that names a parcel, if one of the row may. */
export function parcelCellOf({ cells }: TableRow, { parcel, amount }: Columns): string | undefined {
  if (parcel !== undefined) {
    const cell = cells[parcel] ?? ''
    return /\d/.test(cell) && !cell.includes('%') && cell.replace(/[^\dA-Za-z]/g, '').length >= 4 ? cell : undefined
  }
  return cells.find((cell, column) => column !== amount && isParcelNumber(cell))
}
