import { timeOf } from '../kernel/timestamp'
import { type Order, type OrderStatus, orderStatuses, type PaymentStatus, paymentStatuses } from './orders.contract'

const statusSteps: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
}

const paymentSteps: Record<PaymentStatus, readonly PaymentStatus[]> = {
  unpaid: ['pending', 'paid'],
  pending: ['paid'],
  paid: ['refunded'],
  refunded: [],
}

/** Statuses that packers set. */
export const packingStatuses: readonly OrderStatus[] = ['packed', 'shipped']

/** A backend may have its own codes. */
export const isOrderStatus = (code: string): code is OrderStatus => (orderStatuses as readonly string[]).includes(code)

export const isPaymentStatus = (code: string): code is PaymentStatus =>
  (paymentStatuses as readonly string[]).includes(code)

/** Allowed next statuses; none for an unknown code. */
export const nextStatuses = (from: string): readonly OrderStatus[] => (isOrderStatus(from) ? statusSteps[from] : [])

export const canMoveTo = (from: string, to: OrderStatus): boolean => nextStatuses(from).includes(to)

/** Milliseconds during which a step can be undone. */
export const undoableMs = 10 * 60 * 1000

type Step = { from: OrderStatus; to: OrderStatus; at: string }

/** The step that led to the order's status, by its history; undefined after an undo, which is none. */
export function lastStep({ OrderStatus, history }: Pick<Order, 'OrderStatus' | 'history'>): Step | undefined {
  const last = history.findLast(({ field }) => field === 'OrderStatus')
  if (!last || last.to !== OrderStatus) return undefined
  const { from, to, at } = last
  return isOrderStatus(from) && isOrderStatus(to) && canMoveTo(from, to) ? { from, to, at } : undefined
}

/** The recipient's data was erased: who the order was for isn't known any more. */
export const isErased = ({ name, phoneNumber, address }: Pick<Order, 'name' | 'phoneNumber' | 'address'>): boolean =>
  name === '' && phoneNumber === '' && address === ''

/** The step that can still be undone: the order's last one, while it is recent, and when that ends. Undefined if there is none. */
export function undoableStep(
  order: Pick<Order, 'OrderStatus' | 'history' | 'name' | 'phoneNumber' | 'address'>,
  now: number,
): { from: OrderStatus; to: OrderStatus; until: number } | undefined {
  const step = isErased(order) ? undefined : lastStep(order)
  const until = step && timeOf(step.at) + undoableMs
  return step && until !== undefined && now <= until ? { from: step.from, to: step.to, until } : undefined
}

export const nextPayments = (from: string): readonly PaymentStatus[] =>
  isPaymentStatus(from) ? paymentSteps[from] : []

export const canPayTo = (from: string, to: PaymentStatus): boolean => nextPayments(from).includes(to)
