import type { Satang } from '../kernel/money'
import { isTotalRow } from '../kernel/total-row'
import type { Order } from '../orders/orders.contract'
import { bareNumber } from '../orders/orders.tracking-numbers'
import { type CellAmount, isAmount, isParcelNumber, readCell } from './cod.cells'
import { type ChosenColumns, type Columns, columnsOf, parcelCellOf, type Section, sectionsOf } from './cod.columns'
import { isAmountHeading, isMoneyHeading } from './cod.headings'
import { unpaidRows } from './cod.payout'
import { lineAmount, rowAmount } from './cod.row-amount'
import { isOutstanding } from './cod.summary'
import { readTable, type TableRow } from './cod.table'
import { isUndeliveredRow } from './cod.undelivered'

/**
 * The state of a line in a courier's list: `matched` the amount is the order's, `difference` it is another, `settled`
 * the order is already paid, `not-due` nothing to collect (or not shipped yet), `repeated` it occurs above,
 * `undelivered` the list itself says that the parcel wasn't handed over, `no-amount`, `doubtful` it isn't clear which
 * amount or order is meant or whether the courier pays it out, `unknown` no order has this number.
 */
export type LineState =
  | 'matched'
  | 'difference'
  | 'settled'
  | 'not-due'
  | 'repeated'
  | 'undelivered'
  | 'no-amount'
  | 'doubtful'
  | 'unknown'

export type SettlementLine = {
  /** its index in the text, from 0 */
  line: number
  /** as given */
  text: string
  state: LineState
  order: Order | undefined
  /** the amount that the courier collected; undefined if unclear */
  amount: Satang | undefined
}

/** The columns of a list and its first rows, so that the user can check and choose them. */
export type SettlementColumns = Pick<Columns, 'parcel' | 'amount'> & {
  headings: readonly string[] | undefined
  rows: readonly (readonly string[])[]
  width: number
  /** the amount of a parcel depends on the choice */
  isAsked: boolean
}

export type Settlement = {
  lines: readonly SettlementLine[]
  /** rows with digits that are no parcels: totals, dates, account numbers */
  others: readonly string[]
  /** undefined if the list has no columns */
  columns: SettlementColumns | undefined
}

/** Characters; a courier's list has some hundred lines, so a longer text is something else. */
export const longestSettlement = 200_000

const keyOf = (text: string): string => bareNumber(readCell(text))

type Index = ReadonlyMap<string, ReadonlySet<Order>>

/** By order number and by tracking number, which several orders may share. */
function indexOf(orders: readonly Order[]): Index {
  const index = new Map<string, Set<Order>>()
  for (const order of orders)
    for (const number of [order.OrderNumber, order.trackingNumber])
      if (number !== '') index.set(keyOf(number), (index.get(keyOf(number)) ?? new Set()).add(order))
  return index
}

/** Those that every number among the cells means; if there is none, those that any of them means. */
function ordersIn(cells: readonly string[], index: Index): Order[] {
  const named = cells.flatMap((cell) => index.get(keyOf(cell)) ?? [])
  const all = [...new Set(named.flatMap((orders) => [...orders]))]
  const common = all.filter((order) => named.every((orders) => orders.has(order)))
  return common.length > 0 ? common : all
}

/** What a row says. `hasCells`: its amount is that of a column. */
type Found = {
  row: TableRow
  orders: readonly Order[]
  amount: CellAmount
  hasCells: boolean
  isUndelivered: boolean
  isUnpaid: boolean
}

/** A row between blanks, such as "TH60551234567A 590", also in a list whose other rows have cells. */
function inWords(row: TableRow, index: Index, isOther: boolean): Omit<Found, 'isUndelivered' | 'isUnpaid'> | undefined {
  const words = row.text.split(/[\s|]+/).map(readCell)
  const orders = ordersIn(words, index)
  const named = words.findIndex((word) => index.has(keyOf(word)))
  const position = named >= 0 ? named : row.cells.length === 1 ? words.findIndex(isParcelNumber) : -1
  if (position < 0 || (orders.length === 0 && isTotalRow(words))) return undefined
  const total = orders[0]?.total
  const amount = lineAmount(words, position, total)
  return { row, orders, amount: isOther && amount !== total ? amount && 'unclear' : amount, hasCells: false }
}

/** "Tracking Payable" above lines in words: their amounts aren't those collected. */
const isOtherInWords = ({ rows }: Section): boolean =>
  rows.some(({ cells: [text = '', ...more], orders }) => {
    const isText = more.length === 0 && orders.length === 0 && !/\d/.test(text)
    return isText && isMoneyHeading(text) && !isAmountHeading(text)
  })

/** What the rows of a section say; undefined for those that are no parcels. */
function readRows(section: Section, columns: Columns, separator: string, index: Index) {
  const isOther = isOtherInWords(section)
  const amounts = new Map(section.rows.map((row) => [row, rowAmount(row, columns, section, separator)]))
  const collected = [...amounts].flatMap(([row, amount]) =>
    row.orders.length > 0 && isAmount(amount) ? [[row, amount] as const] : [],
  )
  const unpaid = unpaidRows(section, new Map(collected))
  return section.rows.map((row): { row: TableRow; found: Found | undefined } => {
    const { cells, orders } = row
    const said = { isUndelivered: isUndeliveredRow(cells, section.headings), isUnpaid: unpaid.has(row) }
    const isParcel = orders.length > 0 || (cells.length > 1 && !isTotalRow(cells) && parcelCellOf(row, columns))
    if (orders.length === 0) {
      const found = inWords(row, index, isOther)
      if (found && (found.orders.length > 0 || !isParcel)) return { row, found: { ...found, ...said } }
    }
    if (!isParcel) return { row, found: undefined }
    return { row, found: { row, orders, amount: amounts.get(row), hasCells: cells.length > 1, ...said } }
  })
}

function stateOf(
  { orders, amount, row, isUndelivered, isUnpaid }: Found,
  isRepeated: boolean,
  isContradicted: boolean,
): LineState {
  const [order] = orders
  if (!order) return 'unknown'
  if (orders.length > 1 || row.isBroken) return 'doubtful'
  if (isRepeated) return 'repeated'
  if (order.paymentMethod === 'cod' && order.paymentStatus === 'paid') return 'settled'
  if (!isOutstanding(order)) return 'not-due'
  if (isUndelivered) return 'undelivered'
  if (isContradicted || isUnpaid) return 'doubtful'
  if (!isAmount(amount)) return amount === undefined ? 'no-amount' : 'doubtful'
  return amount === order.total ? 'matched' : 'difference'
}

/** Orders that the list names several times, with different amounts. */
function contradictions(all: readonly Found[]): ReadonlySet<Order> {
  const amounts = new Map<Order, Set<CellAmount>>()
  for (const { orders, amount } of all)
    for (const order of orders) amounts.set(order, (amounts.get(order) ?? new Set()).add(amount))
  return new Set([...amounts].flatMap(([order, found]) => (found.size > 1 ? [order] : [])))
}

function linesOf(all: readonly Found[]): SettlementLine[] {
  const contradicted = contradictions(all)
  const seen = new Set<Order>()
  return all.map((found) => {
    const { row, orders, amount } = found
    const [order] = orders
    const isRepeated = order !== undefined && seen.has(order)
    if (order && orders.length === 1) seen.add(order)
    return {
      line: row.line,
      text: row.text,
      state: stateOf(found, isRepeated, order !== undefined && contradicted.has(order)),
      order: orders.length > 1 ? undefined : order,
      amount: isAmount(amount) ? amount : undefined,
    }
  })
}

const previewRows = 3

/** The columns of the section with the most parcels. */
function shownColumns(read: readonly { section: Section; columns: Columns; found: readonly Found[] }[]) {
  const tables = read.filter(({ section }) => section.width > 1 && section.rows.length > 0)
  const [table] = tables.sort((a, b) => b.found.length - a.found.length)
  if (!table) return undefined
  const { headings, rows, width } = table.section
  const { parcel, amount } = table.columns
  const isAsked = tables.some(
    ({ columns: { source }, found }) =>
      (source === undefined || source === 'agreement') &&
      found.some(
        ({ orders: [order], amount, hasCells }) => hasCells && order && isOutstanding(order) && !isAmount(amount),
      ),
  )
  const parcels = rows.filter(({ cells }) => cells.length > 1)
  return { headings, rows: parcels.slice(0, previewRows).map(({ cells }) => cells), width, parcel, amount, isAsked }
}

/**
 * Compares a courier's settlement list, pasted or from a file, with the orders: each row has an order or tracking
 * number and an amount, in columns named by a heading, recognised by their content or `chosen` by the user. Headings
 * and rows without digits are skipped; what is no parcel is listed in `others`.
 */
export function readSettlement(text: string, orders: readonly Order[], chosen: ChosenColumns = {}): Settlement {
  const index = indexOf(orders)
  const { rows, separator } = readTable(text)
  const sections = sectionsOf(
    rows.map((row) => {
      const named = chosen.parcel === undefined ? row.cells : [row.cells[chosen.parcel] ?? '']
      return { ...row, orders: ordersIn(named, index) }
    }),
  )
  const others: string[] = []
  const read = sections.map((section, nth) => {
    const columns = columnsOf(section, chosen)
    const isAbove = nth === 0 && sections.length > 1
    const found = readRows(section, columns, separator, index).flatMap(({ row, found }) => {
      if (found && (found.orders.length > 0 || !isAbove)) return [found]
      if (/\d/.test(row.text)) others.push(row.text)
      return []
    })
    return { section, columns, found }
  })
  return { lines: linesOf(read.flatMap(({ found }) => found)), others, columns: shownColumns(read) }
}

/** Whether a line can be marked as received. */
export const isSettleable = ({ state }: SettlementLine): boolean => state === 'matched' || state === 'difference'
