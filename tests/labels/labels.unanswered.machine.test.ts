import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { allFailures, faulty, type NetworkFailure, unansweredFailures } from '../helpers/network-failures'
import { pass } from '../helpers/turns'
import { labelsDesk, orderOf } from './labels-desk'

const now = '2026-11-21T05:00:00Z'
const start = { type: 'print.start', printBy: 'มาลี ใจดี' } as const
const [first, second] = ['LR-20261118-000020', 'LR-20261119-000021'] as const

async function openLabels(storage = memoryStorage(), mock = createMock({ now: () => new Date(now) })) {
  const backend = faulty(mock.transport, '/api/orders/print')
  const clock = simulatedClock({ start: now })
  const engine = createEngine({ transport: backend.transport, clock, storage })
  const labels = engine.view('labels', {})
  await labels.settled()
  return {
    ...backend,
    mock,
    storage,
    engine,
    labels,
    mark: (on: boolean, ...numbers: string[]) => {
      for (const OrderNumber of numbers) labels.send({ type: 'mark.set', OrderNumber, on })
    },
    async press(event: Parameters<typeof labels.send>[0] = start) {
      labels.send(event)
      labels.send(event)
      for (let quarter = 0; quarter < 10; quarter++) await pass(clock, 16_000)
      return labels.getSnapshot()
    },
    numbers: () => labels.getSnapshot().context.job?.orders.map(({ OrderNumber }) => OrderNumber),
    async stamps(OrderNumber: string) {
      const { order } = (await ask(mock, `GET /api/orders/${OrderNumber}`)).body
      const history = order.history as { field: string; to: string }[]
      return history.filter(({ field }) => field === 'printAddrData').map(({ to }) => to)
    },
  }
}

test.each(allFailures)(
  'DESK-615 %s: pressed again it is one stamp with one id, then printed',
  async (failure: NetworkFailure) => {
    const { labels, mark, meet, press, numbers, stamps, sent } = await openLabels()
    mark(true, first, second)
    meet(failure)
    const { value, context } = await press()
    const isDone = failure === 'duplicate delivery'
    expect([value.print, context.isUnstamped, context.open.length]).toEqual([isDone ? 'printing' : 'idle', isDone, 1])
    meet()
    if (!isDone) await press()
    expect([labels.getSnapshot().value.print, numbers()]).toEqual(['printing', [first, second]])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect([await stamps(first), await stamps(second)]).toEqual([['PR-26'], ['PR-26']])
    labels.send({ type: 'print.done' })
    expect(labels.getSnapshot().context.open).toEqual([])
  },
)

test.each(unansweredFailures)(
  'DESK-616 %s: a print left behind is offered after a reload, and is the same print',
  async (failure) => {
    const before = await openLabels()
    before.mark(true, first)
    before.meet(failure)
    await before.press()
    before.engine.stop()
    const after = await openLabels(before.storage, before.mock)
    expect(after.labels.getSnapshot().context.open).toMatchObject([{ orderNumbers: [first], reprint: false }])
    await after.press({ type: 'print.resume' })
    expect([after.numbers(), await after.stamps(first)]).toEqual([[first], ['PR-26']])
    after.labels.send({ type: 'print.done' })
    expect((await openLabels(before.storage, before.mock)).labels.getSnapshot().context.open).toEqual([])
  },
)

test('DESK-616 a print that was stamped but never reached paper is offered, and can be discarded', async () => {
  const before = await openLabels()
  before.mark(true, first)
  expect((await before.press()).value.print).toBe('printing')
  before.engine.stop()
  const { labels, storage, mock } = await openLabels(before.storage, before.mock)
  labels.send({ type: 'print.drop' })
  expect(labels.getSnapshot().context.open).toEqual([])
  expect((await openLabels(storage, mock)).labels.getSnapshot().context.open).toEqual([])
})

test('DESK-617 another selection after a lost response: what is stamped is printed, the rest is stamped once, deselected orders are asked about', async () => {
  const { labels, mark, meet, press, numbers, stamps, mock } = await openLabels()
  const { body } = await ask(mock, 'GET /api/orders?printed=false&orderStatus=confirmed')
  const third = (body.orders as { OrderNumber: string }[])
    .map((each) => each.OrderNumber)
    .find((each) => each !== first && each !== second)
  if (!third) throw new Error('no third order waits')
  mark(true, first, second)
  meet('answer lost')
  await press()
  meet()
  mark(false, second)
  mark(true, third)
  const { value, context } = await press()
  expect([value.print, numbers(), context.job?.again.map((each) => each.OrderNumber), context.job?.mayBeOwn]).toEqual([
    'asking',
    [first, third],
    [second],
    [second],
  ])
  labels.send({ type: 'again.skip' })
  expect([await stamps(first), await stamps(second), await stamps(third)]).toEqual([['PR-26'], ['PR-26'], ['PR-27']])
})

test('DESK-618 on a backend without keys, what the lost attempt may have stamped is asked about as ours', async () => {
  let isLost = true
  const desk = labelsDesk([orderOf(1), orderOf(2)])
  const { labels, mark, clock } = desk
  const transport = desk.transport
  await mark('LR-1', 'LR-2')
  // the stamp arrives and its answer does not; the chain repeats it by itself
  desk.lose(() => isLost)
  labels.send(start)
  await pass(clock, 100)
  isLost = false
  for (let second = 0; second < 10; second++) await pass(clock, 1_000)
  const { value, context } = labels.getSnapshot()
  expect([value.print, context.job?.again.map((each) => each.OrderNumber), context.job?.mayBeOwn]).toEqual([
    'asking',
    ['LR-1', 'LR-2'],
    ['LR-1', 'LR-2'],
  ])
  expect(transport.of('POST /api/orders/print').length).toBeGreaterThan(1)
})

test('DESK-618 what someone else printed in the meantime is theirs, also after a lost response', async () => {
  const { labels, mark, meet, press, mock } = await openLabels()
  mark(true, first)
  meet('lost before')
  await press()
  await ask(mock, 'POST /api/orders/print', { body: { orderNumbers: [first], printBy: 'สมชาย' } })
  meet()
  const { value, context } = await press()
  expect([value.print, context.job?.again[0]?.printAddrData.printBy, context.job?.mayBeOwn]).toEqual([
    'asking',
    'สมชาย',
    [],
  ])
  expect(labels.getSnapshot().context.job?.orders).toEqual([])
})
