import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { decode, encode, encodeQuery } from '../../src/core/kernel/codec'
import { decodeQuery } from '../../src/core/kernel/decode-query'
import {
  newOrderSchema,
  orderQuerySchema,
  orderSchema,
  orderStatuses,
  ordersCalls,
} from '../../src/core/orders/orders.contract'
import { newOrder } from './new-order'

const stored = {
  ...newOrder,
  OrderNumber: 'LR-20261111-000031',
  version: 1,
  createdAt: '2026-11-10T18:30:00.000Z',
  total: 350,
  OrderStatus: 'new',
  OrderStatusDisplay: 'ใหม่',
  printAddrData: { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null },
  slip: { amount: 350, paidAt: '2026-11-10T18:30:00Z', checkedBy: 'มาลี' },
  history: [{ at: '2026-11-10T18:30:00.000Z', by: 'staff', field: 'OrderStatus', from: '', to: 'new' }],
}

test('ORDS-30 an order is in satang in code and in baht on the wire', () => {
  const inside = v.parse(orderSchema, stored)
  expect([inside.total, inside.shippingCost, inside.ProductOrders[1]?.price, inside.slip?.amount]).toEqual([
    35_000, 4_000, 4_550, 35_000,
  ])
  expect(encode(orderSchema, inside)).toEqual(stored)
})

const cents = fc.integer({ min: 0, max: 1_000_000_000 }).map((whole) => whole / 100)
const anyOrder = fc.record({
  name: fc.string({ unit: 'grapheme' }),
  note: fc.string({ unit: 'binary' }),
  shippingCost: cents,
  discount: cents,
  otherCost: cents,
  CODFee: cents,
  ProductOrders: fc.array(
    fc.record({
      uq: fc.string({ minLength: 1, maxLength: 200 }),
      productId: fc.option(fc.nat()),
      name: fc.string(),
      price: cents,
      Quantity: fc.integer({ min: 1, max: 9_999 }),
    }),
  ),
})

test('ORDS-30 any new order round-trips through JSON', () => {
  fc.assert(
    fc.property(anyOrder, (change) => {
      const wire = { ...newOrder, ...change }
      const inside = v.parse(newOrderSchema, wire)
      expect(JSON.parse(JSON.stringify(encode(newOrderSchema, inside)))).toEqual(JSON.parse(JSON.stringify(wire)))
    }),
  )
})

test('ORDS-31 fields a backend may omit have a default', () => {
  const {
    trackingNumber: _t,
    slip: _s,
    note: _n,
    fullCustomerData: _f,
    paymentStatus: _p,
    OrderStatusDisplay: _d,
    history: _h,
    ...least
  } = stored
  const order = v.parse(orderSchema, least)
  expect([
    order.trackingNumber,
    order.note,
    order.fullCustomerData,
    order.paymentStatus,
    order.OrderStatusDisplay,
    order.history,
  ]).toEqual(['', '', '', 'unpaid', '', []])
  expect('slip' in order).toBe(false)
})

test("ORDS-31 a backend's own status is kept", () => {
  expect(v.parse(orderSchema, { ...stored, OrderStatus: 'on-hold' }).OrderStatus).toBe('on-hold')
})

test.each([
  [{ total: '350' }, 'orders.0.total'],
  [{ total: 350.005 }, 'orders.0.total'],
  [{ printAddrData: null }, 'orders.0.printAddrData'],
  [{ ProductOrders: [{ ...newOrder.ProductOrders[0], Quantity: 0 }] }, 'orders.0.ProductOrders.0.Quantity'],
])('ORDS-32 an invalid response (%j) names the path that is wrong', (change, path) => {
  const answer = decode(ordersCalls.list.answer, { orders: [{ ...stored, ...change }], total: 1 })
  expect(answer.ok ? 'fine' : answer.path).toBe(path)
})

test('ORDS-33 any query round-trips', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const query = fc.record(
    {
      q: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
      shopId: fc.nat(),
      orderStatus: fc.constantFrom(...orderStatuses),
      printed: fc.boolean(),
      province: fc.constantFrom('เชียงใหม่', 'กรุงเทพมหานคร'),
      cancelled: fc.boolean(),
      from: day,
      to: day,
      sortBy: fc.constantFrom('newest' as const, 'name' as const, 'total' as const),
      sortDesc: fc.boolean(),
      page: fc.integer({ min: 1, max: 1e6 }),
      perPage: fc.integer({ min: 1, max: 1e6 }),
    },
    { requiredKeys: ['sortBy', 'page', 'perPage'] },
  )
  fc.assert(
    fc.property(query, (given) => {
      const address = encodeQuery(orderQuerySchema, given).toString()
      expect(decodeQuery(orderQuerySchema, new URLSearchParams(address))).toEqual(given)
    }),
  )
})
