import { afterAll, describe, expect, test } from 'vitest'
import { statementsAfter } from '../../src/backend/postgres/migrations'
import { openDatabase } from '../../src/backend/postgres/open'
import { createPostgresStore } from '../../src/backend/postgres/postgres-store'
import { migrate, migrations } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import { createSqliteStore } from '../../src/backend/sqlite/sqlite-store'
import { memoryDb } from '../../src/mock/db'
import { createMemoryStore } from '../../src/mock/memory-store'
import { sessions } from '../../src/service/auth/auth.sessions'
import { accounts } from '../../src/service/auth/auth.table'
import { appear, colleaguesOf, presenceTable, showProfile } from '../../src/service/chat/chat.staff'
import { firstAnswer, firstAnswers, keepAnswer } from '../../src/service/first-answer'
import { keyedTable } from '../../src/service/keyed-table'
import { reply } from '../../src/service/reply'
import type { Bearer } from '../../src/service/rights'
import type { Store } from '../../src/service/store'
import { startPostgres } from './postgres-server'

const server = await startPostgres({ durable: true })
if (!server) console.log("skipped: PostgreSQL isn't installed")
afterAll(() => server?.stop())

type Note = { id: string; at: number; text: string }
const notes = keyedTable<Note>('keyed-notes', { of: 'shop', key: ({ id }) => id, placeOf: ({ at }) => at, kept: false })
const note = (id: string, at: number, text = id): Note => ({ id, at, text })

let time = Date.parse('2026-11-26T03:00:00.000Z')
const now = () => time

function onSqlite(): Store {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  return createSqliteStore({ connection, now })
}
const inMemory = (): Store => createMemoryStore({ db: memoryDb(), tables: [notes], seeds: [], seed: 1, now })
async function twoServers() {
  const address = server?.newDatabase() ?? ''
  const [one, other] = [await openDatabase(address, false), await openDatabase(address, false)]
  const stores = [one, other].map(({ pool }) => createPostgresStore({ pool, now }))
  const small = async () => (await one.pool.query('select small from turns')).rows[0].small
  return {
    one: stores[0] as Store,
    other: stores[1] as Store,
    small,
    end: () => Promise.all([one, other].map(({ pool }) => pool.end())),
  }
}

const places: [string, () => Promise<{ store: Store; end(): Promise<unknown> }>][] = [
  ['in memory', async () => ({ store: inMemory(), end: async () => undefined })],
  ['on SQLite', async () => ({ store: onSqlite(), end: async () => undefined })],
]
if (server)
  places.push([
    'on PostgreSQL',
    async () => {
      const { one, end } = await twoServers()
      return { store: one, end }
    },
  ])

test.each(places)(
  'BACK-800 %s rows are found, replaced and removed by key, in the order of their places',
  async (_, open) => {
    const { store, end } = await open()
    await store.transact(null, (tx) => {
      const rows = tx.keyed(notes)
      for (const each of [note('b', 20), note('a', 30), note("it's %_", 10), note('c', 40)]) rows.put(each)
      rows.put(note('b', 50, 'later'))
      expect(rows.get('b')).toEqual(note('b', 50, 'later'))
    })
    const found = await store.transact(null, (tx) => {
      const rows = tx.keyed(notes)
      return { all: rows.all().map(({ id }) => id), one: rows.get("it's %_"), none: rows.get('it') }
    })
    expect(found).toEqual({ all: ["it's %_", 'a', 'c', 'b'], one: note("it's %_", 10), none: undefined })
    const left = await store.transact(null, (tx) => {
      const rows = tx.keyed(notes)
      rows.removeBelow(40, 1)
      const first = rows.all().map(({ id }) => id)
      rows.removeBelow(40, 10)
      rows.remove('b')
      rows.remove('nobody')
      return [first, rows.all().map(({ id }) => id)]
    })
    expect(left).toEqual([['a', 'c', 'b'], ['c']])
    await end()
  },
)

test.each(places)('BACK-801 %s a transaction that fails leaves keyed rows as they were', async (_, open) => {
  const { store, end } = await open()
  await store.transact(null, (tx) => tx.keyed(notes).put(note('a', 1)))
  const failing = store.transact(null, (tx) => {
    tx.keyed(notes).put(note('a', 2))
    tx.keyed(notes).put(note('b', 2))
    throw new RangeError('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await store.transact(null, (tx) => tx.keyed(notes).all())).toEqual([note('a', 1)])
  await end()
})

const asked = (key: string, userId: number | null, call = 'todo.add') => ({ key, call, userId, asked: '[{}]' })

test.each(places)(
  'BACK-802 %s a kept response is its call’s, its user’s and its key’s, and counts for a day',
  async (_, open) => {
    const { store, end } = await open()
    await store.transact(null, (tx) => keepAnswer(tx, asked('k', 7), reply(201, { task: 1 })))
    const find = (...given: Parameters<typeof asked>) =>
      store.transact(null, (tx) => firstAnswer(tx, asked(...given))?.body)
    // another user's import
    for (let nth = 0; nth < 300; nth++)
      await store.transact(null, (tx) => keepAnswer(tx, asked(`p${nth}`, 8, 'products.add'), reply(201, { nth })))
    expect([await find('k', 7), await find('p0', 8, 'products.add')]).toEqual([{ task: 1 }, { nth: 0 }])
    expect([await find('k', 8), await find('k', null), await find('k', 7, 'blog.add'), await find('K', 7)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    time += 24 * 60 * 60 * 1000 + 1
    expect(await find('k', 7)).toBe(undefined)
    await end()
  },
)

const oldRows = `insert into small_rows values
  ('chat.presence', 0, '2', 1, '{"person":2,"until":5,"status":"busy","about":"พัก"}'),
  ('firstAnswers', 0, 'todo.add 7 k', 1, '{"key":"k","call":"todo.add","userId":7,"at":${time},"asked":"[{}]","status":201,"body":{"task":1}}'),
  ('todo', 0, '1', 1, '{"id":1}')`
const version = migrations.findIndex((each) => typeof each === 'string' && each.includes('create table keyed_rows'))
const stays = async (store: Store) => {
  time = Date.parse('2026-11-26T03:00:00.000Z')
  return store.transact(null, (tx) => ({
    presence: tx.keyed(presenceTable).all(),
    answer: firstAnswer(tx, asked('k', 7))?.body,
    isMoved: tx.read({ ...firstAnswers, of: 'everyone' }).length === 0,
  }))
}
const moved = {
  presence: [{ person: 2, until: 5, status: 'busy', about: 'พัก' }],
  answer: { task: 1 },
  isMoved: true,
}

test('BACK-803 an update keeps what users say of themselves, and responses that count', async () => {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined, migrations.slice(0, version))
  connection.execute(oldRows)
  migrate(connection, () => undefined)
  const store = createSqliteStore({ connection, now })
  expect(await stays(store)).toEqual(moved)
  connection.close()
})

describe.runIf(server)('on PostgreSQL', () => {
  test('BACK-803 an update keeps what users say of themselves, and responses that count', {
    timeout: 60_000,
  }, async () => {
    const { pool } = await openDatabase(server?.newDatabase() ?? '', false)
    await pool.query(`drop table keyed_rows; ${oldRows}`)
    await pool.query(statementsAfter(version)[0] ?? '')
    expect(await stays(createPostgresStore({ pool, now }))).toEqual(moved)
    await pool.end()
  })

  const person = (id: number): Bearer => ({
    id,
    username: `user${id}`,
    fullName: `คน ${id}`,
    ability: [{ action: 'manage', subject: 'all' }],
    user_permission: [],
    session: `s${id}`,
  })

  test('BACK-804 a user who is here is seen through every server, and none reads its small tables again', async () => {
    const { one, other, small, end } = await twoServers()
    const [malee, somchai] = [person(1), person(2)]
    await one.transact(null, (tx) => {
      const account = (of: Bearer) => ({ ...of, avatar: null, email: '', password: '', status: 'active' })
      tx.write(accounts, [account(malee), account(somchai)] as never)
      tx.write(sessions, [{ session: 's2', id: 2, until: time + 1e9 }] as never)
    })
    const statusAt = (store: Store) =>
      store.transact(malee, (tx) => colleaguesOf(tx, malee).map(({ status, about }) => ({ status, about })))
    expect(await statusAt(other)).toEqual([{ status: 'offline', about: '' }])
    const before = await small()
    for (let minute = 0; minute < 5; minute++) {
      await one.transact(somchai, (tx) => appear(tx, somchai), 'reads')
      time += 60_000
    }
    await one.transact(somchai, (tx) => showProfile(tx, somchai, { status: 'busy', about: 'ประชุม' }))
    expect(await statusAt(other)).toEqual([{ status: 'busy', about: 'ประชุม' }])
    expect(await small()).toBe(before)
    time += 200_000
    expect(await statusAt(other)).toEqual([{ status: 'offline', about: 'ประชุม' }])
    await end()
  })
})
