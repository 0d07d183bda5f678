import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { createMock } from '../../src/mock/index'
import { fakeTransport } from '../helpers/fake-transport'
import { pass } from '../helpers/turns'

const now = '2026-11-21T05:00:00Z'

function openOrders(transport = createMock({ now: () => new Date(now) }).transport) {
  const clock = simulatedClock({ start: now })
  return { clock, engine: createEngine({ transport, clock, storage: memoryStorage() }) }
}

test('ORDERS-10 the list requests page, order and filters of its location, newest first by default', async () => {
  const transport = fakeTransport({ 'GET /api/orders': { orders: [], total: 0, counts: { new: 0 } } })
  const { engine } = openOrders(transport)
  const list = engine.view('orders', { perPage: 25, query: { shopId: 2 } })
  await list.settled()
  list.send({ type: 'sort.change', sortBy: 'total', sortDesc: true })
  await list.settled()
  list.send({ type: 'query.change', query: { q: ' สมชาย ' } })
  await list.settled()
  list.send({ type: 'sort.change', sortBy: 'nonsense' })
  const { context } = await list.settled()
  expect(transport.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
    { shopId: '2', sortBy: 'newest', perPage: '25', page: '1', sortDesc: 'false' },
    { shopId: '2', sortBy: 'total', perPage: '25', page: '1', sortDesc: 'true' },
    { q: ' สมชาย ', shopId: '2', sortBy: 'total', perPage: '25', page: '1', sortDesc: 'true' },
    { q: ' สมชาย ', shopId: '2', sortBy: 'newest', perPage: '25', page: '1', sortDesc: 'false' },
  ])
  expect(context.extra).toEqual({ counts: { new: 0 } })
})

test('ORDERS-11 an order saved anywhere reloads every list of the engine', async () => {
  const transport = fakeTransport({ 'GET /api/orders': { orders: [], total: 0 } })
  const { engine } = openOrders(transport)
  const lists = [engine.view('orders'), engine.view('orders', { perPage: 5 })]
  await Promise.all(lists.map((list) => list.settled()))
  engine.announce({ type: 'order.saved', order: {} as never })
  await Promise.all(lists.map((list) => list.settled()))
  expect(transport.calls.map(({ query }) => query.get('perPage')).sort()).toEqual(['10', '10', '5', '5'])
})

test('ORDERS-12 one order comes with its history, an unknown one is missing', async () => {
  const { engine, clock } = openOrders()
  const list = engine.view('orders', { perPage: 1 })
  const number = (await list.settled()).context.rows[0]?.OrderNumber ?? ''
  const one = engine.view('orders.one', { key: number })
  const { context } = await one.settled()
  expect(context.value?.OrderNumber).toBe(number)
  expect(context.value?.history.map(({ field, to }) => [field, to])).toEqual([
    ['OrderStatus', 'new'],
    ['paymentStatus', 'pending'],
  ])
  one.send({ type: 'key.change', key: 'LR-0' })
  await pass(clock, 0)
  expect(one.getSnapshot().value).toBe('missing')
})
