import { expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'
import { tokenOf } from '../people/people'

const slip = { amount: 320, paidAt: '2026-11-10T17:00:00.000Z', checkedBy: 'มาลี ใจดี', bank: '014', reference: 'A1' }
const order = { ...newOrder, paymentMethod: 'transfer', CODFee: 0 }

test('SLIP-15 erasing a customer erases bank and reference, and the reference is free', async () => {
  const mock = createMock({ now: () => new Date('2026-11-10T18:30:00.000Z') })
  const token = await tokenOf(mock, 'admin')
  const call = (what: string, body: object, key?: string) => ask(mock, what, { body, token, ...(key && { key }) })
  const { OrderNumber } = (await call('POST /api/orders', { order }, 'k1')).body.order
  await call('POST /api/orders/payment', { OrderNumber, version: 1, paymentStatus: 'paid', slip })
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered'])
    await call('POST /api/orders/status', { orderNumbers: [OrderNumber], status })
  const { name, phoneNumber } = order
  expect((await call('POST /api/customers/erase', { name, phoneNumber })).status).toBe(200)
  const erased = (await ask(mock, `GET /api/orders/${OrderNumber}`, { token })).body.order
  expect(erased.slip).toEqual({ amount: 320, paidAt: '2026-11-10T17:00:00.000Z', checkedBy: 'มาลี ใจดี' })
  const next = (await call('POST /api/orders', { order }, 'k2')).body.order.OrderNumber
  const again = await call('POST /api/orders/payment', { OrderNumber: next, version: 1, paymentStatus: 'paid', slip })
  expect(again.status).toBe(200)
})
