import { describe, expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { longestSettlement } from '../../src/core/cod/cod.settlement'
import { encode } from '../../src/core/kernel/codec'
import type { EngineEvent } from '../../src/core/kernel/engine-events'
import { isConclusive } from '../../src/core/kernel/outcome'
import { orderSchema } from '../../src/core/orders/orders.contract'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { type FakeTransport, fakeTransport } from '../helpers/fake-transport'
import { faulty, type NetworkFailure, unansweredFailures } from '../helpers/network-failures'
import { pass } from '../helpers/turns'
import { codOrder } from './cod-order'

const wire = (OrderNumber: string, over: object = {}) => encode(orderSchema, codOrder(OrderNumber, over)) as object
const two = { orders: [wire('LR-7-1', { total: 590 }), wire('LR-7-2', { total: 300 })], total: 2, counts: {} }
const conflict = (order: object) => Response.json({ order }, { status: 409 })

async function open(transport: FakeTransport) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const received: EngineEvent[] = []
  engine.events$.subscribe((event) => /^(?:orders|cod)\./.test(event.type) && received.push(event))
  const cod = engine.app('cod')
  await cod.settled()
  const now = () => cod.getSnapshot()
  return {
    engine,
    clock,
    cod,
    received,
    state: () => now().value,
    context: () => now().context,
    list: () => now().context.outcomes.list,
    byHand: () => now().context.outcomes.byHand,
    paid: () => transport.of('POST /api/orders/payment').map(({ body }) => body),
  }
}
const paidBy = (request: { body: unknown }) => {
  const { OrderNumber, slip } = request.body as { OrderNumber: string; slip: object }
  return {
    order: wire(OrderNumber, { total: OrderNumber === 'LR-7-1' ? 590 : 300, paymentStatus: 'paid', slip, version: 4 }),
  }
}

test('COD-10 every page of the period is read, a hundred at a time, each order once', async () => {
  const all = Array.from({ length: 205 }, (_, nth) => wire(`LR-${nth}`))
  const transport = fakeTransport({
    'GET /api/orders': ({ query }: { query: URLSearchParams }) => {
      const page = Number(query.get('page'))
      // one order came in between the pages
      const from = Math.max(0, (page - 1) * 100 - (page > 1 ? 1 : 0))
      return { orders: all.slice(from, from + 100), total: 205, counts: {} }
    },
  })
  const { context, state } = await open(transport)
  expect([state(), context().orders.length, transport.of('GET /api/orders').length]).toEqual(['ready', 205, 3])
  expect(Object.fromEntries(transport.calls[0]?.query ?? [])).toEqual({
    paymentMethod: 'cod',
    from: '2026-09-22',
    to: '2026-11-21',
    sortBy: 'newest',
    page: '1',
    perPage: '100',
  })
})

test('COD-11 matching lines are selected automatically, a difference needs a decision', async () => {
  const { cod, context } = await open(fakeTransport({ 'GET /api/orders': two }))
  cod.send({ type: 'settlement.set', text: 'LR-7-1 590\nLR-7-2 280' })
  expect([...context().ticked]).toEqual(['LR-7-1'])
  cod.send({ type: 'line.tick', OrderNumber: 'LR-7-2', on: true })
  cod.send({ type: 'line.tick', OrderNumber: 'LR-7-9', on: true })
  expect([...context().ticked]).toEqual(['LR-7-1', 'LR-7-2'])
})

test("COD-543 a line with an ambiguous amount is not selected and can't be", async () => {
  const transport = fakeTransport({ 'GET /api/orders': two })
  const { cod, context, state, paid } = await open(transport)
  cod.send({ type: 'settlement.set', text: 'LR-7-1,1,580.00,\nLR-7-2 40 280' })
  expect(context().lines.map((line) => [line.state, line.amount])).toEqual([
    ['doubtful', undefined],
    ['doubtful', undefined],
  ])
  cod.send({ type: 'line.tick', OrderNumber: 'LR-7-1', on: true })
  cod.send({ type: 'settlement.store', checkedBy: 'มาลี' })
  expect([[...context().ticked], state(), paid()]).toEqual([[], 'ready', []])
})

test('SETTLE-7 a chosen column stays while orders load again, and ends with the list', async () => {
  const { cod, context } = await open(fakeTransport({ 'GET /api/orders': two }))
  cod.send({ type: 'settlement.set', text: 'LR-7-1;590;560\nLR-7-2;280;250' })
  expect(context().lines.map(({ state }) => state)).toEqual(['matched', 'doubtful'])
  cod.send({ type: 'column.choose', column: 1, role: 'amount' })
  expect(context().lines.map(({ state }) => state)).toEqual(['matched', 'difference'])
  cod.send({ type: 'reload' })
  await cod.settled()
  expect([context().lines.map(({ state }) => state), [...context().ticked]]).toEqual([
    ['matched', 'difference'],
    ['LR-7-1'],
  ])
  cod.send({ type: 'column.choose', column: 1, role: 'parcel' })
  expect([context().chosen, context().lines.length]).toEqual([{ parcel: 1 }, 0])
  cod.send({ type: 'column.choose', column: 1, role: undefined })
  cod.send({ type: 'settlement.set', text: 'LR-7-2;280;250' })
  expect(context().chosen).toEqual({})
})

test('COD-12 selected orders are paid one after the other with the settled amount, and announced', async () => {
  const transport = fakeTransport({ 'GET /api/orders': two, 'POST /api/orders/payment': paidBy })
  const { cod, context, list, state, paid, received } = await open(transport)
  cod.send({ type: 'settlement.set', text: 'LR-7-1 590\nLR-7-2 280' })
  cod.send({ type: 'line.tick', OrderNumber: 'LR-7-2', on: true })
  cod.send({ type: 'settlement.store', checkedBy: 'มาลี' })
  cod.send({ type: 'settlement.store', checkedBy: 'มาลี' })
  await cod.settled()
  const slip = (amount: number) => ({ amount, paidAt: '2026-11-21T05:00:00.000Z', checkedBy: 'มาลี' })
  expect(paid()).toEqual([
    { OrderNumber: 'LR-7-1', paymentStatus: 'paid', version: 3, slip: slip(590) },
    { OrderNumber: 'LR-7-2', paymentStatus: 'paid', version: 3, slip: slip(280) },
  ])
  expect([state(), context().lines.map((line) => line.state), list().settled]).toEqual([
    'ready',
    ['settled', 'settled'],
    ['LR-7-1', 'LR-7-2'],
  ])
  expect(received.filter(({ type }) => type === 'orders.changed')).toHaveLength(2)
})

describe('failures', () => {
  test('COD-13 a failed one is named and stays selected; retrying does nothing twice', async () => {
    let isBroken = true
    const transport = fakeTransport({
      'GET /api/orders': two,
      'POST /api/orders/payment': (request: { body: unknown }) =>
        (request.body as { OrderNumber: string }).OrderNumber === 'LR-7-1' && isBroken
          ? new Response('no', { status: 500 })
          : paidBy(request),
    })
    const { cod, context, paid, list } = await open(transport)
    cod.send({ type: 'settlement.set', text: 'LR-7-1 590\nLR-7-2 300' })
    cod.send({ type: 'settlement.store', checkedBy: '' })
    await cod.settled()
    expect([Object.keys(list().failed), [...context().ticked], list().settled]).toEqual([
      ['LR-7-1'],
      ['LR-7-1'],
      ['LR-7-2'],
    ])
    isBroken = false
    cod.send({ type: 'settlement.store', checkedBy: '' })
    await cod.settled()
    expect([list().failed, list().settled, paid().length]).toEqual([{}, ['LR-7-2', 'LR-7-1'], 3])
  })

  test('STEP-6 parcels ticked by hand are paid in full, one after the other, and the list stays', async () => {
    const transport = fakeTransport({ 'GET /api/orders': two, 'POST /api/orders/payment': paidBy })
    const { cod, context, paid, state } = await open(transport)
    cod.send({ type: 'settlement.set', text: 'LR-7-1 590' })
    for (const OrderNumber of ['LR-7-2', 'LR-0', 'constructor'])
      cod.send({ type: 'parcel.tick', OrderNumber, on: true })
    expect([...context().byHand]).toEqual(['LR-7-2'])
    cod.send({ type: 'parcels.store', checkedBy: 'มาลี' })
    cod.send({ type: 'parcels.store', checkedBy: 'มาลี' })
    cod.send({ type: 'parcel.tick', OrderNumber: 'LR-7-1', on: true })
    await cod.settled()
    expect(state()).toBe('ready')
    expect(paid()).toEqual([
      {
        OrderNumber: 'LR-7-2',
        version: 3,
        paymentStatus: 'paid',
        slip: { amount: 300, paidAt: '2026-11-21T05:00:00.000Z', checkedBy: 'มาลี' },
      },
    ])
    expect([[...context().byHand], [...context().ticked]]).toEqual([[], ['LR-7-1']])
    cod.send({ type: 'parcels.store', checkedBy: 'มาลี' })
    expect(state()).toBe('ready')
  })

  test('COD-90 what became of parcels ticked by hand is kept apart from the list, until the next tick', async () => {
    let isOffline = true
    const transport = fakeTransport({
      'GET /api/orders': two,
      'POST /api/orders/payment': (request: { body: unknown }) =>
        isOffline ? Promise.reject(new TypeError('Failed to fetch')) : paidBy(request),
    })
    const { cod, list, byHand } = await open(transport)
    const parts = () => [list(), byHand()].map(({ failed, unsent, settled }) => [Object.keys(failed), unsent, settled])
    cod.send({ type: 'settlement.set', text: 'LR-7-1 590' })
    for (const OrderNumber of ['LR-7-1', 'LR-7-2']) cod.send({ type: 'parcel.tick', OrderNumber, on: true })
    cod.send({ type: 'parcels.store', checkedBy: '' })
    await cod.settled()
    expect(parts()).toEqual([
      [[], [], []],
      [['LR-7-1'], ['LR-7-2'], []],
    ])
    // another list says nothing about them
    cod.send({ type: 'settlement.set', text: 'LR-7-1 590\n' })
    cod.send({ type: 'parcel.tick', OrderNumber: 'LR-7-1', on: false })
    expect(parts()).toEqual([
      [[], [], []],
      [[], ['LR-7-2'], []],
    ])
    cod.send({ type: 'settlement.store', checkedBy: '' })
    await cod.settled()
    expect(parts()).toEqual([
      [['LR-7-1'], [], []],
      [[], ['LR-7-2'], []],
    ])
    isOffline = false
    cod.send({ type: 'parcels.store', checkedBy: '' })
    await cod.settled()
    expect(parts()).toEqual([
      [['LR-7-1'], [], []],
      [[], [], ['LR-7-2']],
    ])
    cod.send({ type: 'settlement.store', checkedBy: '' })
    await cod.settled()
    cod.send({ type: 'parcel.tick', OrderNumber: 'LR-7-1', on: true })
    expect(parts()).toEqual([
      [[], [], ['LR-7-1']],
      [[], [], []],
    ])
  })

  test('COD-14 offline the rest is not tried', async () => {
    const transport = fakeTransport({
      'GET /api/orders': two,
      'POST /api/orders/payment': () => Promise.reject(new TypeError('Failed to fetch')),
    })
    const { cod, context, paid, list } = await open(transport)
    cod.send({ type: 'settlement.set', text: 'LR-7-1 590\nLR-7-2 300' })
    cod.send({ type: 'settlement.store', checkedBy: '' })
    await cod.settled()
    const failed = Object.entries(list().failed).map(([number, { code }]) => [number, code])
    expect([paid().length, failed, list().unsent]).toEqual([1, [['LR-7-1', 'offline']], ['LR-7-2']])
    expect(context().text).toBe('LR-7-1 590\nLR-7-2 300')
  })

  test('COD-15 an order changed in the meantime is shown with its current data', async () => {
    const transport = fakeTransport({
      'GET /api/orders': two,
      'POST /api/orders/payment': () => conflict(wire('LR-7-1', { total: 600, version: 9 })),
    })
    const { cod, context, list } = await open(transport)
    cod.send({ type: 'settlement.set', text: 'LR-7-1 590' })
    cod.send({ type: 'settlement.store', checkedBy: '' })
    await cod.settled()
    expect([list().failed['LR-7-1']?.code, context().lines[0]?.state, context().orders[0]?.version]).toEqual([
      'conflict',
      'difference',
      9,
    ])
  })

  test("COD-16 while saving, the list can't be changed, and says so", async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const transport = fakeTransport({ 'GET /api/orders': two, 'POST /api/orders/payment': () => promise })
    const { cod, context, state, received } = await open(transport)
    cod.send({ type: 'settlement.set', text: 'LR-7-1 590' })
    cod.send({ type: 'settlement.store', checkedBy: '' })
    cod.send({ type: 'settlement.set', text: '' })
    cod.send({ type: 'range.change', from: '2026-01-01', to: '2026-01-02' })
    expect([state(), context().text]).toEqual(['storing', 'LR-7-1 590'])
    expect(received.map(({ type }) => type)).toEqual(['cod.editRefused', 'cod.editRefused'])
    resolve(
      paidBy({ body: { OrderNumber: 'LR-7-1', slip: { amount: 590, paidAt: '2026-11-21T05:00:00Z', checkedBy: '' } } }),
    )
    await cod.settled()
    expect(state()).toBe('ready')
  })
})

test('COD-17 an oversized text is rejected and the previous one stays', async () => {
  const { cod, context } = await open(fakeTransport({ 'GET /api/orders': two }))
  cod.send({ type: 'settlement.set', text: 'LR-7-1 590' })
  cod.send({ type: 'settlement.set', text: 'x'.repeat(longestSettlement + 1) })
  expect([context().text, context().isTooLong, context().lines.length]).toEqual(['LR-7-1 590', true, 1])
})

test('COD-18 a payment made elsewhere is taken into account', async () => {
  const { engine, cod, context } = await open(fakeTransport({ 'GET /api/orders': two }))
  cod.send({ type: 'settlement.set', text: 'LR-7-1 590' })
  const orders = [codOrder('LR-7-1', { total: 590, paymentStatus: 'paid' })]
  engine.announce({ type: 'orders.changed', id: '1', kind: 'payment', orders })
  expect(context().lines[0]?.state).toBe('settled')
})

test('COD-19 orders that fail to load can be retried', async () => {
  let isBroken = true
  const transport = fakeTransport({ 'GET /api/orders': () => (isBroken ? { orders: 'none' } : two) })
  const { cod, context, state } = await open(transport)
  expect([state(), context().error?.code]).toEqual(['failed', 'contract'])
  isBroken = false
  cod.send({ type: 'reload' })
  await cod.settled()
  expect([state(), context().orders.length]).toEqual(['ready', 2])
})

describe('responses that never arrive', () => {
  const pay = 'POST /api/orders/payment'
  async function openOn(failure: NetworkFailure) {
    const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
    const { body } = await ask(mock, 'GET /api/orders?paymentMethod=cod&paymentStatus=unpaid&perPage=100')
    const due = (body.orders as { OrderNumber: string; OrderStatus: string; total: number }[])
      .filter(({ OrderStatus }) => ['shipped', 'delivered'].includes(OrderStatus))
      .slice(0, 2)
    const backend = faulty(mock.transport, pay.slice(5))
    const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
    const cod = createEngine({ transport: backend.transport, clock, storage: memoryStorage() }).app('cod')
    await cod.settled()
    cod.send({ type: 'settlement.set', text: due.map((each) => `${each.OrderNumber} ${each.total}`).join('\n') })
    backend.meet(failure)
    return {
      ...backend,
      cod,
      due: due.map(({ OrderNumber }) => OrderNumber) as [string, string],
      async press(checkedBy = 'มาลี') {
        cod.send({ type: 'settlement.store', checkedBy })
        cod.send({ type: 'settlement.store', checkedBy })
        for (let quarter = 0; quarter < 4; quarter++) await pass(clock, 16_000)
        const { outcomes, ...context } = cod.getSnapshot().context
        return { ...context, ...outcomes.list }
      },
      paid: async (OrderNumber: string) => {
        const { order } = (await ask(mock, `GET /api/orders/${OrderNumber}`)).body
        const history = order.history as { field: string; to: string }[]
        return history.filter(({ field }) => field === 'paymentStatus').map(({ to }) => to)
      },
    }
  }

  test.each(unansweredFailures)(
    'DESK-620 %s: pressed again, each parcel is marked once and none is reported as failed',
    async (failure) => {
      const { due, press, meet, paid, sent } = await openOn(failure)
      const before = await press()
      const isOver = failure !== '502' && failure !== 'HTML 200'
      expect([Object.values(before.failed).map((error) => isConclusive(error)), before.unsent]).toEqual(
        isOver ? [[false], [due[1]]] : [[false, false], []],
      )
      meet()
      // another name in the meantime: it is the same payment all the same
      const after = await press('ก้อย')
      expect([after.failed, after.unsent, after.unanswered, after.settled.toSorted()]).toEqual([
        {},
        [],
        [],
        due.toSorted(),
      ])
      expect([await paid(due[0]), await paid(due[1])]).toEqual([['paid'], ['paid']])
      expect(sent).toHaveLength(isOver ? 3 : 4)
    },
  )

  test('DESK-620 duplicate delivery: marked once and reported as marked', async () => {
    const { due, press, paid } = await openOn('duplicate delivery')
    const { failed, settled } = await press()
    expect([failed, settled, await paid(due[0]), await paid(due[1])]).toEqual([{}, due, ['paid'], ['paid']])
  })

  test('DESK-621 a list read again shows what was marked after all, and resolves the unknown outcome', async () => {
    const { due, cod, press, meet } = await openOn('502')
    await press()
    meet()
    cod.send({ type: 'reload' })
    await cod.settled()
    const { outcomes, unanswered, lines } = cod.getSnapshot().context
    const { failed, settled } = outcomes.list
    expect([failed, unanswered, settled.toSorted(), lines.map(({ state }) => state)]).toEqual([
      {},
      [],
      due.toSorted(),
      ['settled', 'settled'],
    ])
  })
})
