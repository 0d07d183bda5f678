import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { statementsAfter } from '../../src/backend/postgres/migrations'
import { openDatabase } from '../../src/backend/postgres/open'
import { build } from '../../src/backend/sql/database'
import { migrate, migrations } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import { oldTexts, oldTimes } from './old-order-tables'
import { startPostgres } from './postgres-server'
import { newFolder, removeFolder } from './server-process'

const server = await startPostgres({ durable: true })
if (!server) console.log("skipped: PostgreSQL isn't installed")
afterAll(() => server?.stop())

let folder: string
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => removeFolder(folder))

/** The version before pieces were summed up by product. */
const old = migrations.findIndex((each) => typeof each === 'string' && each.includes('create table order_products'))

type Line = { productId: number | null; Quantity: number; name?: string }

const orderRow = (id: number, status: string, ProductOrders: readonly Line[]): string =>
  `(${id}, 'LR-${id}', ${id}, 1, '2026-11-21T03:00:00.000Z', 1, '${status}', 'unpaid', 'cash', 'pickup', 0, 0,
    '', '', '', 1, '', '', 0, 0, '${JSON.stringify({ ProductOrders })}')`

const stored = [
  orderRow(1, 'new', [
    { productId: 7, Quantity: 2 },
    { productId: 7, Quantity: 1 },
    { productId: null, Quantity: 5 },
  ]),
  orderRow(2, 'new', [{ productId: 7, Quantity: 4 }]),
  orderRow(3, 'shipped', [
    { productId: 7, Quantity: 1 },
    { productId: 9, Quantity: 3 },
  ]),
  orderRow(4, 'cancelled', [{ productId: 9, Quantity: 8 }]),
  orderRow(5, 'delivered', []),
  // what a message cut within an emoji, or a file with the character 0, leaves in a name
  orderRow(6, 'packed', [{ productId: 9, Quantity: 2, name: 'half \ud83d, none \0, written \\ud83d \\u0000' }]),
]
const before = `insert into orders (id, number, running, version, created_at, shop_id, status, payment_status,
  payment_method, delivery, printed, total, province, province_key, name_key, customer, taken_by, printed_by, cod_due,
  to_print, json) values ${stored.join(', ')}`
const after = [
  { product_id: 7, status: 'new', pieces: 7 },
  { product_id: 7, status: 'shipped', pieces: 1 },
  { product_id: 9, status: 'packed', pieces: 2 },
  { product_id: 9, status: 'shipped', pieces: 3 },
]

test('PROD-87 an update sums up the pieces of the orders that are there, without cancelled ones', () => {
  const connection = openConnection(join(folder, 'old.db'))
  connection.execute('pragma foreign_keys = off')
  migrate(connection, () => undefined, migrations.slice(0, old))
  connection.execute(before)
  migrate(connection, () => undefined)
  expect(
    connection.all(build.selectFrom('order_products').selectAll().orderBy('product_id').orderBy('status')),
  ).toEqual(after)
  connection.close()
})

describe.runIf(server)('PostgreSQL', () => {
  test('PROD-87 it sums up the same on PostgreSQL', { timeout: 60_000 }, async () => {
    const { pool } = await openDatabase(server?.newDatabase() ?? '', false)
    await pool.query(
      `drop table order_products; ${oldTexts()} ${oldTimes} alter table orders drop constraint orders_customer_fkey; ${before}`,
    )
    await pool.query(statementsAfter(old)[0] ?? '')
    const { rows } = await pool.query('select * from order_products order by product_id, status')
    expect(rows).toEqual(after)
    await pool.end()
  })
})
