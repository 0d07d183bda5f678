import { afterAll, describe, test } from 'vitest'
import { openDatabase } from '../../src/backend/postgres/open'
import { createPostgresStore } from '../../src/backend/postgres/store'
import { type PostgresServer, startPostgres } from './postgres-server'
import { expectSameAnswers, now } from './random-orders'

const server: PostgresServer | undefined = await startPostgres()
if (!server) console.log("skipped: PostgreSQL isn't installed")
afterAll(() => server?.stop())

const tables = ['order_keys', 'order_changes', 'order_days', 'order_provinces', 'order_words', 'customer_words'].join()

describe.runIf(server)('PostgreSQL', () => {
  test('BACK-60 PostgreSQL with the locale C and memory return the same orders and customers for any query', {
    timeout: 120_000,
  }, async () => {
    const { pool } = await openDatabase(server?.newDatabase() ?? '', false)
    await expectSameAnswers(async () => {
      await pool.query(`truncate orders, customers, ${tables}`)
      return createPostgresStore({ pool, now })
    })
    await pool.end()
  })
})
