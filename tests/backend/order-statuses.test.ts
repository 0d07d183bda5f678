import { afterAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../src/backend/doctor/raw'
import { statementsAfter } from '../../src/backend/postgres/migrations'
import { openDatabase } from '../../src/backend/postgres/open'
import { createPostgresStore } from '../../src/backend/postgres/postgres-store'
import { build } from '../../src/backend/sql/database'
import { migrate, migrations } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import { createSqliteStore } from '../../src/backend/sqlite/sqlite-store'
import { oldTexts, oldTimes } from './old-order-tables'
import { startPostgres } from './postgres-server'
import { now } from './random-orders'
import { expectPageReadsOnly, expectScannedSearches } from './searched-orders'

const server = await startPostgres({ durable: true })
if (!server) console.log("skipped: PostgreSQL isn't installed")
afterAll(() => server?.stop())

/** The version before statuses were counted in blocks. */
const old = migrations.findIndex((each) => typeof each === 'string' && each.includes('create table order_statuses'))

const orderRow = (id: number, status: string): string =>
  `(${id}, 'LR-${id}', ${id}, 1, '2026-11-21T03:00:00.000Z', ${id % 100}, '${status}', 'unpaid', 'cash', 'pickup', 0, 0,
    '${id % 2 ? 'แพร่' : 'เมืองแพร่'}', '', '', 1, '', '', 0, 0, '{}')`
const before = `insert into orders (id, number, running, version, created_at, shop_id, status, payment_status,
  payment_method, delivery, printed, total, province, province_key, name_key, customer, taken_by, printed_by, cod_due,
  to_print, json) values ${[
    orderRow(1, 'new'),
    orderRow(2, 'confirmed'),
    orderRow(4, 'packed'),
    orderRow(5, 'of its own'),
    orderRow(1023, 'shipped'),
    orderRow(1024, 'delivered'),
    orderRow(4095, 'cancelled'),
    orderRow(4097, 'returned'),
  ].join(', ')}`
const after = [
  { block: 0, letters: `${' nc p?'.padEnd(1023)}s` },
  { block: 1, letters: 'd'.padEnd(1024) },
  { block: 3, letters: 'x'.padStart(1024) },
  { block: 4, letters: ' r'.padEnd(1024) },
]

/** In blocks of 900; shop 95 has the letter of any other one. */
const lettersOf = (facet: string, letterOf: (id: number) => string) =>
  [
    [1, 2, 4, 5],
    [1023, 1024],
    [4095, 4097],
  ].map((ids) => {
    const block = Math.floor((ids[0] ?? 0) / 900)
    const letters = Array.from({ length: 900 }, (_, at) =>
      ids.includes(block * 900 + at) ? letterOf(block * 900 + at) : ' ',
    )
    return { facet, block, letters: letters.join('') }
  })
const statusLetters: Record<number, string> = {
  1: 'n',
  2: 'c',
  4: 'p',
  5: '?',
  1023: 's',
  1024: 'd',
  4095: 'x',
  4097: 'r',
}
const shopLetters: Record<number, string> = {
  1: '1',
  2: '2',
  4: '4',
  5: '5',
  1023: 'N',
  1024: 'O',
  4095: '?',
  4097: '?',
}
const letters = [
  ...lettersOf('delivery', () => 'p'),
  ...lettersOf('payment_method', () => 'm'),
  ...lettersOf('payment_status', () => 'u'),
  ...lettersOf('printed', () => 'n'),
  ...lettersOf('province', (id) => (id % 2 ? ':' : '?')),
  ...lettersOf('shop_id', (id) => shopLetters[id] ?? ''),
  ...lettersOf('status', (id) => statusLetters[id] ?? ''),
]

test('BACK-1900 searches find and count what a scan of all orders does, also with other filters and after orders changed', {
  timeout: 120_000,
}, () => {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  return expectScannedSearches(createSqliteStore({ connection, now }))
})

test('BACK-1901 an update notes the statuses of the orders that are there, and all that they are filtered by', () => {
  const connection = openConnection(':memory:', 'off')
  connection.execute('pragma foreign_keys = off')
  migrate(connection, () => undefined, migrations.slice(0, old))
  connection.execute(before)
  migrate(connection, () => undefined, migrations.slice(0, old + 1))
  expect(rowsOf(connection, 'select * from order_statuses order by block')).toEqual(after)
  migrate(connection, () => undefined)
  expect(connection.all(build.selectFrom('order_letters').selectAll().orderBy('facet').orderBy('block'))).toEqual(
    letters,
  )
  connection.close()
})

test('BACK-2230 a search with other filters reads the orders of its page only', async () => {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  const store = createSqliteStore({ connection, now })
  await expectPageReadsOnly(store, connection)
})

describe.runIf(server)('PostgreSQL', () => {
  test('BACK-1900 PostgreSQL finds and counts the same', { timeout: 240_000 }, async () => {
    const { pool } = await openDatabase(server?.newDatabase() ?? '', false)
    await expectScannedSearches(createPostgresStore({ pool, now }))
    await pool.end()
  })

  test('BACK-1901 PostgreSQL notes the same', { timeout: 60_000 }, async () => {
    const { pool } = await openDatabase(server?.newDatabase() ?? '', false)
    await pool.query(
      `drop table order_letters; ${oldTexts()} ${oldTimes} alter table orders drop constraint orders_customer_fkey; ${before}`,
    )
    const [first = '', next = ''] = statementsAfter(old)
    await pool.query(first)
    const { rows } = await pool.query('select * from order_statuses order by block')
    expect(rows).toEqual(after)
    await pool.query(next)
    const { rows: noted } = await pool.query('select * from order_letters order by facet, block')
    expect(noted).toEqual(letters)
    await pool.end()
  })
})
