import { read, utils } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { readListFile } from '../../src/core/cod/file/cod.file'
import { courierFile } from '../../src/core/orders/couriers/orders.courier-file'
import { type CourierFormat, courierFormats } from '../../src/core/orders/couriers/orders.courier-formats'
import { courierSheet } from '../../src/core/orders/couriers/orders.courier-sheet'
import { fieldOf, readTemplate } from '../../src/core/orders/couriers/orders.courier-template'
import type { Order } from '../../src/core/orders/orders.contract'
import { storedOrder } from './stored-order'

const own: CourierFormat = {
  file: 'xlsx',
  phone: 'international',
  noCod: 'zero',
  above: [['แบบฟอร์มส่งพัสดุ', '', 'v2'], ['']],
  startRow: 5,
  columns: [
    { heading: '=HYPERLINK("http://evil.test","ผู้รับ")', field: 'name' },
    { heading: 'ลำดับ', field: 'running' },
    { heading: 'โทร', field: 'phone' },
    { heading: 'ที่อยู่', field: 'addressWhole' },
    { heading: '', field: 'empty' },
    { heading: 'น้ำหนัก', field: 'text', text: '1' },
    { heading: 'COD', field: 'cod' },
    { heading: 'ยอด', field: 'total' },
    { heading: 'ชิ้น', field: 'pieces' },
    { heading: 'สินค้า', field: 'items' },
  ],
}
const first = storedOrder({})
const second = storedOrder({ OrderNumber: 'LR-2', name: '+66 ส้ม', paymentStatus: 'paid', phoneNumber: '02-123-4567' })

async function open(format: CourierFormat, orders: readonly Order[]) {
  const blob = await courierFile(courierSheet(orders, format), format)
  const book = read(await blob.arrayBuffer(), { type: 'array', raw: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  return { blob, sheet, rows: utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: '', blankrows: true }) }
}
const items = first.ProductOrders.map(({ name, Quantity }) => `${name} × ${Quantity}`).join(', ')
const pieces = first.ProductOrders.reduce((sum, { Quantity }) => sum + Quantity, 0)
const address = '12/3 หมู่ 4 สุเทพ เมืองเชียงใหม่ เชียงใหม่ 50200'
const rowsOf = (orders: readonly Order[]) =>
  orders.map((order, at) => [
    order.name,
    at + 1,
    order.OrderNumber === 'LR-2' ? '6621234567' : '66845551518',
    order.address === ''
      ? ''
      : [order.address, order.subDistrict, order.district, order.province, order.postNum].join(' '),
    '',
    '1',
    order.paymentStatus === 'paid' ? 0 : 590.25,
    590.25,
    pieces,
    items,
  ])

describe("COUR-700 a shop's own format, opened by another spreadsheet library", () => {
  test('COUR-700 title rows, headings, an empty row and the parcels, cell by cell', async () => {
    expect(address).toContain('สุเทพ')
    const { rows, sheet } = await open(own, [first, second])
    const width = own.columns.length
    const padded = (row: readonly unknown[]) => [...row, ...Array.from({ length: width - row.length }, () => '')]
    expect(rows).toEqual([
      padded(['แบบฟอร์มส่งพัสดุ', '', 'v2']),
      padded([]),
      own.columns.map(({ heading }) => heading),
      padded([]),
      ...rowsOf([first, second]),
    ])
    expect(Object.values(sheet).some((cell) => typeof cell === 'object' && cell !== null && 'f' in cell)).toBe(false)
  })

  test('COUR-700 an order that the courier would not take has no row number', () => {
    const format = { ...own, columns: own.columns.map((column) => ({ ...column, required: column.field === 'name' })) }
    const sheet = courierSheet([storedOrder({ name: '' }), first, second], format)
    expect(sheet.rows.map((row) => row[1])).toEqual([1, 2])
    expect(sheet.problems).toHaveLength(1)
  })

  test('COUR-700 CSV with and without the mark', async () => {
    const startOf = async (file: CourierFormat['file']) => {
      const { blob } = await open({ ...own, file }, [first])
      return [...new Uint8Array(await blob.arrayBuffer()).slice(0, 3)]
    }
    expect(await startOf('csv')).toEqual([0xef, 0xbb, 0xbf])
    expect(await startOf('csv-plain')).not.toEqual([0xef, 0xbb, 0xbf])
  })
})

test('COUR-701 10,000 parcels: headings are text, phones keep their 0', async () => {
  const format: CourierFormat = { ...own, phone: 'digits', above: [], startRow: 0 }
  const many = Array.from({ length: 10_000 }, (_, at) => storedOrder({ OrderNumber: `LR-${at}` }))
  const { rows, sheet } = await open(format, many)
  expect([rows.length, rows[10_000]?.[1], rows[10_000]?.[2]]).toEqual([10_001, 10_000, '0845551518'])
  expect(sheet.C10001).toMatchObject({ t: 's', v: '0845551518' })
  expect(sheet.A1).toMatchObject({ t: 's', v: '=HYPERLINK("http://evil.test","ผู้รับ")' })
  expect(sheet.A1).not.toHaveProperty('l')
}, 60_000)

test('COUR-701 in CSV, a heading is no formula', async () => {
  const { blob } = await open({ ...own, file: 'csv-plain', above: [], startRow: 0 }, [second])
  const [headings = '', row = ''] = (await blob.text()).split('\r\n')
  expect(headings.startsWith('"\'=HYPERLINK(""http://evil.test"",""ผู้รับ"")",ลำดับ')).toBe(true)
  expect(row.startsWith('"\'+66 ส้ม",1,6621234567,')).toBe(true)
})

test('COUR-702 a column of a later version stays empty, required or not, and its heading is named', () => {
  const column = { heading: 'ปริมาตร', field: 'volume', required: true }
  const sheet = courierSheet([first], { ...own, columns: [column, { heading: 'ชื่อ', field: 'name' }] })
  expect([sheet.rows, sheet.problems, sheet.unknown]).toEqual([[['', first.name]], [], ['ปริมาตร']])
})

describe('COUR-703 headings of a template', () => {
  test.each([
    ['ชื่อผู้รับ*', 'name'],
    ['Receiver Name', 'name'],
    ['ชื่อ-นามสกุล', 'name'],
    ['เบอร์โทรศัพท์มือถือ', 'phone'],
    ['Tel.', 'phone'],
    ['เบอร์โทรสำรอง', 'otherPhone'],
    ['แขวง / ตำบล', 'subDistrict'],
    ['เขต/อำเภอ', 'district'],
    ['Sub-district', 'subDistrict'],
    ['District', 'district'],
    ['Postal Code', 'postNum'],
    ['รหัส ปณ. ไปรษณีย์', 'postNum'],
    ['COD Amount', 'cod'],
    ['ยอดเก็บเงินปลายทาง', 'cod'],
    ['Order No.', 'OrderNumber'],
    ['ลำดับที่', 'running'],
    ['ชื่อสินค้า', 'items'],
    ['จำนวนชิ้น', 'pieces'],
  ])('COUR-703 %s is %s', (heading, field) => expect(fieldOf(heading)).toBe(field))

  test.each([
    'ชื่อผู้ส่ง',
    'Sender phone',
    'เบอร์โทรผู้ส่ง',
    'น้ำหนัก (กก.)',
    'Product type',
    'COD fee',
    'บัญชีธนาคาร COD',
    'Email address',
    'แขวง/เขต',
    'มูลค่าสินค้า',
    'Remote area',
    '',
    '?',
  ])('COUR-703 %j is left open', (heading) => expect(fieldOf(heading)).toBeUndefined())

  test('COUR-703 an address holds the places that have no column of their own', () => {
    const fieldsOf = (text: string) => readTemplate(text)?.columns.map(({ field }) => field)
    expect(fieldsOf('ชื่อผู้รับ,ที่อยู่,จังหวัด')).toEqual(['name', 'address', 'province'])
    expect(fieldsOf('ชื่อผู้รับ,ที่อยู่,รหัสไปรษณีย์')).toEqual(['name', 'addressWithPlaces', 'postNum'])
    expect(fieldsOf('ชื่อผู้รับ;ที่อยู่;เบอร์โทร')).toEqual(['name', 'addressWhole', 'phone'])
  })

  test('COUR-703 of two phones the second is the other one; of two names the second is left open', () => {
    const text = 'ชื่อผู้รับ\tชื่อลูกค้า\tเบอร์โทร\tมือถือ เบอร์โทร'
    expect(readTemplate(text)?.columns.map(({ field }) => field)).toEqual(['name', undefined, 'phone', 'otherPhone'])
  })

  test('COUR-703 titles above the headings are kept; parcels and notes below are not', () => {
    const text = 'บริษัท ขนส่ง จำกัด\t\nกรอกให้ครบ\t\nชื่อผู้รับ\tเบอร์โทร\tแผนก\nสมชาย\t0812345678\tขาย'
    expect(readTemplate(text)).toEqual({
      above: [['บริษัท ขนส่ง จำกัด'], ['กรอกให้ครบ']],
      columns: [
        { heading: 'ชื่อผู้รับ', field: 'name' },
        { heading: 'เบอร์โทร', field: 'phone' },
        { heading: 'แผนก', field: undefined },
      ],
    })
  })

  test('COUR-703 headings of which none is known are all asked about; a text without columns is none', () => {
    expect(readTemplate('Alpha,Beta\n1,2')?.columns.map(({ field }) => field)).toEqual([undefined, undefined])
    expect(readTemplate('just a line')).toBeUndefined()
    expect(readTemplate('')).toBeUndefined()
  })
})

test.each(Object.entries(courierFormats))(
  'COUR-704 %s: its file is a template that is read as itself',
  async (_, format) => {
    const blob = await courierFile(courierSheet([first], format), format)
    const read = await readListFile(blob, true)
    const template = 'text' in read ? readTemplate(read.text) : undefined
    expect(template).toEqual({
      above: [],
      columns: format.columns.map(({ heading, field }) => ({ heading, field })),
    })
  },
)
