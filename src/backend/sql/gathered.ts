import type { Order } from '../../core/orders/orders.contract'
import type { ActivityEntry } from '../../core/users/activity/users.activity.contract'
import type { WrittenRecord } from '../../service/live/live.store'
import type { OrderKey } from '../../service/orders/orders.store'

export type CreatedOrder = { readonly order: Order; readonly under: OrderKey }
export type NewEntry = Omit<ActivityEntry, 'id'>
export type NewChange = WrittenRecord & { readonly at: string; readonly by: number; readonly session: string }

/**
 * What was only added, and isn't in the database yet: statements with a row for each store it, and add up what the rows
 * count. A store may gather what several decisions of a transaction add.
 */
export type Gathered = {
  readonly orders: CreatedOrder[]
  readonly entries: NewEntry[]
  readonly changes: NewChange[]
}

/** A copy, for a decision that may run again. */
export const gatheredAfter = (before?: Gathered): Gathered => ({
  orders: [...(before?.orders ?? [])],
  entries: [...(before?.entries ?? [])],
  changes: [...(before?.changes ?? [])],
})

export const isEmpty = ({ orders, entries, changes }: Gathered): boolean =>
  orders.length + entries.length + changes.length === 0
