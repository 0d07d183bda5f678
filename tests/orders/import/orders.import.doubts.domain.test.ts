import { expect, test } from 'vitest'
import { bangkokDay } from '../../../src/core/kernel/clock'
import { decodeText } from '../../../src/core/kernel/decode-text'
import { isTotalRow } from '../../../src/core/kernel/total-row'
import { orderNumber, orderRunning } from '../../../src/core/orders/orders.number'
import type { Cell } from '../../../src/core/orders/sheet/cells'
import { columnsOf, readMap } from '../../../src/core/orders/sheet/heading-columns'
import { read } from './read'

test('IMPORT-20 rows that name a sum belong to no order and are told, also in German, French and Portuguese', async () => {
  const head = ['เลขออเดอร์', 'วันที่', 'ชื่อ', 'สินค้า', 'จำนวน', 'ราคา', 'ยอดรวม']
  const order = ['A-1', '5/1/2567', 'มาลี', 'ชา', 2, 100, 200]
  const totalRows: Cell[][] = [
    ['', '', '', 'รวมทั้งสิ้น', 2, 200, ''],
    ['Total', '', '', '', 2, '', 200],
    ['', 'Summe', '', '', '', '', 200],
    ['', '', 'Total général', '', '', 200],
    ['', '', '', 'ยอดรวม 1 รายการ', '', 200],
  ]
  for (const row of totalRows) {
    const { orders, problems, totals, count } = await read([head, order, row])
    expect([problems, totals, count]).toEqual([[], [2], 2])
    expect(orders.map(({ total, ProductOrders }) => [total, ProductOrders.length])).toEqual([[20_000, 1]])
  }
  // a dessert, a toothpaste and a person
  const goods = await read([
    head,
    [...order.slice(0, 6), 330],
    ['', '', '', 'รวมมิตร', 1, 50],
    ['', '', '', 'Total Care', 1, 80],
    ['A-2', '5/1/2567', 'รวม', 'ชา', 1, 100, 100],
  ])
  expect([goods.problems, goods.totals]).toEqual([[], []])
  expect(goods.orders.map(({ name, ProductOrders }) => [name, ProductOrders.length])).toEqual([
    ['มาลี', 3],
    ['รวม', 1],
  ])
  const names = 'รวม|ยอดรวม COD|Total COD (THB)|TOTAL 590|Grand total:|Sub-total|Summe|Gesamtbetrag|Somme|Totais|ทั้งหมด'
  expect(names.split('|').filter((name) => !isTotalRow(['', name]))).toEqual([])
  expect(
    'รวมพล|รวมโชค ใจดี|Summer dress|Grand Hotel|Totalförsvaret|'.split('|').filter((name) => isTotalRow([name])),
  ).toEqual([])
})

test('IMPORT-21 a minus is accepted before a discount only, and nothing exceeds what an order may have', async () => {
  const head = ['เลขออเดอร์', 'วันที่', 'ชื่อ', 'สินค้า', 'จำนวน', 'ราคา', 'ค่าส่ง', 'ส่วนลด', 'ยอดรวม']
  const told = async (...cells: Cell[]) => {
    const { orders, problems } = await read([head, ['A-1', '5/1/2567', 'มาลี', 'ชา', ...cells]])
    return problems.length > 0 ? problems : orders.map(({ total, discount }) => [total, discount])
  }
  expect(await told(1, 100, 50, -20, 130)).toEqual([[13_000, 2_000]])
  expect(await told(1, 100, 50, '−20', 130)).toEqual([[13_000, 2_000]])
  expect(await told(1, 100, -50, 20, 130)).toEqual(['2 ค่าส่ง: “-50” is negative; only a discount may be'])
  expect(await told(1, '', '', '', '-130')).toEqual(['2 ยอดรวม: “-130” is negative; only a discount may be'])
  expect(await told(1, -100, '', '', '')).toEqual(['2 ราคา: “-100” is negative; only a discount may be'])
  expect(await told(1, '', '', '', 4_000_000_000_000)).toEqual([
    '2 ยอดรวม: “4000000000000” is more than 10,000,000 baht',
  ])
  expect(await told(1, '', '', 10_000_000, 10_000_000)).toEqual(['2 ยอดรวม: has a price that is too large'])
  expect(await told(2, 10_000_000, '', '', '')).toEqual([[2_000_000_000, 0]])
  expect(await told(2, '', '', '', 0)).toEqual([[0, 0]])
})

test('IMPORT-22 after any imported number, the next one can be read, and none may be so high that it gets long', async () => {
  for (const highest of [1, 999_999, 99_999_999, 999_999_999, 9_999_999_999]) {
    const next = orderNumber(Date.parse('2024-01-05T00:00:00Z'), highest + 1)
    expect([next, orderRunning(next)]).toEqual([next, highest + 1])
  }
  const numbered = (...numbers: string[]) =>
    read([['เลขออเดอร์', 'วันที่', 'ชื่อ', 'ยอดรวม'], ...numbers.map((each) => [each, '5/1/2567', 'มาลี', 100])])
  const { orders, problems } = await numbered('LR-20240101-99999999', 'LR-20240101-999999999', '20240101999999999')
  expect(orders.map(({ OrderNumber }) => OrderNumber)).toEqual(['LR-20240101-99999999', '20240101999999999'])
  expect(problems).toEqual([
    '3 เลขออเดอร์: “LR-20240101-999999999” is too high: numbers of new orders would go on after it',
  ])
})

test('IMPORT-23 the names of the fields are headings, too', () => {
  const names =
    'number, date, time, status, shop, name, surname, phone, address, subDistrict, district, province, postNum, product, quantity, price, amount, shippingCost, CODFee, otherCost, discount, total, method, payment, collect, delivery, tracking, note'.split(
      ', ',
    )
  const { of, left } = columnsOf([names], new Map())
  expect([[...of.keys()], left]).toEqual([names, []])
})

test('IMPORT-24 a total of 0 beside an amount to collect is that amount', async () => {
  const head = ['เลขออเดอร์', 'วันที่', 'ชื่อ', 'สถานะ', 'ยอดรวม', 'ยอด COD']
  const { orders, problems } = await read([
    head,
    ['A-1', '5/1/2567', 'มาลี', 'ส่งแล้ว', 0, 500],
    ['A-2', '5/1/2567', 'มาลี', '', 500, 0],
    ['A-3', '5/1/2567', 'มาลี', '', 0, 0],
  ])
  expect(problems).toEqual([])
  expect(orders.map(({ total, paymentMethod, paymentStatus }) => [total / 100, paymentMethod, paymentStatus])).toEqual([
    [500, 'cod', 'unpaid'],
    [500, '', 'paid'],
    [0, '', 'paid'],
  ])
})

test('IMPORT-25 a dash stands for an empty cell, also as number or name', async () => {
  const head = ['เลขออเดอร์', 'วันที่', 'ชื่อ', 'เบอร์โทร', 'ที่อยู่', 'หมายเหตุ', 'ยอดรวม']
  const { orders, problems } = await read([
    head,
    ['-', '5/1/2567', '-', '0812345678', '-', '–', 100],
    ['-', '6/1/2567', 'มาลี', '-', '-', '', 200],
    ['-', '6/1/2567', '-', '-', '', '', 300],
    ['-', '-', '-', '-', '-', '-', '-'],
  ])
  expect(problems).toEqual(['4 ชื่อ: has neither a name nor a phone number'])
  expect(orders).toMatchObject([
    { name: '', phoneNumber: '0812345678', address: '', note: '', total: 10_000 },
    { name: 'มาลี', phoneNumber: '', address: '', note: '', total: 20_000 },
  ])
  expect(orders.map(({ OrderNumber }) => OrderNumber)).toEqual([
    expect.stringMatching(/^OLD-20240105-/),
    expect.stringMatching(/^OLD-20240106-/),
  ])
})

test('IMPORT-29 whether a year of two digits stands first or last is read from the other dates of its column, or not at all', async () => {
  const days = async (...dates: string[]) => {
    const rows = dates.map((date, nth): Cell[] => [`A-${nth}`, date, 'มาลี', 100])
    const { orders, problems } = await read([['เลขออเดอร์', 'วันที่', 'ชื่อ', 'ยอดรวม'], ...rows])
    return problems.length > 0 ? problems : orders.map(({ createdAt }) => bangkokDay(Date.parse(createdAt)))
  }
  const doubt = (row: number, date: string) =>
    `${row} วันที่: “${date}” may begin with the day or with the year; write the year with four digits`
  expect(await days('24-01-05')).toEqual([doubt(2, '24-01-05')])
  expect(await days('24-01-05', '2024-01-06')).toEqual([doubt(2, '24-01-05')])
  expect(await days('24-01-05', '24-01-31')).toEqual(['2024-01-05', '2024-01-31'])
  expect(await days('24-01-05 10:30', '67-02-01')).toEqual(['2024-01-05', '2024-02-01'])
  expect(await days('05-01-24', '28-01-24')).toEqual(['2024-01-05', '2024-01-28'])
  expect(await days('05-01-24', '06-01-67')).toEqual(['2024-01-05', '2024-01-06'])
  expect(await days('24-01-31', '28-01-24', '1/2/2567')).toEqual([doubt(2, '24-01-31'), doubt(3, '28-01-24')])
  // the usual form
  expect(await days('05/01/24', '1/2/24')).toEqual(['2024-01-05', '2024-02-01'])
  expect(await days('24/01/05', '24/01/31')).toEqual(['2024-01-05', '2024-01-31'])
})

test('IMPORT-30 of columns with the same heading, one can be chosen', async () => {
  const head = ['เลขออเดอร์', 'วันที่', 'ชื่อ', 'ยอดรวม', 'ยอดรวม']
  const rows: Cell[][] = [head, ['A-1', '5/1/2567', 'มาลี', 100, 200]]
  const totals = async (...map: string[]) =>
    (await read(rows, ...map).catch((error: Error) => ({ orders: [{ total: error.message }] }))).orders.map(
      ({ total }) => total,
    )
  expect(await totals()).toEqual(['“ยอดรวม#1” and “ยอดรวม#2” both look like total. Leave one out: --map "ยอดรวม#2=-"'])
  expect(await totals('ยอดรวม#2=-')).toEqual([10_000])
  expect(await totals('ยอดรวม#1=-')).toEqual([20_000])
  expect(await totals('ยอดรวม#1=discount')).toEqual([20_000])
  const { of } = columnsOf([['วันที่', 'Phone #2', 'Total']], readMap(['Phone #2=phone']))
  expect(of.get('phone')).toEqual([1])
})

test('IMPORT-31 a row with letters that can’t be read is rejected', async () => {
  const head = ['เลขออเดอร์', 'วันที่', 'ชื่อ', 'ยอดรวม']
  const { orders, problems } = await read([
    head,
    ['A-1', '5/1/2567', 'มา\ufffdลี', 100],
    ['A-2', '5/1/2567', 'มาลี', 100],
  ])
  expect(orders.map(({ OrderNumber }) => OrderNumber)).toEqual(['A-2'])
  expect(problems).toEqual(['2 ชื่อ: has letters that can’t be read'])
})

test('IMPORT-26 an order of very many rows is rejected with a reason', { timeout: 60_000 }, async () => {
  const rows = Array.from({ length: 150_000 }, (): Cell[] => ['A-1', '5/1/2567'])
  const { rejected, problems } = await read([['เลขออเดอร์', 'วันที่'], ...rows])
  expect([rejected.length, problems]).toEqual([
    150_000,
    ['2 total: has more than 500 lines', '2 name: has neither a name nor a phone number'],
  ])
})

/** Thai Windows: a byte per letter. */
const thaiBytes = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return code >= 0xe01 ? code - 0xe00 + 0xa0 : code
  })

test('IMPORT-32 damaged bytes don’t change the encoding of a text', () => {
  const text = 'เลขออเดอร์,ชื่อ\nA-1,มาลี\n'
  const utf8 = new TextEncoder().encode(text)
  expect(decodeText(utf8)).toEqual({ text, encoding: 'UTF-8' })
  expect(decodeText(thaiBytes(text))).toEqual({ text, encoding: 'windows-874' })
  const damaged = utf8.with(-2, 0xff)
  expect(decodeText(damaged)).toEqual({ text: 'เลขออเดอร์,ชื่อ\nA-1,มาล\ufffd\ufffd\n', encoding: 'UTF-8' })
  const cut = utf8.subarray(0, -2)
  expect(decodeText(cut)).toEqual({ text: 'เลขออเดอร์,ชื่อ\nA-1,มาล\ufffd', encoding: 'UTF-8' })
  const wrong = thaiBytes(text).with(-2, 0xff)
  expect(decodeText(wrong)).toEqual({ text: 'เลขออเดอร์,ชื่อ\nA-1,มาล\ufffd\n', encoding: 'windows-874' })
  const lone = thaiBytes('ฉ')
  expect(decodeText(lone).text).toBe('ฉ')
})
