import { isoTime } from '../../../core/kernel/clock'
import { customerKey, phoneLines } from '../../../core/orders/orders.search'
import type { Tx } from '../../store'
import { note } from '../../users/users.activity.write'
import { statusDisplay } from '../orders.display'
import type { ImportedOrder } from './read-order'

/** The author in the history of an imported order. */
export const importedBy = 'import'

/** How many orders are stored in one transaction: others wait meanwhile. */
export const storedTogether = 100

const minuteOf = ({ createdAt }: Pick<ImportedOrder, 'createdAt'>): number => Math.floor(Date.parse(createdAt) / 60_000)

/** What happens to the orders of a file. */
export type Sorted = {
  readonly fresh: readonly ImportedOrder[]
  /** numbers that are stored, with the same time */
  readonly stored: readonly string[]
  /** numbers that orders of another time have */
  readonly taken: readonly string[]
}

/** A stored order is the same if it has the same number and time: its other fields may have been changed since. */
export function sortOut(tx: Tx, orders: readonly ImportedOrder[]): Sorted {
  const known = tx.orders.byNumber(orders.map(({ OrderNumber }) => OrderNumber))
  const placeOf = (order: ImportedOrder) => {
    const other = known.get(order.OrderNumber)
    if (!other) return 'fresh'
    return minuteOf(other) === minuteOf(order) ? 'stored' : 'taken'
  }
  const numbersAt = (place: string) =>
    orders.filter((order) => placeOf(order) === place).map((each) => each.OrderNumber)
  return {
    fresh: orders.filter((order) => placeOf(order) === 'fresh'),
    stored: numbersAt('stored'),
    taken: numbersAt('taken'),
  }
}

/** Stores those that aren't, in one transaction. May be repeated. */
export function storeOrders(tx: Tx, orders: readonly ImportedOrder[]): Sorted {
  const sorted = sortOut(tx, orders)
  const at = isoTime(tx.now())
  tx.orders.save(
    sorted.fresh.map((order) => ({
      ...order,
      version: 1,
      OrderStatusDisplay: statusDisplay[order.OrderStatus],
      history: [{ at, by: importedBy, field: 'OrderStatus', from: '', to: order.OrderStatus }],
    })),
  )
  if (sorted.fresh.length > 0)
    note(
      tx,
      { id: 0, username: importedBy, fullName: '' },
      {
        kind: 'order',
        call: 'orders.import',
        record: '',
        changes: [{ field: 'orders', from: '', to: String(sorted.fresh.length) }],
      },
    )
  return sorted
}

export const customerOf = ({ name, phoneNumber }: ImportedOrder): string => customerKey(name, phoneLines(phoneNumber))

/** How many of these customers have orders. */
export const knownCustomers = (tx: Tx, keys: readonly string[]): number =>
  keys.filter((key) => tx.orders.ofCustomer(key).length > 0).length
