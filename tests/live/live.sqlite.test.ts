import { expect, test } from 'vitest'
import { build } from '../../src/backend/sql/database'
import { migrate } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import { createSqliteStore } from '../../src/backend/sqlite/sqlite-store'
import { isoTime } from '../../src/core/kernel/clock'
import { createRouter } from '../../src/service/router'
import { services } from '../../src/service/services'
import { tasksTable } from '../../src/service/todo/todo.service'
import { ask } from '../helpers/ask'

const start = Date.parse('2026-11-21T03:00:00Z')
const million = 1_000_000

/** A shop whose outbox has a million entries, all of this time. */
function open(at: number) {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  connection.execute(`
    with recursive n(id) as (select 1 union all select id + 1 from n where id < ${million})
    insert into changes (id, kind, action, ref, version, person, "by", session, at)
    select id, 'orders', 'changed', 'LR-' || id, 1, 0, 2, '', '${isoTime(at)}' from n`)
  const store = createSqliteStore({ connection, now: () => start })
  const route = createRouter({
    services,
    store,
    now: () => start,
    secret: 'x',
    auth: 'open',
    isSample: true,
    failure: (error) => {
      throw error
    },
  })
  const fetch = async (request: Request) => (await route(request)) ?? new Response(null, { status: 404 })
  const addTask = (id: number) =>
    store.transact(null, (tx) => tx.write(tasksTable, [...tx.read(tasksTable), { id, title: 'x' } as never]))
  const first = () =>
    connection.first(build.selectFrom('changes').select(({ fn }) => fn.min<number>('id').as('id')))?.id
  return {
    fetch,
    addTask,
    first,
    page: async (after: string) => (await ask({ fetch }, `GET /api/changes?after=${after}`)).body,
  }
}

const cursor = (id: number) => `${id}-${start.toString(36)}`

test('LIVE-8 with a million entries, who is far behind is told to reload, and others get their page', async () => {
  const shop = open(start)
  expect(await shop.page(cursor(1))).toEqual({ cursor: cursor(million), changes: [], more: false, reset: true })
  const page = await shop.page(cursor(million - 700))
  expect([page.changes.length, page.more, page.reset]).toEqual([500, true, false])
})

test('LIVE-8 old entries are removed step by step, and their ids are not used again', async () => {
  const shop = open(start - 4 * 24 * 60 * 60 * 1000)
  await shop.addTask(1)
  expect(shop.first()).toBe(201)
  await shop.addTask(2)
  expect(shop.first()).toBe(401)
  const { cursor: latest } = (await ask({ fetch: shop.fetch }, 'GET /api/changes')).body
  expect(latest).toBe(cursor(million + 2))
})
