import { expect, test } from 'vitest'
import { createEngine, memoryStorage } from '../../src/core'
import { labelOptionsKey } from '../../src/core/labels/labels.options'
import { fakeTransport } from '../helpers/fake-transport'
import { turns } from '../helpers/turns'
import { labelsDesk, orderOf, printed } from './labels-desk'

const start = { type: 'print.start', printBy: 'มาลี ใจดี' } as const

test("LABEL-30 selected orders are stamped in one call, then printed with the backend's data", async () => {
  const { labels, mark, state, prints, received } = labelsDesk([orderOf(1), orderOf(2), orderOf(3)])
  await mark('LR-3', 'LR-1')
  labels.send(start)
  const stamped = await state()
  expect(prints).toEqual([{ orderNumbers: ['LR-3', 'LR-1'], printBy: 'มาลี ใจดี' }])
  expect(stamped).toMatchObject({ print: 'printing', rows: ['LR-2'], job: { orders: ['LR-3', 'LR-1'], ids: ['PR-1'] } })
  expect(labels.getSnapshot().context.job?.orders[0]?.printAddrData.printBy).toBe('มาลี ใจดี')
  labels.send({ type: 'print.done' })
  expect(await state()).toMatchObject({ print: 'idle', marks: [], job: { state: 'printed' } })
  expect(received).toMatchObject([
    { type: 'orders.changed', kind: 'print', orders: [{ OrderNumber: 'LR-3' }, { OrderNumber: 'LR-1' }] },
    { type: 'labels.printed', printId: 'PR-1', orderNumbers: ['LR-3', 'LR-1'] },
  ])
})

test('LABEL-31 pressed twice it is one print', async () => {
  const { labels, mark, state, prints } = labelsDesk([orderOf(1)])
  await mark('LR-1')
  labels.send(start)
  labels.send(start)
  await state()
  labels.send(start)
  expect([(await state()).print, prints.length]).toEqual(['printing', 1])
})

test('LABEL-32 without a selection nothing is printed', async () => {
  const { labels, state, prints } = labelsDesk([orderOf(1)])
  await state()
  labels.send(start)
  expect([(await state()).print, prints]).toEqual(['idle', []])
})

test('LABEL-33 printing an order again asks for confirmation, with user and time of the first print', async () => {
  const { labels, mark, state, store, prints } = labelsDesk([orderOf(1), orderOf(2)])
  await mark('LR-1', 'LR-2')
  store(printed(orderOf(2), 'PR-9', 'สมชาย'))
  labels.send(start)
  expect(await state()).toMatchObject({ print: 'asking', job: { orders: ['LR-1'], again: ['LR-2'] } })
  expect(labels.getSnapshot().context.job?.again[0]?.printAddrData).toMatchObject({ printId: 'PR-9', printBy: 'สมชาย' })
  labels.send({ type: 'again.confirm' })
  labels.send({ type: 'again.confirm' })
  expect(await state()).toMatchObject({
    print: 'printing',
    job: { orders: ['LR-1', 'LR-2'], again: [], ids: ['PR-1', 'PR-2'] },
  })
  expect(prints.slice(1)).toEqual([{ orderNumbers: ['LR-2'], printBy: 'มาลี ใจดี', reprint: true }])
})

test('LABEL-34 without confirmation only the new ones are printed, or nothing', async () => {
  const { labels, mark, state, prints } = labelsDesk([orderOf(1), printed(orderOf(2))], {
    input: { orderNumbers: ['LR-2'] },
  })
  await state()
  labels.send(start)
  expect((await state()).job).toMatchObject({ orders: [], again: ['LR-2'] })
  labels.send({ type: 'again.skip' })
  expect(await state()).toMatchObject({ print: 'idle', marks: [], job: undefined })
  await mark('LR-1', 'LR-2')
  labels.send(start)
  await state()
  labels.send({ type: 'again.skip' })
  expect(await state()).toMatchObject({ print: 'printing', job: { orders: ['LR-1'] } })
  expect(prints.some(({ reprint }) => reprint)).toBe(false)
})

test('LABEL-35 rejected orders are named; if all are, there is nothing to print', async () => {
  const { labels, state, received } = labelsDesk([orderOf(1, { OrderStatus: 'cancelled' })], {
    input: { orderNumbers: ['LR-1'] },
  })
  await state()
  labels.send(start)
  expect(await state()).toMatchObject({ print: 'idle', job: { orders: [], refused: ['LR-1'], ids: [] } })
  expect(received).toEqual([])
})

test.each([
  ['forbidden', 403],
  ['http', 501],
  ['conflict', 409],
] as const)(
  'LABEL-36 %s: without a stamp nothing is printed, the selection stays, the next press is a new attempt',
  async (code, status) => {
    const { labels, mark, state, prints, received } = labelsDesk([orderOf(1)], {
      onPrint: (_, nth) => (nth === 1 ? Response.json({}, { status }) : undefined),
    })
    await mark('LR-1')
    labels.send(start)
    expect(await state()).toMatchObject({ print: 'idle', marks: ['LR-1'], job: undefined, failure: code })
    expect(received).toEqual([])
    labels.send(start)
    expect(await state()).toMatchObject({ print: 'printing', failure: undefined })
    expect(prints).toHaveLength(2)
  },
)

test('LABEL-37 a failed second stamp asks again; the new orders are not lost', async () => {
  const { labels, state } = labelsDesk([orderOf(1), printed(orderOf(2))], {
    input: { orderNumbers: ['LR-1', 'LR-2'] },
    onPrint: (_, nth) => (nth === 2 ? new Response('{"', { status: 200 }) : undefined),
  })
  await state()
  labels.send(start)
  await state()
  labels.send({ type: 'again.confirm' })
  expect(await state()).toMatchObject({
    print: 'asking',
    failure: 'contract',
    job: { orders: ['LR-1'], again: ['LR-2'] },
  })
  labels.send({ type: 'again.skip' })
  expect(await state()).toMatchObject({ print: 'printing', job: { orders: ['LR-1'] } })
})

test('LABEL-38 a failed print says so, and printing again is stamped as a reprint', async () => {
  const { labels, mark, state, prints } = labelsDesk([orderOf(1)])
  await mark('LR-1')
  labels.send(start)
  await state()
  labels.send({ type: 'print.fail' })
  expect((await state()).job).toMatchObject({ orders: ['LR-1'], state: 'failed' })
  labels.send({ type: 'print.repeat', printBy: 'สมชาย' })
  expect(await state()).toMatchObject({ print: 'printing', job: { orders: ['LR-1'], ids: ['PR-2'] } })
  expect(prints[1]).toEqual({ orderNumbers: ['LR-1'], printBy: 'สมชาย', reprint: true })
  labels.send({ type: 'print.done' })
  labels.send({ type: 'job.forget' })
  expect((await state()).job).toBeUndefined()
})

test('LABEL-39 the position on a used sheet applies to one print', async () => {
  const { labels, mark, state } = labelsDesk([orderOf(1)])
  await mark('LR-1')
  labels.send({ type: 'start.choose', start: 3 })
  labels.send(start)
  await state()
  expect(labels.getSnapshot().context.start).toBe(3)
  labels.send({ type: 'print.done' })
  expect(labels.getSnapshot().context.start).toBe(1)
})

test("LABEL-40 leaving the queue doesn't cancel a stamp that is being sent", async () => {
  const { labels, mark, transport } = labelsDesk([orderOf(1)])
  await mark('LR-1')
  labels.send(start)
  labels.stop()
  await turns()
  expect(transport.of('POST /api/orders/print')[0]?.signal.aborted).toBe(false)
})

test('LABEL-41 options are stored on this device and shared by all views', async () => {
  const storage = memoryStorage()
  const open = () => createEngine({ transport: fakeTransport({}), storage }).app('labels')
  const draftLock = open()
  await draftLock.settled()
  draftLock.send({ type: 'options.change', options: { paper: 'a4', language: 'en' } })
  expect(JSON.parse(storage.local.get(labelOptionsKey) ?? '')).toMatchObject({ version: 1, paper: 'a4' })
  expect((await open().settled()).context.options).toMatchObject({ paper: 'a4', language: 'en', textSize: 'm' })
})
