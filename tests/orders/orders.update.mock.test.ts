import { describe, expect, test } from 'vitest'
import { memoryDb } from '../../src/mock/db'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from './new-order'

const made = '2026-11-10T18:30:00.000Z'
const later = '2026-11-11T02:00:00.000Z'
const OrderNumber = 'LR-20261111-000031'

/** A mock with one order of ours, an hour later. */
async function withOrder(order: object = {}) {
  let time = made
  const mock = createMock({ now: () => new Date(time) })
  const { status, body } = await ask(mock, 'POST /api/orders', { body: { order: { ...newOrder, ...order } }, key: 'k' })
  expect(status).toBe(201)
  time = later
  return { mock, before: body.order }
}

const update = (mock: Mock, changes: unknown, version = 1, number = OrderNumber) =>
  ask(mock, 'POST /api/orders/update', { body: { OrderNumber: number, changes, version } })
const read = async (mock: Mock) => (await ask(mock, `GET /api/orders/${OrderNumber}`)).body.order
const entry = (field: string, from: string, to: string) => ({ at: later, by: 'staff', field, from, to })

describe('POST /api/orders/update', () => {
  test('ORDS-40 stores the changes, increments the version, and adds each field to the history', async () => {
    const { mock, before } = await withOrder()
    const answer = await update(mock, { name: 'คุณใหม่ ใจดี', shippingCost: 55.5, note: '' })
    const after = {
      ...before,
      name: 'คุณใหม่ ใจดี',
      shippingCost: 55.5,
      total: 365.5,
      version: 2,
      history: [...before.history, entry('name', 'คุณทดสอบ ใจดี', 'คุณใหม่ ใจดี'), entry('shippingCost', '40', '55.5')],
    }
    expect(answer).toEqual({ status: 200, body: { order: after } })
    expect(await read(mock)).toEqual(after)
  })

  test('ORDS-40 lines, delivery and method are in the history as text, and the total is recalculated', async () => {
    const { mock } = await withOrder()
    const { body } = await update(mock, {
      ProductOrders: [{ uq: 'p1', productId: 1, name: 'ชาเขียวใบหม่อน', price: 99.5, Quantity: 3 }],
      DeliveryType: { value: 'ems', label: 'EMS', type: 'post' },
      paymentMethod: 'transfer',
      CODFee: 0,
    })
    expect(body.order.total).toBe(333)
    expect(body.order.history.slice(1)).toEqual([
      entry('ProductOrders', 'ชาเขียวใบหม่อน × 2 @ 120; ถุงผ้า × 1 @ 45.5 (ของแถม)', 'ชาเขียวใบหม่อน × 3 @ 99.5'),
      entry('CODFee', '30', '0'),
      entry('DeliveryType', 'flash', 'ems'),
      entry('paymentMethod', 'cod', 'transfer'),
    ])
  })

  test("ORDS-41 the token's user is in the history", async () => {
    const mock = createMock({ now: () => new Date(made) })
    await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key: 'k' })
    const { body } = await ask(mock, 'POST /jwt/login', { body: { email: 'admin@langraan.test', password: 'admin' } })
    const asked = { OrderNumber, changes: { note: 'ด่วน' }, version: 1 }
    const answer = await ask(mock, 'POST /api/orders/update', { body: asked, token: body.accessToken })
    expect(answer.body.order.history[1]).toEqual({ at: made, by: 'มาลี ใจดี', field: 'note', from: '', to: 'ด่วน' })
  })

  test.each([
    ['nothing', {}],
    ['what stands there already', { name: newOrder.name, ProductOrders: newOrder.ProductOrders, CODFee: 30 }],
  ])('ORDS-42 %s changes neither version nor history', async (_, changes) => {
    const { mock, before } = await withOrder()
    expect(await update(mock, changes)).toEqual({ status: 200, body: { order: before } })
    expect(await read(mock)).toEqual(before)
  })

  test('ORDS-42 omitted fields stay, also optional ones', async () => {
    const kept = { trackingNumber: 'TH1', fullCustomerData: 'ส่งให้ด้วยค่ะ', note: 'ด่วน' }
    const { mock } = await withOrder(kept)
    const { body } = await update(mock, { name: 'อื่น' })
    expect(body.order).toMatchObject({ ...kept, name: 'อื่น' })
  })

  test('ORDS-43 a stale version is 409 with the current order, and nothing changes', async () => {
    const { mock } = await withOrder()
    const first = await update(mock, { note: 'ก' })
    expect(await update(mock, { note: 'ข' })).toEqual({ status: 409, body: first.body })
    expect(await update(mock, { note: 'ข' }, 3)).toEqual({ status: 409, body: first.body })
    expect(await read(mock)).toEqual(first.body.order)
  })

  test('ORDS-43 of two that change one version at the same time one gets 409', async () => {
    const db = memoryDb()
    const tabs = [createMock({ db }), createMock({ db })] as const
    const [{ OrderNumber: number, version }] = (await ask(tabs[0], 'GET /api/orders')).body.orders
    const answers = await Promise.all(tabs.map((tab, nth) => update(tab, { note: `${nth}` }, version, number)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('ORDS-44 an unknown number is 404 without a body', async () => {
    const { mock } = await withOrder()
    expect(await update(mock, { note: 'ก' }, 1, 'LR-0')).toEqual({ status: 404, body: undefined })
  })

  const line = newOrder.ProductOrders[0]
  test.each([
    ['an emptied name', { name: ' ' }, { 'changes.name': ['required'] }],
    ['a phone that is none', { phoneNumber: '12' }, { 'changes.phoneNumber': ['phone'] }],
    ['a fee that is left behind', { paymentMethod: 'transfer' }, { 'changes.CODFee': ['only-cod'] }],
    ['no lines', { ProductOrders: [] }, { 'changes.ProductOrders': ['no-lines'] }],
    ['an unknown shop', { shopId: 9 }, { 'changes.shopId': 'unknown' }],
    ['no shop', { shopId: 0 }, { 'changes.shopId': ['no-shop'] }],
    [
      'an unknown product',
      { ProductOrders: [{ ...line, productId: 99 }] },
      { 'changes.ProductOrders.0.productId': 'unknown' },
    ],
    ['quantity 0', { ProductOrders: [{ ...line, Quantity: 0 }] }, { 'changes.ProductOrders.0.Quantity': ['range'] }],
    [
      'an unknown delivery',
      { DeliveryType: { value: 'drone', label: '', type: 'courier' } },
      { 'changes.DeliveryType': ['unknown'] },
    ],
    ['three decimals', { discount: 1.005 }, { 'changes.discount': ['decimals'] }],
    ['a status', { OrderStatus: 'shipped' }, { 'changes.OrderStatus': ['wrong-type'] }],
    ['a payment', { paymentStatus: 'paid' }, { 'changes.paymentStatus': ['wrong-type'] }],
    ['changes that are none', 'note', { changes: ['wrong-type'] }],
  ])('ORDS-45 %s is 422 with codes by path and changes nothing', async (_, changes, error) => {
    const { mock, before } = await withOrder()
    expect(await update(mock, changes)).toEqual({ status: 422, body: { error } })
    expect(await read(mock)).toEqual(before)
  })

  test('ORDS-45 a pickup order needs an address once it is to be sent', async () => {
    const DeliveryType = { value: 'pickup', label: 'รับเอง', type: 'self' }
    const { mock } = await withOrder({ DeliveryType, address: '', postNum: '' })
    expect(await update(mock, { DeliveryType: newOrder.DeliveryType })).toEqual({
      status: 422,
      body: { error: { 'changes.address': ['required'], 'changes.postNum': ['required'] } },
    })
    const { status } = await update(mock, { DeliveryType: newOrder.DeliveryType, address: '9/1', postNum: '50200' })
    expect(status).toBe(200)
  })

  test('ORDS-45 a cancelled order keeps its tracking number, everything else can be corrected', async () => {
    const { mock } = await withOrder()
    await ask(mock, 'POST /api/orders/status', { body: { orderNumbers: [OrderNumber], status: 'cancelled' } })
    expect(await update(mock, { trackingNumber: 'TH1' }, 2)).toEqual({
      status: 422,
      body: { error: { 'changes.trackingNumber': 'cancelled' } },
    })
    expect((await update(mock, { note: 'คืนเงินแล้ว', trackingNumber: '' }, 2)).status).toBe(200)
  })

  test('ORDS-45 a refunded order can still be edited', async () => {
    const mock = createMock()
    const [{ OrderNumber: number, version }] = (await ask(mock, 'GET /api/orders?paymentStatus=refunded')).body.orders
    expect((await update(mock, { note: 'ก' }, version, number)).status).toBe(200)
  })

  test.each(['', '[]', 'null', '<html>', '{"OrderNumber":'])('ORDS-45 a body of %j is 422', async (text) => {
    const { mock, before } = await withOrder()
    expect(await ask(mock, 'POST /api/orders/update', { text })).toEqual({
      status: 422,
      body: { error: { body: 'not-an-object' } },
    })
    expect(await read(mock)).toEqual(before)
  })

  test('ORDS-46 markup and bidi characters are returned as sent', async () => {
    const odd = '<script>alert("x")</script> \u202Eกลับ\u200F & \' "'
    const { mock } = await withOrder()
    const { body } = await update(mock, { name: odd, note: odd })
    expect([body.order.name, body.order.note, body.order.history.at(-1).to]).toEqual([odd, odd, odd])
  })
})
