import { expect, test } from 'vitest'
import { listed } from '../../src/core/labels/labels.context'
import { queueStep } from '../../src/core/labels/labels.queue'
import { pass } from '../helpers/turns'
import { labelsDesk, orderOf, printed } from './labels-desk'

const pickup = { value: 'pickup', label: 'รับเอง', type: 'self' } as const

test('LABEL-20 the queue holds orders to be sent without a label, oldest first', async () => {
  const { state, transport } = labelsDesk([
    orderOf(5, { OrderStatus: 'new' }),
    orderOf(1, { OrderStatus: 'packed' }),
    orderOf(3, { OrderStatus: 'confirmed' }),
    printed(orderOf(2)),
    orderOf(4, { DeliveryType: pickup }),
    orderOf(6, { OrderStatus: 'cancelled' }),
    orderOf(7, { OrderStatus: 'shipped' }),
  ])
  expect(await state()).toMatchObject({ queue: 'ready', rows: ['LR-1', 'LR-3', 'LR-5'], marks: [] })
  const [first] = transport.of('GET /api/orders')
  expect(Object.fromEntries(first?.query ?? [])).toEqual({
    orderStatus: 'new',
    printed: 'false',
    sortBy: 'createdAt',
    sortDesc: 'false',
    perPage: '100',
    page: '1',
  })
})

test('LABEL-21 it is filtered by status, shop and search; typing is debounced', async () => {
  const { labels, state, clock, transport } = labelsDesk([
    orderOf(1, { OrderStatus: 'shipped' }),
    orderOf(2, { OrderStatus: 'shipped', shopId: 3 }),
    orderOf(3, { DeliveryType: pickup }),
    orderOf(4, { OrderStatus: 'cancelled' }),
    orderOf(5, { OrderStatus: 'on-hold' }),
  ])
  labels.send({ type: 'filters.change', filters: { status: 'shipped' } })
  expect((await state()).rows).toEqual(['LR-1', 'LR-2'])
  labels.send({ type: 'filters.change', filters: { shopId: 3 } })
  expect((await state()).rows).toEqual(['LR-2'])
  labels.send({ type: 'filters.change', filters: { shopId: undefined, status: 'all' } })
  expect((await state()).rows).toEqual(['LR-1', 'LR-2', 'LR-3', 'LR-5'])
  const before = transport.calls.length
  labels.send({ type: 'filters.change', filters: { q: 'LR' }, debounced: true })
  labels.send({ type: 'filters.change', filters: { q: 'LR-5' }, debounced: true })
  await pass(clock, 199)
  expect(transport.calls).toHaveLength(before)
  await pass(clock, 1)
  expect([(await state()).rows, transport.calls.length]).toEqual([['LR-5'], before + 1])
})

test('LABEL-22 a long queue starts with the oldest and loads more on request', async () => {
  const all = Array.from({ length: queueStep + 30 }, (_, index) => orderOf(index + 1))
  const { labels, state } = labelsDesk(all)
  expect((await state()).rows).toHaveLength(queueStep)
  expect(labels.getSnapshot().context.more).toBe(true)
  labels.send({ type: 'limit.raise' })
  expect((await state()).rows).toEqual(all.map(({ OrderNumber }) => OrderNumber))
  expect(labels.getSnapshot().context.more).toBe(false)
})

test('LABEL-23 orders chosen elsewhere come first and are selected, printed ones too; unknown ones are named', async () => {
  const { labels, state, numbers, transport } = labelsDesk([orderOf(1), orderOf(2), printed(orderOf(9))], {
    input: { orderNumbers: ['LR-9', ' LR-2 ', 'LR-9', '', 'LR-0'] },
  })
  expect((await state()).marks).toEqual(['LR-9', 'LR-2'])
  const { context } = labels.getSnapshot()
  expect([numbers(listed(context)), context.missing]).toEqual([['LR-9', 'LR-2', 'LR-1'], ['LR-0']])
  labels.send({ type: 'mark.set', OrderNumber: 'LR-9', on: false })
  labels.send({ type: 'reload' })
  expect((await state()).marks).toEqual(['LR-2'])
  expect(transport.of('GET /api/orders/{OrderNumber}').map(({ path }) => path.split('/').at(-1))).toEqual([
    'LR-9',
    'LR-2',
    'LR-0',
  ])
})

test('LABEL-24 the selection survives a search; all shown rows can be selected, or all deselected', async () => {
  const { labels, state, mark } = labelsDesk([orderOf(1), orderOf(2), orderOf(33)])
  await mark('LR-1', 'LR-77')
  labels.send({ type: 'filters.change', filters: { q: '33' } })
  expect(await state()).toMatchObject({ rows: ['LR-33'], marks: ['LR-1'] })
  labels.send({ type: 'marks.set', on: true })
  expect((await state()).marks).toEqual(['LR-1', 'LR-33'])
  labels.send({ type: 'marks.set', on: false })
  expect((await state()).marks).toEqual([])
})

test("LABEL-25 a selected order has the backend's data of the queue's last load", async () => {
  const { labels, state, mark, store } = labelsDesk([orderOf(1)])
  await mark('LR-1')
  store(orderOf(1, { address: '77/7 ย้ายบ้าน' }))
  labels.send({ type: 'reload' })
  await state()
  expect(labels.getSnapshot().context.marks.get('LR-1')?.address).toBe('77/7 ย้ายบ้าน')
})

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['http', () => new Response('', { status: 501 })],
  ['contract', () => new Response('{"orders": [', { status: 200 })],
  ['forbidden', () => Response.json({}, { status: 403 })],
] as const)(
  'LABEL-26 %s: the queue fails, keeps its rows and its selection, and can be retried',
  async (code, answer) => {
    const { labels, trouble, mark, clock, state } = labelsDesk([orderOf(1)])
    await mark('LR-1')
    trouble.list = answer
    labels.send({ type: 'reload' })
    for (let second = 0; second < 60; second++) await pass(clock, 1_000)
    const { value, context } = labels.getSnapshot()
    expect([value.queue, context.error?.code, context.rows.length, context.marks.size]).toEqual(['failed', code, 1, 1])
    delete trouble.list
    labels.send({ type: 'reload' })
    expect(await state()).toMatchObject({ queue: 'ready', rows: ['LR-1'], marks: ['LR-1'] })
    expect(labels.getSnapshot().context.error).toBeUndefined()
  },
)
