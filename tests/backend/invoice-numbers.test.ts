import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newInvoice } from '../invoices/new-invoice'
import { startPostgres } from './postgres-server'
import { newFolder, removeFolder, runCommand, type ShopProcess, signIn, startShop } from './server-process'

const started = await startPostgres()
if (!started) console.log("skipped: PostgreSQL isn't installed")
afterAll(() => started?.stop())

let data: string
beforeEach(() => {
  data = newFolder()
})
afterEach(() => removeFolder(data))

/** Two processes add twenty invoices at once and remove every fourth of them right away; resolves with all numbers. */
async function addWithTwo(place: string): Promise<readonly number[]> {
  const shops = [await startShop(place, '--demo'), await startShop(place, '--demo')] as const
  const token = await signIn(shops[0])
  const add = async (shop: ShopProcess, nth: number) => {
    const { status, body } = await shop.ask('POST /apps/invoice/add', {
      body: { invoice: { ...newInvoice, requestId: `r${nth}` } },
      token,
      key: `r${nth}`,
    })
    expect(status).toBe(201)
    if (nth % 4 === 0)
      expect((await shop.ask(`DELETE /apps/invoice/delete?id=${body.invoice.id}`, { token })).status).toBe(200)
    return body.invoice.id as number
  }
  const numbers = await Promise.all(Array.from({ length: 20 }, (_, nth) => add(shops[nth % 2 === 0 ? 0 : 1], nth)))
  for (const shop of shops) expect(await shop.kill('SIGTERM')).toBe(0)
  return numbers.sort((one, other) => one - other)
}

const inARow = Array.from({ length: 20 }, (_, nth) => 5037 + nth)

test('BACK-184 two processes on a folder number invoices without a gap; doctor knows the removed ones', {
  timeout: 60_000,
}, async () => {
  expect(await addWithTwo(data)).toEqual(inARow)
  const doctor = async () => (await runCommand('doctor', '--data', data)).text
  expect(await doctor()).toMatch(
    /^ok {5}invoice numbers: 4987 to 5056; removed: \d+, \d+, \d+ and 2 more; cancelled: 5013$/m,
  )
  const database = new DatabaseSync(join(data, 'langraan.db'))
  database.exec("delete from small_rows where tbl = 'invoices' and key = '5000'")
  expect(await doctor()).toMatch(/^WRONG {2}invoice numbers: missing: 5000$/m)
  database.exec("delete from small_rows where tbl in ('invoices', 'invoices.removed') and key in ('5010', '5011')")
  database.exec(`insert into small_rows values ('invoices.removed', 0, '5001', 99, '{"id":5001,"at":""}')`)
  database.close()
  expect(await doctor()).toMatch(/^WRONG {2}invoice numbers: missing: 5000, 5010 to 5011; used twice: 5001$/m)
})

describe.runIf(started)('PostgreSQL', () => {
  test('BACK-184 two processes on a database number invoices without a gap', { timeout: 60_000 }, async () => {
    expect(await addWithTwo(started?.newDatabase() ?? '')).toEqual(inARow)
  })
})
