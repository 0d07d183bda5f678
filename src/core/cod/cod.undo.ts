import { newKeyedRequest } from '../kernel/keyed-request'
import type { Order } from '../orders/orders.contract'
import { lastPayment } from '../orders/orders.last-payment'
import { numbersOf, withFailure, withoutKnown } from '../orders/orders.unanswered'
import type { CodContext } from './cod.context'
import { type CodOutcome, type CodPlace, noOutcome } from './cod.outcomes'
import type { Receipt, SettlingReport } from './cod.settling'
import { patchOrders, receiptsOf, takeFailure, takeReceipt, takeUnsentReceipt } from './cod.steps'

type Undo = { place: CodPlace }

export const hasSettled = ({ context, event }: { context: CodContext; event: Undo }): boolean =>
  context.outcomes[event.place].settled.length > 0

/** Undoes what was marked at one place. */
export const beginUndo = ({ outcomes }: CodContext, { place }: Undo): Partial<CodContext> => ({
  storing: place,
  isUndoing: true,
  outcomes: { ...outcomes, [place]: { ...noOutcome, settled: outcomes[place].settled } },
})

/** The payments to take back, each to the status that the order had. */
const undosOf = ({ orders, outcomes, storing, unanswered, newId }: CodContext): Receipt[] =>
  orders
    .filter(({ OrderNumber }) => outcomes[storing].settled.includes(OrderNumber))
    .map((order) => {
      const { OrderNumber, version } = order
      const paymentStatus = lastPayment(order)?.from ?? 'unpaid'
      const change = { kind: 'payment', OrderNumber, version, paymentStatus, undoes: 'paid' } as const
      const earlier = unanswered.filter((each) => numbersOf(each.change).includes(OrderNumber))
      return { change, asked: newKeyedRequest(newId), earlier }
    })

const withOutcome = (context: CodContext, change: (outcome: CodOutcome) => Partial<CodOutcome>): CodContext => {
  const { outcomes, storing } = context
  return { ...context, outcomes: { ...outcomes, [storing]: { ...outcomes[storing], ...change(outcomes[storing]) } } }
}

/** It is outstanding again. */
function takeUndone(
  context: CodContext,
  { OrderNumber, order }: { OrderNumber: string; order: Order },
): Partial<CodContext> {
  const next = withOutcome(context, ({ settled, undone }) => ({
    settled: settled.filter((number) => number !== OrderNumber),
    undone: [...undone, OrderNumber],
  }))
  const unanswered = next.unanswered.filter(({ change }) => !numbersOf(change).includes(OrderNumber))
  return { ...next, ...patchOrders({ ...next, unanswered }, { orders: [order] }) }
}

function takeUndoFailure(context: CodContext, { receipt, error, reported, current }: Failed): Partial<CodContext> {
  const { change } = receipt
  const unanswered = current
    ? withoutKnown(context.unanswered, change)
    : withFailure(context.unanswered, receipt, error)
  const isPaid = !current || current.paymentStatus === 'paid'
  const next = withOutcome({ ...context, unanswered }, ({ settled, notUndone }) => ({
    settled: isPaid ? settled : settled.filter((number) => number !== change.OrderNumber),
    notUndone: { ...notUndone, [change.OrderNumber]: reported },
  }))
  return current ? { ...next, ...patchOrders(next, { orders: [current] }) } : next
}

/** What is sent now: payments, or undos of them. */
export const requestsOf = (context: CodContext): Receipt[] =>
  context.isUndoing ? undosOf(context) : receiptsOf(context)

type Stored = Extract<SettlingReport, { type: 'receipt.stored' }>
type Failed = Extract<SettlingReport, { type: 'receipt.failed' }>
type Unsent = Extract<SettlingReport, { type: 'receipt.unsent' }>

export const takeStored = (context: CodContext, event: Stored): Partial<CodContext> =>
  context.isUndoing ? takeUndone(context, event) : takeReceipt(context, event)

export const takeFailed = (context: CodContext, event: Failed): Partial<CodContext> =>
  context.isUndoing ? takeUndoFailure(context, event) : takeFailure(context, event)

/** An undo that wasn't sent leaves the order marked; it can be undone again. */
export const takeUnsent = (context: CodContext, event: Unsent): Partial<CodContext> =>
  context.isUndoing ? {} : takeUnsentReceipt(context, event)
