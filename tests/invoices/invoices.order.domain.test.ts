import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDiscount, parseQuantity } from '../../src/core/invoices/form/invoices.form.draft'
import { invoiceOf } from '../../src/core/invoices/form/invoices.form.order'
import { invoiceTotals } from '../../src/core/invoices/invoices.totals'
import { decode } from '../../src/core/kernel/codec'
import { satang } from '../../src/core/kernel/money'
import { orderTotal } from '../../src/core/order/order.totals'
import { type Order, orderSchema } from '../../src/core/orders/orders.contract'
import { noShop } from '../../src/core/shops/shops.contract'
import { editedOrder } from '../orders/edited-order'

const order = (change: Partial<Order> = {}): Order => {
  const read = decode(orderSchema, editedOrder)
  if (!read.ok) throw new Error(read.path)
  return { ...read.value, ...change }
}
const shop = { ...noShop, id: 2, TaxId: '0405500000027' }

test('INV-40 an order becomes an invoice of the same lines, costs and total, tax included', () => {
  const invoice = invoiceOf(order(), shop, '2026-11-21')
  expect(invoice).toEqual({
    issuedDate: '2026-11-21',
    dueDate: '2026-12-21',
    client: {
      name: 'คุณทดสอบ ใจดี',
      company: '',
      companyEmail: '',
      contact: '081-234-5678, 02-555-0199',
      address: '9/1 ซอยทดสอบ สุเทพ เมืองเชียงใหม่ เชียงใหม่ 50200',
      country: '',
      taxId: '',
      branch: '',
    },
    service: 'LR-20261121-000099',
    shopId: 2,
    branch: '',
    items: [
      ['ชาเขียวใบหม่อน', 12_000, 2],
      ['ถุงผ้า', 4_550, 1],
      ['ค่าส่ง', 4_000, 1],
      ['ค่าเก็บเงินปลายทาง', 3_000, 1],
      ['ค่าใช้จ่ายอื่น', 450, 1],
    ].map(([name, cost, quantity]) => ({ name, description: '', cost, quantity, discount: { kind: 'none' } })),
    discount: { kind: 'amount', value: 1_000 },
    vatRate: 7,
    vatIncluded: true,
    payments: [],
    salesperson: '',
    note: '',
    orderNumber: 'LR-20261121-000099',
  })
  // 350 × 7/107 = 22.897
  expect(invoiceTotals(invoice)).toMatchObject({ total: 35_000, vat: 2_290, beforeVat: 32_710 })
})

test('INV-40 a shop without a tax number charges no tax', () => {
  const { vatRate, vatIncluded } = invoiceOf(order(), noShop, '2026-11-21')
  expect([vatRate, vatIncluded]).toEqual([0, false])
})

test('INV-41 what was paid becomes a payment dated as the payment slip', () => {
  const slip = { amount: satang(35_000), paidAt: '2026-11-20T17:30:00Z', checkedBy: 'มาลี' }
  const paid = invoiceOf(order({ paymentStatus: 'paid', paymentMethod: 'transfer', slip }), shop, '2026-11-25')
  expect([paid.payments, paid.dueDate]).toEqual([
    [{ id: 'LR-20261121-000099', amount: 35_000, date: '2026-11-21', method: 'transfer', note: '' }],
    '2026-11-25',
  ])
  for (const paymentStatus of ['unpaid', 'pending', 'refunded'] as const)
    expect(invoiceOf(order({ paymentStatus }), shop, '2026-11-25').payments).toEqual([])
})

test('INV-2011 a slip of less than the total pays that much, and the rest is due in 30 days; a slip of more, for several orders too, pays the total', () => {
  const paidWith = (amount: number) => {
    const slip = { amount: satang(amount), paidAt: '2026-11-20T17:30:00Z', checkedBy: 'มาลี' }
    const { payments, dueDate } = invoiceOf(order({ paymentStatus: 'paid', slip }), shop, '2026-11-25')
    return [payments.map((payment) => payment.amount), dueDate]
  }
  expect(paidWith(20_000)).toEqual([[20_000], '2026-12-25'])
  expect(paidWith(0)).toEqual([[], '2026-12-25'])
  expect(paidWith(90_000)).toEqual([[35_000], '2026-11-25'])
})

test('INV-42 whatever an order contains, its invoice has the same total', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(satang)
  const lines = fc.array(fc.record({ price: amount, Quantity: fc.integer({ min: 1, max: 50 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(
      lines,
      amount,
      amount,
      amount,
      amount,
      fc.boolean(),
      (rows, discount, shippingCost, CODFee, otherCost, isTaxed) => {
        const costs = { discount, shippingCost, CODFee, otherCost }
        const ProductOrders = rows.map((row, nth) => ({ ...row, uq: `x:${nth}`, productId: null, name: 'x' }))
        const total = orderTotal({ ...costs, lines: ProductOrders })
        const invoice = invoiceOf(
          order({ ...costs, ProductOrders, total }),
          isTaxed ? shop : undefined,

          '2026-11-21',
        )
        expect(invoiceTotals(invoice).total).toBe(total)
      },
    ),
  )
})

test.each([
  ['', { kind: 'none' }],
  ['0', { kind: 'none' }],
  ['50', { kind: 'amount', value: 5_000 }],
  ['฿1,250.50', { kind: 'amount', value: 125_050 }],
  ['10%', { kind: 'percent', value: 10 }],
  [' ๗.๕ % ', { kind: 'percent', value: 7.5 }],
  ['100%', { kind: 'percent', value: 100 }],
  ['101%', 'too-large'],
  ['%', 'not-a-number'],
  ['-5', 'negative'],
  ['5.555', 'decimals'],
  ['half', 'not-a-number'],
])('INV-43 a discount entered as %j', (typed, expected) => {
  expect(parseDiscount(typed)).toEqual(expected)
})

test.each([
  ['3', 3],
  ['๑๒', 12],
  ['1,000', 1_000],
  ['', 'required'],
  ['0', 'range'],
  ['10000', 'range'],
  ['1.5', 'whole'],
  ['-1', 'whole'],
])('INV-43 a quantity entered as %j', (typed, expected) => {
  expect(parseQuantity(typed)).toBe(expected)
})
