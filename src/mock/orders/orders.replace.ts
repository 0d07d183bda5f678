import type { Order } from '../../core/orders/orders.contract'
import { groupsAfter } from '../customers/customers.groups'
import { foundAfter } from './orders.found'
import { highestIn, indexOf } from './orders.index'
import { insertedInto } from './orders.sorted'

/** The rows with these in place of those of their number, or behind them when they are new; what is known stays known. */
export function withOrders(rows: readonly Order[], changed: readonly Order[]): readonly Order[] {
  const before = indexOf(rows)
  const fresh = new Map(changed.map((order) => [order.OrderNumber, order]))
  const next = rows.slice()
  const positions: number[] = []
  for (let position = 0; position < rows.length; position++) {
    const order = fresh.get((rows[position] as Order).OrderNumber)
    if (!order) continue
    next[position] = order
    positions.push(position)
    fresh.delete(order.OrderNumber)
  }
  for (const order of fresh.values()) positions.push(next.push(order) - 1)
  const phones = before.phones.slice()
  phones.length = next.length
  for (const position of positions) phones[position] = undefined
  const index = indexOf(next, phones)
  for (const [sortBy, order] of before.sorted)
    index.sorted.set(sortBy, insertedInto(order, index.rows, positions, sortBy))
  for (const [filters, found] of before.found) index.found.set(filters, foundAfter(found, before, index, positions))
  if (before.groups) index.groups = groupsAfter(before.groups, index, positions)
  if (before.running) index.running = highestIn(changed, before.running)
  return next
}
