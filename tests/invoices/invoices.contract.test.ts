import fc from 'fast-check'
import type * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { discountSchema, invoiceSchema } from '../../src/core/invoices/invoices.invoice'
import { invoicesText } from '../../src/core/invoices/invoices.machine'
import { balanceSchema, dayOfWire, invoiceDaySchema } from '../../src/core/invoices/invoices.wire'
import { decode, encode } from '../../src/core/kernel/codec'
import { satang } from '../../src/core/kernel/money'

const inside = (schema: v.GenericSchema, wire: unknown) => {
  const read = decode(schema, wire)
  return read.ok ? read.value : Object.values(read.fields)[0]?.[0]
}

test('INV-10 any day round-trips', () => {
  const days = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, (day) => {
      const wire = encode(invoiceDaySchema, day)
      expect(wire).toMatch(/^\d{2} [A-Z][a-z]{2} \d{4}$/)
      expect(inside(invoiceDaySchema, wire)).toBe(day)
    }),
  )
})

test.each([
  ['13 Dec 2019', '2019-12-13'],
  ['09 May 2020', '2020-05-09'],
  ['9 may 2020', '2020-05-09'],
  ['2020-05-09', '2020-05-09'],
  ['29 Feb 2020', '2020-02-29'],
])('INV-10 %s is %s', (wire, day) => {
  expect(dayOfWire(wire)).toBe(day)
})

test.each([
  '',
  '31 Feb 2020',
  '29 Feb 2019',
  '32 Dec 2019',
  '00 Dec 2019',
  '13 Dez 2019',
  '13 Dec 19',
  'Dec 13 2019',
  '2020-13-01',
  5,
  null,
])("INV-10 %j isn't a day", (wire) => {
  expect(['date', 'wrong-type']).toContain(inside(invoiceDaySchema, wire))
})

test('INV-11 any balance round-trips; a balance of zero is the number 0', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
      const wire = encode(balanceSchema, satang(amount))
      expect(typeof wire).toBe(amount === 0 ? 'number' : 'string')
      expect(inside(balanceSchema, wire)).toBe(amount)
    }),
  )
})

test.each([
  [0, 0],
  ['$205', 205_00],
  ['-$205', -205_00],
  ['฿205.50', 205_50],
  ['-฿1,205.5', -1_205_50],
  ['1,205 บาท', 1_205_00],
  [205.5, 205_50],
  ['0', 0],
  ['-฿0.00', 0],
])('INV-11 a balance of %j is %d satang', (wire, amount) => {
  expect(inside(balanceSchema, wire)).toBe(amount)
})

test.each(['', 'Paid', '฿', '12.345', '1e5', Number.NaN, 0.005, null, '1.2.3'])("INV-11 %j isn't a balance", (wire) => {
  expect(['amount', 'wrong-type']).toContain(inside(balanceSchema, wire))
})

test.each([
  ['-$205', '-฿205'],
  [0, 0],
  ['1205.5', '฿1,205.50'],
])('INV-11 %j is written back as %j', (wire, back) => {
  expect(encode(balanceSchema, inside(balanceSchema, wire))).toBe(back)
})

describe('an invoice', () => {
  const templates = {
    id: 5036,
    issuedDate: '19 Apr 2020',
    client: { address: '1', company: 'C', companyEmail: 'c@x.test', country: 'USA', contact: '1', name: 'N' },
    service: 'Template Customization',
    total: 3325.5,
    avatar: '',
    invoiceStatus: 'Paid',
    balance: '$361',
    dueDate: '25 Apr 2020',
  }

  test("INV-12 an invoice with only the template's fields is read; missing ones are empty", () => {
    expect(inside(invoiceSchema, templates)).toEqual({
      ...templates,
      issuedDate: '2020-04-19',
      dueDate: '2020-04-25',
      client: { ...templates.client, taxId: '', branch: '' },
      total: 332_550,
      balance: 36_100,
      shopId: 0,
      branch: '',
      items: [],
      discount: { kind: 'none' },
      vatRate: 0,
      vatIncluded: false,
      payments: [],
      salesperson: '',
      note: '',
      orderNumber: '',
    })
  })

  test.each([
    [{ issuedDate: 'yesterday' }, 'issuedDate'],
    [{ total: '12' }, 'total'],
    [{ total: 1.005 }, 'total'],
    [{ balance: 'Paid' }, 'balance'],
    [{ client: null }, 'client'],
    [{ items: [{ name: 'x', cost: -1, quantity: 1 }] }, 'items.0.cost'],
  ])('INV-12 %j is rejected by its path', (change, path) => {
    expect(decode(invoiceSchema, { ...templates, ...change })).toMatchObject({ ok: false, path })
  })

  test('INV-13 discounts round-trip over the wire', () => {
    const discounts = fc.oneof(
      fc.constant({ kind: 'none' as const }),
      fc.integer({ min: 0, max: 1_000_000_000 }).map((value) => ({ kind: 'amount' as const, value: satang(value) })),
      fc.integer({ min: 0, max: 10_000 }).map((value) => ({ kind: 'percent' as const, value: value / 100 })),
    )
    fc.assert(
      fc.property(discounts, (discount) => {
        expect(inside(discountSchema, JSON.parse(JSON.stringify(encode(discountSchema, discount))))).toEqual(discount)
      }),
    )
    expect(inside(discountSchema, { kind: 'percent', value: 101 })).toBe('too-large')
  })
})

test.each([
  ['', { query: {}, page: 1, perPage: 10, sortBy: undefined, sortDesc: false }],
  [
    'q=chai&status=Past+Due&sortBy=total&page=2&sortDesc=true',
    { query: { q: 'chai', status: 'Past Due' }, page: 2, perPage: 10, sortBy: 'total', sortDesc: true },
  ],
])('INV-14 %j round-trips', (text, location) => {
  expect(invoicesText(10).read(text)).toEqual(location)
  expect(invoicesText(10).write(invoicesText(10).read(text))).toBe(text)
})

test('INV-14 a status is read in any case; an unknown one is requested as it is', () => {
  const of = (text: string) => invoicesText(10).read(text).query
  expect([of('status=past%20due'), of('status=SENT'), of('status=Lost')]).toEqual([
    { status: 'Past Due' },
    { status: 'Sent' },
    { status: 'Lost' },
  ])
})
