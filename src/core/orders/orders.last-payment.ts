import { timeOf } from '../kernel/timestamp'
import { type UndoablePayment, undoablePayments } from './orders.changes.contract'
import type { Order, PaymentStatus } from './orders.contract'
import { canPayTo, isErased, isPaymentStatus, undoableMs } from './orders.status'

type PaymentStep = {
  from: PaymentStatus
  to: UndoablePayment
  at: string
  /** when it can no longer be undone */
  until: number
}

/** The step that led to the order's payment status, by its history; undefined if there is none to undo. */
export function lastPayment(order: Order): PaymentStep | undefined {
  const last = order.history.findLast(({ field }) => field === 'paymentStatus')
  const to = undoablePayments.find((status) => status === last?.to)
  if (!last || !to || to !== order.paymentStatus || isErased(order)) return undefined
  const { from, at } = last
  return isPaymentStatus(from) && canPayTo(from, to) ? { from, to, at, until: timeOf(at) + undoableMs } : undefined
}

/** That step while it can be undone. */
export function undoablePayment(order: Order, now: number): PaymentStep | undefined {
  const step = lastPayment(order)
  return step && now <= step.until ? step : undefined
}
