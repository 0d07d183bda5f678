import { readCsv } from '../kernel/csv'
import { arabicDigits, parseBaht, type Satang } from '../kernel/money'
import type { Order } from '../orders/orders.contract'
import { isOutstanding } from './cod.summary'

/**
 * What stands beside a line of a courier's list: `matched` the amount is the order's, `difference` it is another,
 * `settled` the order is paid already, `not-due` it is no parcel to collect for (or not sent yet), `repeated` it stood
 * above, `no-amount`, `unknown` no order here has this number.
 */
export type LineState = 'matched' | 'difference' | 'settled' | 'not-due' | 'repeated' | 'no-amount' | 'unknown'

export type SettlementLine = {
  /** its place in the text, from 0 */
  line: number
  /** as it was given */
  text: string
  state: LineState
  order: Order | undefined
  /** what the courier brings for it */
  amount: Satang | undefined
}

/** A courier's list is some hundred lines; more than this is another text. */
export const longestSettlement = 200_000

const tidy = (text: string): string => arabicDigits(text.normalize('NFKC').replace(/[\p{Cf}\ufeff]/gu, '')).trim()
const keyOf = (text: string): string => tidy(text).toUpperCase().replace(/[\s-]/g, '')

/** Amount columns by what couriers write above them; what they bring before what they deduct is not asked for. */
const amountHeading = /cod|ยอด|จำนวนเงิน|amount|เก็บเงิน|ปลายทาง/i
const notAmountHeading = /ค่า|fee|vat|ภาษี|วัน|date|เบอร์|โทร|phone|สุทธิ|net/i
const totalLine = /^(?:รวม|ยอดรวม|total|sum|grand)/i

function cellsOf(text: string): string[] {
  const separator = ['\t', ';', '|'].find((each) => text.includes(each))
  if (separator) return (readCsv(text, separator)[0] ?? []).map(tidy)
  if (text.includes('"')) return (readCsv(text)[0] ?? []).map(tidy)
  // "1,250.00" holds a comma that parts nothing
  const ungrouped = text.replace(/(?<![\dA-Za-z.])\d{1,3}(?:,\d{3})+(?!\d)/g, (grouped) => grouped.replaceAll(',', ''))
  return (ungrouped.includes(',') ? (readCsv(ungrouped)[0] ?? []) : ungrouped.split(/\s+/)).map(tidy)
}

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

function chosenAmount(cells: readonly (string | undefined)[], column: number, order: Order | undefined) {
  const headed = amountOf(cells[column] ?? '')
  if (headed !== undefined) return headed
  const amounts = cells.map((cell) => amountOf(cell ?? '')).filter((amount) => amount !== undefined)
  return amounts.find((amount) => amount === order?.total) ?? amounts[0]
}

function stateOf(order: Order | undefined, amount: Satang | undefined, isRepeated: boolean): LineState {
  if (!order) return 'unknown'
  if (isRepeated) return 'repeated'
  if (order.paymentMethod === 'cod' && order.paymentStatus === 'paid') return 'settled'
  if (!isOutstanding(order)) return 'not-due'
  if (amount === undefined) return 'no-amount'
  return amount === order.total ? 'matched' : 'difference'
}

/**
 * A courier's list of what it brings, pasted or as CSV, held against the orders: a line names an order or tracking number
 * and an amount, in any columns. Headings, sums and empty lines are left out; nothing else is.
 */
export function readSettlement(text: string, orders: readonly Order[]): SettlementLine[] {
  const index = indexOf(orders)
  const seen = new Set<string>()
  const lines: SettlementLine[] = []
  let column = -1
  for (const [line, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const cells = cellsOf(tidy(raw))
    const place = cells.findIndex((cell) => index.has(keyOf(cell)))
    const order = index.get(keyOf(cells[place] ?? ''))
    const isWords = !cells.some((cell) => /\d/.test(cell))
    if (isWords && columnOf(cells) >= 0) column = columnOf(cells)
    if (isWords || (!order && totalLine.test(cells.find((cell) => cell !== '') ?? ''))) continue
    // numbers of parcels look like amounts
    const rest = cells.map((cell, at) => (at === place || /^[A-Z]*\d{9,}[A-Z]*$/i.test(cell) ? undefined : cell))
    const amount = chosenAmount(rest, column, order)
    const isRepeated = order !== undefined && seen.has(order.OrderNumber)
    if (order) seen.add(order.OrderNumber)
    lines.push({ line, text: raw.trim(), state: stateOf(order, amount, isRepeated), order, amount })
  }
  return lines
}

/** Which lines may be marked as received. */
export const isSettleable = ({ state }: SettlementLine): boolean => state === 'matched' || state === 'difference'
