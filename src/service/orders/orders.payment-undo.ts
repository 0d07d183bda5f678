import type { UndoablePayment } from '../../core/orders/orders.changes.contract'
import type { Order, PaymentStatus } from '../../core/orders/orders.contract'
import type { Stamp } from '../../core/orders/orders.history'
import { lastPayment, undoablePayment } from '../../core/orders/orders.last-payment'

/** Why a payment can't go back to `status`; undefined if it can. */
export function undoRefusal(
  order: Order,
  status: PaymentStatus,
  undoes: UndoablePayment,
  now: number,
): 'step' | 'late' | undefined {
  const step = lastPayment(order)
  if (step?.from !== status || step.to !== undoes) return 'step'
  return undoablePayment(order, now) ? undefined : 'late'
}

/** Without the slip that was recorded with the last step of `before`: it may be another order's. */
export function withoutItsSlip(before: Order, undone: Order, stamp: Stamp): Order {
  const at = lastPayment(before)?.at
  const recorded = before.history.findLast(({ field }) => field === 'slip')
  if (!recorded || recorded.at !== at) return undone
  const { slip: _, ...order } = undone
  return { ...order, history: [...order.history, { ...stamp, field: 'slip', from: recorded.to, to: '' }] }
}
