import { describe, expect, test } from 'vitest'
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

type Pair = readonly [OrderNumber: unknown, trackingNumber: unknown]
const track = (mock: Mock, ...pairs: Pair[]) =>
  ask(mock, 'POST /api/orders/tracking', {
    body: { numbers: pairs.map(([OrderNumber, trackingNumber]) => ({ OrderNumber, trackingNumber })) },
  })
const read = async (mock: Mock) => (await ask(mock, `GET /api/orders/${own}`)).body.order
const entry = (from: string, to: string) => ({ at, by: 'staff', field: 'trackingNumber', from, to })

test('ORDS-53 POST /api/orders/tracking stores each number trimmed, and increments the version', async () => {
  const mock = await withOrder()
  const before = await read(mock)
  const answer = await track(mock, [own, '  TH01 2345\t'])
  const after = {
    ...before,
    trackingNumber: 'TH01 2345',
    version: 2,
    history: [...before.history, entry('', 'TH01 2345')],
  }
  expect(answer).toEqual({ status: 200, body: { orders: [after], refused: [] } })
  expect(await read(mock)).toEqual(after)
  expect((await ask(mock, 'GET /api/orders?q=th01')).body.orders[0].OrderNumber).toBe(own)
})

test('ORDS-53 an empty number removes it', async () => {
  const mock = await withOrder()
  await track(mock, [own, 'TH1'])
  const { body } = await track(mock, [own, ' '])
  expect(body.orders[0]).toMatchObject({ trackingNumber: '', version: 3 })
  expect(body.orders[0].history.at(-1)).toEqual(entry('TH1', ''))
})

test('ORDS-54 the same numbers again return the orders and change nothing', async () => {
  const mock = await withOrder()
  const first = await track(mock, [own, 'TH1'])
  expect(await track(mock, [own, 'TH1'])).toEqual(first)
  expect((await read(mock)).version).toBe(2)
})

test('ORDS-54 of two lines for one order the last one counts, in one change', async () => {
  const mock = await withOrder()
  const { body } = await track(mock, [own, 'TH1'], [own, 'TH2'])
  expect(body.orders.map(({ trackingNumber, version }: never) => [trackingNumber, version])).toEqual([['TH2', 2]])
})

test.each(orderStatuses)('ORDS-55 an order that is %s accepts a number unless it is cancelled', async (status) => {
  const mock = createMock()
  const [{ OrderNumber }] = (await ask(mock, `GET /api/orders?orderStatus=${status}`)).body.orders
  const { body } = await track(mock, [OrderNumber, 'TH1'])
  const stored = (await ask(mock, `GET /api/orders/${OrderNumber}`)).body.order
  if (status === 'cancelled') {
    expect(body).toEqual({ orders: [], refused: [{ OrderNumber, reason: 'cancelled' }] })
    expect(stored.trackingNumber).toBe('')
  } else expect([body.refused, stored.trackingNumber]).toEqual([[], 'TH1'])
})

test('ORDS-55 unknown numbers are named and the others are stored', async () => {
  const mock = await withOrder()
  const { body } = await track(mock, ['LR-0', 'TH0'], [own, 'TH1'])
  expect([body.orders.length, body.refused]).toEqual([1, [{ OrderNumber: 'LR-0', reason: 'unknown' }]])
})

const many = Array.from({ length: 1_001 }, (_, index): Pair => [`${index}`, 'TH1'])
test.each<[string, Pair[], object]>([
  ['no line', [], { numbers: ['required'] }],
  ['more than a thousand', many, { numbers: ['too-many'] }],
  ['a number of 101 characters', [[own, 'T'.repeat(101)]], { 'numbers.0.trackingNumber': ['too-long'] }],
  ['a number that is no text', [[own, 7]], { 'numbers.0.trackingNumber': ['wrong-type'] }],
  [
    'one faulty line among right ones',
    [
      [own, 'TH1'],
      [undefined, 'TH2'],
    ],
    { 'numbers.1.OrderNumber': ['required'] },
  ],
])('ORDS-55 %s is 422 and stores nothing', async (_, pairs, error) => {
  const mock = await withOrder()
  expect(await track(mock, ...pairs)).toEqual({ status: 422, body: { error } })
  expect((await read(mock)).version).toBe(1)
})

describe('COUR-3 the backend refuses a postal number with a digit mistyped, whatever the screen', () => {
  test.each(['EE123456780TH', 'ee 1234 5678 0 th', 'RB-123456780-CN'])('COUR-3 %s', async (number) => {
    const mock = await withOrder()
    const { status, body } = await track(mock, [own, number])
    expect([status, body]).toEqual([200, { orders: [], refused: [{ OrderNumber: own, reason: 'check-digit' }] }])
    const changed = await ask(mock, 'POST /api/orders/update', {
      body: { OrderNumber: own, version: 1, changes: { trackingNumber: number } },
    })
    expect([changed.status, changed.body]).toEqual([422, { error: { 'changes.trackingNumber': ['check-digit'] } }])
    const created = await ask(mock, 'POST /api/orders', {
      body: { order: { ...newOrder, trackingNumber: number } },
      key: 'n',
    })
    expect([created.status, created.body]).toEqual([422, { error: { 'order.trackingNumber': ['check-digit'] } }])
    expect((await read(mock)).version).toBe(1)
  })
  test.each(['EE123456785TH', 'TH0123456780A', 'TH123456780AB', 'anything'])('COUR-3 %s is stored', async (number) => {
    const mock = await withOrder()
    expect((await track(mock, [own, number])).body.orders[0].trackingNumber).toBe(number)
  })
})

describe('COD-86 a postal number typed with look-alikes is stored as on the parcel, whatever the call', () => {
  const typed = ['REI23456785TH', 'REl23456785TH', 're 1234 5678-5 th', 'RE๑๒๓๔๕๖๗๘๕TH', 'ＲＥ123456785ＴＨ']
  test.each(typed)('COD-86 %s', async (number) => {
    const mock = await withOrder()
    const { body } = await track(mock, [own, number])
    expect(body.orders[0]).toMatchObject({ trackingNumber: 'RE123456785TH', version: 2 })
    expect((await track(mock, [own, 'RE123456785TH'])).body.orders[0].version).toBe(2)
    const update = (version: number, trackingNumber: string) =>
      ask(mock, 'POST /api/orders/update', { body: { OrderNumber: own, version, changes: { trackingNumber } } })
    expect((await update(2, number)).body.order).toMatchObject({ trackingNumber: 'RE123456785TH', version: 2 })
    expect((await update(2, '')).body.order.trackingNumber).toBe('')
    expect((await update(3, number)).body.order.trackingNumber).toBe('RE123456785TH')
    const created = await ask(mock, 'POST /api/orders', {
      body: { order: { ...newOrder, trackingNumber: number }, alsoFor: [own] },
      key: 'n',
    })
    expect(created.body.order.trackingNumber).toBe('RE123456785TH')
  })
  test('COD-86 a number without a check digit is stored as given', async () => {
    const mock = await withOrder()
    expect((await track(mock, [own, 'th 6055 O123 I'])).body.orders[0].trackingNumber).toBe('th 6055 O123 I')
  })
})

describe('ORDS-2260 orders are found by their numbers and by the tracking numbers they have', () => {
  const known = async (mock: Mock, orderNumbers: string[], trackingNumbers: string[]) =>
    ask(mock, 'POST /api/orders/tracked', { body: { orderNumbers, trackingNumbers } })

  test('ORDS-2260 each order once, with what a parcel needs; unknown ones are missing and nothing changes', async () => {
    const mock = await withOrder()
    const [other] = (await ask(mock, 'GET /api/orders?orderStatus=packed')).body.orders
    await track(mock, [own, 'TH0123ABCDE4F'], [other.OrderNumber, 'EF123456785TH'])
    const { status, body } = await known(mock, [own, 'LR-0'], ['th0123abcde4f', 'ef 1234 5678 5 th', 'TH0123', 'TH9'])
    expect(status).toBe(200)
    const shown = body.orders.map(({ OrderNumber, trackingNumber }: Record<string, string>) => [
      OrderNumber,
      trackingNumber,
    ])
    expect(shown.sort()).toEqual(
      [
        [own, 'TH0123ABCDE4F'],
        [other.OrderNumber, 'EF123456785TH'],
      ].sort(),
    )
    const found = body.orders.find((each: { OrderNumber: string }) => each.OrderNumber === other.OrderNumber)
    expect(found).toEqual({
      OrderNumber: other.OrderNumber,
      OrderStatus: 'packed',
      DeliveryType: other.DeliveryType,
      trackingNumber: 'EF123456785TH',
    })
    expect((await read(mock)).version).toBe(2)
  })

  test('ORDS-2260 more than twenty of either are 422', async () => {
    const mock = createMock()
    const many = Array.from({ length: 21 }, (_, nth) => `N${nth}`)
    expect(await known(mock, many, many)).toEqual({
      status: 422,
      body: { error: { orderNumbers: ['too-many'], trackingNumbers: ['too-many'] } },
    })
    expect(await known(mock, [], [])).toEqual({ status: 200, body: { orders: [] } })
  })
})
