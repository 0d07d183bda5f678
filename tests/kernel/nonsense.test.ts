import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { fakeTransport } from '../helpers/fake-transport'

const open = (transport = fakeTransport({})) => ({
  transport,
  engine: createEngine({
    transport,
    clock: simulatedClock({ start: '2026-11-21T05:00:00Z' }),
    storage: memoryStorage(),
  }),
})

test.each(['orders.one', 'store.product', 'email.detail'] as const)(
  'KERN-422 %s without a key fails with a contract error and requests nothing',
  async (name) => {
    const { engine, transport } = open()
    const { value, context } = await engine.view(name, { key: undefined } as never).settled()
    expect([value, context.error?.code, transport.calls]).toEqual(['failed', 'contract', []])
  },
)

test('KERN-422 a list with an invalid query fails with a contract error', async () => {
  const { engine } = open(fakeTransport({ 'GET /api/users/list/data': { users: [], total: 0 } }))
  const list = engine.view('users')
  await list.settled()
  list.send({ type: 'query.change', query: { q: Object.create(null) } })
  const { context } = await list.settled()
  expect(context.error?.code).toBe('contract')
})
