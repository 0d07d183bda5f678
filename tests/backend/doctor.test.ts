import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newOrder } from '../orders/new-order'
import { newFolder, removeFolder, runCommand, signIn, startShop } from './server-process'

let data: string
beforeEach(() => {
  data = newFolder()
})
afterEach(() => removeFolder(data))

const doctor = async (...args: string[]) => {
  const { code, text } = await runCommand('doctor', '--data', data, ...args)
  const lines = text.trim().split('\n')
  return { code, lines, wrong: lines.filter((line) => line.startsWith('WRONG')) }
}

/** A sample shop with orders created, changed and cancelled; its server was killed, not stopped. */
async function openShop(): Promise<void> {
  const shop = await startShop(data, '--demo')
  const token = await signIn(shop)
  for (let nth = 0; nth < 3; nth++) {
    const order = { ...newOrder, phoneNumber: `089123456${nth}`, name: `ลูกค้า ${nth}` }
    await shop.ask('POST /api/orders', { body: { order }, key: `key-${nth}`, token })
  }
  const { orders } = (await shop.ask('GET /api/orders?perPage=3', { token })).body
  const [one, two] = orders.map(({ OrderNumber }: { OrderNumber: string }) => OrderNumber)
  const changes = [
    ['POST /api/orders/status', { orderNumbers: [one], status: 'cancelled' }],
    [
      'POST /api/orders/update',
      { OrderNumber: two, version: 1, changes: { name: 'ชื่อใหม่', phoneNumber: '0877777777' } },
    ],
    ['GET /apps/invoice/invoices', undefined],
    ['POST /api/customers/merge', { customer: { key: '0891234560', note: 'โทรก่อนส่ง' }, other: '0877777777' }],
  ] as const
  for (const [call, body] of changes) {
    const { status } = await shop.ask(call, { token, ...(body && { body }) })
    expect([call, status]).toEqual([call, 200])
  }
  const customer = { name: 'ยังไม่ซื้อ', phoneNumber: '0700000000' }
  expect((await shop.ask('POST /api/customers', { body: { customer }, key: 'customer-1', token })).status).toBe(201)
  await shop.kill('SIGKILL')
}

function plant(statements: string): void {
  const database = new DatabaseSync(join(data, 'langraan.db'))
  database.exec(statements)
  database.close()
}

test('BACK-63 doctor finds nothing wrong with a shop whose orders were created, changed and cancelled', {
  timeout: 60_000,
}, async () => {
  await openShop()
  const { code, lines, wrong } = await doctor()
  expect([code, wrong]).toEqual([0, []])
  expect(lines.map((line) => /^ok +([^:]+)/.exec(line)?.[1])).toEqual([
    'disk space',
    'schema version',
    'file',
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
  expect((await runCommand('doctor', '--data', join(data, 'none'))).code).toBe(1)
})

test('BACK-64 doctor names a fault in each derived table, and --repair rebuilds it from the orders', {
  timeout: 120_000,
}, async () => {
  await openShop()
  const faults: readonly (readonly [statements: string, checks: readonly string[]])[] = [
    ['update order_days set total = total + 1 where day = (select max(day) from order_days)', ['sums by day']],
    ['delete from order_provinces where day = (select max(day) from order_provinces)', ['sums by province']],
    ["update order_kinds set orders = orders + 1 where status = 'new'", ['sums by kind']],
    ['update order_products set pieces = pieces + 1 where product_id = 1', ['sums by product']],
    ["update order_letters set letters = 'x' || substr(letters, 2) where facet = 'status'", ['filters of searches']],
    ["update customers set refused = refused + 1 where key = '0891234560'", ['customers']],
    ['delete from order_words where rowid = 7', ['search index']],
    [
      "delete from order_words where rowid = 8; insert into order_words (rowid, words, digits) values (8, 'อื่น', '')",
      ['search index'],
    ],
    ['delete from customer_words where rowid = 2', ['search index']],
    ['update orders set total = total + 1 where id = 9', ['orders']],
    ['update orders set customer = (select max(id) from customers) where id = 3', ['orders']],
    ["update customers set shown = 1 - shown where key = '0877777777'", ['customers']],
    ["update customers set card = null where key = '0891234560'", ['customers']],
    ["update cards set name_key = 'x' where id = 1", ['customer cards']],
    ['update cards set has_orders = 1 - has_orders where id = 3', ['customer cards']],
    ["delete from card_keys where key = '0877777777'", ['customer cards']],
    ["insert into card_keys values ('0899999999', 1)", ['customer cards']],
    ['delete from card_words where rowid = 1', ['search index']],
  ]
  for (const [statements, checks] of faults) {
    plant(statements)
    const { code, wrong } = await doctor()
    expect([code, wrong.map((line) => /^WRONG +([^:]+)/.exec(line)?.[1])], statements).toEqual([1, checks])
    const repaired = await doctor('--repair')
    expect([repaired.code, (await doctor()).wrong], statements).toEqual([0, []])
  }
  expect(readdirSync(data).filter((name) => name.includes('before-repair')).length).toBe(faults.length)
  // the rebuilt tables go on being right
  const shop = await startShop(data, '--demo')
  const token = await signIn(shop)
  expect((await shop.ask('GET /api/customers?q=ชื่อใหม่', { token })).body.total).toBe(1)
  expect((await shop.ask('POST /api/orders', { body: { order: newOrder }, key: 'last', token })).status).toBe(201)
  await shop.kill('SIGTERM')
  expect((await doctor()).wrong).toEqual([])
})

test('BACK-65 doctor names lost and repeated numbers, broken references, unreadable rows and another schema, and repairs none of them', {
  timeout: 120_000,
}, async () => {
  await openShop()
  const wrongAfter = async (statements: string) => {
    plant(statements)
    const { code, wrong, lines } = await doctor('--repair')
    expect([code, lines.some((line) => line.startsWith('Not repaired'))]).toEqual([1, true])
    const isDamaged = lines.some((line) => line.includes('may be damaged'))
    expect([statements, isDamaged]).toEqual([statements, !wrong.some((line) => line.includes('schema version'))])
    return wrong
  }
  const off = 'pragma foreign_keys = off;'
  expect(
    await wrongAfter("update orders set number = 'LR-20261101-000040', running = 40 where number like '%-000031'"),
  ).toContain('WRONG  order numbers: missing: 31, 34 to 39')
  expect(
    await wrongAfter("update orders set number = 'LR-20261102-000033', running = 33 where number like '%-000040'"),
  ).toContain('WRONG  order numbers: missing: 31; used twice: 33')
  expect(
    await wrongAfter(
      "update small_rows set json = json_set(json, '$.id', 4989) where tbl = 'invoices' and key = '4990'",
    ),
  ).toContain('WRONG  invoice numbers: missing: 4990; used twice: 4989')
  expect(await wrongAfter(`${off} insert into order_keys values ('lost', 999, '{}')`)).toContain(
    'WRONG  references: missing rows: order_keys → orders',
  )
  expect(await wrongAfter("update cards set json = '{' where id = 3")).toContainEqual(
    expect.stringContaining('WRONG  other rows: unreadable: cards 3'),
  )
  expect(await wrongAfter("update small_rows set json = '{' where tbl = 'shops'")).toContainEqual(
    expect.stringContaining('WRONG  other rows: unreadable: shops 1'),
  )
  expect(await wrongAfter("update orders set json = '{' where id = 2")).toContainEqual(
    expect.stringContaining("WRONG  orders: can't be read"),
  )
  expect(await wrongAfter('pragma user_version = 999')).toEqual([
    expect.stringMatching(/^WRONG {2}schema version: 999 is newer than this program \(\d+\)$/),
  ])
})
