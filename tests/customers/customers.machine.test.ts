import { expect, test } from 'vitest'
import { createEngine, type EngineEvent, memoryStorage, simulatedClock } from '../../src/core'
import { createMock } from '../../src/mock/index'
import { type FakeTransport, fakeTransport } from '../helpers/fake-transport'
import { pass } from '../helpers/turns'

const now = '2026-11-21T05:00:00Z'

function openCustomers(transport: FakeTransport | ReturnType<typeof createMock>['transport']) {
  const clock = simulatedClock({ start: now })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  return { clock, engine, list: engine.view('customers', { perPage: 5 }) }
}

test('CUST-10 the list requests page and search of its location', async () => {
  const transport = fakeTransport({ 'GET /api/customers': { customers: [], total: 12 } })
  const { list } = openCustomers(transport)
  await list.settled()
  list.send({ type: 'page.change', page: 2 })
  await list.settled()
  list.send({ type: 'query.change', query: { q: 'สมชาย' } })
  await list.settled()
  expect(transport.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
    { page: '1', perPage: '5' },
    { page: '2', perPage: '5' },
    { q: 'สมชาย', page: '1', perPage: '5' },
  ])
})

test('CUST-11 a saved or changed order reloads it', async () => {
  const transport = fakeTransport({ 'GET /api/customers': { customers: [], total: 0 } })
  const { engine, list } = openCustomers(transport)
  await list.settled()
  for (const event of [
    { type: 'order.saved', order: {} as never },
    { type: 'orders.changed', id: '1', kind: 'status', orders: [] },
  ] satisfies EngineEvent[]) {
    engine.announce(event)
    await list.settled()
  }
  expect(transport.calls.length).toBe(3)
})

test('CUST-11 on the sample backend a returned parcel is counted immediately', async () => {
  const { engine, list } = openCustomers(createMock({ now: () => new Date(now) }).transport)
  list.send({ type: 'query.change', query: { q: 'Dao' } })
  const before = (await list.settled()).context.rows[0]
  const orders = engine.view('orders', { query: { q: 'Dao', orderStatus: 'shipped' } })
  const orderNumbers = (await orders.settled()).context.rows.map(({ OrderNumber }) => OrderNumber)
  const change = { kind: 'status', orderNumbers, status: 'returned' } as const
  engine.app('orders').send({ type: 'change.start', id: 'a', change })
  await engine.app('orders').settled()
  const after = (await list.settled()).context.rows[0]
  expect([before?.refusedCODCount, after?.refusedCODCount]).toEqual([0, 1])
})

test.each([
  ['500', () => Response.json({}, { status: 500 }), 'http'],
  ['broken JSON', () => new Response('<html>'), 'contract'],
  ['403', () => Response.json({}, { status: 403 }), 'forbidden'],
])('CUST-12 %s is reported and can be retried', async (_, answer, code) => {
  let isBroken = true
  const transport = fakeTransport({
    'GET /api/customers': () => (isBroken ? answer() : { customers: [], total: 0 }),
  })
  const { clock, list } = openCustomers(transport)
  for (let attempt = 0; attempt < 4; attempt++) await pass(clock, 2_000)
  const failed = await list.settled()
  expect([failed.value, failed.context.error?.code]).toEqual(['failed', code])
  isBroken = false
  list.send({ type: 'reload' })
  expect((await list.settled()).value).toBe('ready')
})
