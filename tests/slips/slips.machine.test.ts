import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { fakeTransport } from '../helpers/fake-transport'
import { openEdit, stored } from '../orders/edit-desk'
import { editedOrder } from '../orders/edited-order'

const payment = 'POST /api/orders/payment'
const paid = { ...editedOrder, paymentStatus: 'paid', version: 8 }
const found = { kind: 'slip', bank: '014', reference: 'A1' } as const
const used = () => Response.json({ order: editedOrder, usedFor: ['LR-1', 'LR-2'] }, { status: 409 })

async function openSlip(transport: ReturnType<typeof fakeTransport>) {
  const location = await openEdit(transport)
  const slip = location.engine.view('orders.edit.slip', { order: stored(), checkedBy: 'มะลิ', desk: location.desk })
  await slip.settled()
  const context = () => slip.getSnapshot().context
  const sent = () => transport.calls.map(({ body }) => (body as { slip: object }).slip)
  return { ...location, slip, sent, context, stage: () => slip.getSnapshot().value }
}

test('SLIP-20 a slip enters bank and reference, and what was typed stays', async () => {
  const { slip, sent, done } = await openSlip(fakeTransport({ [payment]: { order: paid } }))
  slip.send({ type: 'field.set', name: 'paidAt', value: '2026-11-21T09:30' })
  slip.send({ type: 'field.set', name: 'amount', value: satang(34_950) })
  slip.send({ type: 'code.take', code: { ...found, day: '2026-11-20' } })
  slip.send({ type: 'save' })
  await done()
  const typed = { amount: 349.5, paidAt: '2026-11-21T02:30:00.000Z', checkedBy: 'มะลิ' }
  expect(sent()).toEqual([{ ...typed, bank: '014', reference: 'A1' }])
})

test('SLIP-20 a code to pay with enters its amount only, any other one nothing', async () => {
  const { slip, context } = await openSlip(fakeTransport({}))
  const before = context().draft
  for (const code of [{ kind: 'payment' }, { kind: 'damaged' }, { kind: 'other' }] as const) {
    slip.send({ type: 'code.take', code })
    expect(context().draft).toEqual(before)
  }
  slip.send({ type: 'code.take', code: { kind: 'payment', amount: satang(100) } })
  expect(context().draft).toEqual({ ...before, amount: satang(100) })
})

test('SLIP-20 an amount that could not be read still blocks saving after a code without one', async () => {
  const { slip, context } = await openSlip(fakeTransport({}))
  slip.send({ type: 'amount.refuse', code: 'decimals' })
  slip.send({ type: 'code.take', code: found })
  slip.send({ type: 'save' })
  expect(context().errors).toEqual({ amount: ['decimals'] })
})

test('SLIP-20 a typed reference has no bank', async () => {
  const { slip, sent, done } = await openSlip(fakeTransport({ [payment]: { order: paid } }))
  slip.send({ type: 'code.take', code: found })
  slip.send({ type: 'field.set', name: 'reference', value: ' B2 ' })
  slip.send({ type: 'save' })
  await done()
  expect(sent()[0]).not.toHaveProperty('bank')
  expect(sent()[0]).toMatchObject({ reference: 'B2' })
})

test('SLIP-21 a used slip is asked about, and sent again only once it is accepted', async () => {
  let isFirst = true
  const transport = fakeTransport({ [payment]: () => (isFirst ? used() : { order: paid }) })
  const { slip, sent, context, stage, done } = await openSlip(transport)
  slip.send({ type: 'code.take', code: found })
  slip.send({ type: 'save' })
  await done()
  expect([stage(), context().usedFor, context().isAccepted]).toEqual(['editing', ['LR-1', 'LR-2'], false])
  slip.send({ type: 'save' })
  await done()
  expect([stage(), context().errors, sent().length]).toEqual(['editing', { usedFor: ['required'] }, 1])
  isFirst = false
  slip.send({ type: 'use.accept', isAccepted: true })
  expect(context().errors).toEqual({})
  slip.send({ type: 'save' })
  await done()
  expect(sent()[1]).toMatchObject({ reference: 'A1', bank: '014', alsoFor: ['LR-1', 'LR-2'] })
  expect(stage()).toBe('saved')
})

test.each([
  ['a typed reference', { type: 'field.set', name: 'reference', value: 'B2' }],
  ['the code of another picture', { type: 'code.take', code: { ...found, reference: 'B2' } }],
] as const)('SLIP-22 %s asks anew, and sends no acceptance', async (_, event) => {
  let isFirst = true
  const transport = fakeTransport({ [payment]: () => (isFirst ? used() : { order: paid }) })
  const { slip, sent, context, done } = await openSlip(transport)
  slip.send({ type: 'code.take', code: found })
  slip.send({ type: 'save' })
  await done()
  slip.send({ type: 'use.accept', isAccepted: true })
  slip.send(event)
  expect([context().usedFor, context().isAccepted]).toEqual([[], false])
  isFirst = false
  slip.send({ type: 'save' })
  await done()
  expect(sent()[1]).not.toHaveProperty('alsoFor')
})

test('SLIP-22 the same code again changes nothing; a stale version asks anew', async () => {
  let answer = used
  const { slip, context, done } = await openSlip(fakeTransport({ [payment]: () => answer() }))
  slip.send({ type: 'code.take', code: found })
  slip.send({ type: 'save' })
  await done()
  slip.send({ type: 'use.accept', isAccepted: true })
  slip.send({ type: 'code.take', code: found })
  expect([context().usedFor.length, context().isAccepted]).toEqual([2, true])
  answer = () => Response.json({ order: { ...editedOrder, version: 9 } }, { status: 409 })
  slip.send({ type: 'save' })
  await done()
  expect([context().usedFor, context().isAccepted, context().order.version]).toEqual([[], false, 9])
})

test('SLIP-23 a reference that is too long is not sent', async () => {
  const { slip, context } = await openSlip(fakeTransport({}))
  slip.send({ type: 'field.set', name: 'reference', value: 'x'.repeat(65) })
  slip.send({ type: 'save' })
  expect(context().errors).toEqual({ reference: ['too-long'] })
})
