import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bahtText } from '../../src/core/invoices/invoices.baht-text'
import { documentOf, pagesOf, titleOf } from '../../src/core/invoices/invoices.document'
import { balanceOf, type InvoiceCourse, invoiceStatus } from '../../src/core/invoices/invoices.status'
import { summaryOf } from '../../src/core/invoices/invoices.summary'
import { discountOf, type InvoiceDiscount, invoiceTotals, noDiscount } from '../../src/core/invoices/invoices.totals'
import { type Satang, satang } from '../../src/core/kernel/money'

const baht = (amount: number): Satang => satang(Math.round(amount * 100))
const off = (value: number): InvoiceDiscount => ({ kind: 'amount', value: baht(value) })
const share = (value: number): InvoiceDiscount => ({ kind: 'percent', value })
const line = (cost: number, quantity = 1, discount = noDiscount) => ({ cost: baht(cost), quantity, discount })

describe('totals', () => {
  // worked out by hand, in baht: lines, subtotal, discount, before VAT, VAT, total
  test.each([
    ['nothing', [], noDiscount, 7, false, [[], 0, 0, 0, 0, 0]],
    ['no tax', [line(120, 2)], noDiscount, 0, false, [[240], 240, 0, 240, 0, 240]],
    ['7 % on top', [line(100)], noDiscount, 7, false, [[100], 100, 0, 100, 7, 107]],
    ['7 % contained', [line(107)], noDiscount, 7, true, [[107], 107, 0, 100, 7, 107]],
    ['half a satang goes up: 0.50 × 7 % = 0.035', [line(0.5)], noDiscount, 7, false, [[0.5], 0.5, 0, 0.5, 0.04, 0.54]],
    ['less is dropped: 0.49 × 7 % = 0.0343', [line(0.49)], noDiscount, 7, false, [[0.49], 0.49, 0, 0.49, 0.03, 0.52]],
    [
      'contained and not even: 100 × 7/107 = 6.542',
      [line(100)],
      noDiscount,
      7,
      true,
      [[100], 100, 0, 93.46, 6.54, 100],
    ],
    [
      'once for all lines: three of 0.50 are 0.105, not 3 × 0.04',
      [line(0.5), line(0.5), line(0.5)],
      noDiscount,
      7,
      false,
      [[0.5, 0.5, 0.5], 1.5, 0, 1.5, 0.11, 1.61],
    ],
    ['an amount off a line', [line(50, 3, off(25.5))], noDiscount, 7, false, [[124.5], 124.5, 0, 124.5, 8.72, 133.22]],
    [
      'a share off a line: 10 % of 99.99',
      [line(33.33, 3, share(10))],
      noDiscount,
      0,
      false,
      [[89.99], 89.99, 0, 89.99, 0, 89.99],
    ],
    ['an amount off the whole', [line(200), line(50, 2)], off(45), 7, true, [[200, 100], 300, 45, 238.32, 16.68, 255]],
    [
      'a share off the whole',
      [line(200), line(50, 2)],
      share(12.5),
      0,
      false,
      [[200, 100], 300, 37.5, 262.5, 0, 262.5],
    ],
    ['never below nothing', [line(10, 1, off(99))], off(5), 7, false, [[0], 0, 0, 0, 0, 0]],
    ['everything off', [line(80)], share(100), 7, true, [[80], 80, 80, 0, 0, 0]],
    [
      'the largest',
      [line(10_000_000)],
      noDiscount,
      7,
      false,
      [[10_000_000], 10_000_000, 0, 10_000_000, 700_000, 10_700_000],
    ],
  ] as const)('INV-1 %s', (_, items, discount, vatRate, vatIncluded, expected) => {
    const totals = invoiceTotals({ items, discount, vatRate, vatIncluded })
    const [lines, subtotal, less, beforeVat, vat, total] = expected
    expect(totals).toEqual({
      lines: lines.map(baht),
      subtotal: baht(subtotal),
      discount: baht(less),
      beforeVat: baht(beforeVat),
      vat: baht(vat),
      total: baht(total),
    })
  })

  const discounts = fc.oneof(
    fc.constant(noDiscount),
    fc.integer({ min: 0, max: 1_000_000_000 }).map((value) => ({ kind: 'amount' as const, value: satang(value) })),
    fc.integer({ min: 0, max: 10_000 }).map((value) => ({ kind: 'percent' as const, value: value / 100 })),
  )
  const amounts = fc.record({
    items: fc.array(
      fc.record({
        cost: fc.integer({ min: 0, max: 1_000_000_000 }).map(satang),
        quantity: fc.integer({ min: 1, max: 9_999 }),
        discount: discounts,
      }),
      { maxLength: 12 },
    ),
    discount: discounts,
    vatRate: fc.constantFrom(0, 7),
    vatIncluded: fc.boolean(),
  })

  test('INV-2 whatever is entered, the parts add up, the tax is exact to half a satang and nothing is below zero', () => {
    fc.assert(
      fc.property(amounts, (invoice) => {
        const { lines, subtotal, discount, beforeVat, vat, total } = invoiceTotals(invoice)
        const left = subtotal - discount
        expect([lines.reduce((sum, each) => sum + each, 0), beforeVat + vat]).toEqual([subtotal, total])
        expect(invoice.vatIncluded ? total : beforeVat).toBe(left)
        expect(
          [...lines, discount, beforeVat, vat].every((amount) => Number.isSafeInteger(amount) && amount >= 0),
        ).toBe(true)
        // 2 × |vat × by − left × rate| ≤ by, in whole numbers
        const by = BigInt(invoice.vatIncluded ? 100 + invoice.vatRate : 100)
        const miss = BigInt(vat) * by - BigInt(left) * BigInt(invoice.vatRate)
        expect(2n * miss <= by && 2n * miss > -by).toBe(true)
      }),
    )
  })

  test('INV-2 a share of an amount is at most that amount, and complete shares differ from the whole by less than a satang each', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, hundredths) => {
          const one = discountOf(satang(amount), { kind: 'percent', value: hundredths / 100 })
          const other = discountOf(satang(amount), { kind: 'percent', value: (10_000 - hundredths) / 100 })
          expect(one <= amount && Math.abs(one + other - amount) <= 1).toBe(true)
        },
      ),
    )
  })
})

describe('status', () => {
  const course: InvoiceCourse = {
    total: baht(100),
    payments: [],
    dueDate: '2026-11-21',
    isSent: false,
    isPrinted: false,
  }
  const paid = (...amounts: number[]) => ({ payments: amounts.map((amount) => ({ amount: baht(amount) })) })
  const out = { isSent: true }
  test.each([
    ['Draft', 'not gone out', {}, '2026-11-21'],
    ['Draft', 'not gone out, however late', {}, '2027-11-21'],
    ['Downloaded', 'printed', { isPrinted: true }, '2026-11-21'],
    ['Sent', 'sent', out, '2026-11-21'],
    ['Sent', 'printed and sent', { ...out, isPrinted: true }, '2026-11-21'],
    ['Past Due', 'the day after it was due', out, '2026-11-22'],
    ['Past Due', 'printed and late', { isPrinted: true }, '2026-12-01'],
    ['Partial Payment', 'some was paid', { ...out, ...paid(40) }, '2026-11-21'],
    ['Partial Payment', 'some was paid though it never went out', paid(40), '2026-11-21'],
    ['Past Due', 'some was paid, the rest is late', { ...out, ...paid(40) }, '2026-11-22'],
    ['Paid', 'all was paid at once', { ...out, ...paid(100) }, '2026-11-21'],
    ['Paid', 'all was paid bit by bit, late', { ...out, ...paid(40, 59.99, 0.01) }, '2027-01-01'],
    ['Past Due', 'a satang is missing', { ...out, ...paid(40, 59.99) }, '2027-01-01'],
    ['Paid', 'too much was paid', { ...out, ...paid(120) }, '2026-11-22'],
    ['Paid', 'it came to nothing and was sent', { ...out, total: baht(0) }, '2026-11-22'],
    ['Draft', 'it came to nothing and was not sent', { total: baht(0) }, '2026-11-22'],
  ])('INV-3 %s: %s', (status, _, change, today) => {
    expect(invoiceStatus({ ...course, ...change }, today)).toBe(status)
  })
})

test("INV-4 drafts are not outstanding, and overpayments don't reduce what others owe", () => {
  const of = (invoiceStatus: string, balance: number) => ({ invoiceStatus, balance: baht(balance) })
  expect(
    summaryOf([
      of('Draft', 500),
      of('Sent', 100),
      of('Past Due', 40.5),
      of('Past Due', 1),
      of('Paid', -20),
      of('Own', 3),
    ]),
  ).toEqual({
    counts: { Draft: 1, Sent: 1, 'Past Due': 2, Paid: 1, Own: 1 },
    outstanding: baht(144.5),
    overdue: baht(41.5),
  })
})

describe('the paper', () => {
  const client = {
    name: 'คุณแดง',
    company: '',
    companyEmail: '',
    contact: '',
    address: '1 ถนน',
    country: '',
    taxId: '',
    branch: '',
  }
  test.each([
    ['a tax number, tax and a buyer', '0505500000018', 7, client, { kind: 'tax-invoice' }],
    ['no tax number', '', 7, client, { kind: 'receipt', because: 'no-tax-id' }],
    ['a tax number too short', '050550000001', 7, client, { kind: 'receipt', because: 'no-tax-id' }],
    ['no tax', '0505500000018', 0, client, { kind: 'receipt', because: 'no-vat' }],
    [
      'no address of the buyer',
      '0505500000018',
      7,
      { ...client, address: ' ' },
      { kind: 'receipt', because: 'no-buyer' },
    ],
    ['no name of the buyer', '0505500000018', 7, { ...client, name: '' }, { kind: 'receipt', because: 'no-buyer' }],
  ] as const)('INV-5 with %s', (_, TaxId, vatRate, buyer, expected) => {
    expect(documentOf({ client: buyer, vatRate }, { TaxId })).toEqual(expected)
  })

  test('INV-5 an invoice without a shop is a receipt', () => {
    expect(documentOf({ client, vatRate: 7 }, undefined)).toEqual({ kind: 'receipt', because: 'no-tax-id' })
  })

  test.each([
    ['an unpaid one', [], 'open'],
    ['a partly paid one', [100], 'open'],
    ['a paid one', [320], 'receipt'],
  ] as const)('INV-130 cancelled, %s keeps its title', (_, paid, title) => {
    const payments = paid.map((baht) => ({ amount: satang(baht * 100) }))
    const course = { total: satang(32_000), payments, dueDate: '2026-11-30', isSent: true, isPrinted: false }
    const titles = [false, true].map((isCancelled) => {
      const invoiceStatusNow = invoiceStatus({ ...course, isCancelled }, '2026-11-21')
      const balance = balanceOf({ ...course, isCancelled })
      return titleOf('receipt', { ...course, balance, invoiceStatus: invoiceStatusNow })
    })
    expect(titles).toEqual([title, title])
  })

  test('INV-130 without payments in its answer, a paid invoice is a receipt', () => {
    const paid = { total: satang(32_000), payments: [], balance: satang(0), invoiceStatus: 'Paid' }
    expect(titleOf('receipt', paid)).toBe('receipt')
  })

  test('INV-6 every item is on one page, in order, and the last page has room for the totals', () => {
    const items = fc.array(fc.integer({ min: 5, max: 60 }), { maxLength: 100 })
    const space = fc.integer({ min: 60, max: 160 })
    fc.assert(
      fc.property(items, space, fc.integer({ min: 20, max: 60 }), (heights, room, tail) => {
        const pages = pagesOf(heights, room, tail)
        expect(pages.reduce((sum, count) => sum + count, 0)).toBe(heights.length)
        let from = 0
        for (const [page, count] of pages.entries()) {
          const used = heights.slice(from, from + count).reduce((sum, each) => sum + each, 0)
          expect(used + (page === pages.length - 1 ? tail : 0)).toBeLessThanOrEqual(room)
          from += count
        }
        // no page but the last one, for the sums, is without items
        expect(pages.slice(0, -1).every((count) => count > 0)).toBe(true)
      }),
    )
  })

  test.each([
    ['no items', [], 100, 40, [0]],
    ['all on one page', [20, 20, 20], 100, 40, [3]],
    ['sums without room take the last item along', [20, 20, 20, 20], 100, 40, [3, 1]],
    ['an item that fills a page stays, the sums go on alone', [90], 100, 40, [1, 0]],
    ['an item higher than a page stands on its own', [20, 130, 20], 100, 40, [1, 1, 1]],
    ['several pages', [50, 50, 50, 50, 30], 100, 40, [2, 2, 1]],
  ])('INV-6 %s', (_, heights, room, tail, pages) => {
    expect(pagesOf(heights, room, tail)).toEqual(pages)
  })

  test.each([
    [0, 'ศูนย์บาทถ้วน'],
    [0.01, 'หนึ่งสตางค์'],
    [0.25, 'ยี่สิบห้าสตางค์'],
    [1, 'หนึ่งบาทถ้วน'],
    [10, 'สิบบาทถ้วน'],
    [11, 'สิบเอ็ดบาทถ้วน'],
    [21.5, 'ยี่สิบเอ็ดบาทห้าสิบสตางค์'],
    [100, 'หนึ่งร้อยบาทถ้วน'],
    [101, 'หนึ่งร้อยเอ็ดบาทถ้วน'],
    [1_234.56, 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบหกสตางค์'],
    [20_020, 'สองหมื่นยี่สิบบาทถ้วน'],
    [1_000_000, 'หนึ่งล้านบาทถ้วน'],
    [1_000_001, 'หนึ่งล้านเอ็ดบาทถ้วน'],
    [11_000_000.11, 'สิบเอ็ดล้านบาทสิบเอ็ดสตางค์'],
    [-5, 'ลบห้าบาทถ้วน'],
  ])('INV-7 %d baht is written out as %s', (amount, messages) => {
    expect(bahtText(baht(amount))).toBe(messages)
  })
})
