import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { reasonAgainst } from '../../src/backend/postgres/connect'
import { postgresLanguage, storable } from '../../src/backend/postgres/language'
import { openDatabase } from '../../src/backend/postgres/open'
import { createPostgresStore } from '../../src/backend/postgres/postgres-store'
import { build } from '../../src/backend/sql/database'
import { replay, type Statement } from '../../src/backend/sql/replay'
import { seed } from '../../src/service/seed'
import { table } from '../../src/service/table'
import { newOrder } from '../orders/new-order'
import { storedOrder } from '../orders/stored-order'
import { orderTables } from './dump'
import { expectExactSearch, expectThaiOrder } from './exact-search'
import { type Asked, acknowledged, before, checkOrders, write } from './many-orders'
import { type PostgresServer, startPostgres } from './postgres-server'
import { expectSameAnswers, now } from './random-orders'
import { command, newFolder, removeFolder, signIn, startShop } from './server-process'

let server: PostgresServer
const durable = await startPostgres({ durable: true })
if (durable) server = durable
else console.log("skipped: PostgreSQL isn't installed")
afterAll(() => durable?.stop())

const notes = table<{ id: number; text: string }>('notes', { of: 'shop', key: ({ id }) => id })

/** A store on a new database, and a second one as in another process. */
async function twoStores() {
  const address = server.newDatabase()
  const opened = [await openDatabase(address, false), await openDatabase(address, false)] as const
  const seeds = [seed(notes, () => [{ id: 1, text: 'first' }])]
  const [one, other] = opened.map(({ pool }) => createPostgresStore({ pool, now, seeds }))
  if (!one || !other) throw new Error('no stores')
  return {
    one,
    other,
    pool: opened[0].pool,
    end: () => Promise.all(opened.map(({ pool }) => pool.end())),
  }
}

test('BACK-169 a database that is too old or has another encoding is rejected with the reason', () => {
  const debian = { version: 'PostgreSQL 14.9 (Debian 14.9-1) on x86_64', number: '140009', encoding: 'UTF8' }
  expect(reasonAgainst(debian)).toBe('Lang Raan needs PostgreSQL 15 or newer. This is 14.9.')
  const newer = { ...debian, version: 'PostgreSQL 15.0', number: '150000' }
  expect(reasonAgainst(newer)).toBe(undefined)
  expect(reasonAgainst({ ...newer, encoding: 'SQL_ASCII' })).toContain('encoding UTF8. This one has SQL_ASCII.')
})

test('BACK-172 reads that are likely to follow are sent with the first one, and not again', async () => {
  const fact = (name: string) => build.selectFrom('facts').select('value').where('name', '=', name)
  const [small, begun, facts] = [fact('small'), fact('begun'), fact('facts')]
  const waves: unknown[][] = []
  let isOpen = false
  const sendEach = async ({ parameters }: Statement) => {
    if (!isOpen) waves.push([])
    isOpen = true
    waves.at(-1)?.push(parameters[0])
    await Promise.resolve()
    isOpen = false
    return [{ is: parameters[0] }]
  }
  const { result } = await replay(
    postgresLanguage,
    sendEach,
    (connection) => {
      connection.expect?.(small, begun)
      const read = [small, begun].map((query) => connection.first(query))
      connection.run(facts)
      // what was read before the write doesn't count any more
      return [...read, connection.first(begun)]
    },
    true,
  )
  expect(waves).toEqual([
    ['small', 'begun'],
    ['facts', 'begun'],
  ])
  expect(result).toEqual([{ is: 'small' }, { is: 'begun' }, { is: 'begun' }])
})

test('BACK-170 without the package pg, or without a database, serve exits with 1 and a readable message', {
  timeout: 60_000,
}, async () => {
  const cli = await command()
  const folder = newFolder()
  cpSync(dirname(cli), join(folder, 'backend'), { recursive: true })
  const serve = (file: string) => {
    const env = { ...process.env, DATABASE_URL: 'postgres://shop:secret@localhost:1/shop' }
    return spawnSync(process.execPath, [file, 'serve', '--port', '0'], { cwd: folder, env, encoding: 'utf8' })
  }
  const { status, stderr } = serve(join(folder, 'backend/cli.js'))
  expect([status, stderr]).toEqual([1, 'PostgreSQL needs the package pg. Install it: npm install pg\n'])
  const unreachable = serve(cli)
  expect(unreachable.status).toBe(1)
  expect(unreachable.stderr).toMatch(/^Can’t connect to the database localhost:1\/shop: .*ECONNREFUSED.*\n$/)
  removeFolder(folder)
})

describe.runIf(durable)('PostgreSQL', () => {
  test('BACK-160 PostgreSQL with the locale C and memory return the same orders and customers for any query', {
    timeout: 240_000,
  }, async () => {
    const { pool } = await openDatabase(server.newDatabase(), false)
    await expectSameAnswers(async () => {
      await pool.query(orderTables.map((name) => `delete from ${name}`).join(';'))
      return createPostgresStore({ pool, now })
    })
    await pool.end()
  })

  test('BACK-174 PostgreSQL with the locale C finds exactly the orders whose texts include one to ten letters', async () => {
    const { pool } = await openDatabase(server.newDatabase(), false)
    await expectExactSearch(createPostgresStore({ pool, now }))
    await pool.end()
  })

  test('BACK-175 PostgreSQL with the locale C sorts 20,000 names as the Thai collator does', async () => {
    const { pool } = await openDatabase(server.newDatabase(), false)
    await expectThaiOrder(async (keys) => {
      // in a column of its own definition; `storable` replaces the character 0
      await pool.query('insert into begun select unnest($1::text[]), 0', [keys.map(storable)])
      const { rows } = await pool.query<{ tbl: string }>('select tbl from begun order by tbl')
      return rows.map(({ tbl }) => tbl.replaceAll('\u0001', '\0'))
    })
    await pool.end()
  })

  test('BACK-161 two processes on one database: after a kill, no acknowledged order is lost or doubled', {
    timeout: 120_000,
  }, async () => {
    const address = server.newDatabase()
    const shops = [await startShop(address, '--demo'), await startShop(address, '--demo')] as const
    const asked: [Asked, Asked] = [new Map(), new Map()]
    let killed: Promise<unknown> | undefined
    await Promise.all([
      write(shops[0], asked[0], 10, 'killed', () => {
        if (acknowledged(asked[0]).length >= 40) killed ??= shops[0].kill('SIGKILL')
        return killed !== undefined
      }),
      write(shops[1], asked[1], 10, 'living', () => killed !== undefined && acknowledged(asked[1]).length >= 80),
    ])
    await killed
    const again = await startShop(address, '--demo')
    await checkOrders(again, new Map([...asked[0], ...asked[1]]))
    const token = await signIn(again)
    const { total } = (await again.ask('GET /api/orders', { token })).body
    const summary = (await again.ask('GET /api/orders/summary', { token })).body
    const { pool } = await openDatabase(address, true)
    const { rows } = await pool.query(
      `select (select count(*) from orders) as orders, (select sum(total) from orders) as total,
       (select sum(orders) from order_days) as day_orders, (select sum(total) from order_days) as day_total,
       (select sum(orders) from order_kinds) as kind_orders, (select sum(orders) from customers) as customer_orders, (select count(*) from order_words) as words`,
    )
    const sums = rows[0] as Record<string, number>
    expect([sums.orders, sums.day_orders, sums.kind_orders]).toEqual([total, total, total])
    expect([sums.customer_orders, sums.words]).toEqual([total, total])
    expect(sums.day_total).toBe(sums.total)
    expect(Object.values(summary.byStatus as Record<string, number>).reduce((sum, each) => sum + each, 0)).toBe(total)
    await pool.end()
    for (const shop of [shops[1], again]) expect(await shop.kill('SIGTERM')).toBe(0)
  })

  test('BACK-162 fifty requests under one key to two processes create one order; another body is rejected', {
    timeout: 60_000,
  }, async () => {
    const address = server.newDatabase()
    const shops = [await startShop(address, '--demo'), await startShop(address, '--demo')] as const
    const token = await signIn(shops[0])
    const create = (order: object, nth = 0) =>
      (shops[nth % 2] ?? shops[0]).ask('POST /api/orders', { body: { order }, key: 'one', token })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, nth) => create(newOrder, nth)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.order.OrderNumber}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect((await create({ ...newOrder, note: 'อื่น' })).status).toBe(422)
    expect((await shops[1].ask('GET /api/orders', { token })).body.total).toBe(before + 1)
    for (const shop of shops) expect(await shop.kill('SIGTERM')).toBe(0)
  })

  test('BACK-163 a transaction that the database rejects with 40001 runs again as a whole', async () => {
    const { one, pool, end } = await twoStores()
    // a sequence keeps its value when the transaction is rolled back
    await pool.query(`create sequence failures; create function fail() returns trigger language plpgsql as $$ begin
      if nextval('failures') <= 3 then raise exception 'give way' using errcode = '40001'; end if; return new; end $$;
      create trigger fail before insert on order_keys for each row execute function fail()`)
    let runs = 0
    await one.transact(null, (tx) => {
      runs++
      tx.write(notes, [...tx.read(notes), { id: 2, text: 'second' }])
      tx.orders.create(storedOrder({ OrderNumber: tx.orders.nextNumber() }), { key: 'one', body: '{}' })
    })
    expect(runs).toBeGreaterThan(4)
    const stored = await one.transact(null, (tx) => [tx.read(notes).length, tx.orders.byKey('one')?.order.OrderNumber])
    expect(stored).toEqual([2, 'LR-20261110-000001'])
    await end()
  })

  test('BACK-164 a lost connection is replaced', async () => {
    const { one, other, pool, end } = await twoStores()
    const add = (id: number) => one.transact(null, (tx) => tx.write(notes, [...tx.read(notes), { id, text: '' }]))
    await add(2)
    const others = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()'
    await pool.query(`${others} and pid <> pg_backend_pid()`)
    await pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
    await add(3)
    expect(await other.transact(null, (tx) => tx.read(notes).length, 'reads')).toBe(3)
    await end()
  })

  test('BACK-165 a decision that fails takes none of the others of its batch with it', async () => {
    const { one, end } = await twoStores()
    const add = (id: number) => (tx: Parameters<Parameters<typeof one.transact>[1]>[0]) => {
      tx.write(notes, [...tx.read(notes), { id, text: '' }])
      if (id === 4) throw new Error('no')
    }
    const ended = await Promise.allSettled([2, 3, 4, 5].map((id) => one.transact(null, add(id))))
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(await one.transact(null, (tx) => tx.read(notes).map(({ id }) => id))).toEqual([1, 2, 3, 5])
    await end()
  })

  test('BACK-173 a write that the database rejects fails its own decision, and none of the others of its batch', async () => {
    const { one, end } = await twoStores()
    const create = (nth: number, key: string) =>
      one.transact(null, (tx) => {
        tx.orders.create(storedOrder({ OrderNumber: tx.orders.nextNumber(), name: `ลูกค้า ${nth}` }), { key, body: '' })
      })
    await create(0, 'used')
    const ended = await Promise.allSettled(['a', 'b', 'used', 'c', 'd'].map((key, nth) => create(nth, key)))
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    const numbers = await one.transact(null, (tx) =>
      ['used', 'a', 'b', 'c', 'd'].map((key) => tx.orders.byKey(key)?.order.OrderNumber.slice(-6)),
    )
    expect(numbers).toEqual(['000001', '000002', '000003', '000004', '000005'])
    await end()
  })

  test('BACK-166 a process reads small tables as the other one left them, also those it knew', async () => {
    const { one, other, end } = await twoStores()
    const textOf = (store: typeof one) => store.transact(null, (tx) => tx.read(notes)[0]?.text, 'reads')
    expect([await textOf(one), await textOf(other)]).toEqual(['first', 'first'])
    for (const [nth, store] of [one, other, one, one, other].entries()) {
      await store.transact(null, (tx) => tx.write(notes, [{ id: 1, text: `${tx.read(notes)[0]?.text} ${nth}` }]))
      const expected = await textOf(store)
      expect([await textOf(one), await textOf(other)]).toEqual([expected, expected])
    }
    expect(await textOf(other)).toBe('first 0 1 2 3 4')
    await end()
  })

  test('BACK-167 a decision gets the same time and random numbers in every run, and its reads see its writes', async () => {
    const { one, end } = await twoStores()
    const seen = new Set<string>()
    const result = await one.transact(null, (tx) => {
      const drawn = [tx.random(), tx.random()]
      seen.add(JSON.stringify([drawn, tx.now()]))
      tx.write(notes, [{ id: 1, text: String(drawn[0]) }])
      tx.orders.save([storedOrder({ OrderNumber: 'LR-20261109-000007' })])
      const number = tx.orders.nextNumber()
      tx.orders.save([storedOrder({ OrderNumber: 'LR-20261109-000007', name: 'น้ำผึ้ง', version: 2 })])
      return [number, tx.orders.byNumber(['LR-20261109-000007']).get('LR-20261109-000007')?.version, drawn[0]]
    })
    expect(seen.size).toBe(1)
    expect(result.slice(0, 2)).toEqual(['LR-20261110-000008', 2])
    expect(await one.transact(null, (tx) => tx.read(notes)[0]?.text)).toBe(String(result[2]))
    await end()
  })

  test('BACK-168 a database of a sample shop is not served as a real one, or the reverse', async () => {
    const [sample, real] = [server.newDatabase(), server.newDatabase()]
    for (const [address, isSample] of [
      [sample, true],
      [real, false],
    ] as const)
      await (await openDatabase(address, isSample)).pool.end()
    await expect(openDatabase(sample, false)).rejects.toThrow('contains the sample shop')
    await expect(openDatabase(real, true)).rejects.toThrow('contains a real shop')
  })

  test('BACK-171 ten processes that create the tables of one database at the same time all get them', async () => {
    const address = server.newDatabase()
    const opened = await Promise.all(Array.from({ length: 10 }, () => openDatabase(address, false)))
    expect(new Set(opened.map(({ secret }) => secret)).size).toBe(1)
    await Promise.all(opened.map(({ pool }) => pool.end()))
  })
})
