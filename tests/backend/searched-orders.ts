import { expect } from 'vitest'
import { findOrders } from '../../src/backend/orders/orders.find'
import type { Connection } from '../../src/backend/sql/connection'
import { satang } from '../../src/core/kernel/money'
import {
  deliveryTypes,
  type Order,
  type OrderQuery,
  orderSorts,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from '../../src/core/orders/orders.contract'
import { dayOf } from '../../src/core/orders/orders.day'
import { thaiKey } from '../../src/core/orders/orders.thai-key'
import type { WithinShops } from '../../src/service/orders/orders.store'
import { createRandom } from '../../src/service/random'
import type { Store } from '../../src/service/store'
import { storedOrder } from '../orders/stored-order'

type Query = OrderQuery & WithinShops

const random = createRandom(1900)
const below = (end: number): number => Math.floor(random() * end)
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T

const names = ['สมชาย ใจดี', 'สมหญิง ใจดี', 'วิภา แสงทอง', 'สมชาย แสงทอง', 'มาลี']
// the last one has no letter of its own
const provinces = ['เชียงใหม่', 'ขอนแก่น', 'แพร่', 'Vientiane']
const shops = [1, 2, 3, 120]
const deliveries = [...deliveryTypes, { value: 'own', label: 'ส่งเอง', type: 'self' as const }]
const printAddrs = [true, false].map((IsPrintAddr) => ({
  IsPrintAddr,
  printId: null,
  printAddrDate: null,
  printBy: null,
}))
const searches = [
  'ใจดี',
  'สมชาย',
  'แสง',
  'มา',
  'LR-',
  '-000',
  '-002047',
  'nobody',
  'ขอนแก่น',
  'จ.เชียง',
  'แพร่',
  '12 บาท',
  '7.00',
]

const foundValues: Readonly<Record<string, (order: Order) => boolean>> = {
  ขอนแก่น: ({ province }) => province === 'ขอนแก่น',
  'จ.เชียง': ({ province }) => province === 'เชียงใหม่',
  แพร่: ({ province }) => province === 'แพร่',
  '12 บาท': ({ total }) => total === 1200,
  '7.00': ({ total }) => total === 700,
}

/** Few days, so that the time of many orders is the same; ids aren't in the order of time. */
const orderOf = (nth: number): Order =>
  storedOrder({
    OrderNumber: `LR-20261101-${String(nth + 1).padStart(6, '0')}`,
    createdAt: `2026-11-${String(1 + below(9)).padStart(2, '0')}T${String(below(4) * 6).padStart(2, '0')}:00:00.000Z`,
    name: oneOf(names),
    phoneNumber: '-',
    trackingNumber: '',
    OrderStatus: oneOf(orderStatuses),
    shopId: oneOf(shops),
    province: oneOf(provinces),
    paymentStatus: oneOf(paymentStatuses),
    paymentMethod: oneOf(paymentMethods),
    DeliveryType: oneOf(deliveries),
    total: satang(below(50) * 100),
    printAddrData: oneOf(printAddrs),
  })

const compared = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
const byTime = (one: Order, other: Order): number =>
  compared(one.createdAt, other.createdAt) || compared(one.OrderNumber, other.OrderNumber)

/** What is compared first, in ascending order. */
const sortKeys: Record<OrderQuery['sortBy'], (order: Order) => string> = {
  newest: () => '',
  createdAt: ({ createdAt }) => createdAt,
  total: ({ total }) => String(total).padStart(12, '0'),
  OrderNumber: ({ OrderNumber }) => OrderNumber,
  OrderStatus: ({ OrderStatus }) => OrderStatus,
  paymentStatus: ({ paymentStatus }) => paymentStatus,
  name: ({ name }) => thaiKey(name),
  province: ({ province }) => thaiKey(province),
}

/** Newest first among equals; descending order reverses this, too. */
function listed(orders: readonly Order[], { sortBy, sortDesc }: OrderQuery): Order[] {
  const keyOf = sortKeys[sortBy]
  const rows = orders.toSorted((one, other) => compared(keyOf(one), keyOf(other)) || byTime(other, one))
  return sortBy !== 'newest' && sortDesc ? rows.reverse() : rows
}

const isWithin = (order: Order, query: Query): boolean =>
  [
    query.shops === undefined || query.shops.includes(order.shopId as number),
    query.shopId === undefined || order.shopId === query.shopId,
    query.paymentStatus === undefined || order.paymentStatus === query.paymentStatus,
    query.paymentMethod === undefined || order.paymentMethod === query.paymentMethod,
    query.deliveryType === undefined || order.DeliveryType.value === query.deliveryType,
    query.printed === undefined || order.printAddrData.IsPrintAddr === query.printed,
    query.province === undefined || order.province === query.province,
    query.cancelled === undefined || (order.OrderStatus === 'cancelled') === query.cancelled,
    query.from === undefined || dayOf(order) >= query.from,
    query.to === undefined || dayOf(order) <= query.to,
    `${order.OrderNumber}\n${order.name}`.toLowerCase().includes((query.q ?? '').toLowerCase()) ||
      foundValues[query.q ?? '']?.(order) === true,
  ].every(Boolean)

/** What a scan of all orders finds. */
function scan(orders: readonly Order[], query: Query) {
  const { orderStatus, page, perPage } = query
  const found = orders.filter((order) => isWithin(order, query))
  const counted = orderStatuses.map((status) => [status, found.filter((each) => each.OrderStatus === status).length])
  const wanted = listed(
    found.filter((each) => orderStatus === undefined || each.OrderStatus === orderStatus),
    query,
  )
  return {
    counts: Object.fromEntries(counted),
    total: wanted.length,
    numbers: wanted.slice((page - 1) * perPage, page * perPage).map(({ OrderNumber }) => OrderNumber),
  }
}

const aDay = (): string => `2026-11-${String(1 + below(10)).padStart(2, '0')}`

const aFilter = (): Partial<OrderQuery> =>
  oneOf<Partial<OrderQuery>>([
    { cancelled: oneOf([true, false]) },
    { shopId: oneOf(shops) },
    { paymentStatus: oneOf(paymentStatuses) },
    { paymentMethod: oneOf(paymentMethods) },
    { deliveryType: oneOf(deliveries).value },
    { printed: oneOf([true, false]) },
    { province: oneOf(provinces) },
  ])

/** A search with other filters, or none. */
const aQuery = (): Query => ({
  q: oneOf(searches),
  page: oneOf([1, 2, 2, 3, 40]),
  perPage: oneOf([5, 50, 150]),
  sortBy: oneOf(['newest', 'createdAt', 'OrderStatus', ...orderSorts] as const),
  sortDesc: oneOf([true, false]),
  ...oneOf([{}, { orderStatus: oneOf(orderStatuses) }]),
  ...oneOf([{}, {}, { from: aDay() }, { to: aDay() }, { from: '2026-11-03', to: aDay() }]),
  ...oneOf([{}, {}, {}, { shops: [] }, { shops: [1, 3] }, { shops: [2] }, { shops: [1, 120] }]),
  ...oneOf([{}, aFilter(), aFilter(), { ...aFilter(), ...aFilter() }]),
})

const aChange = (): Partial<Order> =>
  oneOf<Partial<Order>>([
    { OrderStatus: oneOf(orderStatuses) },
    { OrderStatus: oneOf(orderStatuses), paymentStatus: oneOf(paymentStatuses) },
    { province: oneOf(provinces), DeliveryType: oneOf(deliveries) },
    { printAddrData: oneOf(printAddrs), paymentMethod: oneOf(paymentMethods), shopId: oneOf(shops) },
  ])

/** Stores 2,500 orders and changes some; each time, random searches have to find what a scan finds. */
export async function expectScannedSearches(store: Store): Promise<void> {
  let orders = Array.from({ length: 2500 }, (_, nth) => orderOf(nth))
  let changed: readonly Order[] = orders
  for (let round = 0; round < 6; round++) {
    await store.transact(null, (tx) => tx.orders.save(changed))
    for (let nth = 0; nth < 100; nth++) {
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
      below(50) === 0 || (nth >= start && nth < start + 60) ? { ...each, version, ...aChange() } : each,
    )
    changed = orders.filter((each, nth) => each !== before[nth])
  }
}

const everyFilter = {
  shops: [1, 2],
  shopId: 2,
  paymentStatus: 'paid',
  paymentMethod: 'cod',
  deliveryType: 'flash',
  printed: false,
  province: 'แพร่',
} as const satisfies Partial<Query>

/** Watches what searches with each filter read of a database. */
export async function expectPageReadsOnly(store: Store, connection: Connection): Promise<void> {
  const orders = Array.from({ length: 2500 }, (_, nth) => orderOf(nth))
  await store.transact(null, (tx) => tx.orders.save(orders))
  const paged = { q: 'LR-', page: 1, perPage: 5, sortBy: 'newest', sortDesc: false } as const
  for (const filter of Object.entries(everyFilter)) {
    const reads: string[] = []
    const watched: Connection = {
      ...connection,
      all(query) {
        const rows = connection.all(query)
        const { sql } = query.compile()
        if (/from "orders"/.test(sql)) reads.push(`${rows.length} ${sql}`)
        return rows
      },
    }
    const query = { ...paged, ...Object.fromEntries([filter]) }
    const { total } = findOrders(watched, query)
    expect([filter, total]).toEqual([filter, scan(orders, query).total])
    expect([filter, reads]).toEqual([
      filter,
      [expect.stringMatching(/^5 select "id", "json" from "orders" where "id" in/)],
    ])
  }
}
