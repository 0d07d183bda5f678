import { expect, test } from 'vitest'
import { isoTime } from '../../../src/core/kernel/clock'
import { readCsv } from '../../../src/core/kernel/csv'
import { deliveryTypeOf, methodOf, paymentOf, statusOf } from '../../../src/core/orders/import/codes'
import { momentIn } from '../../../src/core/orders/import/moments'
import { ordersCsv } from '../../../src/core/orders/orders.spreadsheet'
import { amountOf, type Cell, Problem, phoneOf } from '../../../src/core/orders/sheet/cells'
import { columnsOf, readMap } from '../../../src/core/orders/sheet/heading-columns'
import { now, read } from './read'

const bangkok = (time: string): string => isoTime(Date.parse(`${time}+07:00`))

test('IMPORT-1 Thai and English headings are recognized in any order, below a title, and the others are named', async () => {
  const thai = await read([
    ['ยอดขายปี 2567'],
    [],
    ['เบอร์โทร', 'ยอดรวม (บาท)', 'เลขที่คำสั่งซื้อ', 'วันที่', 'ชื่อลูกค้า', 'สี'],
    ['0812345678', '1,580.00', 'A-1', '5/1/2567', 'มาลี', 'แดง'],
  ])
  expect(thai.problems).toEqual([])
  const english = await read([
    ['Order no.', 'Date', 'Customer', 'Phone', 'Total'],
    ['A-1', '2024-01-05', 'มาลี', '0812345678', 1580],
  ])
  expect(english.orders).toEqual(thai.orders)
  expect(thai.orders[0]).toMatchObject({
    OrderNumber: 'A-1',
    createdAt: bangkok('2024-01-05T00:00'),
    shopId: 1,
    name: 'มาลี',
    phoneNumber: '0812345678',
    total: 158_000,
    OrderStatus: 'delivered',
    paymentStatus: 'paid',
    paymentMethod: '',
  })

  const { left, head } = columnsOf([['x'], ['วันที่', 'ยอดรวม', 'สี', 'ยอดโอน']], readMap(['ยอดโอน=discount']))
  expect([left, head]).toEqual([['สี'], 1])
})

test('IMPORT-2 dates of both calendars, serial days and Thai months are read; what is no date is named', () => {
  const dates: [Cell, string][] = [
    ['31/12/2567', '2024-12-31T00:00'],
    ['31-12-2024', '2024-12-31T00:00'],
    ['1.2.67', '2024-02-01T00:00'],
    ['1/2/24', '2024-02-01T00:00'],
    ['29/2/2567', '2024-02-29T00:00'],
    ['2567-01-05', '2024-01-05T00:00'],
    ['2024-01-05 10:30', '2024-01-05T10:30'],
    ['5/1/2567 23:59:58', '2024-01-05T23:59:58'],
    ['5 ม.ค. 2567 เวลา', ''],
    ['5 ม.ค. 2567 10:30 น.', '2024-01-05T10:30'],
    ['๕ มกราคม ๒๕๖๗', '2024-01-05T00:00'],
    ['วันที่ 5 มกราคม 2567', '2024-01-05T00:00'],
    ['5-Jan-24', '2024-01-05T00:00'],
    ['5 พ.ค. 67', '2024-05-05T00:00'],
    ['05/01/2024 2:05 PM', '2024-01-05T14:05'],
    [45_296, '2024-01-05T00:00'],
    ['45296.4375', '2024-01-05T10:30'],
    [new Date('2024-01-05T10:30:00Z'), '2024-01-05T10:30'],
    // typed as 5/1/2567 into a spreadsheet that counts Christian years
    [new Date('2567-01-05T00:00:00Z'), '2024-01-05T00:00'],
    ['2024-01-05T03:30:00Z', '2024-01-05T10:30'],
    ['30/2/2567', ''],
    ['12/31/2024', ''],
    ['1/1/1067', ''],
    ['5 foo 2567', ''],
    ['เมื่อวาน', ''],
    ['26/12/2569', ''],
    ['5/1/2567 25:00', ''],
    [true, ''],
  ]
  const told = dates.map(([cell]) => {
    const found = momentIn(cell, '', now)
    return [cell, found instanceof Problem ? '' : found]
  })
  expect(told).toEqual(dates.map(([cell, time]) => [cell, time && bangkok(time)]))
  expect(momentIn('5/1/2567', '10:30', now)).toBe(bangkok('2024-01-05T10:30'))
  expect(momentIn('5/1/2567', 0.4375, now)).toBe(bangkok('2024-01-05T10:30'))
})

test('IMPORT-3 phone numbers get the zero back that a spreadsheet removed; those with lost digits are rejected', () => {
  const phones: [Cell, string][] = [
    ['081-234-5678', '0812345678'],
    [812_345_678, '0812345678'],
    ['812345678', '0812345678'],
    [21_234_567, '021234567'],
    ['+66 81 234 5678', '0812345678'],
    ['66812345678', '0812345678'],
    ['๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
    ["'0812345678", '0812345678'],
    ["'+66812345678", '0812345678'],
    ['0812345678 / 02-555-0199', '0812345678, 025550199'],
    ['0812345678, 0812345678', '0812345678'],
    ['8.12E+08', ''],
    ['08123', ''],
    ['ไม่มี', ''],
    ['123456789012', ''],
  ]
  const told = phones.map(([cell]) => [cell, phoneOf(cell) instanceof Problem ? '' : phoneOf(cell)])
  expect(told).toEqual(phones)
  expect(phoneOf('-')).toBe('')
})

test('IMPORT-4 amounts are read as people write them, and never guessed', () => {
  const amounts: [Cell, number | undefined | 'wrong'][] = [
    ['1,580.00', 158_000],
    ['฿1,580', 158_000],
    ['1580 บาท', 158_000],
    ['๑,๕๘๐', 158_000],
    [1580.5, 158_050],
    [0.1 + 0.2, 30],
    ['-50', 'wrong'],
    [-50, 'wrong'],
    ['10,000,000', 1_000_000_000],
    [10_000_000, 1_000_000_000],
    ['10,000,000.01', 'wrong'],
    [10_000_000.01, 'wrong'],
    [90_071_992_547_409, 'wrong'],
    [-0, 0],
    ['—', undefined],
    ['', undefined],
    ['-', undefined],
    [null, undefined],
    [1.005, 'wrong'],
    ['12,50', 'wrong'],
    ['#REF!', 'wrong'],
    ['ฟรี', 'wrong'],
    [1e300, 'wrong'],
  ]
  const told = amounts.map(([cell]) => [cell, amountOf(cell) instanceof Problem ? 'wrong' : amountOf(cell)])
  expect(told).toEqual(amounts)
})

const linesOf = async (head: string[], ...rows: Cell[][]) => {
  const { orders, problems } = await read([['เลขออเดอร์', 'วันที่', 'ชื่อ', ...head], ...rows])
  const order = orders[0]
  return {
    problems,
    total: order?.total,
    note: order?.note,
    lines: order?.ProductOrders.map(({ name, price, Quantity }) => [name, price, Quantity]),
  }
}

test('IMPORT-5 rows with one number are one order, and its lines add up to its total or it is rejected', async () => {
  const one = ['A-1', '5/1/2567', 'มาลี']
  const goods = ['สินค้า', 'จำนวน', 'ราคา', 'ค่าส่ง', 'ยอดรวม']
  expect(await linesOf(goods, [...one, 'ชา', 2, 100, 50, 400], [...one, 'กาแฟ', 1, 150, '', ''])).toMatchObject({
    problems: [],
    total: 40_000,
    lines: [
      ['ชา', 10_000, 2],
      ['กาแฟ', 15_000, 1],
    ],
  })
  // merged cells: further rows have goods only
  expect((await linesOf(goods, [...one, 'ชา', 2, 100, 50, 400], ['', '', '', 'กาแฟ', 1, 150])).total).toBe(40_000)
  expect((await linesOf(goods, [...one, 'ชา', 2, 100, 50, 300])).problems).toEqual([
    '2 ยอดรวม: doesn’t add up: the lines are 200 baht, but with discount and costs the total leaves 250',
  ])
  expect((await linesOf(goods, [...one, 'ชา', 2, 100, 50, 400], [...one, 'กาแฟ', 1, '', '', ''])).problems).toEqual([
    '2 ยอดรวม: has a price for some lines only, none for “กาแฟ”',
  ])
  expect(
    (await linesOf(goods, [...one, 'ชา', 2, 100, 50, 250], ['A-1', '6/1/2567', 'มาลี', 'ชา', 1])).problems,
  ).toContain('3 วันที่: “6/1/2567” differs from row 2 of the same order')
  const sums = ['สินค้า', 'จำนวน', 'ส่วนลด', 'ยอดรวม']
  expect((await linesOf(sums, [...one, 'ชา', 3, 20, 280])).lines).toEqual([['ชา', 10_000, 3]])
  expect((await linesOf(sums, [...one, 'ชา', 3, '', 100])).lines).toEqual([['ชา × 3', 10_000, 1]])
  expect((await linesOf(sums, [...one, 'ชา', 2, '', 100], [...one, 'กาแฟ', 1])).lines).toEqual([
    ['ชา × 2; กาแฟ × 1', 10_000, 1],
  ])
  expect((await linesOf(sums, [...one, '', '', '', 100])).lines).toEqual([['สินค้า', 10_000, 1]])
  expect((await linesOf(sums, [...one, 'ชา', 1, '', ''])).problems).toEqual([
    '2 ยอดรวม: has neither a total nor prices',
  ])
  const long = await linesOf(sums, [...one, 'ช'.repeat(300), 1, '', 100])
  expect([long.lines?.[0]?.[0], long.note]).toEqual([`${'ช'.repeat(199)}…`, 'ช'.repeat(300)])
})

test('IMPORT-6 what cannot be read is told by row and column, and the order is left out', async () => {
  const head = ['เลขออเดอร์', 'วันที่', 'ชื่อ', 'เบอร์โทร', 'รหัสไปรษณีย์', 'ร้าน', 'สถานะ', 'ยอดรวม']
  const { orders, problems, rejected, count } = await read([
    head,
    ['A-1', '31/2/2567', 'มาลี', '0812345678', '10110', 'บ้านชา', 'ส่งถึงแล้ว', '100'],
    ['A-2', '', 'มาลี', '123', '1011', 'อื่น', 'หาย', 'x'],
    [],
    ['A-3', '1/2/2567', '', '', 10110, 'บ้านชา', 'ยกเลิก', 100],
    ['A-4', '1/2/2567', 'มาลี', '', 10110, 'บ้านชา', 'ยกเลิก', 100],
  ])
  expect(
    orders.map(({ OrderNumber, shopId, OrderStatus, postNum }) => [OrderNumber, shopId, OrderStatus, postNum]),
  ).toEqual([['A-4', 2, 'cancelled', '10110']])
  expect([rejected, count]).toEqual([[1, 2, 4], 4])
  expect(problems.map((each) => each.split(':')[0])).toEqual([
    '2 วันที่',
    '3 ยอดรวม',
    '3 วันที่',
    '3 ร้าน',
    '3 เบอร์โทร',
    '3 รหัสไปรษณีย์',
    '3 สถานะ',
    '5 ชื่อ',
  ])
})

test('IMPORT-7 an order without a number gets one from its content, the same in every file', async () => {
  const head = ['วันที่', 'ชื่อ', 'ยอดรวม']
  const [one, other] = [
    ['5/1/2567', 'มาลี', 100],
    ['5/1/2567', 'สมชาย', 100],
  ]
  const numbersOf = async (...rows: Cell[][]) => (await read([head, ...rows])).orders.map((order) => order.OrderNumber)
  const [first = '', second = '', again = ''] = await numbersOf(one, other, one)
  expect(first).toMatch(/^OLD-20240105-[\da-f]{12}$/)
  expect(new Set([first, second, again]).size).toBe(3)
  expect(await numbersOf(other, one, one)).toEqual([second, first, again])
})

test('IMPORT-8 two columns of one meaning, a wrong --map and unknown headings are told', async () => {
  const told = (rows: Cell[][], ...map: string[]) => read(rows, ...map).catch((error: Error) => error.message)
  expect(await told([['วันที่', 'ยอดรวม', 'ยอดสุทธิ']])).toBe(
    '“ยอดรวม” and “ยอดสุทธิ” both look like total. Leave one out: --map "ยอดสุทธิ=-"',
  )
  expect(await told([['วันที่', 'ยอดรวม']], 'ยอดโอน')).toContain('--map ยอดโอน must be a heading and a field')
  expect(await told([['วันที่', 'ยอดรวม']], 'ยอดโอน=foo')).toContain('Fields: number, date,')
  expect(await told([[], ['foo', 'bar']])).toContain('The first row has: foo, bar.')
  expect(await told([])).toContain('has: nothing')
  const mapped = await read(
    [
      ['a', 'b', 'c'],
      ['5/1/2567', 'มาลี', 90],
    ],
    'a=date',
    'B=name',
    'c=total',
  )
  expect(mapped.orders[0]).toMatchObject({ name: 'มาลี', total: 9_000 })
})

test('IMPORT-9 our own spreadsheet is read back, also with several products and COD', async () => {
  const { orders } = await read([
    ['เลขออเดอร์', 'วันที่', 'ชื่อ', 'เบอร์โทร', 'สินค้า', 'จำนวน', 'ราคา', 'ค่าส่ง', 'ขนส่ง', 'ชำระโดย', 'สถานะ', 'หมายเหตุ'],
    ['A-1', '5/1/2567 10:30', '=มาลี', '0812345678', 'ชา', 2, 100, 50, 'Flash', 'COD', 'ส่งแล้ว', 'ฝากยาม\nบ้านซ้าย'],
    ['A-1', '', '', '', 'กาแฟ', 1, 150],
    ['A-2', '6/1/2567', 'สมชาย', '021234567', 'ชา', 3, 100, 0, 'รถม้า', 'โอน', 'ยกเลิก', ''],
  ])
  const headings = Object.fromEntries(
    Object.entries({
      OrderNumber: 'เลขออเดอร์',
      createdAt: 'รับเมื่อ',
      OrderStatus: 'สถานะ',
      shop: 'ร้านค้า',
      name: 'ลูกค้า',
      phoneNumber: 'เบอร์โทร',
      address: 'ที่อยู่',
      subDistrict: 'ตำบล/แขวง',
      district: 'อำเภอ/เขต',
      province: 'จังหวัด',
      postNum: 'รหัสไปรษณีย์',
      items: 'รายการสินค้า',
      pieces: 'จำนวนชิ้น',
      shippingCost: 'ค่าส่ง',
      CODFee: 'ค่าเก็บเงินปลายทาง',
      otherCost: 'ค่าใช้จ่ายอื่น',
      discount: 'ส่วนลด',
      total: 'ยอดรวม',
      paymentMethod: 'ชำระโดย',
      paymentStatus: 'การชำระเงิน',
      toCollect: 'ยอดเก็บปลายทาง',
      delivery: 'การจัดส่ง',
      trackingNumber: 'เลขพัสดุ',
      printed: 'พิมพ์ใบปะหน้าแล้ว',
      note: 'หมายเหตุ',
    }),
  )
  const stored = orders.map((order) => ({ ...order, version: 1, history: [], OrderStatusDisplay: '' }))
  const csv = ordersCsv(stored, {
    headings: headings as never,
    status: (code) => ({ shipped: 'ส่งแล้ว', cancelled: 'ยกเลิกแล้ว' })[code] ?? code,
    payment: (code) => ({ paid: 'ชำระแล้ว', unpaid: 'ยังไม่ชำระ' })[String(code)] ?? String(code),
    method: (code) => ({ cod: 'เก็บเงินปลายทาง', transfer: 'โอนเงิน' })[String(code)] ?? String(code),
    delivery: ({ label }) => label,
    shop: () => 'บ้านชา',
  })
  const back = await read(readCsv(csv))
  expect(back.problems).toEqual([])
  const [two, three] = orders
  expect(back.orders).toEqual([
    {
      ...two,
      shopId: 2,
      // a spreadsheet has no prices of single products
      ProductOrders: [{ uq: 'import-1', productId: null, name: 'ชา × 2; กาแฟ × 1', price: 35_000, Quantity: 1 }],
    },
    { ...three, shopId: 2 },
  ])
  expect(two).toMatchObject({
    name: '=มาลี',
    note: 'ฝากยาม\nบ้านซ้าย',
    paymentMethod: 'cod',
    paymentStatus: 'unpaid',
    total: 40_000,
  })
  expect(three?.DeliveryType).toEqual({ value: 'รถม้า', label: 'รถม้า', type: '' })
})

const screenWords = {
  headings:
    'Order number,Taken,Status,Shop,Customer,Phone,Address,Sub-district,District,Province,Postcode,Items,Pieces,Shipping,COD fee,Other costs,Discount,Total,Paid by,Payment,To collect (COD),Delivery,Tracking number,Label printed,Note',
  statuses: 'New,Confirmed,Packed,Shipped,Delivered,Cancelled,Returned,ใหม่,ยืนยันแล้ว,แพ็กแล้ว,ส่งแล้ว,ส่งถึงแล้ว,ยกเลิกแล้ว,ตีกลับ',
  payments: 'Unpaid,Being checked,Paid,Refunded,ยังไม่ชำระ,รอตรวจสอบ,ชำระแล้ว,คืนเงินแล้ว',
  methods: 'Bank transfer,PromptPay,Cash on delivery,Cash,โอนเงิน,พร้อมเพย์,เก็บเงินปลายทาง,เงินสด',
  deliveries: 'EMS,Registered mail,Flash Express,KEX Express,J&T Express,Customer collects,ไปรษณีย์ลงทะเบียน,ลูกค้ามารับเอง',
}

test('IMPORT-9 the headings and words of our screens are known, in Thai and English', () => {
  expect(columnsOf([screenWords.headings.split(',')], new Map()).left).toEqual([])
  const unknown = (words: string, read: (cell: Cell) => unknown) =>
    words.split(',').filter((word) => read(word) instanceof Problem)
  expect(unknown(screenWords.statuses, statusOf)).toEqual([])
  expect(unknown(screenWords.payments, paymentOf)).toEqual([])
  expect(unknown(screenWords.methods, methodOf)).toEqual([])
  expect(screenWords.deliveries.split(',').filter((word) => deliveryTypeOf(word).type === '')).toEqual([])
})

test('IMPORT-37 a postal tracking number typed with look-alike characters is stored as on the parcel', async () => {
  const { orders } = await read([
    ['เลขที่ออเดอร์', 'วันที่', 'ชื่อ', 'ยอดรวม', 'เลขพัสดุ'],
    ['A-1', '5/1/2567', 'มาลี', '100', 'ei 123456785 th'],
    ['A-2', '5/1/2567', 'มานี', '100', 'Kerry-O1'],
  ])
  expect(orders.map(({ trackingNumber }) => trackingNumber)).toEqual(['EI123456785TH', 'Kerry-O1'])
})

const cellOf = (text: string) => new Date(`${text}Z`)
test.each<[string, Cell, string]>([
  ['Buddhist, as text', '29/11/2568', '2025-11-29T00:00'],
  ['Buddhist, as text, two digits', '29/11/68', '2025-11-29T00:00'],
  ['Buddhist, as a date', cellOf('2568-11-29T00:00'), '2025-11-29T00:00'],
  ['two digits that Excel took for 1968', cellOf('1968-11-29T00:00'), '2025-11-29T00:00'],
  ['the same with a time', cellOf('1968-11-29T14:30'), '2025-11-29T14:30'],
  ['the same as a sheet on screen is read', '1968-11-29 14:30', '2025-11-29T14:30'],
  ['Gregorian, as a date', cellOf('2025-11-29T00:00'), '2025-11-29T00:00'],
  ['two digits of a Gregorian year', cellOf('2025-11-29T00:00'), '2025-11-29T00:00'],
])('IMPORT-4927 the year of a cell: %s', (_, cell, expected) => {
  expect(momentIn(cell, '', now)).toBe(bangkok(expected))
})

test.each<[Cell, string]>([
  ['29/11/1968', '2025-11-29T00:00'],
  ['29-11-1968 14:30', '2025-11-29T14:30'],
  ['29 พ.ย. 1968', '2025-11-29T00:00'],
  ['29-Nov-1968', '2025-11-29T00:00'],
  ['29/11/1998', '1998-11-29T00:00'],
])(
  'IMPORT-5064 a short Buddhist year that a spreadsheet took for one of the last century, in a CSV file: %s',
  (text, expected) => {
    expect(momentIn(text, '', now)).toBe(bangkok(expected))
  },
)

test.each<[Cell]>([
  [cellOf('1970-01-01T00:00')],
  [cellOf('1969-12-31T17:00')],
  ['1970-01-01'],
  ['1/1/1970'],
  ['31/12/1969'],
  ['29/11/1939'],
  [cellOf('1939-11-29T00:00')],
])('IMPORT-4927 a day on which nobody ordered is no short year: %s', (cell) => {
  const later = Date.parse('2027-06-01T00:00:00Z')
  expect(momentIn(cell, '', later)).toMatchObject({ code: 'day-out-of-range' })
})

test('IMPORT-5443 what differs between the rows of an order is said once', async () => {
  const rows = [
    ['เลขที่', 'วันที่', 'ชื่อ', 'ยอดรวม'],
    ['A-1', '5/1/2567', 'มาลี', 50],
    ['A-1', '6/1/2567', 'มาลี', 50],
    ['A-2', '', 'มาลี', 50],
    ['A-3', '32/1/2567', 'มาลี', 50],
  ]
  expect((await read(rows)).problems).toEqual([
    '3 วันที่: “6/1/2567” differs from row 2 of the same order',
    '4 วันที่: is empty',
    '5 วันที่: “32/1/2567” isn’t a date; day, month and year are expected, such as 31/12/2567',
  ])
})
