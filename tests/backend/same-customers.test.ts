import { afterAll, describe, expect, test } from 'vitest'
import { examine } from '../../src/backend/doctor/checks'
import { examineDatabase } from '../../src/backend/postgres/doctor'
import { migrate as migrateDatabase } from '../../src/backend/postgres/migrations'
import { openDatabase } from '../../src/backend/postgres/open'
import { createPostgresStore } from '../../src/backend/postgres/postgres-store'
import { migrations } from '../../src/backend/sql/tables'
import { migrate } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import { createSqliteStore } from '../../src/backend/sqlite/sqlite-store'
import { blankTexts, type CustomerCard } from '../../src/service/customers/customers.card'
import { nextCardId } from '../../src/service/customers/customers.cards'
import { listCustomers } from '../../src/service/customers/customers.list'
import { profileOf } from '../../src/service/customers/customers.profile'
import type { Store, Tx } from '../../src/service/store'
import { storedOrder } from '../orders/stored-order'
import { oldAddresses, oldTables, oldTexts } from './old-order-tables'
import { startPostgres } from './postgres-server'
import { expectSameCustomers, now } from './random-customers'

const server = await startPostgres({ durable: false })
if (!server) console.log("skipped: PostgreSQL isn't installed")
afterAll(() => server?.stop())

type Findings = ReturnType<typeof examine>
const wrongIn = (findings: Findings) => findings.filter(({ problem, isDerived }) => problem && isDerived)

test(
  'BACK-1400 after any orders, edits, merges, separations, imports and erasures, SQL and memory list the same customers',
  {
    timeout: 240_000,
  },
  () =>
    expectSameCustomers(async () => {
      const connection = openConnection(':memory:', 'off')
      migrate(connection, () => undefined)
      return {
        store: createSqliteStore({ connection, now }),
        check() {
          expect(wrongIn(examine(connection))).toEqual([])
          connection.close()
        },
      }
    }),
)

describe.runIf(server)('on PostgreSQL', () => {
  test('BACK-1400 PostgreSQL and memory list the same customers', { timeout: 240_000 }, () =>
    expectSameCustomers(async () => {
      const address = server?.newDatabase() ?? ''
      const { pool } = await openDatabase(address, false)
      return {
        store: createPostgresStore({ pool, now }),
        async check() {
          await pool.end()
          expect(wrongIn((await examineDatabase(address)).findings)).toEqual([])
        },
      }
    }, 6),
  )
})

const card = (id: number, keys: readonly string[], more: Partial<CustomerCard> = {}): CustomerCard => ({
  ...blankTexts,
  id,
  keys,
  merged: [],
  changedAt: 0,
  version: 1,
  ...more,
})
test('BACK-1402 a page of customers, a search and a profile read their own rows only, however many cards there are', async () => {
  const file = openConnection(':memory:', 'off')
  migrate(file, () => undefined)
  let read = 0
  const counted: typeof file = {
    ...file,
    all(query) {
      const rows = file.all(query)
      read += rows.length
      return rows
    },
  }
  const store = createSqliteStore({ connection: counted, now })
  const phoneAt = (nth: number) => `08${String(10_000_000 + nth)}`
  await store.transact(null, (tx) => {
    const numbers = Array.from({ length: 2000 }, (_, nth) => nth)
    tx.orders.save(
      numbers.slice(0, 1000).map((nth) =>
        storedOrder({
          OrderNumber: `LR-20261101-${String(nth + 1).padStart(6, '0')}`,
          phoneNumber: phoneAt(nth),
          name: `ลูกค้า ${nth}`,
        }),
      ),
    )
    tx.cards.put(
      numbers.map((nth) =>
        card(nth + 1, [phoneAt(nth)], { name: `ชื่อ ${nth}`, phoneNumber: phoneAt(nth), note: 'โทร' }),
      ),
    )
  })
  const readsOf = async (act: (tx: Tx) => unknown) => {
    read = 0
    await store.transact(null, act)
    return read
  }
  const list = (page: number, more: object = {}) =>
    readsOf((tx) =>
      expect(
        listCustomers(tx, { q: '', page, perPage: 20, sortBy: undefined, sortDesc: false, ...more }).customers.length,
      ).toBe('q' in more ? 1 : 20),
    )
  const reads = [
    await list(1),
    await list(30),
    // without an order
    await list(100),
    await list(3, { sortBy: 'name', sortDesc: true }),
    await list(1, { q: phoneAt(7) }),
    await readsOf((tx) => expect(profileOf(tx, phoneAt(7))?.name).toBe('ชื่อ 7')),
    await readsOf((tx) => expect(nextCardId(tx)).toBe(2001)),
  ]
  expect(Math.max(...reads)).toBeLessThanOrEqual(2 * 20 + 5)
  file.close()
})

const merged = [{ ...card(9, ['0866666666']), shownName: 'เดิม \u0000 "ชื่อ"', shownPhone: '0866666666' }]

const ordersBefore = ['0812345678', '0866666666', '0833333333'].map((phoneNumber, nth) =>
  storedOrder({
    OrderNumber: `LR-20261101-00000${nth + 1}`,
    createdAt: `2026-11-0${nth + 1}T03:00:00.000Z`,
    phoneNumber,
    name: `ลูกค้า ${nth}`,
  }),
)

/** Orders of three numbers, and cards: with two of them, without an order, and one whose key another one has. */
const before = (store: Store) =>
  store.transact(null, (tx) => {
    tx.orders.save(ordersBefore)
    tx.cards.put([
      card(1, ['0812345678', '0866666666'], { note: 'โทรก่อนส่ง', merged }),
      card(2, ['0700000000'], { name: 'ยังไม่ซื้อ', phoneNumber: '0700000000' }),
    ])
  })

const old = migrations.findIndex((each) => typeof each === 'function' && each.toString().includes('create table cards'))

const sorted = ['name', 'phone', 'address', 'sub_district', 'district', 'province', 'post']

/** Takes the tables of cards back to where they were. */
const backToOld = `
drop table order_letters;
${oldTables}
insert into small_rows select 'customer-cards', 0, cast(id as text), id, json from cards;
insert into small_rows select 'customer-cards', 0, '3', 3, replace(json, '"id":2', '"id":3') from cards where id = 2;
drop table cards; drop table card_keys; drop table card_words;
${['card', 'latest', 'hidden', ...sorted, 'orders', 'refused'].map((each) => `drop index if exists customers_${each};`).join(' ')}
alter table customers drop column card; alter table customers drop column shown;
create index customers_latest on customers (latest_at desc, latest_number desc);`

const listOf = (store: Store) =>
  store.transact(null, (tx) => {
    const list = (q: string) =>
      listCustomers(tx, { q, page: 1, perPage: 50, sortBy: undefined, sortDesc: false }).customers.map(
        ({ name, phoneNumber, orderCount }) => [name, phoneNumber, orderCount],
      )
    return { all: list(''), found: list('"ชื่อ'), alone: list('ไม่ซื้อ'), next: tx.cards.highestId() }
  })

const listed = {
  all: [
    ['ลูกค้า 2', '0833333333', 1],
    ['ลูกค้า 1', '0866666666', 2],
    ['ยังไม่ซื้อ', '0700000000', 0],
  ],
  found: [['ลูกค้า 1', '0866666666', 2]],
  alone: [['ยังไม่ซื้อ', '0700000000', 0]],
  next: 9,
}
/** The card whose key another one has stays, and is found as before. */
const moved = {
  ...listed,
  all: [...listed.all.slice(0, 2), ['ยังไม่ซื้อ', '0700000000', 0], ...listed.all.slice(2)],
  alone: [...listed.alone, ...listed.alone],
}

test('BACK-1401 an update moves cards to tables of their own: lists and searches are as before', async () => {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  const store = createSqliteStore({ connection, now })
  await before(store)
  expect(await listOf(store)).toEqual(listed)
  connection.execute('create index orders_statuses on orders (id, status)')
  connection.execute(
    `drop table card_terms; ${oldTexts(ordersBefore)} ${oldAddresses} ${backToOld} pragma user_version = ${old}`,
  )
  migrate(connection, () => undefined)
  expect(await listOf(createSqliteStore({ connection, now }))).toEqual(moved)
  expect(connection.pragma('user_version')).toBe(migrations.length)
  expect(wrongIn(examine(connection))).toEqual([])
  connection.close()
})

describe.runIf(server)('on PostgreSQL', () => {
  test('BACK-1401 an update moves cards on PostgreSQL', { timeout: 60_000 }, async () => {
    const { pool } = await openDatabase(server?.newDatabase() ?? '', false)
    await before(createPostgresStore({ pool, now }))
    await pool.query(`${oldTexts(ordersBefore)} ${backToOld} update facts set value = '${old}' where name = 'version'`)
    await migrateDatabase(pool)
    expect(await listOf(createPostgresStore({ pool, now }))).toEqual(moved)
    await migrateDatabase(pool)
    expect(await listOf(createPostgresStore({ pool, now }))).toEqual(moved)
    await pool.end()
  })
})
