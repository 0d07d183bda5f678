import { expect, test } from 'vitest'
import { migrate } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import { createSqliteStore } from '../../src/backend/sqlite/sqlite-store'
import { isoTime } from '../../src/core/kernel/clock'

const now = Date.parse('2026-11-21T03:00:00Z')
const day = 24 * 60 * 60 * 1000
const many = 300_000

/** A shop in which one user packs and takes orders all day, and another one took a few. */
function open() {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  connection.execute(`
    with recursive n(id) as (select 1 union all select id + 1 from n where id < ${many})
    insert into activity (id, at, by_id, by_name, kind, call, record, changes)
    select id, case when id < ${many - 100_000} then '${isoTime(now - 30 * day)}' else '${isoTime(now - day)}' end,
      case when id % 10000 = 1 then 2 else 1 end, 'x', 'order',
      case when id % 10000 = 1 or id % 100 = 0 then 'orders.create' else 'orders.status' end, 'LR-' || id,
      '[{"field":"OrderStatus","from":"confirmed","to":"packed"}]' from n`)
  return { connection, store: createSqliteStore({ connection, now: () => now }) }
}

test('BELL-5 among hundreds of thousands of other changes, they are found by an index', async () => {
  const { connection, store } = open()
  const news = (exceptBy: number) =>
    store.transact(null, (tx) => tx.activity.orderNews({ exceptBy, since: now - 7 * day, limit: 50 }))
  expect((await news(1)).map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, nth) => many - 9_999 - nth * 10_000),
  )
  expect((await news(2)).length).toBe(50)
  const began = performance.now()
  for (const _ of Array(20)) await news(1)
  const indexed = performance.now() - began
  connection.execute('drop index activity_news')
  const later = performance.now()
  for (const _ of Array(2)) await news(1)
  const scanned = (performance.now() - later) * 10
  expect(indexed * 5).toBeLessThan(scanned)
})
