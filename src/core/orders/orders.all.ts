import type { Call } from '../kernel/endpoint'
import { readPerPage } from '../kernel/paging'
import { type Order, type OrderQuery, ordersCalls } from './orders.contract'

export type AllQuery = Partial<Omit<OrderQuery, 'page' | 'perPage' | 'sortBy' | 'sortDesc'>>

/** Every order of a question, a hundred at a time; `onPage` hears how many of how many are here. */
export async function readAllOrders(
  call: Call,
  query: AllQuery,
  signal: AbortSignal,
  onPage: (count: number, total: number) => void,
): Promise<Order[]> {
  // one that came in meanwhile moves others to the next page: each counts once
  const found = new Map<string, Order>()
  for (let page = 1; ; page++) {
    const asked = { ...query, sortBy: 'newest' as const, page, perPage: readPerPage }
    const { orders, total } = await call(ordersCalls.list, { query: asked }, { signal })
    for (const order of orders) found.set(order.OrderNumber, order)
    onPage(found.size, total)
    if (orders.length < readPerPage || page * readPerPage >= total) return [...found.values()]
  }
}
