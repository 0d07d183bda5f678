import type { ReadOrder } from '../../core/orders/import/read-orders'
import type { Backend } from '../../service/handle'
import { ordersTracked, type TrackedOrders } from '../../service/orders/orders.shared-parcel'
import { inBatches } from './batches'
import { mostShown } from './report'

/** How many numbers are looked up in one transaction. */
const lookedUpTogether = 100

/** Tracking numbers of these orders that several orders have, stored ones among them, by number in capitals. */
export async function sharedParcels(
  store: Backend['store'],
  orders: readonly Pick<ReadOrder, 'order'>[],
): Promise<TrackedOrders> {
  const users = new Map<string, Set<string>>()
  for (const { order } of orders) {
    const key = order.trackingNumber.toUpperCase()
    if (key !== '') users.set(key, (users.get(key) ?? new Set()).add(order.OrderNumber))
  }
  const stored = await inBatches([...users.keys()], lookedUpTogether, (some) =>
    store.transact(null, (tx) => [...ordersTracked(tx, some)], 'reads'),
  )
  for (const [key, numbers] of stored.flat()) for (const number of numbers) users.get(key)?.add(number)
  return new Map([...users].filter(([, { size }]) => size > 1).map(([key, numbers]) => [key, [...numbers].sort()]))
}

/** A line per number, and one before them. */
export function describeShared(shared: TrackedOrders): string[] {
  if (shared.size === 0) return []
  const lines = [...shared].slice(0, mostShown).map(([key, numbers]) => `  ${key}: ${numbers.join(', ')}`)
  const more = shared.size > mostShown ? [`  and ${shared.size - mostShown} more`] : []
  return [
    `${shared.size === 1 ? '1 tracking number has' : `${shared.size.toLocaleString('en')} tracking numbers have`} several orders:`,
    ...lines,
    ...more,
  ]
}
