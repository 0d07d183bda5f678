import { expect, test } from 'vitest'
import { readRetention, startRetention } from '../../src/backend/serve/retention'
import { migrate } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import { createSqliteStore } from '../../src/backend/sqlite/sqlite-store'
import { simulatedClock } from '../../src/core'
import { blankTexts, type CustomerCard } from '../../src/service/customers/customers.card'
import { countOld, eraseOld } from '../../src/service/customers/customers.retention'
import { invoicesTable, type StoredInvoice } from '../../src/service/invoices/invoices.table'
import { turns } from '../helpers/turns'
import { storedOrder } from '../orders/stored-order'

const dayMs = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-24T03:00:00Z')

const orderOf = (nth: number, createdAt: string, change: object) =>
  storedOrder({
    phoneNumber: `0890000${100 + nth}`,
    OrderNumber: `LR-20261101-${String(nth).padStart(6, '0')}`,
    createdAt,
    OrderStatus: 'delivered',
    paymentStatus: 'paid',
    ...change,
  })

const old = '2022-01-01T03:00:00.000Z'
const recent = '2026-01-01T03:00:00.000Z'

test('BACK-190 customers without an order for so long are erased, unless an order is open or an invoice is newer', async () => {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  const store = createSqliteStore({ connection, now: () => now })
  const many = Array.from({ length: 120 }, (_, nth) => orderOf(nth + 10, old, {}))
  await store.transact(null, (tx) => {
    tx.orders.save([
      orderOf(1, old, { name: 'gone' }),
      orderOf(2, recent, { name: 'recent' }),
      orderOf(3, old, { name: 'came back' }),
      orderOf(4, recent, { name: 'came back', phoneNumber: '0890000103' }),
      orderOf(5, old, { name: 'open', OrderStatus: 'shipped' }),
      orderOf(6, old, { name: 'unsettled', paymentMethod: 'cod', paymentStatus: 'unpaid' }),
      orderOf(7, old, { name: 'invoiced' }),
      ...many,
    ])
    const client = { name: 'invoiced', contact: '' }
    const invoice = { id: 1, issuedDate: '2026-01-01', orderNumber: 'LR-20261101-000007', client } as unknown
    tx.write(invoicesTable, [invoice as StoredInvoice])
  })
  const keptMs = readRetention('3y') ?? 0
  expect(await countOld({ store }, now - keptMs)).toBe(121)
  expect(await eraseOld({ store, files: undefined }, now - keptMs)).toBe(121)
  expect(await countOld({ store }, now - keptMs)).toBe(0)
  expect(await eraseOld({ store, files: undefined }, now - keptMs)).toBe(0)
  const { customers } = await store.transact(null, (tx) =>
    tx.customers.find({ q: '', page: 1, perPage: 200, sortBy: 'name', sortDesc: false }),
  )
  expect(customers.map(({ latest }) => latest?.name)).toEqual(['came back', 'invoiced', 'open', 'recent', 'unsettled'])
  const { entries } = await store.transact(null, (tx) => tx.activity.find({ page: 1, perPage: 50, sortDesc: false }))
  expect(entries.reduce((sum, { changes }) => sum + Number(changes[0]?.to), 0)).toBe(121)
  connection.close()
})

test('CUST-542 a merged customer is erased once, by their latest order; one without orders by their last change', async () => {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  const store = createSqliteStore({ connection, now: () => now })
  const card = (id: number, keys: string[], changedAt: string): CustomerCard => ({
    ...blankTexts,
    name: `card ${id}`,
    id,
    keys,
    merged: [],
    changedAt: Date.parse(changedAt),
    version: 1,
  })
  await store.transact(null, (tx) => {
    tx.orders.save([orderOf(1, old, {}), orderOf(2, recent, {}), orderOf(3, old, {}), orderOf(4, old, {})])
    tx.cards.put([
      card(1, ['0890000101', '0890000102'], old),
      card(2, ['0890000103', '0890000104'], recent),
      card(3, ['0890000105'], old),
      card(4, ['0890000106'], recent),
    ])
  })
  const before = now - (readRetention('3y') ?? 0)
  expect(await countOld({ store }, before)).toBe(2)
  expect(await eraseOld({ store, files: undefined }, before)).toBe(2)
  expect(await countOld({ store }, before)).toBe(0)
  const left = await store.transact(null, (tx) => tx.cards.changedBefore(now, 0, 100).map(({ id }) => id))
  expect(left).toEqual([1, 4])
  connection.close()
})

test('CUST-543 many customers without an order are erased some at a time, as others wait for each transaction', async () => {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  const store = createSqliteStore({ connection, now: () => now })
  const cards = Array.from(
    { length: 50 },
    (_, nth): CustomerCard => ({
      ...blankTexts,
      name: `card ${nth}`,
      id: 50 - nth,
      keys: [`0890000${100 + nth}`],
      merged: [],
      changedAt: Date.parse(nth === 7 ? recent : old),
      version: 1,
    }),
  )
  await store.transact(null, (tx) => tx.cards.put(cards))
  const erased: number[] = []
  const counted: typeof store = {
    ...store,
    transact: (who, decide, kind) =>
      store.transact(
        who,
        (tx) => {
          const { length } = tx.cards.changedBefore(now, 0, 100)
          const result = decide(tx)
          erased.push(length - tx.cards.changedBefore(now, 0, 100).length)
          return result
        },
        kind,
      ),
  }
  const before = now - (readRetention('3y') ?? 0)
  expect(await countOld({ store: counted }, before)).toBe(49)
  expect(await eraseOld({ store: counted, files: undefined }, before)).toBe(49)
  expect(Math.max(...erased)).toBe(20)
  expect(erased.reduce((sum, each) => sum + each, 0)).toBe(49)
  expect(await store.transact(null, (tx) => tx.cards.changedBefore(now, 0, 100).map(({ name }) => name))).toEqual([
    'card 7',
  ])
  connection.close()
})

test('BACK-191 retention runs at the start and every day until it is stopped; a failure does not end it', async () => {
  const clock = simulatedClock({ start: '2026-11-24T03:00:00Z' })
  const asked: number[] = []
  const errors: unknown[] = []
  const lines: string[] = []
  const backend = {
    eraseOldCustomers: (before: number) => {
      asked.push(now - before)
      return asked.length === 2 ? Promise.reject(new Error('no')) : Promise.resolve(3 - asked.length)
    },
  }
  const stop = startRetention({
    backend,
    clock,
    keptMs: 30 * dayMs,
    onError: (error) => errors.push(error),
    onErased: (line) => lines.push(line),
  })
  for (let day = 0; day < 3; day++) {
    await turns()
    clock.increment(dayMs)
  }
  await turns()
  stop()
  clock.increment(10 * dayMs)
  await turns()
  expect(asked).toEqual([30, 29, 28, 27].map((days) => days * dayMs))
  expect(errors).toHaveLength(1)
  expect(lines).toEqual(['Personal data of 2 customers without an order since 2026-10-25 erased.'])
})

test('BACK-192 the time that customers are kept is a number of years or days, at least 30 days', () => {
  expect([readRetention(undefined), readRetention('400d'), readRetention('2y')]).toEqual([
    undefined,
    400 * dayMs,
    730.5 * dayMs,
  ])
  for (const wrong of ['', '3', '0y', '29d', '-3y', '3years', '1e3d', 'y'])
    expect(() => readRetention(wrong), wrong).toThrow('such as 3y or 400d; at least 30d')
})
