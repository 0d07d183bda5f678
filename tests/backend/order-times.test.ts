import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { raw } from '../../src/backend/doctor/raw'
import { migrate as migrateDatabase } from '../../src/backend/postgres/migrations'
import { openDatabase } from '../../src/backend/postgres/open'
import { build } from '../../src/backend/sql/database'
import { migrations as definitions } from '../../src/backend/sql/tables'
import { timesAsNumbers } from '../../src/backend/sql/times-as-numbers'
import { migrate, migrations } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import { isoTime } from '../../src/core/kernel/clock'
import { createRandom } from '../../src/service/random'
import { oldTexts, oldTimes } from './old-order-tables'
import { startPostgres } from './postgres-server'

const server = await startPostgres()
if (!server) console.log("skipped: PostgreSQL isn't installed")
afterAll(() => server?.stop())

/** The version before. */
const old = definitions.indexOf(timesAsNumbers)

const random = createRandom(25)
const between = (first: string, last: string) =>
  Date.parse(first) + Math.floor(random() * (Date.parse(last) - Date.parse(first)))
const times = [
  ...Array.from({ length: 3000 }, () => isoTime(between('2019-01-01', '2030-01-01'))),
  ...Array.from({ length: 500 }, () => isoTime(between('0001-01-01', '9999-12-31'))),
  '1969-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00.000Z',
  '2024-02-29T23:59:59.999Z',
  '9999-12-31T23:59:59.999Z',
]
const noTimes = ['', 'yesterday']
const expected = [...times.map((time) => Date.parse(time)), ...noTimes.map(() => 0)]

const row = (time: string, nth: number): string =>
  `(${nth + 1}, 'LR-${nth + 1}', ${nth + 1}, 1, '${time}', 1, 'new', 'unpaid', 'cash', 'pickup', 0, 0, '', '', '', 1, '', '', 1, 0, '{}')`
const rows = `insert into orders (id, number, running, version, created_at, shop_id, status, payment_status,
  payment_method, delivery, printed, total, province, province_key, name_key, customer, taken_by, printed_by, cod_due,
  to_print, json) values ${[...times, ...noTimes].map(row).join(', ')}`

test('BACK-2510 an update turns the times of orders into numbers, to the millisecond, with the same indices', () => {
  const connection = openConnection(':memory:', 'off')
  connection.execute('pragma foreign_keys = off')
  migrate(connection, () => undefined, migrations.slice(0, old))
  connection.execute(rows)
  const indices = () =>
    connection.all(
      raw(
        sql<{ sql: string }>`select sql from sqlite_master where type = 'index' and tbl_name = 'orders' order by name`,
      ),
    )
  const before = indices()
  migrate(connection, () => undefined, migrations.slice(0, old + 1))
  const stored = connection.all(build.selectFrom('orders').select('created_at').orderBy('id'))
  expect(stored.map(({ created_at }) => created_at)).toEqual(expected)
  expect(indices()).toEqual(before)
  expect(before.length).toBeGreaterThan(15)
  connection.close()
})

describe.runIf(server)('on PostgreSQL', () => {
  test('BACK-2510 it does the same on PostgreSQL', { timeout: 60_000 }, async () => {
    const { pool } = await openDatabase(server?.newDatabase() ?? '', false)
    const indices = async () =>
      (await pool.query("select indexdef from pg_indexes where tablename = 'orders' order by indexname")).rows
    const before = await indices()
    await pool.query(`${oldTexts()} ${oldTimes} alter table orders drop constraint orders_customer_fkey;`)
    const client = await pool.connect()
    await client.query(`set session_replication_role = replica; ${rows}; set session_replication_role = origin`)
    client.release()
    await pool.query(`update facts set value = '${old}' where name = 'version'`)
    await migrateDatabase(pool)
    const { rows: stored } = await pool.query('select created_at from orders order by id')
    expect(stored.map(({ created_at }) => created_at)).toEqual(expected)
    expect(await indices()).toEqual(before)
    await pool.end()
  })
})
