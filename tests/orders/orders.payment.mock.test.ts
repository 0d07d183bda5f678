import { expect, test } from 'vitest'
import { paymentStatuses } from '../../src/core/orders/orders.contract'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from './new-order'

const at = '2026-11-10T18:30:00.000Z'
const OrderNumber = 'LR-20261111-000031'
const transferred = { ...newOrder, paymentMethod: 'transfer', CODFee: 0 }
const slip = { amount: 320, paidAt: '2026-11-10T17:00:00.000Z', checkedBy: 'มาลี ใจดี' }

async function withOrder() {
  const mock = createMock({ now: () => new Date(at) })
  await ask(mock, 'POST /api/orders', { body: { order: transferred }, key: 'k' })
  return mock
}

const pay = (mock: Mock, paymentStatus: string, version: number, rest: object = {}, number = OrderNumber) =>
  ask(mock, 'POST /api/orders/payment', { body: { OrderNumber: number, paymentStatus, version, ...rest } })
const read = async (mock: Mock) => (await ask(mock, `GET /api/orders/${OrderNumber}`)).body.order
const entry = (field: string, from: string, to: string) => ({ at, by: 'staff', field, from, to })

test('ORDS-47 POST /api/orders/payment stores step and slip, increments the version, and adds each to the history', async () => {
  const mock = await withOrder()
  const before = await read(mock)
  const answer = await pay(mock, 'paid', 1, { slip })
  const after = {
    ...before,
    paymentStatus: 'paid',
    slip,
    version: 2,
    history: [
      ...before.history,
      entry('paymentStatus', 'unpaid', 'paid'),
      entry('slip', '', '320 2026-11-10T17:00:00.000Z มาลี ใจดี'),
    ],
  }
  expect(answer).toEqual({ status: 200, body: { order: after } })
  expect(await read(mock)).toEqual(after)
})

test('ORDS-47 a later step keeps the slip', async () => {
  const mock = await withOrder()
  await pay(mock, 'pending', 1, { slip })
  await pay(mock, 'paid', 2)
  const { body } = await pay(mock, 'refunded', 3)
  expect(body.order).toMatchObject({ paymentStatus: 'refunded', slip, version: 4 })
  expect(body.order.history.map(({ field, to }: { field: string; to: string }) => `${field} ${to}`)).toEqual([
    'OrderStatus new',
    'paymentStatus pending',
    'slip 320 2026-11-10T17:00:00.000Z มาลี ใจดี',
    'paymentStatus paid',
    'paymentStatus refunded',
  ])
})

const walks = { unpaid: [], pending: ['pending'], paid: ['paid'], refunded: ['paid', 'refunded'] } as const
const allowed = ['unpaid pending', 'unpaid paid', 'pending paid', 'paid refunded']
const steps = paymentStatuses.flatMap((from) => paymentStatuses.map((to) => [from, to] as const))

test.each(steps)('ORDS-48 from %s to %s is a step of the table or 422', async (from, to) => {
  const mock = await withOrder()
  for (const [nth, step] of walks[from].entries()) await pay(mock, step, nth + 1)
  const before = await read(mock)
  const answer = await pay(mock, to, before.version, { slip })
  if (allowed.includes(`${from} ${to}`))
    return expect([answer.status, answer.body.order.paymentStatus]).toEqual([200, to])
  expect(answer).toEqual({ status: 422, body: { error: { paymentStatus: 'step' } } })
  expect(await read(mock)).toEqual(before)
})

test('ORDS-48 a stale version is 409 with the current order; pressing twice pays once', async () => {
  const mock = await withOrder()
  const answers = await Promise.all([pay(mock, 'paid', 1, { slip }), pay(mock, 'paid', 1, { slip })])
  const order = await read(mock)
  expect(answers).toEqual([
    { status: 200, body: { order } },
    { status: 409, body: { order } },
  ])
  expect(order.version).toBe(2)
})

test('ORDS-48 an unknown number is 404 without a body', async () => {
  expect(await pay(await withOrder(), 'paid', 1, {}, 'LR-0')).toEqual({ status: 404, body: undefined })
})

test.each([
  ['an unknown status', 'lost', {}, { paymentStatus: ['wrong-type'] }],
  ['a slip without amount', 'paid', { slip: { ...slip, amount: undefined } }, { 'slip.amount': ['required'] }],
  ['a slip below zero', 'paid', { slip: { ...slip, amount: -1 } }, { 'slip.amount': ['negative'] }],
  ['a slip of no time', 'paid', { slip: { ...slip, paidAt: 'เมื่อวาน' } }, { 'slip.paidAt': ['timestamp'] }],
  ['no version', 'paid', { version: undefined }, { version: ['required'] }],
])('ORDS-48 %s is 422 and changes nothing', async (_, status, rest, error) => {
  const mock = await withOrder()
  const before = await read(mock)
  expect(await pay(mock, status, 1, rest)).toEqual({ status: 422, body: { error } })
  expect(await read(mock)).toEqual(before)
})
