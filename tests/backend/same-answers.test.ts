import { test } from 'vitest'
import { build } from '../../src/backend/sql/database'
import { migrate } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import { createSqliteStore } from '../../src/backend/sqlite/sqlite-store'
import { expectExactSearch, expectThaiOrder } from './exact-search'
import { expectSameAnswers, now } from './random-orders'

function newConnection() {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  return connection
}

test('BACK-31 a search of one to ten letters finds exactly the orders whose texts include it', () =>
  expectExactSearch(createSqliteStore({ connection: newConnection(), now })))

test('BACK-32 text columns sort 20,000 names as the Thai collator does', () =>
  expectThaiOrder((keys) => {
    const connection = newConnection()
    const marks = keys.map((name) => ({ name, value: '' }))
    for (let start = 0; start < marks.length; start += 1000)
      connection.run(build.insertInto('facts').values(marks.slice(start, start + 1000)))
    return connection.all(build.selectFrom('facts').select('name').orderBy('name')).map(({ name }) => name)
  }))

test(
  'BACK-30 SQL and memory return the same orders and customers for any query, also after changes',
  {
    timeout: 120_000,
  },
  () => expectSameAnswers(() => createSqliteStore({ connection: newConnection(), now })),
)
