import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { Pool } from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { newOrder } from '../orders/new-order'
import { type PostgresServer, startPostgres } from './postgres-server'
import { command, newFolder, removeFolder, runWith, signIn, startShop } from './server-process'

let server: PostgresServer
const started = await startPostgres()
if (started) server = started
else console.log("skipped: PostgreSQL isn't installed")
const data = newFolder()
afterAll(async () => {
  await started?.stop()
  removeFolder(data)
})

async function doctor(address: string, ...args: string[]) {
  const { code, text } = await runWith({ DATABASE_URL: address }, 'doctor', '--data', data, ...args)
  const lines = text.trim().split('\n')
  const wrong = lines.filter((line) => line.startsWith('WRONG'))
  return { code, lines, wrong, names: wrong.map((line) => /^WRONG +([^:]+)/.exec(line)?.[1]) }
}

/** A running sample shop with orders created, changed and cancelled. */
async function openShop(address: string) {
  const shop = await startShop(address, '--demo')
  const token = await signIn(shop)
  for (let nth = 0; nth < 3; nth++) {
    const order = { ...newOrder, phoneNumber: `089123456${nth}`, name: `ลูกค้า ${nth}` }
    await shop.ask('POST /api/orders', { body: { order }, key: `key-${nth}`, token })
  }
  const { orders } = (await shop.ask('GET /api/orders?perPage=3', { token })).body
  const [one, two] = orders.map(({ OrderNumber }: { OrderNumber: string }) => OrderNumber)
  await shop.ask('POST /api/orders/status', { body: { orderNumbers: [one], status: 'cancelled' }, token })
  const changes = { name: 'ชื่อใหม่', phoneNumber: '0877777777' }
  await shop.ask('POST /api/orders/update', { body: { OrderNumber: two, version: 1, changes }, token })
  const merged = { customer: { key: '0891234560', note: 'โทรก่อนส่ง' }, other: '0877777777' }
  expect((await shop.ask('POST /api/customers/merge', { body: merged, token })).status).toBe(200)
  const customer = { name: 'ยังไม่ซื้อ', phoneNumber: '0700000000' }
  expect((await shop.ask('POST /api/customers', { body: { customer }, key: 'customer-1', token })).status).toBe(201)
  return { shop, token }
}

async function plant(address: string, statements: string): Promise<void> {
  const pool = new Pool({ connectionString: address })
  await pool.query(statements)
  await pool.end()
}

describe.skipIf(!started)('on PostgreSQL', () => {
  test('OPS-3 doctor checks a database as it checks a folder, beside its servers', {
    timeout: 60_000,
  }, async () => {
    const address = server.newDatabase()
    const { shop } = await openShop(address)
    const { code, lines, wrong } = await doctor(address)
    expect([code, wrong]).toEqual([0, []])
    expect(lines.map((line) => /^ok +([^:]+)/.exec(line)?.[1])).toEqual([
      'schema version',
      'references',
      'other rows',
      'emails',
      'order numbers',
      'invoice numbers',
      'orders',
      'sums by day',
      'sums by province',
      'sums by kind',
      'sums by product',
      'filters of searches',
      'customers',
      'customer cards',
      'search index',
      'files',
    ])
    expect(lines).toContain('ok     order numbers: 1 to 33')
    await shop.kill('SIGTERM')
    expect((await doctor(server.newDatabase())).lines).toEqual(['There is no shop in the database.'])
  })

  test('OPS-4 doctor names a fault in each derived table of a database, and --repair rebuilds it from the orders, without servers', {
    timeout: 180_000,
  }, async () => {
    const address = server.newDatabase()
    const { shop } = await openShop(address)
    const faults: readonly (readonly [statements: string, checks: readonly string[]])[] = [
      ['update order_days set total = total + 1 where day = (select max(day) from order_days)', ['sums by day']],
      ['delete from order_provinces where day = (select max(day) from order_provinces)', ['sums by province']],
      ["update order_kinds set orders = orders + 1 where status = 'new'", ['sums by kind']],
      ['update order_products set pieces = pieces + 1 where product_id = 1', ['sums by product']],
      ["update order_letters set letters = 'x' || substr(letters, 2) where facet = 'status'", ['filters of searches']],
      ["update customers set refused = refused + 1 where key = '0891234560'", ['customers']],
      ['delete from order_words where rowid = 7', ['search index']],
      ["update order_words set digits = '0' where rowid = 8", ['search index']],
      [
        "update customer_words set words = 'อื่น' where rowid = (select max(rowid) from customer_words)",
        ['search index'],
      ],
      ['update orders set total = total + 1 where id = 9', ['orders']],
      ['update orders set customer = (select max(id) from customers) where id = 3', ['orders']],
      ["update customers set shown = 1 - shown where key = '0877777777'", ['customers']],
      ["update cards set name_key = 'x' where id = 1", ['customer cards']],
      ["delete from card_keys where key = '0877777777'", ['customer cards']],
      ['delete from card_words where rowid = 1', ['search index']],
    ]
    for (const [statements] of faults.slice(0, 1)) await plant(address, statements)
    expect((await doctor(address, '--repair')).lines.at(-1)).toBe('A server is using the database. Stop it first.')
    await shop.kill('SIGTERM')
    for (const [nth, [statements, checks]] of faults.entries()) {
      if (nth > 0) await plant(address, statements)
      const { code, names } = await doctor(address)
      expect([code, names], statements).toEqual([1, checks])
      const repaired = await doctor(address, '--repair')
      expect([repaired.code, (await doctor(address)).wrong], statements).toEqual([0, []])
    }
    // the rebuilt tables go on being right
    const again = await startShop(address, '--demo')
    const token = await signIn(again)
    expect((await again.ask('GET /api/customers?q=ชื่อใหม่', { token })).body.total).toBe(1)
    expect((await again.ask('POST /api/orders', { body: { order: newOrder }, key: 'last', token })).status).toBe(201)
    await again.kill('SIGTERM')
    expect((await doctor(address)).wrong).toEqual([])
  })

  test('OPS-5 doctor names lost numbers and unreadable rows of a database, and repairs none of them', {
    timeout: 60_000,
  }, async () => {
    const address = server.newDatabase()
    const { shop } = await openShop(address)
    await shop.kill('SIGTERM')
    const wrongAfter = async (statements: string) => {
      await plant(address, statements)
      const { code, wrong, lines } = await doctor(address, '--repair')
      expect([code, lines.some((line) => line.startsWith('Not repaired'))]).toEqual([1, true])
      return wrong
    }
    expect(
      await wrongAfter("update orders set number = 'LR-20261101-000040', running = 40 where number like '%-000031'"),
    ).toContain('WRONG  order numbers: missing: 31, 34 to 39')
    expect(await wrongAfter("update small_rows set json = '{' where tbl = 'shops'")).toContainEqual(
      expect.stringContaining('WRONG  other rows: unreadable: shops 1'),
    )
    expect(await wrongAfter("update orders set json = '{' where id = 2")).toContainEqual(
      expect.stringContaining("WRONG  orders: can't be read"),
    )
    await plant(address, "update facts set value = '999' where name = 'version'")
    expect((await doctor(address)).lines).toEqual([
      'The shop was written by another version of Lang Raan. Stop all its servers, then start langraan serve of the latest version once.',
    ])
  })

  test('BACK-240 of the copy that doctor makes of a database nothing is left, even if it is killed', {
    timeout: 60_000,
  }, async () => {
    const address = server.newDatabase()
    const { shop } = await openShop(address)
    await shop.kill('SIGTERM')
    const pool = new Pool({ connectionString: address })
    const blocker = await pool.connect()
    // the copy has begun, and waits for this table
    await blocker.query('begin; lock table order_provinces in access exclusive mode')
    const waiting = "from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const) {
      const temporary = newFolder()
      const child = spawn(process.execPath, [await command(), 'doctor', '--data', data], {
        stdio: 'ignore',
        env: { ...process.env, DATABASE_URL: address, TMPDIR: temporary, SQLITE_TMPDIR: temporary },
      })
      await vi.waitFor(async () => expect((await pool.query(`select 1 ${waiting}`)).rowCount).toBe(1), {
        timeout: 20_000,
      })
      const ended = once(child, 'exit')
      child.kill(signal)
      expect(await ended).toEqual([null, signal])
      expect([signal, readdirSync(temporary)]).toEqual([signal, []])
      removeFolder(temporary)
      // the database would notice that its client has gone once it gets the lock
      await pool.query(`select pg_terminate_backend(pid, 20000) ${waiting}`)
    }
    blocker.release(true)
    await pool.end()
  })

  test('BACK-241 doctor --repair keeps texts with a written-out \\u0000 as they are', { timeout: 60_000 }, async () => {
    const address = server.newDatabase()
    const { shop, token } = await openShop(address)
    const order = { ...newOrder, name: 'มาลี \\u0000 ชา', province: 'น่าน \\u0000', phoneNumber: '0866666666' }
    expect((await shop.ask('POST /api/orders', { body: { order }, key: 'odd', token })).status).toBe(201)
    await shop.kill('SIGTERM')
    expect((await doctor(address)).wrong).toEqual([])
    await plant(address, 'update order_days set total = total + 1')
    expect(await doctor(address, '--repair')).toMatchObject({ code: 0 })
    expect((await doctor(address)).wrong).toEqual([])
  })

  test('BACK-242 the autovacuum of a database is no server that uses it', { timeout: 120_000 }, async () => {
    const address = server.newDatabase()
    const { shop } = await openShop(address)
    await shop.kill('SIGTERM')
    // a table whose vacuum takes minutes
    await plant(
      address,
      `create table dead (id int, text text) with (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0,
         autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1);
       insert into dead select i, repeat('x', 1000) from generate_series(1, 10000) as i; delete from dead`,
    )
    for (const setting of ['autovacuum_naptime = 1', "autovacuum = 'on'"])
      await plant(address, `alter system set ${setting}`)
    const pool = new Pool({ connectionString: address })
    await pool.query('select pg_reload_conf()')
    const worker =
      "select 1 from pg_stat_activity where backend_type = 'autovacuum worker' and datname = current_database()"
    await vi.waitFor(async () => expect((await pool.query(worker)).rowCount).toBe(1), {
      timeout: 90_000,
      interval: 200,
    })
    await plant(address, 'update order_days set total = total + 1')
    expect((await doctor(address, '--repair')).lines.at(-1)).toBe('A server is using the database. Stop it first.')
    await pool.end()
    expect(await doctor(address, '--repair')).toMatchObject({ code: 0 })
  })

  test('BACK-3403 a server that has just ended, of which the database still knows, is waited for', {
    timeout: 60_000,
  }, async () => {
    const address = server.newDatabase()
    const { shop } = await openShop(address)
    await shop.kill('SIGTERM')
    const watcher = new Pool({ connectionString: server.newDatabase() })
    const name = new URL(address).pathname.slice(1)
    const sent =
      "select 1 from pg_stat_activity where datname = $1 and query like 'select count(*) as count from pg_stat%'"
    const hasLooked = async () => (await watcher.query(sent, [name])).rowCount === 1
    await plant(address, 'update order_days set total = total + 1')
    const ending = new Pool({ connectionString: address })
    await ending.query('select 1')
    const repaired = doctor(address, '--repair')
    await vi.waitFor(async () => expect(await hasLooked()).toBe(true), { timeout: 20_000, interval: 10 })
    await ending.end()
    expect(await repaired).toMatchObject({ code: 0 })
    await watcher.end()
  })
})
