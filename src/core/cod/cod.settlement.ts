import { parseBaht, type Satang } from '../kernel/money'
import type { Order } from '../orders/orders.contract'
import { type Reading, readingsOf, tidy } from './cod.cells'
import { isOutstanding } from './cod.summary'

/**
 * The state of a line in a courier's list: `matched` the amount is the order's, `difference` it is another, `settled`
 * the order is already paid, `not-due` nothing to collect (or not shipped yet), `repeated` it occurs above,
 * `no-amount`, `doubtful` several amounts are possible, `unknown` no order has this number.
 */
export type LineState =
  | 'matched'
  | 'difference'
  | 'settled'
  | 'not-due'
  | 'repeated'
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
  /** the amount settled by the courier; undefined if ambiguous */
  amount: Satang | undefined
}

/** Characters; a courier's list has some hundred lines, so a longer text is something else. */
export const longestSettlement = 200_000

const keyOf = (text: string): string => tidy(text).toUpperCase().replace(/[\s-]/g, '')

/** Headings of amount columns; gross amounts before deductions are ignored. */
const amountHeading = /cod|ยอด|จำนวนเงิน|amount|เก็บเงิน|ปลายทาง/i
const notAmountHeading = /ค่า|fee|vat|ภาษี|วัน|date|เบอร์|โทร|phone|สุทธิ|net/i
const totalLine = /^(?:รวม|ยอดรวม|total|sum|grand)/i

const amountOf = (cell: string): Satang | undefined => {
  const amount = /\d/.test(cell) ? parseBaht(cell.replace(/^(?:thb|บ\.)|(?:thb|บ\.)$/gi, '')) : 'empty'
  return typeof amount === 'number' ? amount : undefined
}

/** By order number and by tracking number. */
function indexOf(orders: readonly Order[]): Map<string, Order> {
  const index = new Map<string, Order>()
  for (const order of orders) {
    index.set(keyOf(order.OrderNumber), order)
    if (order.trackingNumber !== '') index.set(keyOf(order.trackingNumber), order)
  }
  return index
}

const columnOf = (cells: readonly string[]): number =>
  cells.findIndex((cell) => amountHeading.test(cell) && !notAmountHeading.test(cell))

/** The amount column found by its heading, and the number of columns. */
type Heading = { column: number; width: number }

/** Amounts among the cells; parcel numbers, which look like amounts, are excluded. */
const amountsIn = ({ cells }: Reading, position: number): (Satang | undefined)[] =>
  cells.map((cell, at) => (at === position || /^[A-Z]*\d{9,}[A-Z]*$/i.test(cell) ? undefined : amountOf(cell)))

type Amount = Satang | 'doubtful' | undefined

/**
 * The amount in one reading: under its heading, otherwise the one equal to the order's total, otherwise the only one.
 */
function amountIn(reading: Reading, position: number, heading: Heading | undefined, total: Satang | undefined): Amount {
  const amounts = amountsIn(reading, position)
  if (heading && (reading.cells.length === heading.width || amounts[heading.column] !== undefined))
    return amounts[heading.column]
  const agreeing = amounts.findIndex((amount) => amount !== undefined && amount === total)
  if (agreeing >= 0) return reading.tails.has(agreeing) ? 'doubtful' : amounts[agreeing]
  const several = new Set(amounts.filter((amount) => amount !== undefined))
  return several.size > 1 ? 'doubtful' : [...several][0]
}

type Read = { reading: Reading; position: number; order: Order | undefined }

/**
 * The amount of a line: readings with the usual number of columns are preferred, then the one equal to the order's
 * total.
 */
function chosenAmount(reads: Read[], heading: Heading | undefined, width: number | undefined): Amount {
  const isWide = ({ reading }: Read) => reading.cells.length === (heading?.width ?? width)
  const fitting = reads.some(isWide) ? reads.filter(isWide) : reads
  const amounts = fitting.map(({ reading, position, order }) => amountIn(reading, position, heading, order?.total))
  const [first] = amounts
  if (new Set(amounts).size === 1) return first
  const agreeing = fitting.filter(({ order }, at) => order !== undefined && amounts[at] === order.total)
  return agreeing.length > 0 ? agreeing[0]?.order?.total : 'doubtful'
}

function stateOf(order: Order | undefined, amount: Amount, isRepeated: boolean): LineState {
  if (!order) return 'unknown'
  if (isRepeated) return 'repeated'
  if (order.paymentMethod === 'cod' && order.paymentStatus === 'paid') return 'settled'
  if (!isOutstanding(order)) return 'not-due'
  if (amount === undefined) return 'no-amount'
  if (amount === 'doubtful') return 'doubtful'
  return amount === order.total ? 'matched' : 'difference'
}

/** The readings in which a cell names an order; all of them if none does. */
function readsOf(text: string, index: ReadonlyMap<string, Order>): Read[] {
  const reads = readingsOf(text).map((reading) => {
    const position = reading.cells.findIndex((cell) => index.has(keyOf(cell)))
    return { reading, position, order: index.get(keyOf(reading.cells[position] ?? '')) }
  })
  const named = reads.filter(({ order }) => order !== undefined)
  return named.length > 0 ? named : reads
}

/** Number of columns in the lines with only one reading, if they agree. */
function widthOf(all: readonly Read[][]): number | undefined {
  const sure = all.flatMap(([read, other]) =>
    read?.order && read.reading.parted && !other ? [read.reading.cells.length] : [],
  )
  return new Set(sure).size === 1 ? sure[0] : undefined
}

/**
 * Compares a courier's settlement list, pasted or as CSV, with the orders: each line has an order or tracking number
 * and an amount, in any columns. Only headings, totals and empty lines are skipped. An ambiguous amount is `doubtful`
 * and undefined.
 */
export function readSettlement(text: string, orders: readonly Order[]): SettlementLine[] {
  const index = indexOf(orders)
  const seen = new Set<string>()
  const lines: SettlementLine[] = []
  const all = text.split(/\r\n|\r|\n/).map((raw) => ({ raw, reads: readsOf(tidy(raw), index) }))
  const width = widthOf(all.map(({ reads }) => reads))
  let heading: Heading | undefined
  for (const [line, { raw, reads }] of all.entries()) {
    const { cells = [] } = reads[0]?.reading ?? {}
    const order = reads[0]?.order
    const isWords = !cells.some((cell) => /\d/.test(cell))
    if (isWords && columnOf(cells) >= 0) heading = { column: columnOf(cells), width: cells.length }
    if (isWords || (!order && totalLine.test(cells.find((cell) => cell !== '') ?? ''))) continue
    const amount = chosenAmount(reads, heading, width)
    const isRepeated = order !== undefined && seen.has(order.OrderNumber)
    if (order) seen.add(order.OrderNumber)
    lines.push({
      line,
      text: raw.trim(),
      state: stateOf(order, amount, isRepeated),
      order,
      amount: amount === 'doubtful' ? undefined : amount,
    })
  }
  return lines
}

/** Whether a line can be marked as received. */
export const isSettleable = ({ state }: SettlementLine): boolean => state === 'matched' || state === 'difference'
