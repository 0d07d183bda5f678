// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isPayable } from '../../src/core/invoices/invoices.payable'
import { decode } from '../../src/core/kernel/codec'
import { satang } from '../../src/core/kernel/money'
import { type Order, orderSchema } from '../../src/core/orders/orders.contract'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { editedOrder } from '../orders/edited-order'
import { newOrder } from '../orders/new-order'
import { invoicesPage } from './invoices-page'
import { newInvoice } from './new-invoice'

const read = decode(orderSchema, editedOrder)
if (!read.ok) throw new Error(read.path)
const owed: Order = { ...read.value, paymentMethod: 'transfer', paymentStatus: 'unpaid', OrderStatus: 'confirmed' }
const slip = (amount: number) => ({ amount: satang(amount), paidAt: '2026-11-20T17:30:00Z', checkedBy: 'มาลี' })

test.each<[string, Partial<Order>, boolean]>([
  ['owed to the shop', {}, true],
  ['being checked', { paymentStatus: 'pending' }, true],
  ['paid in part', { paymentStatus: 'paid', slip: slip(100) }, true],
  ['paid', { paymentStatus: 'paid' }, false],
  ['collected by the courier', { paymentMethod: 'cod' }, false],
  ['refunded', { paymentStatus: 'refunded' }, false],
  ['cancelled', { OrderStatus: 'cancelled' }, false],
  ['returned', { OrderStatus: 'returned' }, false],
])('INV-5643 the invoice of an order that is %s says where to pay: %s %s', (_, change, expected) => {
  expect(isPayable({ ...owed, ...change })).toBe(expected)
})

test('INV-5643 while the courier collects, the paper of the invoice does not say where to pay', async () => {
  const mock = createMock()
  const { body } = await ask(mock, 'POST /api/orders', { body: { order: { ...newOrder, shopId: 1 } }, key: 'order-1' })
  const { OrderNumber } = body.order
  const added = await ask(mock, 'POST /apps/invoice/add', {
    body: { invoice: { ...newInvoice, orderNumber: OrderNumber } },
  })
  const call = `/api/invoice/invoices/${added.body.invoice.id}`
  const paper = async () => {
    const wire = (await ask(mock, `GET ${call}`)).body
    const page = await invoicesPage({
      one: { invoiceId: wire.invoice.id },
      fieldError: ({ url }) => (url.endsWith(call) ? Response.json(wire) : undefined),
    })
    await page.until(() => page.find('article td'))
    return page.find('article').textContent
  }
  expect(await paper()).not.toContain('Pay to')
  const changed = { OrderNumber, version: 1, changes: { paymentMethod: 'transfer', CODFee: 0 } }
  await ask(mock, 'POST /api/orders/update', { body: changed })
  expect(await paper()).toContain('Pay to')
})
