import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv, writeCsv } from '../../src/core/kernel/csv'
import { satang } from '../../src/core/kernel/money'
import type { Order } from '../../src/core/orders/orders.contract'
import { courierCsv, courierHeadings, forCourier } from '../../src/core/orders/orders.courier-csv'
import { groupedPhone } from '../../src/core/orders/orders.phones'
import {
  orderColumns,
  ordersCsv,
  type SpreadsheetLabels,
  spreadsheetMoment,
} from '../../src/core/orders/orders.spreadsheet'
import { storedOrder } from './stored-order'

const messages: SpreadsheetLabels = {
  headings: Object.fromEntries(orderColumns.map((column) => [column, `[${column}]`])) as SpreadsheetLabels['headings'],
  status: (code, display) => display || code,
  payment: (code) => code,
  method: (code) => code,
  delivery: ({ label }) => label,
  shop: (id) => `shop ${id}`,
}

/** a sheet cannot hold what is no text */
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('=1+1', '+66812345678', '-1', '@cmd', '\t=2', '\r=3', '＝1', 'a,b', 'a"b', 'a\nb', ' ', "'=1"),
)
const withoutNul = (text: string) => text.replaceAll('\0', '')

describe('a CSV text', () => {
  test('ORDS-70 it follows RFC 4180 with the byte order mark that lets Excel show Thai', () => {
    const text = writeCsv([
      ['ชื่อ', 'ยอด'],
      ['คุณ "แดง", ใจดี', 590.5],
      ['สองบรรทัด\nจริง', 0],
    ])
    expect(text).toBe('\ufeffชื่อ,ยอด\r\n"คุณ ""แดง"", ใจดี",590.5\r\n"สองบรรทัด\nจริง",0\r\n')
  })

  test('ORDS-71 no text becomes a formula; numbers stay numbers', () => {
    const rows = ['=1+1', '+66812345678', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x']
    for (const text of rows) expect(writeCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`)
    expect(writeCsv([[-5, 12.25]])).toBe('\ufeff-5,12.25\r\n')
    expect(writeCsv([['a=1', ' =1', '081-234-5678']])).toBe('\ufeffa=1," =1",081-234-5678\r\n')
  })

  test('ORDS-71 every cell round-trips, and none starts as a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 8 }), (rows) => {
        const read = readCsv(writeCsv(rows))
        expect(read.flat().filter((text) => /^[=+\-@\t\r\n＝＋－＠]/.test(text))).toEqual([])
        const guarded = rows.map((row) =>
          row.map((text) =>
            /^[=+\-@\t\r\n＝＋－＠]/.test(withoutNul(text)) ? `'${withoutNul(text)}` : withoutNul(text),
          ),
        )
        expect(read).toEqual(guarded)
      }),
    )
  })

  test('ORDS-72 any line ending, quotes and separator are read; empty lines are skipped', () => {
    expect(readCsv('\ufeffa,b\r\n"x, ""y""",2\n\n"two\r\nlines",3\rlast,')).toEqual([
      ['a', 'b'],
      ['x, "y"', '2'],
      ['two\r\nlines', '3'],
      ['last', ''],
    ])
    expect(readCsv('a;b\n1;2', ';')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(readCsv('')).toEqual([])
  })
})

describe('a spreadsheet of orders', () => {
  test('ORDS-73 it has every column, amounts in baht, times in Bangkok, codes in words', () => {
    const [heading, row] = readCsv(ordersCsv([storedOrder()], messages))
    expect(heading).toEqual(orderColumns.map((column) => `[${column}]`))
    expect(row).toEqual([
      'LR-20261121-000030',
      '2026-11-21 06:30',
      'confirmed',
      'shop 2',
      'คุณฐิติมา วงศ์สุขใส',
      '084-555-1518, 02-123-4567',
      '12/3 หมู่ 4',
      'สุเทพ',
      'เมืองเชียงใหม่',
      'เชียงใหม่',
      '50200',
      'น้ำผึ้งดอกลำไย × 3; ชาเขียว × 1',
      '4',
      '50',
      '15',
      '0',
      '10.5',
      '590.25',
      'cod',
      'unpaid',
      '590.25',
      'Flash Express',
      'TH0123ABCDE4F',
      '2026-11-21 09:05',
      "'=โทรก่อนส่ง",
    ])
  })

  test('ORDS-73 there is nothing to collect for an order that is paid, refunded or not cash on delivery', () => {
    const toCollect = (change: Partial<Order>) => readCsv(ordersCsv([storedOrder(change)], messages))[1]?.[20]
    expect(toCollect({ paymentStatus: 'pending' })).toBe('590.25')
    expect(toCollect({ paymentStatus: 'paid' })).toBe('0')
    expect(toCollect({ paymentStatus: 'refunded' })).toBe('0')
    expect(toCollect({ paymentMethod: 'transfer' })).toBe('0')
  })

  test('ORDS-74 a phone number stays a text, however it is written', () => {
    const cases: [string, string][] = [
      ['0845551518', '084-555-1518'],
      ['084 555 1518', '084-555-1518'],
      ['+66 84-555-1518', '084-555-1518'],
      ['๐๘๔๕๕๕๑๕๑๘', '084-555-1518'],
      ['021234567', '02-123-4567'],
      ['053123456', '053-123-456'],
      ['+1 555 0100', '+1 555 0100'],
      ['', ''],
    ]
    for (const [phone, shown] of cases) expect(groupedPhone(phone)).toBe(shown)
  })

  test('ORDS-74 a time is local time in Bangkok with the Gregorian year', () => {
    expect(spreadsheetMoment('2026-12-31T17:00:00Z')).toBe('2027-01-01 00:00')
  })
})

describe("a courier's spreadsheet", () => {
  test('ORDS-75 it lists recipients under Thai headings, with the amount to collect', () => {
    expect(courierCsv([storedOrder()])).toBe(
      `\ufeff${courierHeadings.join(',')}\r\n` +
        'LR-20261121-000030,คุณฐิติมา วงศ์สุขใส,084-555-1518,02-123-4567,12/3 หมู่ 4,สุเทพ,เมืองเชียงใหม่,เชียงใหม่,50200,590.25,"\'=โทรก่อนส่ง"\r\n',
    )
    expect(courierCsv([storedOrder({ paymentStatus: 'paid', note: '', total: satang(100) })])).toMatch(/,50200,0,\r\n$/)
  })

  test('ORDS-76 it lists only unfinished orders that a courier or the post delivers, or of one of them if it is named', () => {
    const type = (value: string, kind: Order['DeliveryType']['type']) => ({ value, label: value, type: kind })
    const orders = [
      storedOrder({ OrderNumber: 'flash' }),
      storedOrder({ OrderNumber: 'kex', DeliveryType: type('kex', 'courier') }),
      storedOrder({ OrderNumber: 'ems', DeliveryType: type('ems', 'post') }),
      storedOrder({ OrderNumber: 'registered', DeliveryType: type('registered', 'post') }),
      storedOrder({ OrderNumber: 'pickup', DeliveryType: type('pickup', 'self') }),
      ...['new', 'packed', 'shipped', 'delivered', 'cancelled', 'returned', 'on-hold'].map((OrderStatus) =>
        storedOrder({ OrderNumber: OrderStatus, OrderStatus }),
      ),
    ]
    const numbers = (courier?: string) => forCourier(orders, courier).map(({ OrderNumber }) => OrderNumber)
    expect(numbers()).toEqual(['flash', 'kex', 'ems', 'registered', 'new', 'packed', 'shipped'])
    expect(numbers('kex')).toEqual(['kex'])
    expect(numbers('jt')).toEqual([])
    expect(numbers('ems')).toEqual(['ems'])
  })
})
