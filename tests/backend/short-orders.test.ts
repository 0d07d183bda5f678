import { CompiledQuery, sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { examine } from '../../src/backend/doctor/checks'
import { raw } from '../../src/backend/doctor/raw'
import { migrate as migrateDatabase } from '../../src/backend/postgres/migrations'
import { openDatabase } from '../../src/backend/postgres/open'
import { createPostgresStore } from '../../src/backend/postgres/postgres-store'
import { migrate, migrations } from '../../src/backend/sqlite/migrations'
import { openConnection, type SqliteConnection } from '../../src/backend/sqlite/sqlite-connection'
import { createSqliteStore } from '../../src/backend/sqlite/sqlite-store'
import type { Order } from '../../src/core/orders/orders.contract'
import { ordersSeeds } from '../../src/sample/orders/orders.seed'
import { createRandom } from '../../src/service/random'
import type { Store } from '../../src/service/store'
import { storedOrder } from '../orders/stored-order'
import { oldAddresses, oldRows, oldTables, oldTexts, oldVersion } from './old-order-tables'
import { startPostgres } from './postgres-server'
import { now } from './random-orders'

const server = await startPostgres({ durable: false })
if (!server) console.log("skipped: PostgreSQL isn't installed")
afterAll(() => server?.stop())

const change = { at: '2026-11-20T23:30:00.000Z', by: 'มาลี', field: 'OrderStatus', from: '', to: 'new' }
const orders: readonly Order[] = [
  ...(ordersSeeds[0]?.rows({ now: now(), random: createRandom(1) }) ?? []).map((order) => order as Order),
  storedOrder({ OrderNumber: 'LR-20261101-000031', name: `"\0'\ud83d`, history: [{ ...change, to: '\0' }] }),
  storedOrder({ OrderNumber: 'LR-20261101-000032', history: [] }),
]
const octets = raw(
  sql<{
    bytes: number
  }>`select sum(octet_length(json)) + (select sum(octet_length(changes)) from order_histories) as bytes from orders`,
)
const oldOctets = raw(
  sql<{
    bytes: number
  }>`select sum(octet_length(json)) + (select sum(octet_length(json)) from order_changes) as bytes from orders`,
)
const numbers = orders.map(({ OrderNumber }) => OrderNumber)

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value))
const expected = new Map(orders.map((order) => [order.OrderNumber, asJson(order)]))
const stored = (store: Store) => store.transact(null, (tx) => tx.orders.byNumber(numbers))
const save = (store: Store) => store.transact(null, (tx) => tx.orders.save(orders))

test('BACK-2234 an update shortens the orders and histories that are there, which are read as before; what is damaged stays', async () => {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  await save(createSqliteStore({ connection, now }))
  const [bytes] = connection.all(octets)
  const toOld = `${oldTexts(orders)} ${oldAddresses} ${oldTables} ${oldRows(orders)}`
  connection.execute(`${toOld} pragma user_version = ${oldVersion}`)
  const [before] = connection.all(oldOctets)
  migrate(connection, () => undefined)
  expect(connection.pragma('user_version')).toBe(migrations.length)
  expect(connection.all(octets)).toEqual([bytes])
  expect(before?.bytes).toBeGreaterThan(1.9 * (bytes?.bytes ?? 0))
  const store = createSqliteStore({ connection, now })
  expect(await stored(store)).toEqual(expected)
  expect(examine(connection).filter(({ problem }) => problem)).toEqual([])

  const damaged = `update orders set json = '{' where number = '${numbers[0]}';
    update order_changes set json = '{' where nth = 0 and order_id = 2;`
  connection.execute(`${toOld} ${damaged} pragma user_version = ${oldVersion}`)
  migrate(connection, () => undefined)
  const others = numbers.slice(2)
  expect(await store.transact(null, (tx) => tx.orders.byNumber(others))).toEqual(
    new Map(others.map((number) => [number, expected.get(number)])),
  )
  for (const number of numbers.slice(0, 2))
    await expect(store.transact(null, (tx) => tx.orders.byNumber([number]))).rejects.toThrow('JSON')
  connection.close()
})

test('BACK-2235 a saved history goes on from the stored one, and only erasing replaces it', async () => {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  const store = createSqliteStore({ connection, now })
  await save(store)
  const before = orders[0] as Order
  const historyAfter = async (act: 'save' | 'erase', history: Order['history']) => {
    await store.transact(null, (tx) => tx.orders[act]([{ ...before, history }]))
    return (await store.transact(null, (tx) => tx.orders.byNumber([before.OrderNumber]))).get(before.OrderNumber)
      ?.history
  }
  expect(before.history.length).toBeGreaterThan(0)
  expect(await historyAfter('save', [])).toEqual(before.history)
  const longer = [...before.history.map((each) => ({ ...each, by: 'x' })), change]
  expect(await historyAfter('save', longer)).toEqual([...before.history, change])
  expect(await historyAfter('erase', [change])).toEqual([change])
  connection.close()
})

test('BACK-2236 a change of an order looks for no references to it among the keys of all orders', async () => {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  await save(createSqliteStore({ connection, now }))
  const root = connection.first(
    raw(sql<{ rootpage: number }>`select rootpage from sqlite_master where name = 'order_keys'`),
  )
  const opened: number[] = []
  const watched: SqliteConnection = {
    ...connection,
    run(query) {
      const { sql: text, parameters } = query.compile()
      if (text.startsWith('update "orders"')) {
        const compiled = CompiledQuery.raw(`explain ${text}`, [...parameters])
        const steps = connection.all<{ opcode: string; p2: number }>({
          compile: () => compiled as never,
          toOperationNode: () => compiled.query,
        })
        opened.push(...steps.flatMap(({ opcode, p2 }) => (opcode.startsWith('Open') ? [p2] : [])))
      }
      connection.run(query)
    },
  }
  const changed = { ...(orders[0] as Order), version: 9 }
  await createSqliteStore({ connection: watched, now }).transact(null, (tx) => tx.orders.save([changed]))
  expect(opened.length).toBeGreaterThan(0)
  expect(opened).not.toContain(root?.rootpage)
  connection.close()
})

describe.runIf(server)('on PostgreSQL', () => {
  test('BACK-2234 an update shortens orders on PostgreSQL', { timeout: 60_000 }, async () => {
    const { pool } = await openDatabase(server?.newDatabase() ?? '', false)
    await save(createPostgresStore({ pool, now }))
    await pool.query(
      `${oldTexts(orders)} ${oldTables} ${oldRows(orders)} update facts set value = '${oldVersion}' where name = 'version'`,
    )
    await migrateDatabase(pool)
    expect(await stored(createPostgresStore({ pool, now }))).toEqual(expected)
    const { rows } = await pool.query("select count(*)::int as plain from orders where json like '{%'")
    expect(rows).toEqual([{ plain: 0 }])
    await pool.end()
  })
})
