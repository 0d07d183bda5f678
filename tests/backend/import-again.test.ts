import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { newOrder } from '../orders/new-order'
import { importing } from './importing'
import { runCommand, signIn, startShop } from './server-process'

const { place, pathOf, ask, numbers, fileOf, imported, openShop } = importing()

const head = 'เลขออเดอร์,วันที่,ชื่อ,เบอร์โทร,สินค้า,ยอดรวม\n'
const rejectedLines = (lines: readonly string[]) => lines.filter((line) => line.startsWith('  row '))

test('IMPORT-27 a stored number is the same order only with the same time, customer and total, as they were when it was stored', {
  timeout: 60_000,
}, async () => {
  const shop = await startShop(place.data, '--demo')
  const token = await signIn(shop)
  const row = 'A-1,5/1/2567 10:30,มาลี,0812345678,ชา,100\n'
  const file = fileOf('old.csv', `${head}${row}A-2,5/1/2567,สมชาย,,ชา,100\n`)
  expect((await imported(file, '--shop', '1')).code).toBe(0)
  const others = fileOf('other.csv', `${head}A-1,5/1/2567 10:30,วีระ,0899999999,ชา,100\nA-2,5/1/2567,สมชาย,,ชา,250\n`)
  for (const args of [[others, '--dry-run'], [others]]) {
    const { code, lines } = await imported(...args, '--shop', '1')
    expect([code, rejectedLines(lines)]).toEqual([
      1,
      [
        '  row 2, number: an order of another customer, of the same time, has the number A-1',
        '  row 3, number: an order of 100 instead of 250 baht, of the same time, has the number A-2',
      ],
    ])
  }
  const withPhone = fileOf('phone.csv', `${head}A-2,5/1/2567,สมชาย,0866666666,ชา,100\n`)
  expect((await imported(withPhone, '--shop', '1')).lines.at(-1)).toBe('1 order already there')
  // changed and erased since
  const changes = {
    phoneNumber: '0855555555',
    address: '1',
    district: 'เมือง',
    province: 'แพร่',
    postNum: '54000',
    DeliveryType: { value: 'ems', label: 'EMS', type: 'post' },
    shippingCost: 50,
  }
  const changed = await shop.ask('POST /api/orders/update', {
    body: { OrderNumber: 'A-1', version: 1, changes },
    token,
  })
  expect([changed.status, changed.body.order?.total]).toEqual([200, 150])
  expect((await imported(file, '--shop', '1')).lines.at(-1)).toBe('2 orders already there')
  await shop.kill('SIGTERM')
  expect((await runCommand('customer', 'erase', '0855555555', '--yes', '--data', place.data)).code).toBe(0)
  expect((await imported(file, '--shop', '1')).lines.at(-1)).toBe('2 orders already there')
})

test('IMPORT-28 a mended order without a number is imported once, also if it is now equal to another one', {
  timeout: 120_000,
}, async () => {
  await openShop()
  const [tea, broken] = ['5/1/2567,มาลี,0812345678,ชา,100\n', '99/1/2567,มาลี,0812345678,ชา,100\n']
  const table = (...rows: string[]) => `วันที่,ชื่อ,เบอร์โทร,สินค้า,ยอดรวม\n${rows.join('')}`
  const file = fileOf('old.csv', table(broken, tea, tea, broken))
  const last = async (name: string) => {
    const { lines } = await imported(name)
    return [lines.find((line) => / created/.test(line))?.split(' ')[0], numbers().length]
  }
  expect(await last(file)).toEqual(['2', 2])
  const rejected = pathOf('old.rejected.csv')
  const text = readFileSync(rejected, 'utf8')
  expect(text.split('\r\n').map((line) => line.split(',')[5])).toEqual(['rejected row', '2', '5', undefined])

  // one is mended, and the other one again wrong: it stays row 5
  writeFileSync(rejected, text.replace('99/1/2567', '5/1/2567'))
  expect(await last(rejected)).toEqual(['1', 3])
  const again = pathOf('old.rejected.rejected.csv')
  const rest = readFileSync(again, 'utf8')
  expect(rest.split('\r\n')[1]).toMatch(/,5,"วันที่: /)
  writeFileSync(again, rest.replace('99/1/2567', '5/1/2567'))
  expect(await last(again)).toEqual(['1', 4])
  expect([await last(again), await last(rejected), await last(file)]).toEqual([
    ['0', 4],
    ['0', 4],
    ['0', 4],
  ])
  // mended in the first file as well
  expect(await last(fileOf('old.csv', table(tea, tea, tea, tea)))).toEqual(['0', 4])
  expect(ask('select sum(total) as total from orders')).toEqual([{ total: 40_000 }])
})

test('IMPORT-22 a shop with a very high number goes on taking orders', { timeout: 60_000 }, async () => {
  const shop = await startShop(place.data, '--demo')
  const token = await signIn(shop)
  const file = fileOf('old.csv', `${head}LR-20240101-99999999,5/1/2567,มาลี,0812345678,ชา,100\n`)
  expect((await imported(file, '--shop', '1')).code).toBe(0)
  const next = async (key: string) =>
    (await shop.ask('POST /api/orders', { body: { order: newOrder }, key, token })).body.order?.OrderNumber.slice(12)
  expect([await next('1'), await next('2')]).toEqual(['100000000', '100000001'])
  // as earlier versions imported it
  const database = new DatabaseSync(`${place.data}/langraan.db`, { timeout: 10_000 })
  database.exec(`update orders set running = 999999999 where number = 'LR-20240101-99999999'`)
  database.close()
  expect([await next('3'), await next('4')]).toEqual(['1000000000', '1000000001'])
  await shop.kill('SIGTERM')
})

test('IMPORT-31 one damaged byte costs one row', { timeout: 60_000 }, async () => {
  await openShop()
  const bytes = new TextEncoder().encode(`${head}A-1,5/1/2567,มาลี,,ชา,100\r\nA-2,5/1/2567,มานี,,ชา,100\n`)
  const { code, lines } = await imported(fileOf('old.csv', bytes.with(bytes.indexOf(0x2d) + 20, 0xff)))
  expect([code, lines[0], lines.slice(-3)]).toEqual([
    1,
    'old.csv, UTF-8: 2 rows, headings in row 1',
    [
      '1 row rejected:',
      '  row 2, ชื่อ: has letters that can’t be read',
      expect.stringContaining('The rejected rows are in'),
    ],
  ])
  expect(ask('select number, json ->> 4 as name from orders')).toEqual([{ number: 'A-2', name: 'มานี' }])
})

test('IMPORT-3400 tracking numbers that several orders have are imported and told, those of stored orders among them', {
  timeout: 60_000,
}, async () => {
  await openShop()
  const table = (...rows: string[]) => `เลขออเดอร์,วันที่,ชื่อ,เบอร์โทร,สินค้า,ยอดรวม,เลขพัสดุ\n${rows.join('')}`
  const rowOf = (number: string, tracking: string) => `${number},5/1/2567,มาลี,0812345678,ชา,100,${tracking}\n`
  const first = fileOf('first.csv', table(rowOf('A-1', 'TH01'), rowOf('A-2', 'th01'), rowOf('A-3', 'TH02')))
  const told = ['1 tracking number has several orders:', '  TH01: A-1, A-2']
  const dry = await imported(first, '--dry-run')
  expect([dry.code, dry.lines.slice(-3)]).toEqual([0, [...told, 'Nothing was stored: this was a dry run.']])
  const stored = await imported(first)
  expect([stored.code, stored.lines.slice(-2)]).toEqual([0, told])
  expect(numbers()).toEqual(['A-1', 'A-2', 'A-3'])
  const more = fileOf('more.csv', table(rowOf('A-4', 'TH02'), rowOf('A-5', ''), rowOf('A-6', '')))
  expect((await imported(more)).lines.slice(-2)).toEqual(['1 tracking number has several orders:', '  TH02: A-3, A-4'])
  expect((await imported(more)).lines.at(-1)).toBe('3 orders already there')
})
