import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { momentOf, slipErrors, wallTime } from '../../src/core/orders/edit/orders.edit.slip.fields'
import { fakeTransport } from '../helpers/fake-transport'
import { turns } from '../helpers/turns'
import { openEdit, stored } from './edit-desk'
import { editedOrder } from './edited-order'

const payment = 'POST /api/orders/payment'
const paid = { ...editedOrder, paymentStatus: 'paid', version: 8 }

async function openSlip(transport: ReturnType<typeof fakeTransport>, wire: object = {}) {
  const location = await openEdit(transport)
  const slip = location.engine.view('orders.edit.slip', { order: stored(wire), checkedBy: 'มะลิ', desk: location.desk })
  await slip.settled()
  return { ...location, slip, slipStage: () => slip.getSnapshot().value, slipContext: () => slip.getSnapshot().context }
}

test('ORDS-130 a slip starts with the total, the time in Thailand and the signed-in user', async () => {
  const { slipContext } = await openSlip(fakeTransport({}))
  expect(slipContext().draft).toEqual({
    amount: satang(35_000),
    paidAt: '2026-11-21T12:00',
    checkedBy: 'มะลิ',
    bank: '',
    reference: '',
  })
})

test('ORDS-130 saving marks the order as paid, with amount in baht and time in UTC, once', async () => {
  const transport = fakeTransport({ [payment]: { order: paid } })
  const { slip, slipStage, done, received } = await openSlip(transport)
  slip.send({ type: 'field.set', name: 'amount', value: satang(34_950) })
  slip.send({ type: 'field.set', name: 'paidAt', value: '2026-11-21T09:30' })
  slip.send({ type: 'save' })
  slip.send({ type: 'save' })
  await done()
  expect(transport.calls.map(({ body }) => body)).toEqual([
    {
      OrderNumber: 'LR-20261121-000099',
      version: 7,
      paymentStatus: 'paid',
      slip: { amount: 349.5, paidAt: '2026-11-21T02:30:00.000Z', checkedBy: 'มะลิ' },
    },
  ])
  expect([slipStage(), received()]).toEqual(['saved', ['orders.changed']])
})

test('ORDS-131 a slip without amount, time or name, or with a future time, is not sent', async () => {
  const { slip, slipStage, slipContext } = await openSlip(fakeTransport({}))
  slip.send({ type: 'field.set', name: 'amount', value: null })
  slip.send({ type: 'field.set', name: 'paidAt', value: '2026-11-22T12:00' })
  slip.send({ type: 'field.set', name: 'checkedBy', value: ' ' })
  slip.send({ type: 'save' })
  expect([slipStage(), slipContext().errors]).toEqual([
    'editing',
    { amount: ['required'], paidAt: ['future'], checkedBy: ['required'] },
  ])
  slip.send({ type: 'amount.refuse', code: 'decimals' })
  slip.send({ type: 'field.set', name: 'paidAt', value: '' })
  slip.send({ type: 'save' })
  expect(slipContext().errors).toEqual({ amount: ['decimals'], paidAt: ['required'], checkedBy: ['required'] })
})

test('ORDS-132 a stale version keeps the entries and continues from the current order', async () => {
  const current = { ...editedOrder, version: 9, total: 400 }
  let isStale = true
  const transport = fakeTransport({
    [payment]: () => (isStale ? Response.json({ order: current }, { status: 409 }) : { order: paid }),
  })
  const { slip, slipStage, slipContext, done } = await openSlip(transport)
  slip.send({ type: 'field.set', name: 'checkedBy', value: 'ก้อย' })
  slip.send({ type: 'save' })
  await done()
  const { order, error, draft } = slipContext()
  expect([slipStage(), order.total, error?.code, draft.checkedBy]).toEqual(['editing', 40_000, 'conflict', 'ก้อย'])
  isStale = false
  slip.send({ type: 'save' })
  await done()
  expect(transport.calls.map(({ body }) => (body as { version: number }).version)).toEqual([7, 9])
})

test('ORDS-132 if someone else recorded it in the meantime there is nothing to do', async () => {
  const transport = fakeTransport({ [payment]: Response.json({ order: { ...paid, version: 9 } }, { status: 409 }) })
  const { slip, slipStage, done } = await openSlip(transport)
  slip.send({ type: 'save' })
  await done()
  expect(slipStage()).toBe('settled')
  slip.send({ type: 'save' })
  expect(transport.calls).toHaveLength(1)
})

test('ORDS-133 a failure keeps the slip, and a backend error is shown at its field', async () => {
  let answer = () => new Response('{}', { status: 500 })
  const { slip, slipStage, slipContext, done, clock } = await openSlip(
    fakeTransport({
      [payment]: () => answer(),
      'GET /api/orders/{OrderNumber}': () => new Response(null, { status: 404 }),
    }),
  )
  slip.send({ type: 'field.set', name: 'amount', value: satang(100) })
  slip.send({ type: 'save' })
  await turns()
  clock.increment(60_000)
  await done()
  expect([slipStage(), slipContext().error?.code, slipContext().draft.amount]).toEqual(['editing', 'http', 100])
  answer = () => Response.json({ error: { 'slip.amount': 'too-large' } }, { status: 422 })
  slip.send({ type: 'save' })
  await done()
  expect(slipContext().errors).toEqual({ amount: ['too-large'] })
})

test.each([
  ['2026-11-21T09:30', '2026-11-21T02:30:00.000Z'],
  ['2026-01-01T00:00', '2025-12-31T17:00:00.000Z'],
  ['2026-02-30T09:30', undefined],
  ['21/11/2569', undefined],
  ['T09:30', undefined],
  ['2026-11-21T', undefined],
  ['2026-11-21T09:30 or so', undefined],
  ['', undefined],
])('ORDS-131 local time %j in Thailand is %j', (wall, iso) => {
  const time = momentOf(wall)
  expect(time === undefined ? undefined : new Date(time).toISOString()).toBe(iso)
  if (time !== undefined) expect(wallTime(time)).toBe(wall)
})

test('ORDS-131 a clock a few minutes ahead of ours is accepted', () => {
  const draft = { amount: satang(100), paidAt: '2026-11-21T12:04', checkedBy: 'ก', bank: '', reference: '' }
  expect(slipErrors(draft, Date.parse('2026-11-21T05:00:00Z'))).toEqual({})
})
