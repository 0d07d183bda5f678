import type { ReadOrder } from '../../core/orders/import/read-orders'
import { numbersOf, type SharedNumber, sharedNumbers } from '../../core/orders/import/shared-numbers'
import type { Backend } from '../../service/handle'
import { inBatches } from './batches'
import { mostShown } from './report'

/** How many numbers are looked up in one transaction. */
const lookedUpTogether = 100

/** Tracking numbers of these orders that several orders have, stored ones among them. */
export async function sharedParcels(
  store: Backend['store'],
  orders: readonly Pick<ReadOrder, 'order'>[],
): Promise<readonly SharedNumber[]> {
  const stored = await inBatches(numbersOf(orders), lookedUpTogether, (some) =>
    store.transact(null, (tx) => [...tx.orders.byTracking(some)], 'reads'),
  )
  return sharedNumbers(orders, stored.flat())
}

/** A line per number, and one before them. */
export function describeShared(shared: readonly SharedNumber[]): string[] {
  if (shared.length === 0) return []
  const lines = shared
    .slice(0, mostShown)
    .map(({ trackingNumber, orderNumbers }) => `  ${trackingNumber}: ${orderNumbers.join(', ')}`)
  const more = shared.length > mostShown ? [`  and ${shared.length - mostShown} more`] : []
  return [
    `${shared.length === 1 ? '1 tracking number has' : `${shared.length.toLocaleString('en')} tracking numbers have`} several orders:`,
    ...lines,
    ...more,
  ]
}
