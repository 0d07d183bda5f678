import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { createMock } from '../../src/mock/index'

const now = '2026-11-21T05:00:00Z'

test('ORDS-67 on the sample backend the list and the open order show a change immediately', async () => {
  const { transport } = createMock({ now: () => new Date(now) })
  const engine = createEngine({ transport, clock: simulatedClock({ start: now }), storage: memoryStorage() })
  const desk = engine.app('orders')
  const list = engine.view('orders', { query: { orderStatus: 'new' } })
  const [first] = (await list.settled()).context.rows
  if (!first) throw new Error('no order')
  const one = engine.view('orders.one', { key: first.OrderNumber })
  await one.settled()
  const change = { kind: 'status', orderNumbers: [first.OrderNumber], status: 'confirmed' } as const
  desk.send({ type: 'change.start', id: 'a', change })
  expect((await desk.settled()).context.outcomes.a?.state).toBe('done')
  expect((await one.settled()).context.value?.OrderStatus).toBe('confirmed')
  const { rows, extra } = (await list.settled()).context
  expect([rows.some(({ OrderNumber }) => OrderNumber === first.OrderNumber), extra?.counts.new]).toEqual([false, 3])
})
