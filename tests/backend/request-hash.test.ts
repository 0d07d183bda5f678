import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { requestHash } from '../../src/backend/orders/orders.request-hash'
import { statementsAfter } from '../../src/backend/postgres/migrations'
import { openDatabase } from '../../src/backend/postgres/open'
import { build } from '../../src/backend/sql/database'
import { migrate, migrations } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
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

/** The version before requests became hashes. */
const old = migrations.findIndex((each) => typeof each === 'string' && each.includes('rename column body to hash'))
const request = '{"name":"น้ำผึ้ง \\u0000 👍"}'
const before = `insert into order_keys (key, order_id, body) values ('a', 1, '${request}'), ('erased', 1, '')`
const after = [
  { key: 'a', hash: requestHash(request) },
  { key: 'erased', hash: '' },
]

test('BACK-214 of the request of an order, its hash is stored; an update turns stored requests into hashes', () => {
  expect(requestHash('{}')).toBe('44136fa355b3678a')
  const connection = openConnection(join(folder, 'old.db'))
  connection.execute('pragma foreign_keys = off')
  migrate(connection, () => undefined, migrations.slice(0, old))
  connection.execute(before)
  migrate(connection, () => undefined)
  expect(connection.all(build.selectFrom('order_keys').select(['key', 'hash']).orderBy('key'))).toEqual(after)
  connection.close()
})

describe.runIf(server)('PostgreSQL', () => {
  test('BACK-214 stored requests become the same hashes on PostgreSQL', { timeout: 60_000 }, async () => {
    const { pool } = await openDatabase(server?.newDatabase() ?? '', false)
    await pool.query(`alter table order_keys drop constraint order_keys_order_id_fkey;
      alter table order_keys rename column hash to body; ${before}`)
    await pool.query(statementsAfter(old)[0] ?? '')
    const { rows } = await pool.query('select key, left(hash, 16) as hash from order_keys order by key')
    expect(rows).toEqual(after)
    await pool.end()
  })
})
