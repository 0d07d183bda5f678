import fc from 'fast-check'
import { expect } from 'vitest'
import { customerSorts } from '../../src/core/customers/customers.contract'
import { type Order, type OrderQuery, orderSorts, orderStatuses } from '../../src/core/orders/orders.contract'
import { memoryDb } from '../../src/mock/db'
import { createMemoryStore } from '../../src/mock/memory-store'
import type { Store, Tx } from '../../src/service/store'
import { newOrder } from '../orders/new-order'

export const now = () => Date.parse('2026-11-10T03:00:00Z')

const names = [
  'สมหญิง ใจดี',
  'ลูกค้า 1',
  'ลูกค้า 10',
  'น้ำผึ้ง',
  'เอก',
  'แก้ว เอก',
  'Somchai',
  'İstanbul ß',
  'ก"ข\'ค',
  '👍 ขอบคุณ',
  'น้ำ ',
  '',
]
const phones = ['0812345678', '+66 81-234 5678', '0891112222, 021234567', '๐๘๑๒๓๔๕๖๗๘', '', '-']
const provinces = ['เชียงใหม่', 'กรุงเทพมหานคร', 'ขอนแก่น', '']
const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-09']

const anOrder = fc.record({
  name: fc.constantFrom(...names),
  phoneNumber: fc.constantFrom(...phones),
  address: fc.constantFrom('99/12 หมู่ 4', '9/2 หมู่ 10', ''),
  province: fc.constantFrom(...provinces),
  shopId: fc.constantFrom(1, 2),
  total: fc.integer({ min: 0, max: 5 }),
  createdAt: fc
    .tuple(fc.constantFrom(...days), fc.constantFrom('03:00:00.000Z', '16:59:59.999Z', '17:00:00.000Z'))
    .map((at) => at.join('T')),
  OrderStatus: fc.constantFrom(...orderStatuses, 'of-its-own'),
  paymentStatus: fc.constantFrom('unpaid' as const, 'paid' as const),
  paymentMethod: fc.constantFrom('cod' as const, 'transfer' as const),
  trackingNumber: fc.constantFrom('', 'TH123ABC'),
  printAddrData: fc.constantFrom(
    { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null },
    { IsPrintAddr: true, printId: 'PR-7', printAddrDate: '2026-11-03T03:00:00.000Z', printBy: 'มาลี' },
  ),
})
type Given = typeof anOrder extends fc.Arbitrary<infer O> ? O : never

const orderOf = (given: Given, nth: number, version = 1): Order =>
  ({
    ...newOrder,
    ...given,
    OrderNumber: `LR-20261101-${String(nth + 1).padStart(6, '0')}`,
    version,
    OrderStatusDisplay: '',
    history: [
      { at: given.createdAt, by: given.shopId === 1 ? 'มาลี' : 'สมชาย', field: 'OrderStatus', from: '', to: 'new' },
    ],
  }) as Order

/** Source of search texts: parts of orders, and some that match nothing. */
const text = [...names, ...phones, 'lr-20261101-000003', 'th123abc'].join('\n')
const aPiece = fc
  .tuple(fc.nat({ max: text.length - 1 }), fc.integer({ min: 1, max: 10 }))
  .map(([start, length]) => text.slice(start, start + length).trim())
const some = <T>(...values: T[]) => fc.constantFrom(undefined, ...values)

const anyQuery = fc
  .record({
    q: fc.oneof(fc.constant(undefined), aPiece, fc.constant('zz')),
    shopId: some(1, 2),
    orderStatus: some(...orderStatuses),
    paymentStatus: some('unpaid' as const),
    paymentMethod: some('cod' as const),
    printed: some(true, false),
    province: some(...provinces.filter((each) => each)),
    cancelled: some(true, false),
    from: some(...days, 'no day'),
    to: some(...days),
    sortBy: fc.constantFrom(...orderSorts),
    sortDesc: fc.boolean(),
    page: fc.constantFrom(1, 2, 5),
    perPage: fc.constantFrom(3, 50),
  })
  .map((query) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as OrderQuery)

/** With few filters, so that many orders match: any one of a query's, and its page. */
const wideQuery = fc.tuple(anyQuery, fc.nat()).map(([{ page, perPage, sortBy, sortDesc, ...filters }, nth]) => {
  const kept = Object.entries(filters).filter((_, at, { length }) => at === nth % length)
  return { ...Object.fromEntries(kept), page, perPage, sortBy, sortDesc } as OrderQuery
})
const aQuery = fc.oneof(anyQuery, wideQuery)

/** Runs the same queries on orders and customers. */
const ask = (query: OrderQuery) => (tx: Tx) => {
  const { q, shopId, from, to, page, perPage, sortDesc } = query
  const found = tx.orders.find(query)
  return {
    orders: found.orders.map(({ OrderNumber }) => OrderNumber),
    total: found.total,
    counts: found.counts,
    summary: tx.orders.summary({ shopId, from, to } as OrderQuery),
    daySums: tx.orders.daySums({ shopId, from, to } as OrderQuery),
    figures: tx.orders.figuresOf('มาลี'),
    customers: [undefined, ...customerSorts].map((sortBy) => tx.customers.find({ q, page, perPage, sortBy, sortDesc })),
    old: [['', ''] as const, ['2026-11-02T03:00:00.000Z', '0812345678'] as const].map(([at, key]) =>
      tx.customers.lastBefore('2026-11-03T17:00:00.000Z', { at, key }, 3),
    ),
    ofCustomers: ['0812345678', 'น้ำผึ้ง', 'nobody'].map((key) =>
      tx.orders.ofCustomer(key).map(({ OrderNumber }) => OrderNumber),
    ),
    numbers: [tx.orders.nextNumber(), tx.orders.nextPrintId()],
  }
}

/** Stores random orders in memory and in a new store, changes some, and compares what random queries find. */
export async function expectSameAnswers(newStore: () => Store | Promise<Store>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anOrder, { minLength: 1, maxLength: 25 }),
      fc.array(fc.tuple(fc.nat(), anOrder), { maxLength: 8 }),
      fc.array(aQuery, { minLength: 4, maxLength: 8 }),
      async (given, changes, queries) => {
        const memory = createMemoryStore({ db: memoryDb(), tables: [], seeds: [], seed: 1, now })
        const sql = await newStore()
        const orders = given.map((each, nth) => orderOf(each, nth))
        const changed = changes.map(([nth, each]) =>
          orderOf(
            { ...each, createdAt: given[nth % given.length]?.createdAt ?? each.createdAt },
            nth % given.length,
            2,
          ),
        )
        for (const saved of [orders, ...changed.map((each) => [each])])
          for (const store of [memory, sql]) await store.transact(null, (tx) => tx.orders.save(saved))
        for (const query of queries)
          expect([query, await sql.transact(null, ask(query), 'reads')]).toEqual([
            query,
            await memory.transact(null, ask(query)),
          ])
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 40), seed: Number(process.env.SEED ?? 7), endOnFailure: true },
  )
}
