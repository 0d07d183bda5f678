import { expect, test } from 'vitest'
import { migrate } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import { createSqliteStore } from '../../src/backend/sqlite/sqlite-store'
import { note } from '../../src/service/users/users.activity.write'

function open() {
  const connection = openConnection(':memory:', 'off')
  migrate(connection, () => undefined)
  return { connection, store: createSqliteStore({ connection, now: () => Date.parse('2026-11-21T03:00:00Z') }) }
}

const query = { page: 1, perPage: 50, sortDesc: false }
const entry = { kind: 'user', call: 'users.add', record: 'นก' } as const

test('ACT-5 the database rejects changing and deleting an entry', async () => {
  const { connection, store } = open()
  await store.transact(null, (tx) => note(tx, null, entry))
  expect(() => connection.execute("update activity set record = 'x'")).toThrow('append-only')
  expect(() => connection.execute('delete from activity')).toThrow('append-only')
  expect((await store.transact(null, (tx) => tx.activity.find(query))).total).toBe(1)
})

test('ACT-1 an entry is in the transaction of its change', async () => {
  const { store } = open()
  const failed = store.transact(null, (tx) => {
    note(tx, null, entry)
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(await store.transact(null, (tx) => [tx.activity.find(query), tx.activity.people()])).toEqual([
    { entries: [], total: 0 },
    [],
  ])
})

test('ACT-8 the database lets values of changes be emptied, and nothing else', async () => {
  const { connection, store } = open()
  const change = { field: 'name', from: 'แดง', to: 'ดำ' }
  await store.transact(null, (tx) => note(tx, null, { ...entry, changes: [change, { ...change, field: 'note' }] }))
  const set = (changes: readonly object[]) =>
    connection.execute(`update activity set changes = '${JSON.stringify(changes)}'`)
  const other = { ...change, field: 'note' }
  for (const changes of [
    [],
    [change],
    [change, other, other],
    [{ ...change, to: 'ขาว' }, other],
    [{ ...change, field: 'address' }, other],
    [{ ...change, from: 'ดำ' }, other],
  ])
    expect(() => set(changes), JSON.stringify(changes)).toThrow('append-only')
  expect(() => connection.execute("update activity set at = '', changes = '[]'")).toThrow('append-only')
  set([{ ...change, from: '' }, other])
  set([{ field: 'name', from: '', to: '' }, other])
  expect(() => set([change, other])).toThrow('append-only')
  expect((await store.transact(null, (tx) => tx.activity.find(query))).entries[0]?.changes).toEqual([
    { field: 'name', from: '', to: '' },
    other,
  ])
})
