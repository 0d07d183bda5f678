import { describe, expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newInvoice } from '../invoices/new-invoice'
import { newOrder } from '../orders/new-order'
import { tokenOf } from '../people/people'

const name = 'คุณ "ผึ้งลับสุด" 👩‍👧 O\'Neil'
const phoneNumber = '0897771234, 02-555-0199'
const which = { name: 'ชื่ออื่น', phoneNumber: '+66 89 777 1234' }
const personal = {
  name,
  phoneNumber,
  address: '9/77 ซอยลับสุด',
  subDistrict: 'ตำบลลับสุด',
  district: 'อำเภอลับสุด',
  postNum: '50999',
  fullCustomerData: 'ผึ้งลับสุด 0897771234',
  trackingNumber: 'TH777SECRET',
  note: 'ฝากไว้กับป้าลับสุด',
}
const secrets = ['ผึ้งลับสุด', '8977', 'ลับสุด', '50999', 'SECRET', 'dang@', '0505561000018']

async function open() {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const token = await tokenOf(mock, 'admin')
  const call = (line: string, body?: object, key = 'k') => ask(mock, line, { ...(body && { body }), token, key })
  return { mock, token, call }
}
type Desk = Awaited<ReturnType<typeof open>>

/** A delivered and paid order with a change of every personal field, and its invoice, sent. */
async function sellTo({ call }: Desk, more: object = {}) {
  const { order } = (await call('POST /api/orders', { order: { ...newOrder, ...personal, ...more } }, 'order')).body
  const { OrderNumber } = order
  await call('POST /api/orders/update', {
    OrderNumber,
    version: 1,
    changes: { address: '1 ซอยลับสุดอีกแห่ง', note: 'ลับสุด' },
  })
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered'])
    await call('POST /api/orders/status', { orderNumbers: [OrderNumber], status })
  const { version } = (await call(`GET /api/orders/${OrderNumber}`)).body.order
  const pay = (paymentStatus: string, version: number) =>
    call('POST /api/orders/payment', { OrderNumber, version, paymentStatus })
  const invoice = { ...newInvoice, client: { ...newInvoice.client, name }, note: 'ลับสุด', orderNumber: OrderNumber }
  const { id } = (await call('POST /apps/invoice/add', { invoice }, 'invoice')).body.invoice
  const letter = { to: 'dang@example.test', subject: `ถึง ${name}`, message: 'ลับสุด' }
  await call('POST /apps/invoice/send', { id, letter }, 'letter')
  return { OrderNumber: OrderNumber as string, invoice: id as number, pay: () => pay('paid', version) }
}

const everything = async ({ call }: Desk, { OrderNumber, invoice }: { OrderNumber: string; invoice: number }) =>
  JSON.stringify([
    (await call(`GET /api/orders/${OrderNumber}`)).body,
    (await call('GET /api/orders?perPage=100')).body,
    (await call('GET /api/customers?perPage=100')).body,
    (await call('GET /api/activity?perPage=100')).body,
    (await call(`GET /api/invoice/invoices/${invoice}`)).body,
    // also what a backend keeps under a key
    (
      await call(
        'POST /apps/invoice/send',
        { id: invoice, letter: { to: 'x@y.test', subject: 'x', message: '' } },
        'letter',
      )
    ).body.error,
  ])

describe('POST /api/customers/export', () => {
  test('CUST-30 returns orders with histories, invoices and log entries of one customer', async () => {
    const desk = await open()
    const { OrderNumber, invoice } = await sellTo(desk)
    const { status, body } = await desk.call('POST /api/customers/export', which)
    expect(status).toBe(200)
    const { orders, invoices, activity, ...rest } = body.export
    expect(rest).toEqual({ exportedAt: '2026-11-21T03:00:00.000Z', customer: which })
    expect(orders).toEqual([(await desk.call(`GET /api/orders/${OrderNumber}`)).body.order])
    expect(invoices).toEqual([(await desk.call(`GET /api/invoice/invoices/${invoice}`)).body.invoice])
    expect(activity.map(({ call }: { call: string }) => call)).toEqual([
      'orders.create',
      'orders.update',
      ...Array.from({ length: 4 }, () => 'orders.status'),
      'invoices.add',
      'invoices.send',
    ])
  })

  test('CUST-1720 the activity log says once who exported the data, and the next export has the entry', async () => {
    const desk = await open()
    const { OrderNumber } = await sellTo(desk)
    const logged = async () => (await desk.call('GET /api/activity?perPage=1')).body.entries
    await desk.call('POST /api/customers/export', { phoneNumber: '0800000000' })
    expect(await logged()).toMatchObject([{ call: 'invoices.send' }])
    await desk.call('POST /api/customers/export', which)
    const [entry] = await logged()
    expect(entry).toMatchObject({ call: 'customers.export', kind: 'order', record: OrderNumber, changes: [] })
    expect((await desk.call('POST /api/customers/export', which)).body.export.activity).toContainEqual(entry)
    expect(await logged()).toEqual([entry])
  })

  test('CUST-30 an unknown customer, and one without a name and number, is 404', async () => {
    const { call } = await open()
    for (const body of [{ phoneNumber: '0800000000', name }, {}]) {
      expect((await call('POST /api/customers/export', body)).status).toBe(404)
      expect((await call('POST /api/customers/erase', body)).body).toEqual({ orders: 0, invoices: 0 })
    }
  })
})

describe('POST /api/customers/erase', () => {
  test('CUST-31 an order that is not finished, or not settled, is not erased', async () => {
    const desk = await open()
    const { OrderNumber, pay } = await sellTo(desk)
    const refused = { status: 409, body: { openOrders: [OrderNumber] } }
    expect(await desk.call('POST /api/customers/erase', which)).toEqual(refused)
    expect((await desk.call(`GET /api/orders/${OrderNumber}`)).body.order.name).toBe(name)
    expect((await pay()).status).toBe(200)
    expect(await desk.call('POST /api/customers/erase', which)).toEqual({
      status: 200,
      body: { orders: 1, invoices: 1 },
    })
    expect(await desk.call('POST /api/customers/erase', which)).toEqual({
      status: 200,
      body: { orders: 0, invoices: 0 },
    })
    expect((await desk.call('POST /api/customers/export', which)).status).toBe(404)
  })

  test('CUST-32 personal data is erased wherever it is kept; numbers, amounts, sums and other customers stay', async () => {
    const desk = await open()
    const sold = await sellTo(desk)
    await sold.pay()
    const summary = async () => (await desk.call('GET /api/orders/summary')).body
    const listed = async () => (await desk.call('GET /api/orders?perPage=100')).body.orders
    const [before, orders] = [await summary(), await listed()]
    const known = await everything(desk, sold)
    expect(secrets.filter((text) => known.includes(text))).toEqual(secrets)
    await desk.call('POST /api/customers/erase', which)

    const after = await everything(desk, sold)
    expect(secrets.filter((text) => after.includes(text))).toEqual([])
    for (const q of ['ผึ้งลับสุด', '0897771234', 'ลับสุ', 'SECRET'])
      expect((await desk.call(`GET /api/orders?q=${encodeURIComponent(q)}`)).body.total, q).toBe(0)
    expect(await summary()).toEqual(before)
    const erased = (await listed()).find((each: { OrderNumber: string }) => each.OrderNumber === sold.OrderNumber)
    const sent = orders.find((each: { OrderNumber: string }) => each.OrderNumber === sold.OrderNumber)
    const nothing = Object.fromEntries(Object.keys(personal).map((field) => [field, '']))
    expect(erased).toEqual({ ...sent, ...nothing, version: sent.version + 1 })
    const others = (all: readonly { OrderNumber: string }[]) =>
      all.filter(({ OrderNumber }) => OrderNumber !== sold.OrderNumber)
    expect(others(await listed())).toEqual(others(orders))
    const invoice = (await desk.call(`GET /api/invoice/invoices/${sold.invoice}`)).body.invoice
    expect([invoice.total, invoice.items, invoice.orderNumber]).toEqual([320, newInvoice.items, sold.OrderNumber])
    expect(invoice.client).toEqual({
      ...Object.fromEntries(Object.keys(newInvoice.client).map((field) => [field, ''])),
      country: 'ไทย',
    })
  })

  test('INV-131 the notes of its payments are erased, in the log too; payments and what was sent stay', async () => {
    const desk = await open()
    const sold = await sellTo(desk)
    await sold.pay()
    const payment = { id: 'a', amount: 20, date: '21 Nov 2026', method: 'transfer', note: 'โอนจากแม่ลับสุด' }
    await desk.call('POST /apps/invoice/update', { invoice: { id: sold.invoice, payments: [payment] } })
    expect(await everything(desk, sold)).toContain('แม่ลับสุด')
    await desk.call('POST /api/customers/erase', which)
    expect(await everything(desk, sold)).not.toContain('แม่ลับสุด')
    const { invoice } = (await desk.call(`GET /api/invoice/invoices/${sold.invoice}`)).body
    expect(invoice.payments).toEqual([{ ...payment, note: '' }])
  })

  test("CUST-5703 an erased order isn't given a recipient, number or picture again; its amounts can be corrected", async () => {
    const desk = await open()
    const { OrderNumber, pay } = await sellTo(desk)
    await pay()
    await desk.call('POST /api/customers/erase', which)
    const order = async () => (await desk.call(`GET /api/orders/${OrderNumber}`)).body.order
    const erased = await order()
    const update = (changes: object) =>
      desk.call('POST /api/orders/update', { OrderNumber, version: erased.version, changes })
    const codes = Object.fromEntries(Object.keys(personal).map((field) => [`changes.${field}`, ['erased']]))
    expect(await update(personal)).toEqual({ status: 422, body: { error: codes } })
    const numbers = [{ OrderNumber, trackingNumber: 'TH777SECRET' }]
    expect((await desk.call('POST /api/orders/tracking', { numbers })).body).toEqual({
      orders: [],
      refused: [{ OrderNumber, reason: 'erased' }],
    })
    const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
    const address = `http://shop.test/api/orders/${OrderNumber}/files?name=slip.jpg`
    const headers = { Authorization: `Bearer ${desk.token}`, 'Idempotency-Key': 'file', 'Content-Type': 'image/jpeg' }
    const added = await desk.mock.fetch(new Request(address, { method: 'POST', headers, body: picture }))
    expect([added.status, await added.json()]).toEqual([422, { error: { file: ['erased'] } }])
    expect(await order()).toEqual(erased)
    expect((await update({ shippingCost: 55, name: '' })).body.order).toMatchObject({ name: '', shippingCost: 55 })
  })

  test("CUST-5705 an erased invoice isn't given a client again, by an edit or by writing the order's invoice once more", async () => {
    const desk = await open()
    const { invoice: id, OrderNumber, pay } = await sellTo(desk)
    await pay()
    const written = { ...newInvoice, orderNumber: OrderNumber, requestId: `order ${OrderNumber}` }
    const { id: first } = (await desk.call('POST /apps/invoice/add', { invoice: written }, 'first')).body.invoice
    await desk.call('POST /api/customers/erase', which)
    const refused = { status: 422, body: { error: { 'invoice.client.name': ['erased'] } } }
    const { payments: _, ...fields } = newInvoice
    expect(await desk.call('POST /apps/invoice/update', { invoice: { id, ...fields } })).toEqual(refused)
    expect(await desk.call('POST /apps/invoice/add', { invoice: written }, 'again')).toEqual(refused)
    const payment = { id: 'a', amount: 20, date: '21 Nov 2026', method: 'transfer', note: '' }
    const paid = await desk.call('POST /apps/invoice/update', { invoice: { id: first, payments: [payment] } })
    expect([paid.status, paid.body.invoice.client.name]).toEqual([200, ''])
  })

  test('CUST-33 the log says when and who erased, not whose data', async () => {
    const desk = await open()
    await (await sellTo(desk)).pay()
    await desk.call('POST /api/customers/erase', which)
    const [latest] = (await desk.call('GET /api/activity')).body.entries
    expect(latest).toMatchObject({
      at: '2026-11-21T03:00:00.000Z',
      by: { name: 'มาลี ใจดี' },
      call: 'customers.erase',
      record: '',
      changes: [{ field: 'orders', from: '', to: '1' }],
    })
  })

  test('CUST-34 the key of an erased order stays used; a new order of the same person is a new customer', async () => {
    const desk = await open()
    const { OrderNumber, pay } = await sellTo(desk)
    await pay()
    await desk.call('POST /api/customers/erase', which)
    const again = await desk.call('POST /api/orders', { order: { ...newOrder, ...personal } }, 'order')
    expect([again.status, again.body.order.OrderNumber, again.body.order.name]).toEqual([422, OrderNumber, ''])
    const { total } = (await desk.call('GET /api/customers')).body
    const later = await desk.call('POST /api/orders', { order: { ...newOrder, ...personal } }, 'later')
    expect(later.status).toBe(201)
    const { customers, total: now } = (await desk.call('GET /api/customers')).body
    expect([now, customers[0].name, customers[0].orderCount]).toEqual([total + 1, name, 1])
    const exported = (await desk.call('POST /api/customers/export', which)).body.export
    expect(exported.orders.map((each: { OrderNumber: string }) => each.OrderNumber)).toEqual([
      later.body.order.OrderNumber,
    ])
  })
})

test('CUST-36 slips are erased with their order, with their names in the history', async () => {
  const desk = await open()
  const { OrderNumber, pay } = await sellTo(desk)
  await pay()
  const address = `http://shop.test/api/orders/${OrderNumber}/files`
  const headers = { Authorization: `Bearer ${desk.token}`, 'Idempotency-Key': 'slip' }
  const body = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 1)])
  const sent = { method: 'POST', headers, body }
  const { file } = await (await desk.mock.fetch(new Request(`${address}?name=SECRET.jpg`, sent))).json()
  const read = () => desk.mock.fetch(new Request(`${address}/${file.id}`, { headers }))
  expect((await read()).status).toBe(200)
  await desk.call('POST /api/customers/erase', which)
  expect((await read()).status).toBe(404)
  const { order } = (await desk.call(`GET /api/orders/${OrderNumber}`)).body
  const log = (await desk.call('GET /api/activity?perPage=100')).body
  expect([order.files, JSON.stringify([order, log]).includes('SECRET')]).toEqual([[], false])
})

test('CUST-35 only those with the permission of its own export and erase', async () => {
  const { mock } = await open()
  const token = await tokenOf(mock, 'client')
  for (const what of ['export', 'erase'])
    expect((await ask(mock, `POST /api/customers/${what}`, { body: which, token })).status).toBe(403)
})
