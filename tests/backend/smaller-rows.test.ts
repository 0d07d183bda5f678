import { sql } from 'kysely'
import type { Pool } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { examine } from '../../src/backend/doctor/checks'
import { raw } from '../../src/backend/doctor/raw'
import { textCode } from '../../src/backend/orders/orders.text-codes'
import { migrate as migrateDatabase } from '../../src/backend/postgres/migrations'
import { openDatabase } from '../../src/backend/postgres/open'
import { createPostgresStore } from '../../src/backend/postgres/postgres-store'
import { smallerRows } from '../../src/backend/sql/smaller-rows'
import { migrations as definitions } from '../../src/backend/sql/tables'
import { migrate } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import { createSqliteStore } from '../../src/backend/sqlite/sqlite-store'
import type { Order, OrderQuery } from '../../src/core/orders/orders.contract'
import { provinces } from '../../src/core/orders/orders.provinces'
import { memoryDb } from '../../src/mock/db'
import { createMemoryStore } from '../../src/mock/memory-store'
import { ordersSeeds } from '../../src/sample/orders/orders.seed'
import { blankTexts } from '../../src/service/customers/customers.card'
import { cardsTable } from '../../src/service/customers/customers.cards.table'
import { orderKeysTable, ordersTable } from '../../src/service/orders/orders.table'
import { createRandom } from '../../src/service/random'
import type { Store } from '../../src/service/store'
import { storedOrder } from '../orders/stored-order'
import { oldAddresses, oldTexts } from './old-order-tables'
import { startPostgres } from './postgres-server'
import { now } from './random-orders'

const server = await startPostgres({ durable: false })
if (!server) console.log("skipped: PostgreSQL isn't installed")
afterAll(() => server?.stop())

/** The version before. */
const old = definitions.indexOf(smallerRows[0] as (typeof definitions)[number])

const orders: readonly Order[] = [
  ...(ordersSeeds[0]?.rows({ now: now(), random: createRandom(1) }) ?? []).map((order) => order as Order),
  storedOrder({ OrderNumber: 'LR-20261101-000901', province: "d'Ivoire", address: '๑๒/3 ซอย 007', postNum: '00000' }),
  storedOrder({ OrderNumber: 'LR-20261101-000902', province: '', history: [] }),
]

const fill = (store: Store) =>
  store.transact(null, (tx) => {
    tx.orders.save(orders)
    tx.cards.put([
      { ...blankTexts, id: 1, keys: ['0845551518'], address: '7/20', merged: [], changedAt: 0, version: 1 },
    ])
  })

/** As longer keys were. */
const longKeys = `
update customers set phone_key = '0' || phone_key, address_key = '0' || address_key, post_key = '0' || post_key;
update cards set phone_key = '0' || phone_key, address_key = '0' || address_key, post_key = '0' || post_key;`

const tables = ['orders', 'customers', 'cards']

test('BACK-3700 an update makes rows smaller: columns and indices are those of a new shop, and what can’t be read stays', async () => {
  expect(old).toBeGreaterThan(20)
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  await fill(createSqliteStore({ connection, now }))
  const rowsOf = (table: string) => connection.all(raw(sql<object>`select * from ${sql.table(table)} order by id`))
  const indicesOf = (table: string) =>
    connection.all(
      raw(sql<object>`select name, sql from sqlite_master where type = 'index' and tbl_name = ${table} order by name`),
    )
  const all = () => tables.map((table) => [rowsOf(table), indicesOf(table)])
  const before = all()
  connection.execute(`${oldTexts(orders)} ${oldAddresses} ${longKeys} pragma user_version = ${old}`)
  expect(all()).not.toEqual(before)
  migrate(connection, () => undefined)
  expect(all()).toEqual(before)
  expect(examine(connection).filter(({ isDerived, problem }) => isDerived && problem)).toEqual([])

  const damaged = `update cards set json = '{'; update orders set json = '{' where id = 1;`
  connection.execute(`${oldTexts(orders)} ${oldAddresses} ${damaged} pragma user_version = ${old}`)
  migrate(connection, () => undefined)
  expect(rowsOf('customers')).toEqual(before[1]?.[0])
  connection.close()
})

test('BACK-3701 codes of texts are stored: they never change, and no two texts have the same', () => {
  expect(['', 'กระบี่', 'แม่ฮ่องสอน', 'มาลี ใจดี', 'import'].map(textCode)).toEqual([
    0, 1, 77, 80_772_907_785_234, 119_440_811_509_523,
  ])
  const texts = [...provinces, ...Array.from({ length: 20_000 }, (_, nth) => `พนักงาน ${nth}`)]
  const codes = new Set(texts.map(textCode))
  expect(codes.size).toBe(texts.length)
  expect([...codes].every((code) => Number.isSafeInteger(code) && code > 0 && code < 2 ** 47 + 1000)).toBe(true)
})

const query: OrderQuery = { sortBy: 'newest', sortDesc: true, page: 1, perPage: 10 }
const atOnce = ['A-10', 'A-9', 'B-1', 'A-2'].map((OrderNumber, nth) =>
  storedOrder({ OrderNumber, province: nth % 2 ? 'เลย' : 'กระบี่', history: [] }),
)

async function expectLastFirst(store: Store): Promise<void> {
  await store.transact(null, (tx) => tx.orders.save(atOnce))
  const found = (more: Partial<OrderQuery>) =>
    store.transact(null, (tx) => tx.orders.find({ ...query, ...more }).orders.map(({ OrderNumber }) => OrderNumber))
  expect(await found({})).toEqual(['A-2', 'B-1', 'A-9', 'A-10'])
  expect(await found({ perPage: 3, page: 2 })).toEqual(['A-10'])
  expect(await found({ sortBy: 'createdAt', sortDesc: false })).toEqual(['A-2', 'B-1', 'A-9', 'A-10'])
  expect(await found({ sortBy: 'province', sortDesc: false })).toEqual(['B-1', 'A-10', 'A-2', 'A-9'])
  expect(await found({ province: 'เลย' })).toEqual(['A-2', 'A-9'])
  const list = await store.transact(null, (tx) =>
    tx.customers.orders(['0845551518'], 0, 9).map(({ OrderNumber }) => OrderNumber),
  )
  expect(list).toEqual(['A-2', 'B-1', 'A-9', 'A-10'])
}

test('BACK-3702 of orders of one time, the one stored last is the newest, on SQLite and in memory', async () => {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  await expectLastFirst(createSqliteStore({ connection, now }))
  connection.close()
  await expectLastFirst(
    createMemoryStore({ db: memoryDb(), tables: [ordersTable, orderKeysTable, cardsTable], seeds: [], seed: 1, now }),
  )
})

describe.runIf(server)('on PostgreSQL', () => {
  test('BACK-3702 of orders of one time, the one stored last is the newest on PostgreSQL', {
    timeout: 60_000,
  }, async () => {
    const { pool } = await openDatabase(server?.newDatabase() ?? '', false)
    await expectLastFirst(createPostgresStore({ pool, now }))
    await pool.end()
  })

  test('BACK-3700 an update makes rows smaller on PostgreSQL', { timeout: 60_000 }, async () => {
    const { pool }: { pool: Pool } = await openDatabase(server?.newDatabase() ?? '', false)
    await fill(createPostgresStore({ pool, now }))
    const all = async () => {
      const read: unknown[] = []
      for (const table of tables) {
        read.push((await pool.query(`select * from ${table} order by id`)).rows)
        const indices = `select indexdef from pg_indexes where tablename = '${table}' order by indexname`
        read.push((await pool.query(indices)).rows)
      }
      return read
    }
    const before = await all()
    await pool.query(`${oldTexts(orders)} ${longKeys} update facts set value = '${old}' where name = 'version'`)
    expect(await all()).not.toEqual(before)
    await migrateDatabase(pool)
    expect(await all()).toEqual(before)
    await pool.end()
  })
})
