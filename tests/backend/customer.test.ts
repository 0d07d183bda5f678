import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newOrder } from '../orders/new-order'
import { newFolder, removeFolder, runCommand, signIn, startShop } from './server-process'

let data: string
beforeEach(() => {
  data = newFolder()
})
afterEach(() => removeFolder(data))

const run = (...args: string[]) => runCommand('customer', ...args, '--data', data)

/** A running sample shop with two orders of one customer; `ask` needs no token. */
async function openShop() {
  const shop = await startShop(data, '--demo')
  const token = await signIn(shop)
  const ask = async (call: string, body?: unknown, key?: string) =>
    (await shop.ask(call, { token, ...(body !== undefined && { body }), ...(key && { key }) })).body
  const numbers: string[] = []
  for (const key of ['one', 'two']) {
    const order = { ...newOrder, name: 'มาลี ทดสอบ', phoneNumber: '0891234567' }
    numbers.push((await ask('POST /api/orders', { order }, key)).order.OrderNumber)
  }
  return { shop, ask, numbers }
}

test('OPS-1 customer export prints or writes what the call answers, by phone number or name, and nothing for a stranger', {
  timeout: 60_000,
}, async () => {
  const { shop, ask } = await openShop()
  const which = { name: '', phoneNumber: '089-123-4567' }
  const { export: answer } = await ask('POST /api/customers/export', which)
  const { code, text } = await run('export', '089-123-4567')
  const { activity, ...printed } = JSON.parse(text)
  const made = (each: { call: string }) => each.call !== 'customers.export'
  expect([code, { ...printed, activity: activity.filter(made), exportedAt: '' }]).toEqual([
    0,
    { ...answer, exportedAt: '' },
  ])
  expect(answer.orders).toHaveLength(2)
  const { entries } = await ask('GET /api/activity?perPage=2')
  expect(entries.map((each: { call: string; by: { name: string } }) => [each.call, each.by.name])).toEqual([
    ['customers.export', 'staff'],
    ['customers.export', expect.not.stringMatching('staff')],
  ])
  const file = join(data, 'malee.json')
  expect((await run('export', '+66891234567', '--to', file)).code).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8')).orders).toEqual(answer.orders)
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  expect((await run('export', '0891234567', '--to', file)).text).toContain('Nothing was exported: EEXIST')
  for (const stranger of ['0800000000', 'มาลี ทดสอบ', ' '])
    expect(await run('export', stranger)).toMatchObject({
      code: 1,
      text: expect.stringContaining('Nothing is stored of'),
    })
  expect((await run('cook', '0891234567')).text).toBe(
    'langraan customer cook doesn’t exist. There are export and erase.\n',
  )
  await shop.kill('SIGTERM')
})

test('OPS-2 customer erase asks first, refuses unfinished orders, and erases what the call erases, with an entry in the activity log', {
  timeout: 60_000,
}, async () => {
  const { shop, ask, numbers } = await openShop()
  expect(await run('erase', '0891234567')).toEqual({
    code: 1,
    text: 'Erase the personal data in 2 orders and 0 invoices of 0891234567? It can’t be brought back. Add --yes to erase.\n',
  })
  expect(await run('erase', '0891234567', '--yes')).toEqual({
    code: 1,
    text: `Nothing was erased: these orders aren’t finished: ${numbers.join(', ')}\n`,
  })
  await ask('POST /api/orders/status', { orderNumbers: numbers, status: 'cancelled' })
  expect(await run('erase', '0891234567', '--yes')).toMatchObject({
    code: 0,
    text: expect.stringContaining('Erased: the personal data in 2 orders and 0 invoices.'),
  })
  expect(await ask(`GET /api/orders/${numbers[0]}`)).toMatchObject({
    order: { name: '', phoneNumber: '', address: '', total: 350, OrderStatus: 'cancelled' },
  })
  expect((await ask('GET /api/customers?q=0891234567')).total).toBe(0)
  const { entries } = await ask('GET /api/activity?kind=order&perPage=1')
  expect(entries).toMatchObject([{ call: 'customers.erase', record: '', by: { name: 'staff' } }])
  expect((await run('erase', '0891234567', '--yes')).text).toContain('Nothing is stored of 0891234567.')
  await shop.kill('SIGTERM')
})
