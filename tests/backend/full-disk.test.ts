import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { examine } from '../../src/backend/doctor/checks'
import { rowsOf } from '../../src/backend/doctor/raw'
import { failureOf } from '../../src/backend/failure'
import { SqlError } from '../../src/backend/postgres/connect'
import { migrate, migrations } from '../../src/backend/sqlite/migrations'
import { openConnection, type SqliteConnection } from '../../src/backend/sqlite/sqlite-connection'
import { createSqliteStore } from '../../src/backend/sqlite/sqlite-store'
import type { Order } from '../../src/core/orders/orders.contract'
import { newOrder } from '../orders/new-order'
import { newFolder, removeFolder } from './server-process'

let folder: string
let connection: SqliteConnection
beforeEach(() => {
  folder = newFolder()
  connection = openConnection(join(folder, 'shop.db'))
})
afterEach(() => {
  connection.close()
  removeFolder(folder)
})

const now = () => Date.parse('2026-11-24T03:00:00Z')

test('BACK-75 on a full disk, an order that cannot be stored is answered with 507 and leaves nothing behind; the others stand, and more are stored once there is room', {
  timeout: 60_000,
}, async () => {
  migrate(connection, () => undefined)
  const store = createSqliteStore({ connection, now })
  const stored = new Set<string>()
  const create = async (key: string) => {
    const number = await store.transact(null, ({ orders }) => {
      const OrderNumber = orders.nextNumber()
      const order = { ...newOrder, OrderNumber, version: 1, createdAt: new Date(now()).toISOString(), history: [] }
      orders.create(
        {
          ...order,
          note: 'x'.repeat(2000),
          total: 100,
          OrderStatus: 'new',
          paymentStatus: 'unpaid',
          printAddrData: { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null },
        } as unknown as Order,
        { key, body: '{}' },
      )
      return OrderNumber
    })
    stored.add(number)
  }
  await create('first')
  const pages = connection.pragma('page_count')
  connection.execute(`pragma max_page_count = ${pages + 20}`)
  const failures: unknown[] = []
  // in batches, so that a full disk is met by several orders that share a commit
  for (let batch = 0; batch < 20; batch++)
    await Promise.all(
      Array.from({ length: 5 }, (_, nth) => create(`${batch}-${nth}`).catch((error) => failures.push(error))),
    )
  expect(stored.size).toBeGreaterThan(1)
  expect(failures.length).toBeGreaterThan(5)
  expect([...new Set(failures.map((error) => failureOf(error).status))]).toEqual([507])
  const wrong = () => examine(connection).filter(({ problem }) => problem !== undefined)
  expect(wrong()).toEqual([])
  const numbers = async () => {
    const { orders } = await store.transact(null, (tx) =>
      tx.orders.find({ page: 1, perPage: 200, sortBy: 'newest', sortDesc: true }),
    )
    return orders.map(({ OrderNumber }) => OrderNumber)
  }
  expect(new Set(await numbers())).toEqual(stored)

  connection.execute('pragma max_page_count = 100000')
  await create('again')
  expect(new Set(await numbers())).toEqual(stored)
  expect(wrong()).toEqual([])
  expect(failureOf(new Error('other')).status).toBe(500)
})

test('BACK-75 if SQLite itself rolls back a batch, everything in it is answered with 507', async () => {
  migrate(connection, () => undefined)
  const store = createSqliteStore({ connection, now })
  const before = store.transact(null, () => connection.execute("insert into facts values ('before', '')"))
  const full = store.transact(null, () => {
    connection.execute('rollback')
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
  })
  const results = await Promise.allSettled([before, full])
  expect(results.map((each) => each.status === 'rejected' && failureOf(each.reason).status)).toEqual([507, 507])
  expect(rowsOf(connection, "select * from facts where name = 'before'")).toEqual([])
  await store.transact(null, () => connection.execute("insert into facts values ('after', '')"))
  expect(rowsOf(connection, "select name from facts where name = 'after'")).toEqual([{ name: 'after' }])
})

test('BACK-75 a full disk of PostgreSQL is answered with 507, too', () => {
  const state = (code: string) => new SqlError(Object.assign(new Error('could not extend file'), { code }))
  expect([failureOf(state('53100')).status, failureOf(state('53200')).status]).toEqual([507, 500])
})

test('BACK-76 a migration first copies the file; one that fails leaves file and version as they were', () => {
  const copy = join(folder, 'before.db')
  const first = migrations.slice(0, 1)
  migrate(connection, () => copy, first)
  // a new file has nothing to copy
  expect(existsSync(copy)).toBe(false)
  connection.execute("insert into facts values ('kept', 'yes')")
  const broken = [...first, 'create table added (id integer); insert into nowhere values (1)']
  expect(() => migrate(connection, () => join(folder, 'broken.db'), broken)).toThrow('nowhere')
  expect([connection.pragma('user_version'), connection.isInTransaction()]).toEqual([1, false])
  migrate(connection, () => copy, [...first, 'create table added (id integer); delete from facts'])
  expect(connection.pragma('user_version')).toBe(2)
  const before = openConnection(copy)
  expect(before.pragma('user_version')).toBe(1)
  expect(rowsOf(before, 'pragma quick_check')).toEqual([{ quick_check: 'ok' }])
  expect(rowsOf(before, "select value from facts where name = 'kept'")).toEqual([{ value: 'yes' }])
  before.close()
  expect(() => migrate(connection, () => undefined, first)).toThrow('written by a newer version')
})
