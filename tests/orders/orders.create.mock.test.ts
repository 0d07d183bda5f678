import { describe, expect, test } from 'vitest'
import { memoryDb } from '../../src/mock/db'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from './new-order'

const now = () => new Date('2026-11-10T18:30:00Z')
const create = (mock: Mock, order: unknown, key?: string) =>
  ask(mock, 'POST /api/orders', { body: { order }, ...(key !== undefined && { key }) })
const count = async (mock: Mock): Promise<number> => (await ask(mock, 'GET /api/orders')).body.total

const stored = {
  ...newOrder,
  OrderNumber: 'LR-20261111-000031',
  version: 1,
  createdAt: '2026-11-10T18:30:00.000Z',
  total: 350,
  OrderStatus: 'new',
  OrderStatusDisplay: 'ใหม่',
  printAddrData: { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null },
  history: [{ at: '2026-11-10T18:30:00.000Z', by: 'staff', field: 'OrderStatus', from: '', to: 'new' }],
}

test('ORDS-1 POST /api/orders is 201 with the order: number of the Bangkok day, total, status, history', async () => {
  const mock = createMock({ now })
  expect(await create(mock, newOrder, 'k1')).toEqual({ status: 201, body: { order: stored } })
  expect(await ask(mock, 'GET /api/orders/LR-20261111-000031')).toEqual({ status: 200, body: { order: stored } })
  const { body } = await ask(mock, 'GET /api/orders?perPage=1')
  expect([body.total, body.orders[0].OrderNumber]).toEqual([31, 'LR-20261111-000031'])
})

test('ORDS-1 optional fields may be missing: an unpaid order without tracking number, slip, note', async () => {
  const { fullCustomerData: _f, trackingNumber: _t, paymentStatus: _p, note: _n, ...least } = newOrder
  const { body } = await create(createMock({ now }), least, 'k1')
  expect(body.order).toEqual(stored)
})

test('ORDS-1 the total never falls below zero', async () => {
  const { body } = await create(createMock(), { ...newOrder, discount: 9_999.99 }, 'k1')
  expect(body.order.total).toBe(0)
})

test("ORDS-1 the token's user is in the history", async () => {
  const mock = createMock()
  const { body } = await ask(mock, 'POST /jwt/login', { body: { email: 'admin@langraan.test', password: 'admin' } })
  const made = await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key: 'k', token: body.accessToken })
  expect(made.body.order.history[0].by).toBe('มาลี ใจดี')
})

describe('Idempotency-Key', () => {
  test('ORDS-2 the same key and body again is 201 with the same order, stored once', async () => {
    const mock = createMock({ now })
    const first = await create(mock, newOrder, 'k1')
    expect(await create(mock, newOrder, 'k1')).toEqual(first)
    expect(await count(mock)).toBe(31)
  })

  test('ORDS-2 the same key with another body is 422 with the stored order, and stores nothing', async () => {
    const mock = createMock({ now })
    const { body } = await create(mock, newOrder, 'k1')
    expect(await create(mock, { ...newOrder, note: 'ด่วน' }, 'k1')).toEqual({
      status: 422,
      body: { error: { 'Idempotency-Key': 'used' }, order: body.order },
    })
    expect(await count(mock)).toBe(31)
  })

  test('ORDS-600 a key is looked up to its order, and an unknown key has none; the response repeats the key', async () => {
    const mock = createMock({ now })
    const { body } = await create(mock, newOrder, 'k1')
    const look = async (key: string) => (await ask(mock, `GET /api/orders?key=${key}`)).body
    expect(await look('k1')).toMatchObject({ key: 'k1', orders: [{ OrderNumber: body.order.OrderNumber }] })
    expect(await look('k2')).toMatchObject({ key: 'k2', orders: [], total: 0 })
  })

  test('ORDS-2 another key creates another order', async () => {
    const mock = createMock({ now })
    const numbers = [await create(mock, newOrder, 'a'), await create(mock, newOrder, 'b')]
    expect(numbers.map(({ body }) => body.order.OrderNumber)).toEqual(['LR-20261111-000031', 'LR-20261111-000032'])
  })

  test.each([
    [undefined, 'required'],
    ['', 'required'],
    ['k'.repeat(256), 'too-long'],
  ])('ORDS-3 a key of %j is 400 before the body is checked', async (key, code) => {
    const mock = createMock()
    expect(await ask(mock, 'POST /api/orders', { text: '<html>', ...(key !== undefined && { key }) })).toEqual({
      status: 400,
      body: { error: { 'Idempotency-Key': code } },
    })
    expect(await count(mock)).toBe(30)
  })

  test('ORDS-3 a key of 255 characters is accepted', async () => {
    expect((await create(createMock(), newOrder, 'k'.repeat(255))).status).toBe(201)
  })

  test('ORDS-2 a rejected body does not use up its key', async () => {
    const mock = createMock()
    expect((await create(mock, { ...newOrder, shopId: 0 }, 'k1')).status).toBe(422)
    expect((await create(mock, newOrder, 'k1')).status).toBe(201)
  })

  test('ORDS-4 two mocks on one db store one order once, whichever is first', async () => {
    const db = memoryDb()
    const tabs = [createMock({ db, now }), createMock({ db, now })] as const
    const answers = await Promise.all(tabs.map((tab) => create(tab, newOrder, 'k1')))
    expect(answers).toEqual([
      { status: 201, body: { order: stored } },
      { status: 201, body: { order: stored } },
    ])
    expect(await count(tabs[0])).toBe(31)
  })

  test('ORDS-4 two tabs with different orders get different numbers', async () => {
    const db = memoryDb()
    const answers = await Promise.all(['a', 'b'].map((key) => create(createMock({ db, now }), newOrder, key)))
    expect(answers.map(({ body }) => body.order.OrderNumber).sort()).toEqual([
      'LR-20261111-000031',
      'LR-20261111-000032',
    ])
  })
})

describe('rejections', () => {
  const line = newOrder.ProductOrders[0]
  test.each([
    ['no shop', { shopId: 0 }, { 'order.shopId': ['no-shop'] }],
    ['an unknown shop', { shopId: 9 }, { 'order.shopId': 'unknown' }],
    ['no lines', { ProductOrders: [] }, { 'order.ProductOrders': ['no-lines'] }],
    ['no customer', { name: ' ', phoneNumber: '' }, { 'order.name': ['required'], 'order.phoneNumber': ['required'] }],
    [
      'an unknown product',
      { ProductOrders: [{ ...line, productId: 99 }] },
      { 'order.ProductOrders.0.productId': 'unknown' },
    ],
    ['quantity 0', { ProductOrders: [{ ...line, Quantity: 0 }] }, { 'order.ProductOrders.0.Quantity': ['range'] }],
    ['quantity 1.5', { ProductOrders: [{ ...line, Quantity: 1.5 }] }, { 'order.ProductOrders.0.Quantity': ['whole'] }],
    [
      'quantity as text',
      { ProductOrders: [{ ...line, Quantity: '2' }] },
      { 'order.ProductOrders.0.Quantity': ['wrong-type'] },
    ],
    ['quantity 1e9', { ProductOrders: [{ ...line, Quantity: 1e9 }] }, { 'order.ProductOrders.0.Quantity': ['range'] }],
    ['three decimals', { shippingCost: 1.005 }, { 'order.shippingCost': ['decimals'] }],
    ['money below zero', { discount: -1 }, { 'order.discount': ['negative'] }],
    ['a fee without cash on delivery', { paymentMethod: 'transfer' }, { 'order.CODFee': ['only-cod'] }],
    ['an unknown method', { paymentMethod: 'gold' }, { 'order.paymentMethod': ['wrong-type'] }],
    ['a missing address', { address: '' }, { 'order.address': ['required'] }],
  ])('ORDS-5 %s is 422 with codes by path and stores nothing', async (_, change, error) => {
    const mock = createMock()
    expect(await create(mock, { ...newOrder, ...change }, 'k1')).toEqual({ status: 422, body: { error } })
    expect(await count(mock)).toBe(30)
  })

  test('ORDS-6 a pickup order needs no address', async () => {
    const pickup = {
      ...newOrder,
      DeliveryType: { value: 'pickup', label: 'รับเอง', type: 'self' },
      address: '',
      subDistrict: '',
      district: '',
      province: '',
      postNum: '',
    }
    expect((await create(createMock(), pickup, 'k1')).status).toBe(201)
  })
})

test('ORDS-7 markup and bidi characters in text are returned as sent', async () => {
  const odd = '<script>alert("x")</script> \u202Eกลับ\u200F & \' "'
  const messages = {
    name: odd,
    address: odd,
    subDistrict: odd,
    district: odd,
    province: odd,
    note: odd,
    fullCustomerData: odd,
  }
  const order = {
    ...newOrder,
    ...messages,
    ProductOrders: [{ uq: odd, productId: null, name: odd, price: 1, Quantity: 1 }],
  }
  const { body } = await create(createMock(), order, odd.replace(/[^\x20-\x7E]/g, ''))
  expect(body.order).toMatchObject(order)
})
