import type { OrderChanges, TrackedOrder, UndoablePayment } from './orders.changes.contract'
import type { OrderStatus, PaymentStatus } from './orders.contract'
import type { SentSlip } from './orders.slip'

export type StatusChange = {
  kind: 'status'
  orderNumbers: readonly string[]
  status: OrderStatus
  /** undoes the step from `status` to this one */
  undoes?: OrderStatus
}
export type PaymentChange = {
  kind: 'payment'
  OrderNumber: string
  paymentStatus: PaymentStatus
  version: number
  slip?: SentSlip
  /** undoes the step from `paymentStatus` to this one */
  undoes?: UndoablePayment
}
export type PrintChange = { kind: 'print'; orderNumbers: readonly string[]; printBy: string; reprint?: boolean }

/** One requested change of one or several orders. */
export type Change =
  | { kind: 'update'; OrderNumber: string; changes: OrderChanges; version: number; alsoFor?: string[] }
  | StatusChange
  | PaymentChange
  | { kind: 'tracking'; numbers: readonly TrackedOrder[] }
  | PrintChange
