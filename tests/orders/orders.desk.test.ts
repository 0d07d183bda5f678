import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import type { EngineEvent } from '../../src/core/kernel/engine-events'
import { noMoney, satang } from '../../src/core/kernel/money'
import type { Change } from '../../src/core/orders/orders.change'
import { ordersDeskMachine } from '../../src/core/orders/orders.desk'
import { type FakeTransport, fakeTransport } from '../helpers/fake-transport'
import { pass, turns } from '../helpers/turns'
import { newOrder } from './new-order'

const now = '2026-11-21T05:00:00Z'
const wire = {
  ...newOrder,
  OrderNumber: 'LR-1',
  version: 2,
  createdAt: now,
  total: 350,
  OrderStatus: 'new',
  printAddrData: { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null },
}

async function openDesk(transport: FakeTransport) {
  const clock = simulatedClock({ start: now })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const received: EngineEvent[] = []
  engine.events$.subscribe((event) => event.type.startsWith('orders.') && received.push(event))
  const desk = engine.app('orders')
  await desk.settled()
  return {
    clock,
    engine,
    desk,
    received,
    start: (change: Change, id = 'a') => desk.send({ type: 'change.start', id, change }),
    outcome: (id = 'a') => desk.getSnapshot().context.outcomes[id],
  }
}

/** A request that answers when told. */
function held() {
  const { promise, resolve } = Promise.withResolvers<object>()
  return { answering: () => promise, resolve }
}

const note: Change = { kind: 'update', OrderNumber: 'LR-1', changes: { note: 'ด่วน' }, version: 1 }
const confirm: Change = { kind: 'status', orderNumbers: ['LR-1', 'LR-2'], status: 'confirmed' }

describe('requests', () => {
  const slip = { amount: satang(35_000), paidAt: now, checkedBy: 'มาลี' }
  const many = { orders: [], refused: [] }
  test.each<[string, Change, object, object]>([
    [
      'update',
      { kind: 'update', OrderNumber: 'LR-1', changes: { shippingCost: satang(5_550), CODFee: noMoney }, version: 3 },
      { order: wire },
      { OrderNumber: 'LR-1', changes: { shippingCost: 55.5, CODFee: 0 }, version: 3 },
    ],
    ['status', confirm, many, { orderNumbers: ['LR-1', 'LR-2'], status: 'confirmed' }],
    [
      'payment',
      { kind: 'payment', OrderNumber: 'LR-1', paymentStatus: 'paid', version: 1, slip },
      { order: wire },
      { OrderNumber: 'LR-1', paymentStatus: 'paid', version: 1, slip: { ...slip, amount: 350 } },
    ],
    [
      'tracking',
      { kind: 'tracking', numbers: [{ OrderNumber: 'LR-1', trackingNumber: 'TH1' }] },
      many,
      { numbers: [{ OrderNumber: 'LR-1', trackingNumber: 'TH1' }] },
    ],
    [
      'print',
      { kind: 'print', orderNumbers: ['LR-1'], printBy: 'มาลี', reprint: true },
      { printId: 'PR-1', ...many, alreadyPrinted: [] },
      { orderNumbers: ['LR-1'], printBy: 'มาลี', reprint: true },
    ],
  ])('ORDS-61 a change of kind %s is its own call, amounts in baht', async (kind, change, answer, body) => {
    const transport = fakeTransport({ [`POST /api/orders/${kind}`]: answer })
    const { desk, start, outcome } = await openDesk(transport)
    start(change)
    await desk.settled()
    expect(transport.calls.map((call) => [call.call, call.body])).toEqual([[`POST /api/orders/${kind}`, body]])
    expect(outcome()?.state).toBe('done')
  })
})

describe('outcomes', () => {
  test('ORDS-62 a change is running, then done with the current order, and is announced', async () => {
    const { answering, resolve } = held()
    const { desk, start, outcome, received } = await openDesk(fakeTransport({ 'POST /api/orders/update': answering }))
    start(note)
    expect(outcome()).toEqual({ state: 'running', change: note })
    expect(received).toEqual([])
    resolve({ order: wire })
    await desk.settled()
    const ended = outcome()
    if (ended?.state !== 'done') throw new Error(`${ended?.state}`)
    const { orders, ...rest } = ended
    const none = { refused: [], alreadyThere: [], alreadyPrinted: [], printId: undefined }
    expect(rest).toEqual({ state: 'done', change: note, ...none })
    expect(orders.map(({ OrderNumber, total, version }) => [OrderNumber, total, version])).toEqual([
      ['LR-1', 35_000, 2],
    ])
    expect(received).toEqual([{ type: 'orders.changed', id: 'a', kind: 'update', orders }])
  })

  test('ORDS-62 rejected orders are named beside the changed ones', async () => {
    const refused = [{ OrderNumber: 'LR-2', reason: 'status', from: 'shipped', to: 'confirmed' }]
    const transport = fakeTransport({
      'POST /api/orders/status': { orders: [wire], refused },
      'POST /api/orders/print': { printId: 'PR-9', orders: [wire], alreadyPrinted: ['LR-3'], refused },
    })
    const { desk, start, outcome } = await openDesk(transport)
    start(confirm)
    start({ kind: 'print', orderNumbers: ['LR-1', 'LR-2', 'LR-3'], printBy: 'มาลี' }, 'b')
    await desk.settled()
    expect(outcome()).toMatchObject({ state: 'done', refused, alreadyPrinted: [], printId: undefined })
    expect(outcome('b')).toMatchObject({ state: 'done', refused, alreadyPrinted: ['LR-3'], printId: 'PR-9' })
  })

  test('ORDS-63 a stale version fails with the current order of the backend', async () => {
    const current = { ...wire, version: 7, note: 'ของคนอื่น', shippingCost: 12.5 }
    const transport = fakeTransport({
      'POST /api/orders/update': () => Response.json({ order: current }, { status: 409 }),
    })
    const { desk, start, outcome, received } = await openDesk(transport)
    start(note)
    await desk.settled()
    const ended = outcome()
    if (ended?.state !== 'failed') throw new Error(`${ended?.state}`)
    expect([ended.error.code, ended.change]).toEqual(['conflict', note])
    expect(ended.current).toMatchObject({ version: 7, note: 'ของคนอื่น', shippingCost: 1_250, history: [] })
    const { error } = ended
    const failed = { id: 'a', kind: 'update', error, orderNumbers: ['LR-1'], isLeft: false }
    expect(received).toEqual([{ type: 'orders.changeFailed', ...failed }])
  })

  const fieldError = (status: number, body: unknown = {}) => Response.json(body, { status })
  test.each<[string, () => Response, object]>([
    ['403', () => fieldError(403), { code: 'forbidden' }],
    ['404', () => fieldError(404), { code: 'http', detail: { status: 404 } }],
    ['500', () => fieldError(500), { code: 'http', detail: { status: 500 } }],
    [
      '422',
      () => fieldError(422, { error: { 'changes.name': 'required' } }),
      { code: 'http', detail: { status: 422, fields: { 'changes.name': ['required'] } } },
    ],
    ['broken JSON', () => new Response('<html>'), { code: 'contract' }],
    ['an answer of another shape', () => Response.json({ order: {} }), { code: 'contract' }],
    [
      'no connection',
      () => {
        throw new TypeError('Failed to fetch')
      },
      { code: 'offline' },
    ],
  ])('ORDS-63 %s is sent once, fails with its code, and the same id may be tried again', async (_, answer, error) => {
    let isBroken = true
    const transport = fakeTransport({ 'POST /api/orders/update': () => (isBroken ? answer() : { order: wire }) })
    const { clock, desk, start, outcome } = await openDesk(transport)
    start(note)
    await pass(clock, 60_000)
    expect(outcome()).toMatchObject({ state: 'failed', change: note, error, current: undefined })
    expect(transport.calls.length).toBe(1)
    isBroken = false
    start(note)
    expect(outcome()?.state).toBe('running')
    await desk.settled()
    expect(outcome()?.state).toBe('done')
  })

  test('ORDS-63 a missing response is a timeout and is not sent again', async () => {
    const transport = fakeTransport({
      'POST /api/orders/status': () => new Promise<object>(() => {}),
      'GET /api/orders/{OrderNumber}': (_, { OrderNumber }) => ({ order: { ...wire, OrderNumber } }),
    })
    const { clock, start, outcome } = await openDesk(transport)
    start(confirm)
    await pass(clock, 15_000)
    await pass(clock, 60_000)
    expect(outcome()).toMatchObject({ state: 'failed', error: { code: 'timeout' } })
    expect(transport.of('POST /api/orders/status').length).toBe(1)
  })

  test('ORDS-63 tracking numbers, which are safe to repeat, are retried after a 500', async () => {
    let isBroken = true
    const transport = fakeTransport({
      'POST /api/orders/tracking': () => (isBroken ? fieldError(500) : { orders: [wire], refused: [] }),
    })
    const { clock, start, outcome } = await openDesk(transport)
    start({ kind: 'tracking', numbers: [{ OrderNumber: 'LR-1', trackingNumber: 'TH1' }] })
    await turns()
    isBroken = false
    await pass(clock, 1_000)
    expect([outcome()?.state, transport.calls.length]).toEqual(['done', 2])
  })
})

describe('while it is running', () => {
  test("ORDS-64 pressed twice it is one request; another view isn't blocked", async () => {
    const slow = held()
    const transport = fakeTransport({
      'POST /api/orders/update': slow.answering,
      'POST /api/orders/status': { orders: [wire], refused: [] },
    })
    const { desk, start, outcome } = await openDesk(transport)
    start(note)
    start({ ...note, changes: { note: 'อื่น' } })
    start(confirm, 'b')
    await turns()
    expect([outcome('a'), outcome('b')?.state]).toEqual([{ state: 'running', change: note }, 'done'])
    slow.resolve({ order: wire })
    await desk.settled()
    expect(transport.calls.map(({ call }) => call)).toEqual(['POST /api/orders/update', 'POST /api/orders/status'])
    expect(outcome('a')).toMatchObject({ state: 'done', change: note })
  })

  test("ORDS-65 a view that closes doesn't stop its change: it is announced, and no outcome stays behind", async () => {
    const slow = held()
    const { desk, start, outcome, received } = await openDesk(
      fakeTransport({ 'POST /api/orders/update': slow.answering }),
    )
    start(note)
    desk.send({ type: 'change.forget', id: 'a' })
    expect(outcome()?.state).toBe('running')
    slow.resolve({ order: wire })
    const { context } = await desk.settled()
    expect([context.outcomes, context.left]).toEqual([{}, []])
    expect(received.map(({ type }) => type)).toEqual(['orders.changed'])
  })

  test('ORDS-65 a failed change is announced, too', async () => {
    const slow = held()
    const { desk, start, received } = await openDesk(fakeTransport({ 'POST /api/orders/update': slow.answering }))
    start(note)
    desk.send({ type: 'change.forget', id: 'a' })
    slow.resolve(Response.json({}, { status: 500 }))
    const { context } = await desk.settled()
    expect([context.outcomes, context.left]).toEqual([{}, []])
    expect(received.map(({ type }) => type)).toEqual(['orders.changeFailed'])
  })

  test('ORDS-65 a view that reopens and subscribes again sees the outcome', async () => {
    const slow = held()
    const transport = fakeTransport({ 'POST /api/orders/update': slow.answering })
    const { desk, start, outcome } = await openDesk(transport)
    start(note)
    desk.send({ type: 'change.forget', id: 'a' })
    start(note)
    slow.resolve({ order: wire })
    await desk.settled()
    expect([outcome()?.state, transport.calls.length]).toEqual(['done', 1])
  })

  test('ORDS-65 an outcome that was seen is dropped, and so is one that was never requested', async () => {
    const { desk, start, outcome } = await openDesk(fakeTransport({ 'POST /api/orders/update': { order: wire } }))
    start(note)
    await desk.settled()
    desk.send({ type: 'change.forget', id: 'a' })
    desk.send({ type: 'change.forget', id: 'b' })
    expect(outcome()).toBeUndefined()
  })

  test('ORDS-65 an engine that stops aborts running changes and receives nothing from them', async () => {
    const slow = held()
    const transport = fakeTransport({ 'POST /api/orders/update': slow.answering })
    const { engine, start, received } = await openDesk(transport)
    start(note)
    await turns()
    engine.stop()
    expect(transport.calls[0]?.signal.aborted).toBe(true)
    slow.resolve({ order: wire })
    await turns()
    expect(received).toEqual([])
  })

  test('ORDS-66 if the sender fails, the running change fails and the next one is sent', async () => {
    let isBroken = true
    const changer = fromCallback(({ receive, sendBack }) => {
      receive((event) => {
        if (isBroken) throw new Error('broken')
        const { id } = event as unknown as { id: string }
        sendBack({ type: 'change.made', id, changed: { orders: [] } })
      })
    })
    const desk = createActor(ordersDeskMachine.provide({ actors: { changer: changer as never } }), {
      input: { call: () => Promise.reject(new Error('not called')), newId: () => 'id' },
    }).start()
    desk.send({ type: 'change.start', id: 'a', change: note })
    await turns()
    expect(desk.getSnapshot().context.outcomes.a?.state).toBe('failed')
    isBroken = false
    desk.send({ type: 'change.start', id: 'a', change: note })
    await turns()
    expect(desk.getSnapshot().context.outcomes.a?.state).toBe('done')
    desk.stop()
  })
})
