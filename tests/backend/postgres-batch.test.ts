import pg from 'pg'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../../src/backend/postgres/open'
import { createPostgresStore } from '../../src/backend/postgres/postgres-store'
import { satang } from '../../src/core/kernel/money'
import type { Order, OrderQuery } from '../../src/core/orders/orders.contract'
import { createOrder } from '../../src/service/orders/orders.write'
import { stockTable } from '../../src/service/products/products.stock.table'
import { countedIn } from '../../src/service/products/products.stock-follow'
import type { Tx } from '../../src/service/store'
import { table } from '../../src/service/table'
import { note } from '../../src/service/users/users.activity.write'
import { storedOrder } from '../orders/stored-order'
import { startPostgres } from './postgres-server'
import { now } from './random-orders'

vi.setConfig({ testTimeout: 60_000 })
const server = await startPostgres({ durable: true })
if (!server) console.log("skipped: PostgreSQL isn't installed")
const opened: Database[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const { pool } of opened.splice(0)) await pool.end()
})
afterAll(async () => {
  vi.resetConfig()
  await server?.stop()
})

async function open(address = server?.newDatabase() ?? '') {
  const database = await openDatabase(address, false)
  opened.push(database)
  const store = createPostgresStore({ pool: database.pool, now })
  const rows = async (sql: string): Promise<unknown[]> => (await database.pool.query(sql)).rows
  return { store, rows }
}

/** The statements sent from now on. */
function statements() {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  return () =>
    spy.mock.calls.map(([given]) => String(typeof given === 'string' ? given : (given as { text: string }).text))
}

const create =
  (key: string, fields: Partial<Order> = {}) =>
  (tx: Tx) => {
    const known = tx.orders.byKey(key, { pieces: [] })
    if (known) return known.order.OrderNumber
    const OrderNumber = tx.orders.nextNumber()
    const order = storedOrder({
      OrderNumber,
      total: satang(100),
      history: [{ at: '2026-11-09T03:00:00.000Z', by: 'มาลี', field: 'OrderStatus', from: '', to: 'new' }],
      ...fields,
    })
    tx.orders.create(order, { key, body: '' })
    note(
      tx,
      { id: 7, username: 'malee', fullName: 'มาลี' },
      { kind: 'order', call: 'orders.create', record: OrderNumber },
    )
    return OrderNumber
  }

const keys = Array.from({ length: 20 }, (_, nth) => `key-${nth}`)
const all = { page: 1, perPage: 50, sortBy: 'newest', sortDesc: false } as OrderQuery

const shelves = table<{ id: number }>('shelves', { of: 'shop', key: ({ id }) => id })
const boxes = table<{ id: number }>('boxes', { of: 'shop', key: ({ id }) => id })

describe.runIf(server)('PostgreSQL', () => {
  test('BACK-262 on PostgreSQL, reads that begin at once on rows that another server has just changed all succeed', async () => {
    const address = server?.newDatabase() ?? ''
    const [{ store }, { store: other }] = [await open(address), await open(address)]
    for (let round = 0; round < 5; round++) {
      await other.transact(null, (tx) => {
        tx.write(shelves, [{ id: round }])
        tx.write(boxes, [{ id: round }])
      })
      const results = await Promise.all(
        Array.from({ length: 24 }, (_, nth) =>
          store.transact(
            null,
            (tx) => {
              const [{ id: shelf } = { id: -1 }] = tx.read(shelves)
              const { total } = tx.orders.find(all)
              const [{ id: box } = { id: -1 }] = nth % 3 === 0 ? tx.read(boxes) : [{ id: round }]
              return [shelf, total, box]
            },
            'reads',
          ),
        ),
      )
      expect(new Set(results.map(String))).toEqual(new Set([`${round},0,${round}`]))
    }
  })

  test('BACK-211 on PostgreSQL, orders that wait for a transaction share the next one and its statements; sums, log and changes follow', async () => {
    const { store, rows } = await open()
    await store.transact(null, create('first'))
    const sent = statements()
    const phones = ['0812345678', '0891112222', '0855555555']
    const numbers = await Promise.all(
      keys.map((key, nth) => store.transact(null, create(key, { phoneNumber: phones[nth % 3] ?? '' }))),
    )
    const into = (table: string) => sent().filter((text) => text.startsWith(`insert into "${table}" `)).length
    // the first one may not wait for the others
    for (const table of ['orders', 'order_keys', 'order_words', 'order_histories', 'order_days', 'activity', 'changes'])
      expect([1, 2], table).toContain(into(table))
    expect(numbers.map((number) => Number(number.slice(-6)))).toEqual(keys.map((_, nth) => nth + 2))
    expect(await rows('select id, number from orders where id > 1 order by id')).toEqual(
      numbers.map((number, nth) => ({ id: nth + 2, number })),
    )
    const sums = `select (select sum(orders) from order_days) as days, (select sum(orders) from order_kinds) as kinds,
      (select sum(orders) from order_provinces) as provinces, (select sum(orders) from customers) as customers,
      (select sum(total) from order_days) as total, (select count(*) from order_words) as words`
    expect(await rows(sums)).toEqual([{ days: 21, kinds: 21, provinces: 21, customers: 21, total: 2100, words: 21 }])
    const recorded = [{ OrderNumber: 'LR-20261110-000001' }, ...numbers.map((OrderNumber) => ({ OrderNumber }))].map(
      ({ OrderNumber }, nth) => ({ id: nth + 1, record: OrderNumber }),
    )
    expect(await rows('select id, record from activity order by id')).toEqual(recorded)
    expect(await rows('select id, ref as record from changes order by id')).toEqual(recorded)
  })

  test('BELL-45 on PostgreSQL, orders that share a transaction share the reading of their stock; the one that makes it low says so', async () => {
    const { store, rows } = await open()
    const stocked = Array.from({ length: 5 }, (_, nth) => ({ id: nth + 1, counted: 30, lowAt: 12, moves: [] }))
    await store.transact(null, (tx) => tx.write(stockTable, stocked))
    const take = (key: string) => (tx: Tx) => {
      const line = { uq: 'p2', productId: 2, name: 'ชาเขียว', price: satang(8_575), Quantity: 1 }
      const known = tx.orders.byKey(key, { pieces: countedIn(tx, { ProductOrders: [line] }) })
      if (known) return
      const order = storedOrder({ OrderNumber: tx.orders.nextNumber(), ProductOrders: [line] })
      createOrder(tx, order, { key, body: '' })
    }
    await store.transact(null, take('first'))
    const sent = statements()
    await Promise.all(keys.slice(0, 16).map((key) => store.transact(null, take(key))))
    const ofPieces = sent().filter((text) => text.startsWith('select') && text.includes('"order_products"'))
    expect(ofPieces.length).toBeGreaterThan(0)
    expect(ofPieces.length).toBeLessThanOrEqual(2)
    const lowSince = async () =>
      (await store.transact(null, (tx) => tx.read(stockTable))).filter((row) => row.lowSince !== undefined)
    expect(await lowSince()).toEqual([])
    await Promise.all(keys.slice(16).map((key) => store.transact(null, take(key))))
    expect((await lowSince()).map(({ id }) => id)).toEqual([2])
    expect(await rows('select sum(pieces) as pieces from order_products')).toEqual([{ pieces: 21 }])
  })

  test('BACK-212 on PostgreSQL, a decision sees what those before it in its batch created, and numbers go on', async () => {
    const { store } = await open()
    const last = { page: 1, perPage: 1 } as const
    const results = await Promise.all([
      store.transact(null, create('a')),
      store.transact(null, create('b')),
      store.transact(null, create('b', { name: 'อื่น' })),
      store.transact(null, (tx) => [
        tx.orders.find(all).total,
        tx.orders.summary({}).orders,
        tx.customers.find({ ...last, q: undefined, sortBy: undefined, sortDesc: false } as never).customers[0]?.latest
          ?.orderCount,
        tx.activity.find({ ...last } as never).total,
        tx.changes.latest()?.ref,
      ]),
      store.transact(null, create('c')),
      store
        .transact(null, (tx) => {
          create('d')(tx)
          throw new Error('no')
        })
        .catch((error: Error) => error.message),
      store.transact(null, create('e')),
    ])
    const number = (nth: number) => `LR-20261110-00000${nth}`
    expect(results).toEqual([number(1), number(2), number(2), [2, 2, 2, 2, number(2)], number(3), 'no', number(4)])
    const found = await store.transact(null, (tx) => ['d', 'e'].map((key) => tx.orders.byKey(key)?.order.OrderNumber))
    expect(found).toEqual([undefined, number(4)])
  })

  test('BACK-213 on PostgreSQL, checks that find their small tables known share a question for the version, and need no transaction', async () => {
    const { store } = await open()
    const check = () => store.transact(null, ({ now: at }) => at(), 'reads')
    await check()
    await check()
    const sent = statements()
    expect(new Set(await Promise.all(Array.from({ length: 30 }, check)))).toEqual(new Set([now()]))
    expect(sent()).toEqual(['select small from turns where id = 1'])
  })

  test('BACK-243 on PostgreSQL, a decision whose first read fails is rejected alone', async () => {
    const { store } = await open()
    await store.transact(null, create('first'))
    const results = await Promise.allSettled([
      store.transact(null, create('a')),
      store.transact(null, create('b')),
      // no number that the database knows
      store.transact(null, (tx) => tx.changes.byId(1e20)),
      store.transact(null, create('c')),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(await store.transact(null, (tx) => tx.orders.find(all).total)).toBe(4)
  })
})
