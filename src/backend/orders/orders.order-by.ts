import type { SelectQueryBuilder } from 'kysely'
import type { OrderQuery } from '../../core/orders/orders.contract'
import type { Database } from '../sql/database'

export type Orders<O> = SelectQueryBuilder<Database, 'orders', O>

/** Each has an index. */
const columns = {
  createdAt: 'created_at',
  total: 'total',
  OrderNumber: 'number',
  OrderStatus: 'status',
  paymentStatus: 'payment_status',
  name: 'name_key',
  province: 'province_key',
} as const

export const isByTime = ({ sortBy }: Pick<OrderQuery, 'sortBy'>): boolean =>
  sortBy === 'newest' || sortBy === 'createdAt'

/**
 * Newest first among equal values, and of one time the last one stored; descending order reverses this, too. `isReversed`:
 * from the last one on.
 */
export function sorted<O>(orders: Orders<O>, { sortBy, sortDesc }: OrderQuery, isReversed: boolean): Orders<O> {
  const isAscending = sortBy !== 'newest' && !sortDesc
  const [way, newest] = isAscending === isReversed ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)
  if (sortBy === 'newest') return orders.orderBy('created_at', way).orderBy('id', way)
  const by = orders.orderBy(columns[sortBy], way)
  return sortBy === 'createdAt' ? by.orderBy('id', newest) : by.orderBy('created_at', newest).orderBy('id', newest)
}
