import { describe, expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import type { EngineEvent } from '../../src/core/kernel/engine-events'
import { satang } from '../../src/core/kernel/money'
import { isConclusive } from '../../src/core/kernel/outcome'
import type { Change } from '../../src/core/orders/orders.change'
import { isSameSlip } from '../../src/core/orders/orders.unanswered'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { fakeTransport } from '../helpers/fake-transport'
import { allFailures, faulty, type NetworkFailure, unansweredFailures } from '../helpers/network-failures'
import { pass } from '../helpers/turns'
import { storedOrder } from './stored-order'

const now = '2026-11-21T05:00:00Z'
type Stored = {
  OrderNumber: string
  version: number
  OrderStatus: string
  paymentStatus: string
  paymentMethod: string
}
type History = { field: string; to: string }[]

async function openDesk(path: string) {
  const mock = createMock({ now: () => new Date(now) })
  const { body } = await ask(mock, 'GET /api/orders?perPage=100')
  const orders = body.orders as Stored[]
  const backend = faulty(mock.transport, path)
  const clock = simulatedClock({ start: now })
  const engine = createEngine({ transport: backend.transport, clock, storage: memoryStorage() })
  const received: EngineEvent[] = []
  engine.events$.subscribe((event) => event.type.startsWith('orders.') && received.push(event))
  const desk = engine.app('orders')
  await desk.settled()
  let nth = 0
  return {
    ...backend,
    desk,
    received,
    orders,
    /** a press at a place of its own, and the time all sends of it may take */
    async press(change: Change) {
      const id = `place ${++nth}`
      desk.send({ type: 'change.start', id, change })
      desk.send({ type: 'change.start', id, change })
      for (let quarter = 0; quarter < 10; quarter++) await pass(clock, 16_000)
      return desk.getSnapshot().context.outcomes[id]
    },
    elsewhere: (call: string, change: object) => ask(mock, `POST /api/orders/${call}`, { body: change }),
    async entries(OrderNumber: string, field: string) {
      const { order } = (await ask(mock, `GET /api/orders/${OrderNumber}`)).body
      return (order.history as History).filter((each) => each.field === field).map(({ to }) => to)
    },
    unanswered: () => desk.getSnapshot().context.unanswered,
  }
}

const isFresh = ({ OrderStatus }: Stored) => OrderStatus === 'new'
const isUnpaid = ({ paymentMethod, paymentStatus }: Stored) =>
  paymentMethod === 'promptpay' && paymentStatus === 'unpaid'

describe('one step of one order', () => {
  test.each(allFailures)(
    'DESK-600 %s: pressed again, the status is changed once and reported as done',
    async (failure) => {
      const { orders, press, meet, entries, unanswered } = await openDesk('/api/orders/status')
      const { OrderNumber } = orders.find(isFresh) as Stored
      const change = { kind: 'status', orderNumbers: [OrderNumber], status: 'confirmed' } as const
      meet(failure)
      const first = await press(change)
      // the order was looked up meanwhile: only what never arrived is still open
      expect(first?.state).toBe(failure === 'lost before' ? 'failed' : 'done')
      if (first?.state === 'failed')
        expect([isConclusive(first.error), first.current?.OrderStatus]).toEqual([false, 'new'])
      meet()
      expect(await press(change)).toMatchObject({ state: 'done', refused: [] })
      expect([await entries(OrderNumber, 'OrderStatus'), unanswered()]).toEqual([['new', 'confirmed'], []])
    },
  )

  test.each(unansweredFailures)(
    'DESK-601 %s, and the lookup fails: the outcome is reported as unknown',
    async (failure) => {
      const { orders, press, meet, cutOff, entries, unanswered } = await openDesk('/api/orders/status')
      const { OrderNumber } = orders.find(isFresh) as Stored
      const change = { kind: 'status', orderNumbers: [OrderNumber], status: 'confirmed' } as const
      meet(failure)
      cutOff(true)
      const first = await press(change)
      if (first?.state !== 'failed') throw new Error(first?.state)
      expect([isConclusive(first.error), first.current, unanswered().length]).toEqual([false, undefined, 1])
      meet()
      cutOff(false)
      expect(await press(change)).toMatchObject({ state: 'done', refused: [] })
      expect([await entries(OrderNumber, 'OrderStatus'), unanswered()]).toEqual([['new', 'confirmed'], []])
    },
  )

  test('DESK-602 a rejection after an unanswered send does not claim that nothing was changed', async () => {
    const order = storedOrder({ OrderNumber: 'LR-1' })
    const transport = fakeTransport({
      'POST /api/orders/status': () =>
        new Response('', { status: transport.of('POST /api/orders/status').length > 1 ? 403 : 502 }),
      'GET /api/orders/{OrderNumber}': () => new Response('', { status: 404 }),
    })
    const engine = createEngine({ transport, clock: simulatedClock({ start: now }), storage: memoryStorage() })
    const desk = engine.app('orders')
    const change = { kind: 'status', orderNumbers: [order.OrderNumber], status: 'confirmed' } as const
    for (const id of ['a', 'b']) {
      desk.send({ type: 'change.start', id, change })
      await desk.settled()
    }
    const { b } = desk.getSnapshot().context.outcomes
    if (b?.state !== 'failed') throw new Error(b?.state)
    expect([b.error.code, b.error.detail.unanswered, isConclusive(b.error)]).toEqual(['forbidden', 1, false])
  })

  test("DESK-603 if a rejection doesn't include the current status, the order is looked up", async () => {
    let status = 'new'
    const wire = { ...storedOrder({ OrderNumber: 'LR-1' }), total: 100 }
    const transport = fakeTransport({
      'POST /api/orders/status': () => {
        if (status === 'confirmed') return { orders: [], refused: [{ OrderNumber: 'LR-1', reason: 'already' }] }
        status = 'confirmed'
        return new Response('', { status: 502 })
      },
      // the first look, right after the answer was lost, fails too
      'GET /api/orders/{OrderNumber}': () =>
        transport.of('POST /api/orders/status').length > 1
          ? { order: { ...wire, OrderStatus: status } }
          : new Response('', { status: 403 }),
    })
    const engine = createEngine({ transport, clock: simulatedClock({ start: now }), storage: memoryStorage() })
    const desk = engine.app('orders')
    const change = { kind: 'status', orderNumbers: ['LR-1'], status: 'confirmed' } as const
    for (const id of ['a', 'b']) {
      desk.send({ type: 'change.start', id, change })
      await desk.settled()
    }
    expect(desk.getSnapshot().context.outcomes.b).toMatchObject({ state: 'done', refused: [], alreadyThere: ['LR-1'] })
  })
})

test.each(allFailures)(
  "DESK-604 %s: many orders are each changed once; those that can't be changed are still rejected",
  async (failure) => {
    const { orders, press, meet, entries } = await openDesk('/api/orders/status')
    const fresh = orders.filter(isFresh).slice(0, 3)
    const delivered = orders.find(({ OrderStatus }) => OrderStatus === 'delivered') as Stored
    const orderNumbers = [...fresh, delivered].map(({ OrderNumber }) => OrderNumber)
    const change = { kind: 'status', orderNumbers, status: 'confirmed' } as const
    meet(failure)
    await press(change)
    meet()
    const again = await press(change)
    if (again?.state !== 'done') throw new Error(again?.state)
    expect(again.refused).toEqual([
      { OrderNumber: delivered.OrderNumber, reason: 'status', from: 'delivered', to: 'confirmed' },
    ])
    expect(again.orders.length + again.alreadyThere.length).toBe(3)
    for (const { OrderNumber } of fresh) expect(await entries(OrderNumber, 'OrderStatus')).toEqual(['new', 'confirmed'])
  },
)

describe('payment', () => {
  const slip = { amount: satang(10_000), paidAt: now, checkedBy: 'มาลี' }
  const kinds: [string, object][] = [
    ['without a slip', {}],
    ['with a slip', { slip }],
  ]
  const cases = kinds.flatMap(([name, rest]) =>
    allFailures.map((failure) => [failure, name, rest] as [NetworkFailure, string, object]),
  )

  test.each(cases)('DESK-605 %s, %s: pressed again it is paid once and reported as done', async (failure, _, rest) => {
    const { orders, press, meet, cutOff, entries, unanswered } = await openDesk('/api/orders/payment')
    const { OrderNumber, version } = orders.find(isUnpaid) as Stored
    const change = { kind: 'payment', OrderNumber, version, paymentStatus: 'paid', ...rest } as const
    meet(failure)
    cutOff(true)
    const first = await press(change)
    if (failure !== 'duplicate delivery') {
      if (first?.state !== 'failed') throw new Error(first?.state)
      expect([isConclusive(first.error), unanswered().length]).toEqual([false, 1])
    }
    meet()
    cutOff(false)
    const again = first?.state === 'done' ? first : await press(change)
    // delivered twice without a slip it may have been somebody else as well
    if (failure === 'duplicate delivery' && !('slip' in rest))
      expect(first).toMatchObject({ state: 'failed', current: { paymentStatus: 'paid' } })
    else expect(again).toMatchObject({ state: 'done', orders: [{ OrderNumber, paymentStatus: 'paid' }] })
    expect(await entries(OrderNumber, 'paymentStatus')).toEqual(['paid'])
    expect(await entries(OrderNumber, 'slip')).toHaveLength('slip' in rest ? 1 : 0)
  })

  test.each(['answer lost', 'hang', '502', 'HTML 200'] as const)(
    'DESK-606 %s: the order is looked up, and the payment reported as done',
    async (failure) => {
      const { orders, press, meet, entries, sent, received } = await openDesk('/api/orders/payment')
      const { OrderNumber, version } = orders.find(isUnpaid) as Stored
      meet(failure)
      const outcome = await press({ kind: 'payment', OrderNumber, version, paymentStatus: 'paid', slip })
      expect([outcome?.state, sent.length, received.at(-1)?.type]).toEqual(['done', 1, 'orders.changed'])
      expect(await entries(OrderNumber, 'paymentStatus')).toEqual(['paid'])
    },
  )

  test("DESK-607 someone else's change is reported as such, also after an unanswered send", async () => {
    const { orders, press, meet, elsewhere, unanswered } = await openDesk('/api/orders/payment')
    const { OrderNumber, version } = orders.find(isUnpaid) as Stored
    const change = { kind: 'payment', OrderNumber, version, paymentStatus: 'paid', slip } as const
    meet('lost before')
    await press(change)
    await elsewhere('update', { OrderNumber, version, changes: { note: 'ของคนอื่น' } })
    meet()
    const again = await press(change)
    if (again?.state !== 'failed') throw new Error(again?.state)
    expect([again.error.code, isConclusive(again.error), again.current?.note, unanswered()]).toEqual([
      'conflict',
      true,
      'ของคนอื่น',
      [],
    ])
  })

  test("DESK-608 a slip other than the one stored by a lost attempt is not reported as someone else's", async () => {
    const { orders, press, meet, cutOff, entries } = await openDesk('/api/orders/payment')
    const { OrderNumber, version } = orders.find(isUnpaid) as Stored
    const change = { kind: 'payment', OrderNumber, version, paymentStatus: 'paid', slip } as const
    meet('answer lost')
    cutOff(true)
    await press(change)
    meet()
    cutOff(false)
    const again = await press({ ...change, slip: { ...slip, amount: satang(20_000) } })
    if (again?.state !== 'failed') throw new Error(again?.state)
    expect([again.error.code, isConclusive(again.error), again.current?.slip?.amount]).toEqual([
      'conflict',
      false,
      10_000,
    ])
    expect(await entries(OrderNumber, 'paymentStatus')).toEqual(['paid'])
  })

  test('DESK-605 a backend that ignores versions and rejects the step is looked up', async () => {
    let status = 'unpaid'
    const wire = { ...storedOrder({ OrderNumber: 'LR-1', paymentStatus: 'unpaid' }), total: 100 }
    const transport = fakeTransport({
      'POST /api/orders/payment': () => {
        if (status === 'paid') return Response.json({ error: { paymentStatus: 'step' } }, { status: 422 })
        status = 'paid'
        return new Response('', { status: 502 })
      },
      'GET /api/orders/{OrderNumber}': () =>
        transport.of('POST /api/orders/payment').length > 1
          ? { order: { ...wire, paymentStatus: status } }
          : new Response('', { status: 403 }),
    })
    const engine = createEngine({ transport, clock: simulatedClock({ start: now }), storage: memoryStorage() })
    const desk = engine.app('orders')
    const change = { kind: 'payment', OrderNumber: 'LR-1', version: 1, paymentStatus: 'paid' } as const
    for (const id of ['a', 'b']) {
      desk.send({ type: 'change.start', id, change })
      await desk.settled()
    }
    expect(desk.getSnapshot().context.outcomes.b).toMatchObject({ state: 'done', orders: [{ paymentStatus: 'paid' }] })
  })

  test('DESK-608 a slip is the same in another time zone, in whole seconds and trimmed', () => {
    const kept = { ...slip, paidAt: '2026-11-21T12:00:00.000+07:00', checkedBy: ' มาลี ' }
    expect([
      isSameSlip(kept, slip),
      isSameSlip({ ...kept, checkedBy: 'ก้อย' }, slip),
      isSameSlip(undefined, slip),
    ]).toEqual([true, false, false])
  })
})

test('DESK-609 a change whose view is gone is remembered if there was no response, reported, and made once later', async () => {
  const { desk, orders, received, meet, cutOff, press, entries, unanswered } = await openDesk('/api/orders/status')
  const { OrderNumber } = orders.find(isFresh) as Stored
  const change = { kind: 'status', orderNumbers: [OrderNumber], status: 'confirmed' } as const
  meet('502')
  cutOff(true)
  desk.send({ type: 'change.start', id: 'gone', change })
  desk.send({ type: 'change.forget', id: 'gone' })
  await press({ ...change, orderNumbers: ['LR-0'] })
  expect(desk.getSnapshot().context.outcomes.gone).toBeUndefined()
  expect(received.filter((event) => 'id' in event && event.id === 'gone')).toMatchObject([
    { type: 'orders.changeFailed', orderNumbers: [OrderNumber], isLeft: true },
  ])
  expect(unanswered().map((each) => each.change)).toContainEqual(change)
  meet()
  cutOff(false)
  expect(await press(change)).toMatchObject({ state: 'done', refused: [] })
  expect(await entries(OrderNumber, 'OrderStatus')).toEqual(['new', 'confirmed'])
})

test.each(unansweredFailures)(
  'DESK-610 %s: tracking numbers are retried automatically and stored once',
  async (failure) => {
    const { orders, press, meet, entries, sent } = await openDesk('/api/orders/tracking')
    const { OrderNumber } = orders.find(isFresh) as Stored
    const change = { kind: 'tracking', numbers: [{ OrderNumber, trackingNumber: 'TH0123' }] } as const
    meet(failure)
    const first = await press(change)
    expect(first?.state).toBe('failed')
    meet()
    expect(await press(change)).toMatchObject({ state: 'done', refused: [] })
    expect([await entries(OrderNumber, 'trackingNumber'), sent.length > 1]).toEqual([['TH0123'], true])
  },
)
