import { describe, expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from './new-order'

type Line = { OrderNumber: string; trackingNumber: string; alsoFor?: readonly string[] }

async function withOrders(count: number) {
  const mock = createMock({ now: () => new Date('2026-11-10T18:30:00.000Z') })
  const numbers: string[] = []
  for (let nth = 0; nth < count; nth++) {
    const { body } = await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key: `order ${nth}` })
    numbers.push(body.order.OrderNumber)
  }
  return { mock, numbers: numbers as [string, string, ...string[]] }
}

const track = (mock: Mock, ...numbers: Line[]) => ask(mock, 'POST /api/orders/tracking', { body: { numbers } })
const refusedIn = async (answer: ReturnType<typeof track>) => (await answer).body.refused
const stored = async (mock: Mock, OrderNumber: string) => (await ask(mock, `GET /api/orders/${OrderNumber}`)).body.order

describe('a tracking number that another order has', () => {
  test('ORDS-2610 is refused with those orders, whatever its capitals, and nothing is changed', async () => {
    const { mock, numbers } = await withOrders(3)
    const [a, b, c = ''] = numbers
    await track(mock, { OrderNumber: a, trackingNumber: 'TH0123ABCDE4F' })
    expect(await track(mock, { OrderNumber: b, trackingNumber: 'th0123abcde4f' })).toEqual({
      status: 200,
      body: { orders: [], refused: [{ OrderNumber: b, reason: 'taken', usedFor: [a] }] },
    })
    expect(await stored(mock, b)).toMatchObject({ trackingNumber: '', version: 1 })
    const [found] = (await ask(mock, `GET /api/orders?q=${a}`)).body.orders
    expect(found).toMatchObject({ trackingNumber: 'TH0123ABCDE4F' })
    expect(await refusedIn(track(mock, { OrderNumber: c, trackingNumber: 'TH0123ABCDE4' }))).toEqual([])
  })

  test('ORDS-2611 is stored for orders in one parcel: those the user was told of, or in the same call', async () => {
    const { mock, numbers } = await withOrders(4)
    const [a, b, c = '', d = ''] = numbers
    const trackingNumber = 'TH0123ABCDE4F'
    expect(
      await refusedIn(track(mock, { OrderNumber: a, trackingNumber }, { OrderNumber: b, trackingNumber })),
    ).toEqual([])
    const line = { OrderNumber: c, trackingNumber }
    expect(await refusedIn(track(mock, { ...line, alsoFor: [a] }))).toEqual([
      { OrderNumber: c, reason: 'taken', usedFor: [a, b] },
    ])
    expect(await refusedIn(track(mock, { ...line, alsoFor: [a, b] }))).toEqual([])
    expect(await refusedIn(track(mock, line))).toEqual([])
    expect((await stored(mock, c)).version).toBe(2)
    await track(mock, { OrderNumber: a, trackingNumber: '' })
    expect(await refusedIn(track(mock, { OrderNumber: d, trackingNumber, alsoFor: [b, c] }))).toEqual([])
  })

  test('ORDS-2611 two orders that were mixed up exchange their numbers in one call', async () => {
    const { mock, numbers } = await withOrders(2)
    const [a, b] = numbers
    await track(mock, { OrderNumber: a, trackingNumber: 'TH1111' }, { OrderNumber: b, trackingNumber: 'TH2222' })
    const answer = track(
      mock,
      { OrderNumber: a, trackingNumber: 'TH2222' },
      { OrderNumber: b, trackingNumber: 'TH1111' },
    )
    expect(await refusedIn(answer)).toEqual([])
    expect([(await stored(mock, a)).trackingNumber, (await stored(mock, b)).trackingNumber]).toEqual([
      'TH2222',
      'TH1111',
    ])
  })

  test('ORDS-2612 two clerks who save it in the same moment get one success and one refusal', async () => {
    const { mock, numbers } = await withOrders(2)
    const answers = await Promise.all(
      numbers.map((OrderNumber) => track(mock, { OrderNumber, trackingNumber: 'TH0123ABCDE4F' })),
    )
    const done = answers.flatMap(({ body }) => body.orders.map((order: Line) => order.OrderNumber))
    const refused = answers.flatMap(({ body }) => body.refused)
    expect(done).toHaveLength(1)
    expect(refused).toEqual([
      { OrderNumber: numbers.find((number) => number !== done[0]), reason: 'taken', usedFor: done },
    ])
  })

  test('ORDS-2613 three hundred numbers of one list are checked together, also short ones and those with signs', async () => {
    const { mock, numbers } = await withOrders(5)
    const [a, b, ...others] = numbers
    const odd = ['7', 'ก', `"A" OR 'B'`, 'A%_B', 'TH 01 23']
    await track(mock, ...numbers.map((OrderNumber, nth) => ({ OrderNumber, trackingNumber: odd[nth] ?? '' })))
    const list = Array.from({ length: 300 }, (_, nth) => ({ OrderNumber: `none ${nth}`, trackingNumber: `TH9${nth}` }))
    const { refused } = (await track(mock, ...list, { OrderNumber: b, trackingNumber: '7' })).body
    expect(refused.at(-1)).toEqual({ OrderNumber: b, reason: 'taken', usedFor: [a] })
    for (const [nth, OrderNumber] of others.entries())
      expect(await refusedIn(track(mock, { OrderNumber: b, trackingNumber: odd[nth + 2] ?? '' }))).toEqual([
        { OrderNumber: b, reason: 'taken', usedFor: [OrderNumber] },
      ])
  })
})

describe('a tracking number of a new or changed order', () => {
  const trackingNumber = 'TH0123ABCDE4F'
  const create = (mock: Mock, order: object, more: object = {}, key = 'shared') =>
    ask(mock, 'POST /api/orders', { body: { order: { ...newOrder, ...order }, ...more }, key })
  const update = (
    mock: Mock,
    OrderNumber: string,
    changes: object,
    { version = 1, ...more }: Record<string, unknown>,
  ) => ask(mock, 'POST /api/orders/update', { body: { OrderNumber, version, changes, ...more } })

  test('ORDS-2800 a new order with a taken number is rejected, and stored once its sender knows', async () => {
    const { mock, numbers } = await withOrders(1)
    const [a] = numbers
    await track(mock, { OrderNumber: a, trackingNumber })
    const { total } = (await ask(mock, 'GET /api/orders?perPage=1')).body
    expect(await create(mock, { trackingNumber: 'th0123abcde4f', name: '' })).toEqual({
      status: 422,
      body: { error: { 'order.name': ['required'], 'order.trackingNumber': ['taken'] }, usedFor: [a] },
    })
    expect(await create(mock, { trackingNumber }, { alsoFor: ['LR-1'] })).toEqual({
      status: 422,
      body: { error: { 'order.trackingNumber': ['taken'] }, usedFor: [a] },
    })
    expect((await ask(mock, 'GET /api/orders?perPage=1')).body.total).toBe(total)
    const made = await create(mock, { trackingNumber }, { alsoFor: [a] })
    expect([made.status, made.body.order.trackingNumber]).toEqual([201, trackingNumber])
    expect(await create(mock, { trackingNumber }, { alsoFor: [a] })).toEqual(made)
    expect((await create(mock, { trackingNumber: '' }, {}, 'without')).status).toBe(201)
  })

  test('ORDS-2800 a changed order, too; a number that it has already stays', async () => {
    const { mock, numbers } = await withOrders(2)
    const [a, b] = numbers
    await track(mock, { OrderNumber: a, trackingNumber })
    expect(await update(mock, b, { trackingNumber, note: 'ด่วน' }, {})).toEqual({
      status: 422,
      body: { error: { 'changes.trackingNumber': ['taken'] }, usedFor: [a] },
    })
    expect(await stored(mock, b)).toMatchObject({ trackingNumber: '', note: newOrder.note, version: 1 })
    expect((await update(mock, b, { trackingNumber }, { alsoFor: [a] })).body.order).toMatchObject({ trackingNumber })
    expect((await update(mock, b, { trackingNumber, note: 'ด่วน' }, { version: 2 })).status).toBe(200)
    expect((await update(mock, a, { note: 'ด่วน' }, { version: 2 })).status).toBe(200)
  })

  test('ORDS-2801 one of two succeeds in the same moment, whichever calls they make', async () => {
    const { mock, numbers } = await withOrders(2)
    const [a, b] = numbers
    const answers = await Promise.all([
      create(mock, { trackingNumber }),
      update(mock, a, { trackingNumber }, {}),
      track(mock, { OrderNumber: b, trackingNumber }),
    ])
    const { orders } = (await ask(mock, `GET /api/orders?q=${trackingNumber}`)).body
    expect(orders.map((order: Line) => order.trackingNumber)).toEqual([trackingNumber])
    expect(answers.filter(({ status, body }) => status === 422 || body.refused?.length > 0)).toHaveLength(2)
  })

  test('ORDS-2802 a cancelled order keeps its number, and is among those that have it', async () => {
    const { mock, numbers } = await withOrders(2)
    const [a, b] = numbers
    await track(mock, { OrderNumber: a, trackingNumber })
    await ask(mock, 'POST /api/orders/status', { body: { orderNumbers: [a], status: 'cancelled' } })
    const line = { OrderNumber: b, trackingNumber }
    expect(await refusedIn(track(mock, line))).toEqual([{ OrderNumber: b, reason: 'taken', usedFor: [a] }])
    const asked = { orderNumbers: [], trackingNumbers: [trackingNumber] }
    const { orders } = (await ask(mock, 'POST /api/orders/tracked', { body: asked })).body
    expect(orders).toMatchObject([{ OrderNumber: a, OrderStatus: 'cancelled' }])
    expect(await refusedIn(track(mock, { ...line, alsoFor: [a] }))).toEqual([])
  })
})
