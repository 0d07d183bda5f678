import { expect } from 'vitest'
import { type Order, type OrderQuery, orderStatuses } from '../../src/core/orders/orders.contract'
import { createRandom } from '../../src/service/random'
import type { Store } from '../../src/service/store'
import { storedOrder } from '../orders/stored-order'

const random = createRandom(1900)
const below = (end: number): number => Math.floor(random() * end)
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T

const names = ['สมชาย ใจดี', 'สมหญิง ใจดี', 'วิภา แสงทอง', 'สมชาย แสงทอง', 'มาลี']
const searches = ['ใจดี', 'สมชาย', 'แสง', 'มา', 'LR-', '-000', '-002047', 'nobody']

/** Few days, so that the time of many orders is the same; ids aren't in the order of time. */
const orderOf = (nth: number): Order =>
  storedOrder({
    OrderNumber: `LR-20261101-${String(nth + 1).padStart(6, '0')}`,
    createdAt: `2026-11-${String(1 + below(9)).padStart(2, '0')}T0${below(4)}:00:00.000Z`,
    name: oneOf(names),
    phoneNumber: '-',
    trackingNumber: '',
    OrderStatus: oneOf(orderStatuses),
  })

const compared = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
const byTime = (one: Order, other: Order): number => compared(one.createdAt, other.createdAt)
const byNumber = (one: Order, other: Order): number => compared(one.OrderNumber, other.OrderNumber)
const newestFirst = (one: Order, other: Order): number => byTime(other, one) || byNumber(other, one)
const oldestFirst = (one: Order, other: Order): number => byTime(one, other) || byNumber(other, one)

/** What a scan of all orders finds. */
function scan(orders: readonly Order[], { q = '', orderStatus, sortBy, sortDesc, page, perPage }: OrderQuery) {
  const wanted = q.toLowerCase()
  const found = orders.filter((each) => `${each.OrderNumber}\n${each.name}`.toLowerCase().includes(wanted))
  const counted = orderStatuses.map((status) => [status, found.filter((each) => each.OrderStatus === status).length])
  const listed = found
    .filter((each) => orderStatus === undefined || each.OrderStatus === orderStatus)
    .toSorted(sortBy === 'newest' ? newestFirst : oldestFirst)
  if (sortBy !== 'newest' && sortDesc) listed.reverse()
  return {
    counts: Object.fromEntries(counted),
    total: listed.length,
    numbers: listed.slice((page - 1) * perPage, page * perPage).map(({ OrderNumber }) => OrderNumber),
  }
}

const aQuery = (): OrderQuery => ({
  q: oneOf(searches),
  page: oneOf([1, 2, 40]),
  perPage: oneOf([5, 50]),
  ...oneOf([{ sortBy: 'newest' }, { sortBy: 'createdAt' }] as const),
  sortDesc: oneOf([true, false]),
  ...oneOf([{}, {}, { orderStatus: oneOf(orderStatuses) }]),
})

/** Stores 2,500 orders and changes statuses; each time, random searches have to find what a scan finds. */
export async function expectScannedSearches(store: Store): Promise<void> {
  let orders = Array.from({ length: 2500 }, (_, nth) => orderOf(nth))
  let changed: readonly Order[] = orders
  for (let round = 0; round < 6; round++) {
    await store.transact(null, (tx) => tx.orders.save(changed))
    for (let nth = 0; nth < 15; nth++) {
      const query = aQuery()
      const found = await store.transact(null, (tx) => tx.orders.find(query), 'reads')
      const { total, counts } = found
      const numbers = found.orders.map(({ OrderNumber }) => OrderNumber)
      expect([query, { counts, total, numbers }]).toEqual([query, scan(orders, query)])
    }
    // some next to each other, also across the ends of blocks
    const start = oneOf([0, 1000, 2040, 2400])
    const [before, version] = [orders, round + 2]
    orders = orders.map((each, nth) =>
      below(50) === 0 || (nth >= start && nth < start + 60)
        ? { ...each, version, OrderStatus: oneOf(orderStatuses) }
        : each,
    )
    changed = orders.filter((each, nth) => each !== before[nth])
  }
}
