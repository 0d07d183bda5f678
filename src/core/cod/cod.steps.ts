import { isoTime } from '../kernel/clock'
import { newKeyedRequest } from '../kernel/keyed-request'
import type { PaymentChange } from '../orders/orders.change'
import type { Order } from '../orders/orders.contract'
import { isAsRequested, numbersOf, withFailure, withoutKnown } from '../orders/orders.unanswered'
import { paidByHand, stillOutstanding } from './cod.by-hand'
import type { ChosenColumns, ColumnRole } from './cod.columns'
import type { CodContext } from './cod.context'
import { type CodOutcome, type CodOutcomes, type CodPlace, noOutcome, withKnown } from './cod.outcomes'
import { isSettleable, longestSettlement, readSettlement, type Settlement, type SettlementLine } from './cod.settlement'
import type { Receipt, SettlingReport } from './cod.settling'

export const noList = {
  text: '',
  isTooLong: false,
  chosen: {},
  lines: [],
  others: [],
  columns: undefined,
  ticked: new Set<string>(),
} satisfies Partial<CodContext>

const recognised = ({ parcel, amount }: NonNullable<Settlement['columns']>): ChosenColumns => ({
  ...(parcel !== undefined && { parcel }),
  ...(amount !== undefined && { amount }),
})

/** Matching lines are ticked automatically; differences need the user's confirmation. */
const tickedOf = (lines: readonly SettlementLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ state, order }) => (state === 'matched' && order ? [order.OrderNumber] : [])))

/** Parses the list; a text that is too long is rejected with an error, and the previous one kept. */
export function readList(
  { orders, outcomes, text: before }: CodContext,
  { text }: { text: string },
): Partial<CodContext> {
  if (text.length > longestSettlement) return { text: before, isTooLong: true }
  const read = readSettlement(text, orders)
  return { ...noList, text, ...read, ticked: tickedOf(read.lines), outcomes: { ...outcomes, list: noOutcome } }
}

/** A column holds what the user says: another one no longer does. Without a role, it doesn't matter. */
export function chooseColumn(
  { text, orders, columns, chosen: before }: CodContext,
  { column, role }: { column: number; role: ColumnRole | undefined },
): Partial<CodContext> {
  const shown = { ...(columns && recognised(columns)), ...before }
  const kept = Object.entries(shown).filter(([each, at]) => each !== role && at !== column)
  const chosen: ChosenColumns = { ...Object.fromEntries(kept), ...(role && { [role]: column }) }
  const read = readSettlement(text, orders, chosen)
  return { chosen, ...read, ticked: tickedOf(read.lines) }
}

/** Ticks stay as long as the line can be marked; an unanswered payment that is stored as requested counts as marked. */
export function takeOrders(context: CodContext, { orders }: { orders: readonly Order[] }): Partial<CodContext> {
  const { text, chosen, ticked, unanswered, outcomes } = context
  const { lines, others, columns } = readSettlement(text, orders, chosen)
  const possible = new Set(lines.filter(isSettleable).map(({ order }) => order?.OrderNumber ?? ''))
  const byHand = stillOutstanding(orders, context.byHand)
  const made = orders.filter((order) =>
    unanswered.some(({ change }) => numbersOf(change).includes(order.OrderNumber) && isAsRequested(order, change)),
  )
  const known = new Set(made.map(({ OrderNumber }) => OrderNumber))
  return {
    orders,
    lines,
    others,
    columns,
    ticked: new Set([...ticked].filter((number) => possible.has(number))),
    byHand,
    unanswered: unanswered.filter(({ change }) => !numbersOf(change).some((number) => known.has(number))),
    outcomes: { list: withKnown(outcomes.list, known, possible), byHand: withKnown(outcomes.byHand, known, byHand) },
  }
}

/** Updates orders from a response elsewhere; orders outside the date range are ignored. */
export function patchOrders(context: CodContext, { orders }: { orders: readonly Order[] }): Partial<CodContext> {
  const byNumber = new Map(orders.map((order) => [order.OrderNumber, order]))
  if (!context.orders.some(({ OrderNumber }) => byNumber.has(OrderNumber))) return {}
  return takeOrders(context, { orders: context.orders.map((order) => byNumber.get(order.OrderNumber) ?? order) })
}

export function tick(
  { ticked, lines }: CodContext,
  { OrderNumber, on }: { OrderNumber: string; on: boolean },
): Partial<CodContext> {
  const next = new Set(ticked)
  const isPossible = lines.some((line) => isSettleable(line) && line.order?.OrderNumber === OrderNumber)
  if (on && isPossible) next.add(OrderNumber)
  else next.delete(OrderNumber)
  return { ticked: next }
}

const paidByList = ({ lines, ticked }: CodContext) =>
  lines.flatMap((line) => {
    const { order, amount } = line
    const isPaid = order && amount !== undefined && isSettleable(line) && ticked.has(order.OrderNumber)
    return isPaid ? [{ order, amount }] : []
  })

/** The payments to record on confirmation. An unanswered one is repeated as the same payment. */
export function receiptsOf(context: CodContext): Receipt[] {
  const { storing, unanswered, clock, checkedBy, newId } = context
  const paidAt = isoTime(clock.now())
  return (storing === 'list' ? paidByList : paidByHand)(context).map(({ order, amount }) => {
    const { OrderNumber, version } = order
    const earlier = unanswered.filter(({ change }) => numbersOf(change).includes(OrderNumber))
    const same = earlier.find(({ change }) => change.kind === 'payment' && change.slip?.amount === amount)
    const slip = (same?.change as PaymentChange | undefined)?.slip ?? { amount, paidAt, checkedBy }
    const change = { kind: 'payment', OrderNumber, version, paymentStatus: 'paid', slip } as const
    return { change, asked: same?.asked ?? newKeyedRequest(newId), earlier }
  })
}

/** Begins to mark what is selected at `storing`. */
export const beginStoring = (
  { outcomes }: CodContext,
  { storing, checkedBy }: { storing: CodPlace; checkedBy: string },
): Partial<CodContext> => {
  const settled = storing === 'list' ? outcomes.list.settled : []
  return { storing, isUndoing: false, checkedBy, outcomes: { ...outcomes, [storing]: { ...noOutcome, settled } } }
}

/** `outcomes` with a change of those being stored. */
const withOutcome = ({ outcomes, storing }: CodContext, change: Partial<CodOutcome>): CodOutcomes => ({
  ...outcomes,
  [storing]: { ...outcomes[storing], ...change },
})

/** It is paid, by whichever request. */
export function takeReceipt(
  context: CodContext,
  { OrderNumber, order }: { OrderNumber: string; order: Order },
): Partial<CodContext> {
  const next = { ...context, ...patchOrders(context, { orders: [order] }) }
  const { settled } = next.outcomes[next.storing]
  return {
    ...next,
    unanswered: context.unanswered.filter(({ change }) => !numbersOf(change).includes(OrderNumber)),
    outcomes: withOutcome(next, { settled: [...new Set([...settled, OrderNumber])] }),
  }
}

export const takeUnsentReceipt = (
  context: CodContext,
  { OrderNumber }: { OrderNumber: string },
): Partial<CodContext> => ({
  outcomes: withOutcome(context, { unsent: [...context.outcomes[context.storing].unsent, OrderNumber] }),
})

export function takeFailure(
  context: CodContext,
  { receipt, error, reported, current }: Extract<SettlingReport, { type: 'receipt.failed' }>,
): Partial<CodContext> {
  const { change } = receipt
  const next = current ? { ...context, ...patchOrders(context, { orders: [current] }) } : context
  const { failed } = next.outcomes[next.storing]
  return {
    ...next,
    outcomes: withOutcome(next, { failed: { ...failed, [change.OrderNumber]: reported } }),
    unanswered: current ? withoutKnown(next.unanswered, change) : withFailure(next.unanswered, receipt, error),
  }
}
