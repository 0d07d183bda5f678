import { test } from 'vitest'
import { openConnection } from '../../src/backend/sqlite/connection'
import { migrate } from '../../src/backend/sqlite/migrations'
import { createSqliteStore } from '../../src/backend/sqlite/store'
import { expectSameAnswers, now } from './random-orders'

test(
  'BACK-30 SQL and memory return the same orders and customers for any query, also after changes',
  {
    timeout: 120_000,
  },
  () =>
    expectSameAnswers(() => {
      const connection = openConnection(':memory:', 'off')
      migrate(connection, () => undefined)
      return createSqliteStore({ connection, now })
    }),
)
