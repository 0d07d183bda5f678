import type { Clock } from '../kernel/clock'
import type { Call } from '../kernel/endpoint'
import type { RaanError } from '../kernel/errors'
import type { Order } from '../orders/orders.contract'
import type { CodDays } from './cod.days'
import { isSettleable, longestSettlement, readSettlement, type SettlementLine } from './cod.settlement'
import type { Receipt } from './cod.settling'

export type CodContext = CodDays & {
  call: Call
  clock: Clock
  orders: readonly Order[]
  /** orders read so far, and how many there are */
  progress: { count: number; total: number }
  /** why they could not be read */
  error: RaanError | undefined
  /** the courier's list as it was given */
  text: string
  isTooLong: boolean
  lines: readonly SettlementLine[]
  /** order numbers that a person means to mark as received */
  ticked: ReadonlySet<string>
  /** why an order could not be marked */
  failed: Readonly<Record<string, RaanError>>
  /** orders marked with the list that is open */
  settled: readonly string[]
  checkedBy: string
}

export const noList = {
  text: '',
  isTooLong: false,
  lines: [],
  ticked: new Set<string>(),
  failed: {},
  settled: [],
} satisfies Partial<CodContext>

/** A line that agrees is ticked by itself; a difference waits for a person. */
const tickedOf = (lines: readonly SettlementLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ state, order }) => (state === 'matched' && order ? [order.OrderNumber] : [])))

/** The list read anew; a text that is too long is kept as it was before, and said. */
export function readList({ orders, text: before }: CodContext, text: string): Partial<CodContext> {
  if (text.length > longestSettlement) return { text: before, isTooLong: true }
  const lines = readSettlement(text, orders)
  return { ...noList, text, lines, ticked: tickedOf(lines) }
}

/** What was ticked stays ticked as long as it can be marked. */
export function takeOrders({ text, ticked }: CodContext, orders: readonly Order[]): Partial<CodContext> {
  const lines = readSettlement(text, orders)
  const possible = new Set(lines.filter(isSettleable).map(({ order }) => order?.OrderNumber))
  return { orders, lines, ticked: new Set([...ticked].filter((number) => possible.has(number))) }
}

/** Orders as an answer elsewhere has them; those that are not of this place stay out. */
export function patchOrders(context: CodContext, changed: readonly Order[]): Partial<CodContext> {
  const byNumber = new Map(changed.map((order) => [order.OrderNumber, order]))
  if (!context.orders.some(({ OrderNumber }) => byNumber.has(OrderNumber))) return {}
  return takeOrders(
    context,
    context.orders.map((order) => byNumber.get(order.OrderNumber) ?? order),
  )
}

export function tick({ ticked, lines }: CodContext, OrderNumber: string, on: boolean): Partial<CodContext> {
  const next = new Set(ticked)
  const isPossible = lines.some((line) => isSettleable(line) && line.order?.OrderNumber === OrderNumber)
  if (on && isPossible) next.add(OrderNumber)
  else next.delete(OrderNumber)
  return { ticked: next }
}

/** What is marked as received when a person says so. */
export const receiptsOf = ({ lines, ticked }: CodContext): Receipt[] =>
  lines.flatMap((line) => {
    const { order, amount } = line
    if (!order || amount === undefined || !isSettleable(line) || !ticked.has(order.OrderNumber)) return []
    return [{ OrderNumber: order.OrderNumber, version: order.version, amount }]
  })
