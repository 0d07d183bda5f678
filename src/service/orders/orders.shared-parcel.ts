import type { Errors } from '../../core/orders/orders.check'
import type { Order } from '../../core/orders/orders.contract'
import { type Reply, reply } from '../reply'
import type { Tx } from '../store'
import type { Tracked } from './orders.store'

/** Which orders have these tracking numbers, by number in capitals. */
export type TrackedOrders = ReadonlyMap<string, readonly string[]>

export function ordersTracked(tx: Tx, trackingNumbers: readonly string[]): TrackedOrders {
  const found = new Map<string, string[]>()
  for (const { OrderNumber, trackingNumber } of tx.orders.byTracking(trackingNumbers)) {
    const key = trackingNumber.toUpperCase()
    found.set(key, [...(found.get(key) ?? []), OrderNumber].sort())
  }
  return found
}

/**
 * The other orders with this number if the user doesn't know of all of them; a cancelled one keeps its number, as it may
 * be put back.
 */
export function takenBy(
  tracked: TrackedOrders,
  { OrderNumber, trackingNumber }: Tracked,
  isTold: (OrderNumber: string) => boolean,
): string[] {
  const others = tracked.get(trackingNumber.toUpperCase()) ?? []
  const usedFor = others.filter((number) => number !== OrderNumber)
  return usedFor.every(isTold) ? [] : usedFor
}

/** `takenBy` for one order, unless it has the number already. */
export function numberTakenBy(
  tx: Tx,
  { OrderNumber = '', trackingNumber }: Partial<Tracked> & Pick<Order, 'trackingNumber'>,
  { before = '', alsoFor = [] }: { before?: string; alsoFor?: readonly string[] | undefined },
): string[] {
  if (trackingNumber === before) return []
  const tracked = ordersTracked(tx, [trackingNumber])
  return takenBy(tracked, { OrderNumber, trackingNumber }, (number) => alsoFor.includes(number))
}

/** 422, also with the orders that have the number. */
export const refuseOrder = (error: Errors, usedFor: readonly string[]): Reply =>
  reply(422, { error, ...(usedFor.length > 0 && { usedFor }) })

/** What a request is rejected with because of `numberTakenBy`. */
export const takenErrors = (root: 'order' | 'changes', usedFor: readonly string[]): Record<string, string[]> =>
  usedFor.length > 0 ? { [`${root}.trackingNumber`]: ['taken'] } : {}
