import { expect, test } from 'vitest'
import { orderStatuses } from '../../src/core/orders/orders.contract'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from './new-order'

const at = '2026-11-10T18:30:00.000Z'
const own = 'LR-20261111-000031'

async function withOrder() {
  const mock = createMock({ now: () => new Date(at) })
  await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key: 'k' })
  return mock
}

const move = (mock: Mock, orderNumbers: unknown, status: string) =>
  ask(mock, 'POST /api/orders/status', { body: { orderNumbers, status } })
const read = async (mock: Mock, number = own) => (await ask(mock, `GET /api/orders/${number}`)).body.order
const all = async (mock: Mock) => (await ask(mock, 'GET /api/orders?perPage=100')).body
const numberOf = async (mock: Mock, running: string) =>
  (await ask(mock, `GET /api/orders?q=${running}`)).body.orders[0].OrderNumber as string

test('ORDS-50 POST /api/orders/status changes each with its note, increments its version, and adds it to the history', async () => {
  const mock = await withOrder()
  const before = await read(mock)
  const answer = await move(mock, [own], 'confirmed')
  const after = {
    ...before,
    OrderStatus: 'confirmed',
    OrderStatusDisplay: 'ยืนยันแล้ว',
    version: 2,
    history: [...before.history, { at, by: 'staff', field: 'OrderStatus', from: 'new', to: 'confirmed' }],
  }
  expect(answer).toEqual({ status: 200, body: { orders: [after], refused: [] } })
  expect(await read(mock)).toEqual(after)
})

test("ORDS-51 orders that can't change are named and left alone, the others change, in the order sent", async () => {
  const mock = await withOrder()
  const [packed, cancelled] = [await numberOf(mock, '000019'), await numberOf(mock, '000016')]
  const { status, body } = await move(mock, [own, 'LR-0', packed, cancelled, own, packed], 'cancelled')
  expect(status).toBe(200)
  expect(body.orders.map(({ OrderNumber }: { OrderNumber: string }) => OrderNumber)).toEqual([own, packed])
  expect(body.refused).toEqual([
    { OrderNumber: 'LR-0', reason: 'unknown' },
    { OrderNumber: cancelled, reason: 'status', from: 'cancelled', to: 'cancelled' },
  ])
  expect((await read(mock)).version).toBe(2)
  expect((await all(mock)).counts.cancelled).toBe(5)
})

test('ORDS-51 the same call again changes nothing', async () => {
  const mock = await withOrder()
  await move(mock, [own], 'confirmed')
  const before = await all(mock)
  expect((await move(mock, [own], 'confirmed')).body).toEqual({
    orders: [],
    refused: [{ OrderNumber: own, reason: 'status', from: 'confirmed', to: 'confirmed' }],
  })
  expect(await all(mock)).toEqual(before)
})

const allowed = [
  'new confirmed',
  'new cancelled',
  'confirmed packed',
  'confirmed cancelled',
  'packed shipped',
  'packed cancelled',
  'shipped delivered',
  'shipped returned',
  'delivered returned',
]
const steps = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const))

test.each(steps)('ORDS-51 from %s to %s is a step of the table or rejected', async (from, to) => {
  const mock = createMock()
  const [order] = (await ask(mock, `GET /api/orders?orderStatus=${from}`)).body.orders
  const { body } = await move(mock, [order.OrderNumber], to)
  const isAllowed = allowed.includes(`${from} ${to}`)
  const refused = { OrderNumber: order.OrderNumber, reason: 'status', from, to }
  expect([body.orders.length, body.refused]).toEqual(isAllowed ? [1, []] : [0, [refused]])
  expect((await read(mock, order.OrderNumber)).OrderStatus).toBe(isAllowed ? to : from)
})

test.each([
  ['no numbers', [], 'confirmed', { orderNumbers: ['required'] }],
  ['numbers that are none', [own, 7], 'confirmed', { 'orderNumbers.1': ['wrong-type'] }],
  ['no list', own, 'confirmed', { orderNumbers: ['wrong-type'] }],
  ['more than a thousand', Array.from({ length: 1_001 }, String), 'confirmed', { orderNumbers: ['too-many'] }],
  ['an unknown status', [own], 'lost', { status: ['wrong-type'] }],
])('ORDS-52 %s is 422 and changes nothing', async (_, orderNumbers, status, error) => {
  const mock = await withOrder()
  const before = await all(mock)
  expect(await move(mock, orderNumbers, status)).toEqual({ status: 422, body: { error } })
  expect(await all(mock)).toEqual(before)
})
