import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyShop } from '../../src/backend/move/copy'
import { movedTables } from '../../src/backend/move/moved-tables'
import { type Side, sqliteSide } from '../../src/backend/move/side'
import { intoDatabase } from '../../src/backend/postgres/moving'
import { openDatabase } from '../../src/backend/postgres/open'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import { newOrder } from '../orders/new-order'
import { type PostgresServer, startPostgres } from './postgres-server'
import { newFolder, removeFolder, runCommand, type ShopProcess, signIn, startShop } from './server-process'

let server: PostgresServer
const started = await startPostgres()
if (started) server = started
else console.log("skipped: PostgreSQL isn't installed")
afterAll(() => started?.stop())

let folder: string
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => removeFolder(folder))
const at = (...path: string[]) => join(folder, ...path)

const names = ["คุณ'; drop table orders; --", 'น้ำผึ้ง 👩‍👩‍👧 "แม่"', 'İstanbul \u0007\\u0000 ß', 'คุณ\tแท็บ']
const calls = [
  'GET /api/orders?perPage=200&sortBy=name',
  'GET /api/orders?q=👩‍👩‍👧',
  'GET /api/customers?perPage=200&sortBy=name',
  'GET /api/customers?q=แม่',
  'GET /api/orders/summary',
  'GET /api/activity?perPage=200',
  'GET /apps/invoice/invoices?perPage=200',
  'GET /api/shops',
]

async function answersOf(shop: ShopProcess, token: string) {
  const answers = []
  for (const call of calls) {
    const { status, body } = await shop.ask(call, { token })
    expect([call, status]).toEqual([call, 200])
    answers.push(body)
  }
  return answers
}

/** A sample shop with odd names, changed and cancelled orders, the token of a sign-in, and its answers. */
async function openShop() {
  const shop = await startShop(at('shop'), '--demo')
  const token = await signIn(shop)
  for (const [nth, name] of names.entries()) {
    const order = { ...newOrder, name, phoneNumber: `089123456${nth}` }
    const { status, body } = await shop.ask('POST /api/orders', { body: { order }, key: `key-${nth}`, token })
    expect(status).toBe(201)
    if (nth === 0)
      await shop.ask('POST /api/orders/status', {
        body: { orderNumbers: [body.order.OrderNumber], status: 'cancelled' },
        token,
      })
  }
  const answers = await answersOf(shop, token)
  await shop.kill('SIGTERM')
  return { token, answers }
}

const tablesIn = async (address: string): Promise<string[]> => {
  const { pool } = await openDatabase(address, true)
  const { rows } = await pool.query(
    `select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  await pool.end()
  return rows.map((row) => row.table_name)
}

const openAlone = () => openConnection(at('shop', 'langraan.db'), 'full', { isAlone: true })
const marks = { secret: 'secret', isSample: true }

describe.runIf(started)('move', () => {
  test('BACK-180 a moved shop answers as before, keeps sign-ins, and can be moved back', {
    timeout: 180_000,
  }, async () => {
    const { token, answers } = await openShop()
    const address = server.newDatabase()
    const moved = await runCommand('move', '--data', at('shop'), '--to', address)
    expect(moved).toMatchObject({ code: 0, text: expect.stringContaining('Everyone stays signed in.') })
    expect(moved.text).toMatch(/^same {3}orders: 34 rows, SHA-256 [\da-f]{16}$/m)
    // no server goes on with the old shop by mistake
    expect(readdirSync(at('shop')).sort()).toEqual([
      'demo',
      expect.stringMatching(/^langraan\.db\.moved-\d{8}T\d{6}$/),
      'secret',
    ])
    const onDatabase = await startShop(address, '--demo')
    expect(await answersOf(onDatabase, token)).toEqual(answers)
    // the same request as before the move
    const repeated = { order: { ...newOrder, name: names[1], phoneNumber: '0891234561' } }
    const again = await onDatabase.ask('POST /api/orders', { body: repeated, key: 'key-1', token })
    expect([again.status, again.body.order.name]).toEqual([201, names[1]])
    expect(await runCommand('move', '--from', address, '--data', at('back'))).toEqual({
      code: 1,
      text: 'A server is using the database. Stop it first.\n',
    })
    await onDatabase.kill('SIGTERM')

    const back = await runCommand('move', '--from', address, '--data', at('back'))
    expect(back).toMatchObject({ code: 0, text: expect.stringContaining('Moved into') })
    const digests = (text: string) => text.match(/^same .*/gm)?.filter((line) => !line.includes('_words'))
    expect(digests(back.text)).toEqual(digests(moved.text))
    expect(readdirSync(at('back')).sort()).toEqual(['demo', 'langraan.db', 'secret'])
    expect((statSync(at('back', 'langraan.db')).mode & 0o777).toString(8)).toBe('600')
    expect((await runCommand('doctor', '--data', at('back'))).code).toBe(0)
    const onFolder = await startShop(at('back'), '--demo')
    expect(await answersOf(onFolder, token)).toEqual(answers)
    await onFolder.kill('SIGTERM')
    expect((await runCommand('move', '--from', address, '--data', at('back'))).text).toContain('contains a shop')
  })

  test('BACK-181 move refuses while a server runs, and a target or source that is wrong, and changes nothing', {
    timeout: 120_000,
  }, async () => {
    const shop = await startShop(at('shop'), '--demo')
    await shop.ask('GET /api/orders', { token: await signIn(shop) })
    const address = server.newDatabase()
    const move = (...args: string[]) => runCommand('move', '--data', at('shop'), ...args)
    expect(await move('--to', address)).toEqual({
      code: 1,
      text: `A server is using ${at('shop')}. Stop it first.\n`,
    })
    await shop.kill('SIGTERM')
    expect((await move()).text).toBe('Where to? Add --to postgres://… or set DATABASE_URL.\n')
    const taken = server.newDatabase()
    await (await openDatabase(taken, false)).pool.end()
    expect((await move('--to', taken)).text).toBe(
      'The database contains a shop. Create an empty one, and move into that.\n',
    )
    expect((await move('--from', address, '--data', at('new'))).text).toBe('There is no shop in the database.\n')
    expect(existsSync(at('new', 'langraan.db'))).toBe(false)
    const plant = (statement: string) => {
      const database = new DatabaseSync(at('shop', 'langraan.db'))
      database.exec(statement)
      database.close()
    }
    plant('update order_days set total = total + 1')
    const wrong = await move('--to', address)
    expect(wrong).toMatchObject({ code: 1, text: expect.stringContaining('Check the shop first: langraan doctor') })
    plant('update order_days set total = total - 1')
    expect(await tablesIn(server.newDatabase())).toContain('orders')
    expect((await move('--to', address)).code).toBe(0)
  })

  test('BACK-182 a move that is cut off, or whose rows arrive changed, leaves no shop behind', {
    timeout: 120_000,
  }, async () => {
    await openShop()
    const address = server.newDatabase()
    const connection = openAlone()
    const tables = movedTables(connection)
    const moveWith = (change: (to: Side) => Side) =>
      intoDatabase(address, marks, (to) => copyShop(sqliteSide(connection), change(to), tables, () => undefined))
    const cut = (to: Side): Side => ({
      ...to,
      async insert(table, ...rows) {
        await to.insert(table, ...rows)
        if (table === 'order_histories')
          for await (const _ of to.read('select pg_terminate_backend(pg_backend_pid())')) break
      },
    })
    await expect(moveWith(cut)).rejects.toThrow()
    const changed = (to: Side): Side => ({
      ...to,
      insert: (table, columns, rows) =>
        to.insert(table, columns, table === 'activity' ? rows.map((row) => ({ ...row, by_name: 'x' })) : rows),
    })
    await expect(moveWith(changed)).rejects.toThrow('row 1 of activity is not the same after it was copied')
    const lost = (to: Side): Side => ({
      ...to,
      insert: (table, columns, rows) => to.insert(table, columns, table === 'order_keys' ? rows.slice(1) : rows),
    })
    await expect(moveWith(lost)).rejects.toThrow(/row \d of order_keys is not the same/)
    await moveWith((to) => to)
    connection.close()
    const { pool } = await openDatabase(address, true)
    expect((await pool.query('select count(*) as count from orders')).rows[0].count).toBe(34)
    await pool.end()
  })

  test('BACK-183 every table of a shop is moved', { timeout: 60_000 }, async () => {
    const shop = await startShop(at('shop'), '--demo')
    await shop.kill('SIGTERM')
    const connection = openAlone()
    const moved = movedTables(connection).map(({ name }) => name)
    connection.close()
    // the lock and the search indices are made anew
    const others = ['card_words', 'customer_words', 'facts', 'order_words', 'turns']
    expect(await tablesIn(server.newDatabase())).toEqual([...moved, ...others].sort())
  })
})
