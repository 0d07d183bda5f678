import { timeOf } from '../kernel/timestamp'
import { type UndoablePayment, undoablePayments } from './orders.changes.contract'
import type { Order, PaymentStatus } from './orders.contract'
import { canPayTo, isErased, isPaymentStatus, undoableMs } from './orders.status'

type PaymentStep = { from: PaymentStatus; to: UndoablePayment; at: string }

const isUndoable = (status: PaymentStatus): status is UndoablePayment =>
  (undoablePayments as readonly PaymentStatus[]).includes(status)

/** The step that led to the order's payment status, by its history; undefined if there is none to undo. */
export function lastPayment(order: Order): PaymentStep | undefined {
  const last = order.history.findLast(({ field }) => field === 'paymentStatus')
  if (!last || last.to !== order.paymentStatus || isErased(order)) return undefined
  const { from, to, at } = last
  const isStep = isPaymentStatus(from) && isPaymentStatus(to) && canPayTo(from, to) && isUndoable(to)
  return isStep ? { from, to, at } : undefined
}

/** That step while it is recent, and when that ends. */
export function undoablePayment(order: Order, now: number): (PaymentStep & { until: number }) | undefined {
  const step = lastPayment(order)
  const until = step && timeOf(step.at) + undoableMs
  return step && until !== undefined && now <= until ? { ...step, until } : undefined
}
