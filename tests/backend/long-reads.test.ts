import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackend } from '../../src/backend/backend'
import { openDataFolder } from '../../src/backend/data-folder'
import { build } from '../../src/backend/sql/database'
import { createReadThread, type ReadThread, startReader } from '../../src/backend/sqlite/read-thread'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import { createSqliteStore } from '../../src/backend/sqlite/sqlite-store'
import type { OrderQuery } from '../../src/core/orders/orders.contract'
import { sample } from '../../src/sample/index'
import { seed } from '../../src/service/seed'
import type { Tx } from '../../src/service/store'
import { table } from '../../src/service/table'
import { ask } from '../helpers/ask'
import { storedOrder } from '../orders/stored-order'
import { orderTables } from './dump'
import { expectSameAnswers, now } from './random-orders'
import { newFolder, removeFolder } from './server-process'

// a busy machine is no failure
vi.setConfig({ testTimeout: 60_000 })
afterAll(() => vi.resetConfig())

let folder: string
let closes: (() => Promise<void> | void)[]
beforeEach(() => {
  folder = newFolder()
  closes = []
})
afterEach(async () => {
  for (const close of closes.toReversed()) await close()
  removeFolder(folder)
})

const notes = table<{ id: number; text: string }>('notes', { of: 'shop', key: ({ id }) => id })

/** A store on a new file, with a thread whose workers the test can reach. */
function open(start: (file: string) => Worker = startReader) {
  const { connection, thread: unused } = openDataFolder(folder)
  const workers: Worker[] = []
  const thread = createReadThread({
    start() {
      const worker = start(join(folder, 'langraan.db'))
      workers.push(worker)
      return worker
    },
  })
  closes.push(
    () => connection.close(),
    () => unused.close(),
    () => thread.close(),
  )
  const store = createSqliteStore({ connection, thread, now, seeds: [seed(notes, () => [{ id: 1, text: 'first' }])] })
  return { connection, thread, workers, store }
}

/** Counts to a number, which takes about a second for five million. */
const counting = (most: number) => ({
  sql: `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${most}) select count(*) as i from n`,
  parameters: [],
})
const countOrders = { sql: 'select count(*) as orders from orders', parameters: [] }

const create = (key: string) => (tx: Tx) =>
  tx.orders.create(storedOrder({ OrderNumber: tx.orders.nextNumber() }), { key, body: '' })

const search = { q: storedOrder().name, page: 1, perPage: 50, sortBy: 'newest', sortDesc: false } as OrderQuery
const found = (tx: Tx) => tx.orders.find(search).total

test('BACK-200 a long read holds up nobody: what is created meanwhile is stored before it ends', async () => {
  const { store, thread } = open()
  await store.transact(null, create('a'))
  const ended: string[] = []
  const long = thread.inSnapshot((send) => send(counting(3_000_000))).then(() => ended.push('read'))
  for (const key of ['b', 'c', 'd']) await store.transact(null, create(key)).then(() => ended.push(key))
  await long
  expect(ended).toEqual(['b', 'c', 'd', 'read'])
})

test('BACK-201 a long read sees what was acknowledged before it, and one state of the shop throughout', async () => {
  const { store, thread, workers } = open()
  for (const [nth, key] of ['a', 'b', 'c', 'd'].entries()) {
    await store.transact(null, create(key))
    expect(await store.transact(null, found, 'reads')).toBe(nth + 1)
  }
  expect(workers).toHaveLength(1)
  const seen = await thread.inSnapshot(async (send) => {
    const before = await send(countOrders)
    await store.transact(null, create('e'))
    return [before, await send(countOrders)]
  })
  expect(seen).toEqual([[{ orders: 4 }], [{ orders: 4 }]])
  expect(await store.transact(null, found, 'reads')).toBe(5)
})

test('BACK-202 a thread that is killed is replaced, and its read runs again', async () => {
  const { store, thread, workers } = open()
  await store.transact(null, create('a'))
  expect(await store.transact(null, found, 'reads')).toBe(1)
  await workers[0]?.terminate()
  expect(await store.transact(null, found, 'reads')).toBe(1)
  const during = thread.inSnapshot(async (send) => {
    if (workers.length === 2) void workers[1]?.terminate()
    return send(counting(1_000_000))
  })
  expect(await during).toEqual([{ i: 1_000_000 }])
  expect(workers).toHaveLength(3)
  // one that ends each of them is not repeated for ever
  const deadly = thread.inSnapshot((send) => {
    void workers.at(-1)?.terminate()
    return send(counting(1_000_000))
  })
  await expect(deadly).rejects.toThrow('the thread has ended')
  expect(await store.transact(null, found, 'reads')).toBe(1)
})

test('BACK-203 if no thread can be started, long reads run on the connection, and the operator is warned once', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
  const { store, workers } = open(() => {
    throw new Error('no threads left')
  })
  await store.transact(null, create('a'))
  expect(await store.transact(null, found, 'reads')).toBe(1)
  expect(await store.transact(null, found, 'reads')).toBe(1)
  expect(workers).toHaveLength(0)
  expect(warn.mock.calls.map(([text]) => text)).toEqual(['Long reads run in the main thread: Error: no threads left'])
  warn.mockRestore()
})

test('BACK-204 a statement that fails in the thread rejects its own read, with the code of SQLite', async () => {
  const { store, thread } = open()
  await store.transact(null, create('a'))
  const wrong = thread.inSnapshot((send) => send({ sql: 'select * from nowhere', parameters: [] }))
  await expect(wrong).rejects.toMatchObject({ message: 'no such table: nowhere', errcode: 1 })
  const write = thread.inSnapshot((send) => send({ sql: 'delete from orders', parameters: [] }))
  await expect(write).rejects.toMatchObject({ errcode: 8 })
  expect(await store.transact(null, found, 'reads')).toBe(1)
})

test('BACK-205 closing ends the thread during a read, and leaves the file to others', async () => {
  const { store, thread, connection } = open()
  await store.transact(null, create('a'))
  const running = thread.inSnapshot(async (send) => [await send(counting(3_000_000)), await send(countOrders)])
  const next = store.transact(null, found, 'reads')
  const rejected = Promise.allSettled([running, next])
  await new Promise(setImmediate)
  await thread.close()
  expect((await rejected).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(thread.inSnapshot((send) => send(countOrders))).rejects.toThrow('the database is closed')
  for (const close of closes.toReversed()) await close()
  closes = []
  expect(() => connection.pragma('user_version')).toThrow()
  openConnection(join(folder, 'langraan.db'), 'full', { isAlone: true }).close()
})

test('BACK-206 the write-ahead log stays small while one long read follows another', { timeout: 60_000 }, async () => {
  const { connection, thread } = openDataFolder(folder)
  closes.push(
    () => connection.close(),
    () => thread.close(),
  )
  const write = (nth: number) => {
    // pages whose content stays the same aren't written
    const value = String(nth % 10).repeat(1_000_000)
    connection.run(
      build
        .insertInto('facts')
        .values({ name: 'big', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value })),
    )
  }
  let reading: Promise<unknown> = thread.inSnapshot((send) => send(countOrders))
  for (let nth = 0; nth < 150; nth++) {
    // the next one begins as soon as this one ends, so that one is always open while something is written
    const next = thread.inSnapshot(async (send) => {
      await send(countOrders)
      write(nth)
    })
    await reading
    reading = next
  }
  await reading
  expect(statSync(join(folder, 'langraan.db-wal')).size).toBeLessThan(40_000_000)
})

test('BACK-244 on a full disk, where the write-ahead log cannot be written back, long reads go on', async () => {
  const { connection, thread } = openDataFolder(folder)
  closes.push(
    () => connection.close(),
    () => thread.close(),
  )
  const value = 'x'.repeat(20_000_000)
  connection.run(build.insertInto('facts').values({ name: 'big', value }))
  const checkpoint = vi.spyOn(connection, 'pragma').mockImplementation(() => {
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
  })
  expect(await thread.inSnapshot((send) => send(countOrders))).toEqual([{ orders: 0 }])
  expect(checkpoint.mock.calls).toEqual([['wal_checkpoint(passive)']])
})

test('BACK-207 a long read that finds a table without its first rows gets them', async () => {
  const { store } = open()
  const both = (tx: Tx) => [tx.orders.find(search).total, tx.read(notes).length]
  expect(await store.transact(null, both, 'reads')).toEqual([0, 1])
  const backend = createBackend({ data: join(folder, 'sample'), sample })
  closes.push(() => backend.close())
  const { accessToken: token } = (
    await ask(backend, 'POST /jwt/login', { body: { email: 'admin@langraan.test', password: 'admin' } })
  ).body
  expect((await ask(backend, 'GET /api/orders/summary', { token })).body.orders).toBeGreaterThan(0)
  expect((await ask(backend, 'GET /api/orders?q=LR', { token })).body.total).toBe(30)
})

test('BACK-208 the thread and memory return the same orders and customers for any query', {
  timeout: 120_000,
}, async () => {
  const { connection, store, workers } = open()
  await expectSameAnswers(() => {
    connection.execute(orderTables.map((name) => `delete from ${name}`).join(';'))
    return store
  })
  expect(workers).toHaveLength(1)
})

test('BACK-209 first come, first served: reads of the thread run one after the other', async () => {
  const { thread } = open()
  const order: number[] = []
  const count =
    (nth: number): Parameters<ReadThread['inSnapshot']>[0] =>
    async (send) => {
      await send(counting(nth === 1 ? 1_000_000 : 1))
      order.push(nth)
    }
  await Promise.all([1, 2, 3].map((nth) => thread.inSnapshot(count(nth))))
  expect(order).toEqual([1, 2, 3])
})
