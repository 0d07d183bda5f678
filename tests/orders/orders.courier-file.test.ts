import { read, utils } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { courierFile } from '../../src/core/orders/couriers/orders.courier-file'
import {
  type BuiltInFormat,
  type CourierFormat,
  courierFormats,
} from '../../src/core/orders/couriers/orders.courier-formats'
import { courierSheet } from '../../src/core/orders/couriers/orders.courier-sheet'
import { deliveryTypes, type Order } from '../../src/core/orders/orders.contract'
import { storedOrder } from './stored-order'

const formatOf = (courier: keyof typeof courierFormats): BuiltInFormat => {
  const format = courierFormats[courier]
  if (!format) throw new Error(courier)
  return format
}
const open = async (format: CourierFormat, orders: readonly Order[]) => {
  const blob = await courierFile(courierSheet(orders, format), format)
  const book = read(await blob.arrayBuffer(), { type: 'array' })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  return { sheet, rows: utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: '' }) }
}
const unpaid = storedOrder({ note: '=1+1', address: '12/3\nหมู่ 4' })
const paid = storedOrder({ OrderNumber: 'LR-2', paymentStatus: 'paid', note: '' })

describe('COUR-10 the file of each courier, opened by another spreadsheet library', () => {
  test.each<[keyof typeof courierFormats, unknown[], unknown[]]>([
    [
      'ems',
      [
        'คุณฐิติมา วงศ์สุขใส',
        '12/3 หมู่ 4',
        'สุเทพ',
        'เมืองเชียงใหม่',
        'เชียงใหม่',
        '50200',
        '0845551518',
        590.25,
        'LR-20261121-000030',
        '=1+1',
      ],
      ['คุณฐิติมา วงศ์สุขใส', '12/3 หมู่ 4', 'สุเทพ', 'เมืองเชียงใหม่', 'เชียงใหม่', '50200', '0845551518', '', 'LR-2', ''],
    ],
    [
      'flash',
      [
        'LR-20261121-000030',
        'คุณฐิติมา วงศ์สุขใส',
        '12/3 หมู่ 4 สุเทพ เมืองเชียงใหม่ เชียงใหม่',
        '50200',
        '0845551518',
        '021234567',
        590.25,
        '=1+1',
      ],
      ['LR-2', 'คุณฐิติมา วงศ์สุขใส', '12/3 หมู่ 4 สุเทพ เมืองเชียงใหม่ เชียงใหม่', '50200', '0845551518', '021234567', '', ''],
    ],
    [
      'kex',
      [
        'คุณฐิติมา วงศ์สุขใส',
        '0845551518',
        '12/3 หมู่ 4',
        'สุเทพ',
        'เมืองเชียงใหม่',
        'เชียงใหม่',
        '50200',
        590.25,
        '=1+1',
        'LR-20261121-000030',
      ],
      ['คุณฐิติมา วงศ์สุขใส', '0845551518', '12/3 หมู่ 4', 'สุเทพ', 'เมืองเชียงใหม่', 'เชียงใหม่', '50200', 0, '', 'LR-2'],
    ],
    [
      'jt',
      [
        'LR-20261121-000030',
        'คุณฐิติมา วงศ์สุขใส',
        '0845551518',
        'สุเทพ',
        'เมืองเชียงใหม่',
        'เชียงใหม่',
        '50200',
        '12/3 หมู่ 4',
        590.25,
        '=1+1',
      ],
      ['LR-2', 'คุณฐิติมา วงศ์สุขใส', '0845551518', 'สุเทพ', 'เมืองเชียงใหม่', 'เชียงใหม่', '50200', '12/3 หมู่ 4', 0, ''],
    ],
  ])('COUR-10 %s, cell by cell', async (courier, first, second) => {
    const format = formatOf(courier)
    const { rows, sheet } = await open(format, [unpaid, paid])
    expect(rows).toEqual([format.columns.map(({ heading }) => heading), first, second])
    // a text that looks like a formula is none
    expect(Object.values(sheet).some((cell) => typeof cell === 'object' && cell !== null && 'f' in cell)).toBe(false)
  })
  test('COUR-10 registered post has the sheet of Thailand Post', () => {
    expect(formatOf('registered')).toEqual(formatOf('ems'))
  })
  test('COUR-10 a CSV file keeps Thai, and no text is a formula', async () => {
    const format: CourierFormat = { ...formatOf('kex'), file: 'csv', phone: 'groups' }
    const blob = await courierFile(courierSheet([unpaid], format), format)
    const [mark, ...bytes] = new Uint8Array(await blob.arrayBuffer())
    expect([mark, bytes[0], bytes[1]]).toEqual([0xef, 0xbb, 0xbf])
    const text = (await blob.text()).replace(/^\ufeff/, '')
    expect(text.split('\r\n')[1]).toBe(
      `คุณฐิติมา วงศ์สุขใส,084-555-1518,12/3 หมู่ 4,สุเทพ,เมืองเชียงใหม่,เชียงใหม่,50200,590.25,"'=1+1",LR-20261121-000030`,
    )
  })
})

describe('COUR-11 what a courier would not take is named by its order, and nothing is left out unseen', () => {
  test.each<[Partial<Order>, string, string]>([
    [{ postNum: '' }, 'Zip Code', 'missing'],
    [{ postNum: '5020' }, 'Zip Code', 'postcode'],
    [{ phoneNumber: '' }, 'Mobile No.', 'missing'],
    [{ phoneNumber: '+1 555 0100' }, 'Mobile No.', 'not-thai-phone'],
    [{ name: 'ก'.repeat(101) }, 'Recipient Name', 'too-long'],
    [{ address: ' \n' }, 'Address #1', 'missing'],
  ])('COUR-11 %j', (change, heading, problem) => {
    const sheet = courierSheet([storedOrder({ OrderNumber: 'LR-9', ...change }), paid], formatOf('kex'))
    expect([sheet.problems, sheet.rows.length]).toEqual([[{ OrderNumber: 'LR-9', heading, problem }], 1])
  })
})

test('COUR-12 every delivery type but pickup has a format, which says where it is known from, and when', () => {
  for (const { value } of deliveryTypes.filter(({ type }) => type !== 'self')) {
    const { source, columns } = formatOf(value)
    expect(source).toMatchObject({ from: 'assumption', noted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    const fields = columns.map(({ field }) => field)
    for (const field of ['OrderNumber', 'name', 'phone', 'postNum', 'cod'] as const) expect(fields).toContain(field)
  }
  expect(courierSheet([storedOrder({ total: satang(100) })], formatOf('flash')).rows[0]).toContain(1)
})
