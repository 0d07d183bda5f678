import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { latestVersion, migrate, migrations } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import { newOrder } from '../orders/new-order'
import { type PostgresServer, startPostgres } from './postgres-server'
import { newFolder, removeFolder, runCommand, runWith, signIn, startShop } from './server-process'

let server: PostgresServer
const started = await startPostgres()
if (started) server = started
else console.log("skipped: PostgreSQL isn't installed")
afterAll(() => started?.stop())

let folder: string
let data: string
let orders: string
beforeEach(() => {
  folder = newFolder()
  data = join(folder, 'shop')
  orders = join(folder, 'orders.csv')
  writeFileSync(orders, 'เลขออเดอร์,วันที่,ชื่อ,เบอร์โทร,จังหวัด,สินค้า,ยอดรวม\nA-1,5/1/2567,มาลี,0812345678,เชียงใหม่,ชา,100\n')
})
afterEach(() => removeFolder(folder))

const refusal =
  'The shop was written by another version of Lang Raan. Stop all its servers, then start langraan serve of the latest version once.\n'

/** All that open a shop, and say something else if it is of this version. */
const commands = () => [
  ['import', orders, '--dry-run'],
  ['import', orders],
  ['customer', 'export', '0812345678'],
  ['customer', 'erase', '0812345678', '--yes'],
  ['link', 'malee@shop.example'],
]

test('BACK-2702 the copy that an update leaves of the shop is complete, and only its owner can read it', () => {
  mkdirSync(data)
  const connection = openConnection(join(data, 'langraan.db'))
  migrate(connection, () => undefined, migrations.slice(0, -1))
  connection.execute("insert into small_rows values ('notes', 0, '1', 0, '{}')")
  const copy = join(data, "o'copy.db")
  migrate(connection, () => copy)
  connection.close()
  expect((statSync(copy).mode & 0o777).toString(8)).toBe('600')
  const kept = new DatabaseSync(copy, { readOnly: true })
  expect(kept.prepare('pragma user_version').get()).toEqual({ user_version: latestVersion - 1 })
  expect(kept.prepare("select json from small_rows where tbl = 'notes'").all()).toEqual([{ json: '{}' }])
  kept.close()
})

test('BACK-245 no command but serve migrates a shop: the others refuse one of another version', {
  timeout: 120_000,
}, async () => {
  mkdirSync(data)
  const file = join(data, 'langraan.db')
  const connection = openConnection(file)
  const version = () => connection.pragma('user_version')
  migrate(connection, () => undefined, migrations.slice(0, -1))
  for (const args of commands())
    expect([args, await runCommand(...args, '--data', data)]).toEqual([args, { code: 1, text: refusal }])
  const doctor = await runCommand('doctor', '--data', data)
  expect(doctor).toMatchObject({ code: 1, text: expect.stringContaining('WRONG  schema version: ') })
  expect(version()).toBe(latestVersion - 1)
  connection.close()
  expect(await runCommand('move', '--data', data, '--to', 'postgres://nobody@localhost:1/none')).toEqual({
    code: 1,
    text: refusal,
  })
  expect(readdirSync(data).filter((name) => name.includes('before'))).toEqual([])
  const shop = await startShop(data, '--owner', 'malee@shop.example')
  expect(await runCommand('import', orders, '--data', data)).toMatchObject({ code: 0 })
  await shop.kill('SIGTERM')
  expect((await runCommand('doctor', '--data', data)).text).toContain(`ok     schema version: ${latestVersion}\n`)
})

describe.skipIf(!started)('on PostgreSQL', () => {
  test('BACK-245 no command but serve migrates a database: the others refuse one of another version, or without a shop', {
    timeout: 120_000,
  }, async () => {
    const DATABASE_URL = server.newDatabase()
    for (const args of commands())
      expect(await runWith({ DATABASE_URL }, ...args)).toEqual({ code: 1, text: 'There is no shop in the database.\n' })
    await (await startShop(DATABASE_URL, '--owner', 'malee@shop.example')).kill('SIGTERM')
    const pool = new Pool({ connectionString: DATABASE_URL })
    await pool.query(`update facts set value = '${latestVersion - 1}' where name = 'version'`)
    for (const args of [...commands(), ['doctor'], ['move', '--from', DATABASE_URL, '--data', data]])
      expect([args, await runWith({ DATABASE_URL }, ...args)]).toEqual([args, { code: 1, text: refusal }])
    const { rows } = await pool.query("select value from facts where name = 'version'")
    expect(rows).toEqual([{ value: String(latestVersion - 1) }])
    await pool.end()
  })

  test('BACK-246 commands work on a database with the sample shop as on a folder with it', {
    timeout: 120_000,
  }, async () => {
    const DATABASE_URL = server.newDatabase()
    const shop = await startShop(DATABASE_URL, '--demo')
    const token = await signIn(shop)
    const order = { ...newOrder, name: 'มาลี ทดสอบ', phoneNumber: '0891234567' }
    const created = await shop.ask('POST /api/orders', { body: { order }, key: 'one', token })
    expect(created.status).toBe(201)
    await shop.kill('SIGTERM')
    const run = (...args: string[]) => runWith({ DATABASE_URL }, ...args, '--data', data)
    expect(await run('import', orders, '--shop', '1')).toMatchObject({ code: 0 })
    const exported = await run('customer', 'export', '0891234567')
    expect(JSON.parse(exported.text).orders).toMatchObject([{ name: 'มาลี ทดสอบ' }])
    expect(await run('link', 'admin@langraan.test')).toMatchObject({ code: 0 })
    expect(await run('doctor', '--keep-customers', '80y')).toMatchObject({ code: 0 })
    // it stays a sample shop
    const again = await startShop(DATABASE_URL, '--demo')
    await again.kill('SIGTERM')
  })
})
