import { lookUp } from '../../core/kernel/look-up'
import type { OrderStatus } from '../../core/orders/orders.contract'
import type { Tx } from '../store'
import { type Course, courseOf, type Stretch } from './analytics.days'

type Counted = (status: string) => boolean

/** As in the sales summary. */
export const isSold: Counted = (status) => status !== 'cancelled'
/** Sold, and not sent back. */
export const isEarned: Counted = (status) => isSold(status) && status !== 'returned'

const outcomes: Record<OrderStatus, 'finished' | 'pending' | 'rejected'> = {
  new: 'pending',
  confirmed: 'pending',
  packed: 'pending',
  shipped: 'pending',
  delivered: 'finished',
  cancelled: 'rejected',
  returned: 'rejected',
}

const sumsOf = (tx: Tx, { days }: Stretch) => tx.orders.daySums({ from: days[0], to: days.at(-1) })

/** Number or amount (satang) of a stretch's orders with a counted status. */
export function orderCourse(tx: Tx, stretch: Stretch, of: 'orders' | 'sales', isCounted: Counted): Course {
  const byDay = new Map<string, number>()
  for (const { day, status, ...sum } of sumsOf(tx, stretch))
    if (isCounted(status)) byDay.set(day, (byDay.get(day) ?? 0) + sum[of])
  return courseOf(stretch, (day) => byDay.get(day) ?? 0)
}

/** Number of a stretch's orders by how they went. */
export function orderOutcomes(tx: Tx, stretch: Stretch): Record<'finished' | 'pending' | 'rejected', number> {
  const counts = { finished: 0, pending: 0, rejected: 0 }
  for (const { status, orders } of sumsOf(tx, stretch)) counts[lookUp(outcomes, status) ?? 'pending'] += orders
  return counts
}
