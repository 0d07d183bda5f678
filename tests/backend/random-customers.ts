import fc from 'fast-check'
import { expect } from 'vitest'
import { customerSorts } from '../../src/core/customers/customers.contract'
import type { SheetCustomer } from '../../src/core/customers/transfer/customers.transfer.contract'
import { isoTime } from '../../src/core/kernel/clock'
import { dayMs } from '../../src/core/kernel/timings'
import type { Order } from '../../src/core/orders/orders.contract'
import { keyOfCustomer } from '../../src/core/orders/orders.search'
import { memoryDb } from '../../src/mock/db'
import { createMemoryStore } from '../../src/mock/memory-store'
import { eraseOld } from '../../src/service/customers/customers.retention'
import { importCustomers } from '../../src/service/customers/import/store-customers'
import { firstAnswers } from '../../src/service/first-answer'
import { orderKeysTable, ordersTable } from '../../src/service/orders/orders.table'
import { reply } from '../../src/service/reply'
import { createRouter } from '../../src/service/router'
import { services } from '../../src/service/services'
import type { Store } from '../../src/service/store'
import { newOrder } from '../orders/new-order'

let time = 0
export const now = () => time
const begun = Date.parse('2026-11-10T03:00:00Z')

const names = ['สมหญิง ใจดี', 'ลูกค้า 10', 'เอก', 'Somchai', 'İstanbul ß', '']
const phones = ['0812345678', '+66 89-111 2222, 021234567', '0866666666', '0844445555', '']
const texts = {
  name: fc.constantFrom(...names),
  phoneNumber: fc.constantFrom(...phones),
  address: fc.constantFrom('99/12 หมู่ 4', '9/2 หมู่ 10', ''),
  province: fc.constantFrom('เชียงใหม่', 'ขอนแก่น', ''),
}
/** one of those in the list */
const aCustomer = fc.nat({ max: 9 })
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 })
const own = {
  name: optional(texts.name),
  phoneNumber: optional(texts.phoneNumber),
  address: optional(texts.address),
  note: optional(fc.constantFrom('โทรก่อนส่ง', '')),
  flag: optional(fc.constantFrom('คืนของ', '')),
}

const aStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      /** an order that may be there already */
      nth: fc.nat({ max: 7 }),
      days: fc.nat({ max: 3 }),
      OrderStatus: fc.constantFrom('cancelled', 'delivered', 'returned', 'new'),
      paymentStatus: fc.constantFrom('unpaid' as const, 'paid' as const),
      paymentMethod: fc.constantFrom('cod' as const, 'transfer' as const),
      ...texts,
    }),
  },
  fc.record({ kind: fc.constant('add' as const), ...texts }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('update' as const), nth: aCustomer, ...own }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('merge' as const), nth: aCustomer, other: fc.nat({ max: 2 }), ...own }),
  },
  fc.record({ kind: fc.constant('separate' as const), nth: aCustomer }),
  fc.record({ kind: fc.constant('erase' as const), nth: aCustomer }),
  fc.record({ kind: fc.constant('import' as const), rows: fc.array(fc.record(texts), { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('retain' as const), days: fc.constantFrom(3, 4) }),
)
type Step = typeof aStep extends fc.Arbitrary<infer S> ? S : never

const pieces = [...names, ...phones, 'ใจ', '666', 'zz']
const aQuery = fc.record({
  q: fc.constantFrom(undefined, ...pieces.filter((each) => each)),
  sortBy: fc.constantFrom(undefined, ...customerSorts),
  sortDesc: fc.boolean(),
  page: fc.constantFrom(1, 2, 3),
  perPage: fc.constantFrom(1, 3, 50),
})

const tables = [firstAnswers, ordersTable, orderKeysTable, ...services.flatMap((service) => service.tables)]

const routerOn = (store: Store) =>
  createRouter({
    services,
    store,
    now,
    secret: 'secret',
    auth: 'open',
    isSample: false,
    failure: (error) => reply(500, { error: String(error) }),
  })

type Shop = { readonly store: Store; readonly route: ReturnType<typeof routerOn> }
const shopOn = (store: Store): Shop => ({ store, route: routerOn(store) })

async function ask({ route }: Shop, method: string, path: string, body?: object) {
  const headers = { 'Idempotency-Key': `same-customers-${time}` }
  const request = new Request(`http://shop${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const response = await route(request)
  const text = await response?.text()
  return { status: response?.status, body: text ? JSON.parse(text) : undefined }
}

const orderOf = ({ nth, days, kind: _, ...given }: Extract<Step, { kind: 'order' }>, version: number): Order =>
  ({
    ...newOrder,
    ...given,
    OrderNumber: `LR-20261101-${String(nth + 1).padStart(6, '0')}`,
    createdAt: isoTime(begun - days * dayMs),
    total: 100,
    version,
    OrderStatusDisplay: '',
    printAddrData: { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null },
    history: [],
  }) as unknown as Order

const queryText = (query: object): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()

const look = (shop: Shop, query: object) => ask(shop, 'GET', `/api/customers?${queryText(query)}`)

type Listed = { readonly name: string; readonly phoneNumber: string }

async function act(shop: Shop, step: Step): Promise<unknown> {
  const { store } = shop
  const post = (path: string, body: object) => ask(shop, 'POST', `/api/customers${path}`, body)
  if (step.kind === 'order')
    return store.transact(null, (tx) => {
      const order = orderOf(step, 1)
      const known = tx.orders.byNumber([order.OrderNumber]).get(order.OrderNumber)
      tx.orders.save([known ? { ...order, createdAt: known.createdAt, version: known.version + 1 } : order])
    })
  if (step.kind === 'import')
    return store.transact(null, (tx) => {
      const none = { subDistrict: '', district: '', postNum: '', note: '', flag: '' }
      return importCustomers(
        tx,
        null,
        step.rows.map((row) => ({ ...none, ...row }) as SheetCustomer),
      )
    })
  if (step.kind === 'retain') return eraseOld({ store, files: undefined }, time - step.days * dayMs)
  if (step.kind === 'add') {
    const { kind: _, ...customer } = step
    return post('', { customer })
  }
  const { customers } = (await look(shop, { page: 1, perPage: 50 })).body as { customers: readonly Listed[] }
  const listed = (nth: number) => customers[nth % customers.length] ?? { name: 'nobody', phoneNumber: '' }
  const keyAt = (nth: number) => keyOfCustomer(listed(nth))
  if (step.kind === 'erase') {
    const { name, phoneNumber } = listed(step.nth)
    return post('/erase', { name, phoneNumber })
  }
  const key = keyAt(step.nth)
  if (step.kind === 'separate') {
    const { body } = await post('/profile', { key })
    return post('/separate', { key, other: body?.customer?.merged?.[0]?.key ?? 'nobody' })
  }
  if (step.kind === 'merge') {
    const { other, nth: _, kind: __, ...change } = step
    return post('/merge', { customer: { key, ...change }, other: keyAt(step.nth + 1 + other) })
  }
  const { nth: _, kind: __, ...change } = step
  return post('/update', { customer: { key, ...change } })
}

/**
 * Does the same with customers in memory and in a new store: orders, edits, merges, separations, erasures and imports. All
 * answers, and pages of the list after each step, have to be the same; `check` looks at the new store at the end.
 */
export async function expectSameCustomers(
  newStore: () => Promise<{ store: Store; check(): Promise<void> | void }>,
  numRuns = Number(process.env.RUNS ?? 60),
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aStep, { minLength: 5, maxLength: 25 }),
      fc.array(aQuery, { minLength: 3, maxLength: 5 }),
      async (steps, queries) => {
        time = begun
        const memory = shopOn(createMemoryStore({ db: memoryDb(), tables, seeds: [], seed: 1, now }))
        const { store, check } = await newStore()
        const shop = shopOn(store)
        for (const [nth, step] of steps.entries()) {
          time = begun + nth * 1000
          const done = await act(memory, step)
          expect([step, await act(shop, step)]).toEqual([step, done])
          for (const query of [{ page: 1, perPage: 50 }, ...queries])
            expect([query, await look(shop, query)]).toEqual([query, await look(memory, query)])
        }
        await check()
      },
    ),
    { numRuns, seed: Number(process.env.SEED ?? 11), endOnFailure: process.env.SHRINK === undefined },
  )
}
