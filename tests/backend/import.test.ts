import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { readWorkbook } from '../../src/backend/import/read-workbook'
import { orderOf } from '../../src/backend/orders/orders.text'
import { thaiKey } from '../../src/core/orders/orders.thai-key'
import { newOrder } from '../orders/new-order'
import { importing } from './importing'
import { type PostgresServer, startPostgres } from './postgres-server'
import { command, runCommand, runWith, signIn, startShop } from './server-process'

let server: PostgresServer
const started = await startPostgres()
if (started) server = started
else console.log("skipped: PostgreSQL isn't installed")
afterAll(() => started?.stop())

const { place, pathOf, ask, numbers, fileOf, imported, openShop } = importing()

/** A sample shop has someone to sign in as. */
async function openSample(): Promise<void> {
  const shop = await startShop(place.data, '--demo')
  const token = await signIn(shop)
  await shop.ask('GET /api/orders', { token })
  await shop.kill('SIGTERM')
}

const rowsOf = (by: string) => [
  ['เลขออเดอร์', 'วันที่', 'ชื่อ', 'เบอร์โทร', 'จังหวัด', 'สินค้า', 'ยอดรวม'].join(by),
  ['A-1', '5/1/2567', 'มาลี', '812345678', 'เชียงใหม่', '"ชา, ""หอม""\nสองบรรทัด"', '"1,580.00"'].join(by),
  ['A-2', '6/1/2567', 'สมชาย', '021234567', 'กรุงเทพมหานคร', 'กาแฟ', '200'].join(by),
]
const table = `${rowsOf(',').join('\n')}\n`

/** The encoding of Thai Windows: a byte per Thai letter. */
const thaiBytes = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return code >= 0xe01 && code <= 0xe5b ? code - 0xe00 + 0xa0 : code
  })

const fields =
  'select number, created_at, total, province_key as province, name_key, json ->> 5 as phone, json ->> 13 as lines from orders order by number'

test('IMPORT-10 UTF-8 with and without its mark, UTF-16 and windows-874, with commas, semicolons and tabs, are the same orders', {
  timeout: 120_000,
}, async () => {
  const separated = (by: string) => `${rowsOf(by).join('\n')}\n`
  const files: [name: string, content: string | Uint8Array][] = [
    ['plain.csv', table],
    ['mark.csv', `\ufeff${table.replaceAll('\n', '\r\n')}`],
    ['thai.csv', thaiBytes(table)],
    ['wide.txt', new Uint8Array([0xff, 0xfe, ...Buffer.from(separated('\t'), 'utf16le')])],
    ['semicolon.csv', separated(';')],
  ]
  const found: unknown[] = []
  for (const [name, content] of files) {
    place.data = pathOf(`shop-${name}`)
    await openShop()
    const { code, lines } = await imported(fileOf(name, content))
    expect([name, code, lines.at(-1)]).toEqual([
      name,
      0,
      '2 orders created: 2024-01-05 to 2024-01-06, 1,780.00 baht, 2 customers',
    ])
    found.push(ask(fields))
  }
  const [first, ...others] = found
  expect(first).toMatchObject([
    { number: 'A-1', created_at: Date.parse('2024-01-04T17:00:00.000Z'), total: 158_000, phone: '0812345678' },
    { number: 'A-2', total: 20_000, province: thaiKey('กรุงเทพมหานคร') },
  ])
  expect(JSON.stringify(first)).toContain(String.raw`ชา, \\\"หอม\\\" สองบรรทัด`)
  for (const each of others) expect(each).toEqual(first)
})

test('IMPORT-11 a workbook is read from the sheet with headings, with dates, numbers and formulas as they are shown', {
  timeout: 60_000,
}, async () => {
  await openShop()
  const workbook = await writeWorkbook([
    { sheet: 'สรุป', data: [[{ value: 'ยอดขายรวม' }]] },
    {
      sheet: 'ออเดอร์',
      data: [
        [{ value: 'ร้านของเรา' }],
        [],
        ['เลขที่คำสั่งซื้อ', 'วันที่สั่งซื้อ', 'ชื่อผู้รับ', 'เบอร์โทรศัพท์', 'รหัสไปรษณีย์', 'ยอดสุทธิ'].map((value) => ({ value })),
        [
          { value: 1001, type: Number },
          { value: new Date(Date.UTC(2024, 0, 5, 10, 30)), type: Date, format: 'dd/mm/yyyy hh:mm' },
          { value: '=HYPERLINK("http://evil.example")', type: String },
          { value: 812_345_678, type: Number },
          { value: 10_110, type: Number },
          { value: 1580.5, type: Number },
        ],
      ],
    },
  ] as never)
  await (workbook as unknown as { toFile(path: string): Promise<void> }).toFile(pathOf('old.xlsx'))
  const { code, lines } = await imported(pathOf('old.xlsx'))
  expect([code, lines[0]]).toEqual([0, 'old.xlsx, sheet “ออเดอร์”: 1 row, headings in row 3'])
  const [{ json = '' } = {}] = ask<{ json?: string }>('select json from orders')
  expect(orderOf(json)).toMatchObject({
    OrderNumber: '1001',
    createdAt: '2024-01-05T03:30:00.000Z',
    name: '=HYPERLINK("http://evil.example")',
    phoneNumber: '0812345678',
    postNum: '10110',
    total: 158_050,
  })
  expect((await imported(pathOf('old.xlsx'), '--sheet', 'foo')).lines).toEqual([
    'There is no sheet “foo”. The file has: “สรุป”, “ออเดอร์”',
  ])
})

test('IMPORT-4926 which of several sheets with orders is meant has to be said; orders come before customers', {
  timeout: 60_000,
}, async () => {
  await openShop()
  const sheet = (name: string, ...rows: string[][]) => ({
    sheet: name,
    data: rows.map((row) => row.map((value) => ({ value, type: String }))),
  })
  const month = (name: string, number: string, date: string) =>
    sheet(name, ['เลขที่', 'วันที่', 'ชื่อ', 'ยอดรวม'], [number, date, 'อารีย์', '90'])
  const customers = sheet('ลูกค้า', ['ชื่อ', 'เบอร์โทร'], ['อารีย์', '0812340001'])
  const write = async (file: string, sheets: readonly object[]) =>
    ((await writeWorkbook(sheets as never)) as unknown as { toFile(path: string): Promise<void> }).toFile(pathOf(file))
  await write('one.xlsx', [customers, month('ต.ค.', 'M-1', '29/10/2567')])
  expect((await imported(pathOf('one.xlsx'))).lines[0]).toBe('one.xlsx, sheet “ต.ค.”: 1 row, headings in row 1')
  const months = [customers, month('ต.ค.', 'M-1', '29/10/2567'), month('พ.ย.', 'M-2', '29/11/2567')]
  await write('two.xlsx', months)
  expect((await imported(pathOf('two.xlsx'))).lines).toEqual([
    'Several sheets can be imported: “ต.ค.”, “พ.ย.”. Choose one, such as --sheet "ต.ค."',
  ])
  const { code, lines } = await imported(pathOf('two.xlsx'), '--sheet', 'พ.ย.')
  expect([code, lines[0]]).toEqual([0, 'two.xlsx, sheet “พ.ย.”: 1 row, headings in row 1'])
})

test('IMPORT-12 a dry run reports what the import would do, and stores nothing', { timeout: 60_000 }, async () => {
  await openShop()
  const file = fileOf('old.csv', `${table}A-3,99/1/2567,วีระ,0899999999,,ชา,50\n`)
  const report = [
    'old.csv, UTF-8: 3 rows, headings in row 1',
    '  number: เลขออเดอร์',
    '  date: วันที่',
    '  name: ชื่อ',
    '  phone: เบอร์โทร',
    '  province: จังหวัด',
    '  product: สินค้า',
    '  total: ยอดรวม',
  ]
  const problem = '  row 4, วันที่: “99/1/2567” isn’t a date; day, month and year are expected, such as 31/12/2567'
  const dry = await imported(file, '--dry-run')
  expect([dry.code, dry.lines]).toEqual([
    1,
    [
      ...report,
      '2 orders would be created: 2024-01-05 to 2024-01-06, 1,780.00 baht, 2 customers, 0 of them known',
      '1 row rejected:',
      problem,
      'Nothing was stored: this was a dry run.',
    ],
  ])
  expect([numbers(), existsSync(pathOf('old.rejected.csv'))]).toEqual([[], false])
  const real = await imported(file)
  expect([real.code, real.lines]).toEqual([
    1,
    [
      ...report,
      '2 orders created: 2024-01-05 to 2024-01-06, 1,780.00 baht, 2 customers',
      '1 row rejected:',
      problem,
      `The rejected rows are in ${pathOf('old.rejected.csv')}. Correct them there and import that file.`,
    ],
  ])
  const again = await imported(file, '--dry-run')
  expect(again.lines.slice(8, 10)).toEqual(['0 orders would be created', '2 orders already there'])
  const other = await imported(
    fileOf('other.csv', table.replace('A-1', 'B-1').replace('A-2,6/1', 'A-2,7/1')),
    '--dry-run',
  )
  expect(other.lines.slice(8)).toEqual([
    '1 order would be created: 2024-01-05 to 2024-01-05, 1,580.00 baht, 1 customer, 1 of them known',
    '1 row rejected:',
    '  row 3, number: another order of the shop has the number A-2',
    'Nothing was stored: this was a dry run.',
  ])
})

test('IMPORT-13 rejected rows are mended in a file of their own, which no later import overwrites', {
  timeout: 60_000,
}, async () => {
  await openShop()
  const file = fileOf('old.csv', `${table}A-3,99/1/2567,=วีระ,0899999999,,ชา,50\nA-3,,,,,กาแฟ,\n`)
  await imported(file)
  const rejected = pathOf('old.rejected.csv')
  const text = readFileSync(rejected, 'utf8')
  expect(text.split('\r\n').map((line) => line.split(',').slice(0, 3))).toEqual([
    ['\ufeffเลขออเดอร์', 'วันที่', 'ชื่อ'],
    ['A-3', '99/1/2567', `"'=วีระ"`],
    ['A-3', '', ''],
    [''],
  ])
  writeFileSync(rejected, text.replace('99/1/2567', '9/1/2567'))
  expect((await imported(file)).lines.at(-1)).toContain('old.rejected-2.csv')
  expect((await imported(rejected)).lines.at(-1)).toContain('1 order created: 2024-01-09 to 2024-01-09, 50.00 baht')
  expect(numbers()).toEqual(['A-1', 'A-2', 'A-3'])
  expect(ask(`select json ->> 4 as name from orders where number = 'A-3'`)).toEqual([{ name: '=วีระ' }])
})

const many = (count: number) => {
  const rows = Array.from(
    { length: count },
    (_, nth) =>
      `N-${nth},${(nth % 28) + 1}/1/2567,ลูกค้า ${nth % 500},08${String(10_000_000 + (nth % 500))},ชา,${100 + nth}`,
  )
  return `เลขออเดอร์,วันที่,ชื่อ,เบอร์โทร,สินค้า,ยอดรวม\n${rows.join('\n')}\n`
}

test('IMPORT-14 an import that is killed again and again is complete in the end, each order once', {
  timeout: 180_000,
}, async () => {
  await openShop()
  const count = 3_000
  const file = fileOf('many.csv', many(count))
  const stored = () => ask<{ count: number }>('select count(*) as count from orders')[0]?.count ?? 0
  const after: number[] = []
  for (let kills = 0; kills < 4; kills++) {
    const child = spawn(process.execPath, [await command(), 'import', file, '--data', place.data], { stdio: 'ignore' })
    const ended = once(child, 'exit')
    const goal = stored() + 100
    while (child.exitCode === null && stored() < goal) await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill('SIGKILL')
    await ended
    after.push(stored())
  }
  expect(after.every((each) => each > 0 && each < count && each % 100 === 0)).toBe(true)
  const { code, lines } = await imported(file)
  expect([code, lines.at(-1)]).toEqual([0, `${(after.at(-1) ?? 0).toLocaleString('en')} orders already there`])
  expect(stored()).toBe(count)
  const [sums] = ask<{ total: number; orders: number }>(
    'select sum(total) as total, sum(orders) as orders from order_days',
  )
  expect(sums).toEqual({ orders: count, total: 100 * (count * 100 + (count * (count - 1)) / 2) })
  expect((await runCommand('doctor', '--data', place.data)).code).toBe(0)
})

test('IMPORT-15 old orders are found, summed and counted on their days, and numbers of new orders go on without a gap', {
  timeout: 120_000,
}, async () => {
  await openSample()
  const file = fileOf(
    'old.csv',
    `${table}LR-20240107-000500,7/1/2567,มาลี,0812345678,เชียงใหม่,ชา,300\n2024-99999999,8/1/2567,วีระ,0899999999,,ชา,50\n`,
  )
  // while a server runs
  const shop = await startShop(place.data, '--demo')
  expect((await imported(file, '--shop', '2')).code).toBe(0)
  const token = await signIn(shop)
  const body = async (call: string) => (await shop.ask(call, { token })).body
  const { orders } = await body('GET /api/orders?q=0812345678&perPage=5')
  expect(orders.map((order: { OrderNumber: string }) => order.OrderNumber)).toEqual(['LR-20240107-000500', 'A-1'])
  expect(await body('GET /api/orders/summary?from=2024-01-05&to=2024-01-06')).toMatchObject({ orders: 2, sales: 1780 })
  const { customers } = await body('GET /api/customers?q=0812345678')
  expect(customers).toMatchObject([{ name: 'มาลี', orderCount: 2, lastOrder: { OrderNumber: 'LR-20240107-000500' } }])
  const { entries } = await body('GET /api/activity?kind=order&perPage=1')
  expect(entries).toMatchObject([{ call: 'orders.import', by: { name: 'import' }, changes: [{ to: '4' }] }])
  const create = { body: { order: newOrder }, key: 'next', token }
  expect((await shop.ask('POST /api/orders', create)).body.order.OrderNumber).toMatch(/-000501$/)
  const change = { orderNumbers: ['A-1'], status: 'returned' }
  expect((await shop.ask('POST /api/orders/status', { body: change, token })).body.orders).toHaveLength(1)
  await shop.kill('SIGTERM')
  const { code, text } = await runCommand('doctor', '--data', place.data)
  expect([code, text]).toEqual([0, expect.stringContaining('ok     order numbers: 1 to 501')])
})

test('IMPORT-16 what is no table is told in a sentence, and a workbook that unpacks without end is not unpacked', {
  timeout: 120_000,
}, async () => {
  await openShop()
  const told = async (name: string, content: string | Uint8Array) => {
    const { code, lines } = await imported(fileOf(name, content))
    return [code, lines.join('\n').replace(`${place.folder}/`, '')]
  }
  const zeros = new Uint8Array(20 * 1024 * 1024)
  const bomb = new Uint8Array(zipSync({ 'xl/workbook.xml': zeros }))
  await expect(readWorkbook(bomb, 19)).rejects.toThrow('would unpack to more than 19 MB. Split it.')
  expect(await told('empty.csv', '')).toEqual([1, 'empty.csv is empty.'])
  expect(await told('old.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toEqual([
    1,
    'old.xls is an old or a protected Excel file. Save it as .xlsx without a password, or as .csv.',
  ])
  expect(await told('picture.csv', new Uint8Array([1, 0, 2, 3]))).toEqual([
    1,
    'picture.csv is neither text nor a spreadsheet. Save it as .xlsx or .csv.',
  ])
  expect(await told('open.csv', `เลขออเดอร์,วันที่\n"A-1,5/1/2567\n`)).toEqual([
    1,
    'open.csv has a quotation mark that is never closed (line 2).',
  ])
  expect((await told('cut.xlsx', zipSync({ 'a.txt': zeros.subarray(0, 9) })))[1]).toContain(
    'cut.xlsx is damaged, or not an Excel workbook',
  )
  expect((await told('people.csv', 'ชื่อ,จังหวัด\nมาลี,ตรัง\n'))[1]).toContain('these aren’t orders')
  expect((await imported(pathOf('none.csv'))).lines[0]).toContain('none.csv doesn’t exist.')
  expect((await imported(fileOf('ok.csv', table), '--shop', 'อื่น')).lines).toEqual([
    'There is no shop “อื่น”. There are: ร้านของฉัน (1)',
  ])
  expect(numbers()).toEqual([])
})

const doctorOf = async (env: Record<string, string>) => {
  const args = ['doctor', '--data', place.data, '--keep-customers']
  const lines = async (kept: string) => (await runWith(env, ...args, kept)).text.trim().split('\n').at(-1)
  return [await lines('400d'), await lines('80y'), await lines('3d')]
}
const findings = [
  expect.stringMatching(/^WRONG {2}retention: 2 customers without an order since [\d-]{10} are still stored$/),
  expect.stringMatching(/^ok {5}retention: no customers without an order since 19/),
  '--keep-customers must be a number of years or days, such as 3y or 400d; at least 30d.',
]

test('OPS-6 doctor with --keep-customers counts the customers that serve would erase, in a folder and in a database', {
  timeout: 120_000,
}, async () => {
  await openShop()
  const file = fileOf('old.csv', table)
  await imported(file)
  expect(await doctorOf({})).toEqual(findings)
  if (!started) return
  const DATABASE_URL = server.newDatabase()
  await openShop(DATABASE_URL)
  await runWith({ DATABASE_URL }, 'import', file)
  place.data = pathOf('files-only')
  expect(await doctorOf({ DATABASE_URL })).toEqual(findings)
})

describe.skipIf(!started)('on PostgreSQL', () => {
  test('IMPORT-17 an import into a database stores the same orders', { timeout: 60_000 }, async () => {
    const address = server.newDatabase()
    await openShop(address)
    const file = fileOf('many.csv', many(250))
    const first = await runWith({ DATABASE_URL: address }, 'import', file)
    expect([first.code, first.text]).toEqual([
      0,
      expect.stringContaining('250 orders created: 2024-01-01 to 2024-01-28'),
    ])
    const again = await runWith({ DATABASE_URL: address }, 'import', file)
    expect(again.text).toContain('250 orders already there')
    expect((await runCommand('move', '--from', address, '--data', place.data)).code).toBe(0)
    expect(ask('select sum(orders) as orders, count(*) as days from order_days')).toEqual([{ orders: 250, days: 28 }])
    expect((await runCommand('doctor', '--data', place.data)).code).toBe(0)
  })
})
