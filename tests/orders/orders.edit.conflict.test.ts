import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { conflictsOf, theirChanges } from '../../src/core/orders/edit/orders.edit.conflicts'
import { fakeTransport, type Recorded } from '../helpers/fake-transport'
import { openEdit } from './edit-desk'
import { editedOrder } from './edited-order'

const update = 'POST /api/orders/update'
const theirs = { ...editedOrder, version: 9, name: 'คุณเขา', note: 'ด่วน', OrderStatus: 'confirmed' }

/** A backend that refuses stale versions, as ours does. */
const strict = (current: { version: number }) => (request: Recorded) => {
  const { version, changes } = request.body as { version: number; changes: object }
  if (version !== current.version) return Response.json({ order: current }, { status: 409 })
  return { order: Object.assign({}, current, changes, { version: version + 1 }) }
}

async function openConflict(current: { version: number } = theirs) {
  const transport = fakeTransport({ [update]: strict(current) })
  const location = await openEdit(transport)
  location.edit.send({ type: 'field.set', name: 'name', value: 'คุณเรา' })
  location.edit.send({ type: 'field.set', name: 'address', value: '1/1 ซอยใหม่' })
  location.edit.send({ type: 'save' })
  await location.done()
  return { ...location, transport, sent: () => transport.calls.map(({ body }) => body) }
}

test('ORDS-120 a stale version shows both, field by field, and loses nothing', async () => {
  const { stage, context } = await openConflict()
  const { base, draft, theirs: there } = context()
  expect(stage()).toBe('conflicted')
  expect([draft.name, draft.address, there?.name]).toEqual(['คุณเรา', '1/1 ซอยใหม่', 'คุณเขา'])
  expect(there && conflictsOf(base, draft, there)).toEqual([
    { field: 'name', isBoth: true },
    { field: 'address', isBoth: false },
  ])
})

test("ORDS-121 ours is saved on top of theirs with the new version; fields we didn't change stay theirs", async () => {
  const { edit, done, stage, sent } = await openConflict()
  edit.send({ type: 'conflict.settle' })
  const { saved } = await done()
  expect(sent()[1]).toEqual({
    OrderNumber: 'LR-20261121-000099',
    version: 9,
    changes: { name: 'คุณเรา', address: '1/1 ซอยใหม่' },
  })
  expect([stage(), saved?.name, saved?.note, saved?.version]).toEqual(['saved', 'คุณเรา', 'ด่วน', 10])
})

test('ORDS-121 a field chosen as theirs is not sent', async () => {
  const { edit, done, sent } = await openConflict()
  edit.send({ type: 'conflict.pick', name: 'name', side: 'theirs' })
  edit.send({ type: 'conflict.settle' })
  await done()
  expect(sent()[1]).toEqual({
    OrderNumber: 'LR-20261121-000099',
    version: 9,
    changes: { address: '1/1 ซอยใหม่' },
  })
})

test('ORDS-122 choosing all of theirs ends the edit without another call', async () => {
  const { edit, stage, context, sent } = await openConflict()
  edit.send({ type: 'conflict.pick', side: 'theirs' })
  edit.send({ type: 'conflict.settle' })
  expect([stage(), context().saved?.name, sent().length]).toEqual(['saved', 'คุณเขา', 1])
})

test('ORDS-122 all of ours is one press', async () => {
  const { edit, context } = await openConflict()
  edit.send({ type: 'conflict.pick', name: 'name', side: 'theirs' })
  edit.send({ type: 'conflict.pick', side: 'mine' })
  expect(context().picks).toEqual({ name: 'mine', address: 'mine' })
})

test('ORDS-123 back in the form everything is as typed, and saving meets the same conflict', async () => {
  const { edit, done, stage, context } = await openConflict()
  edit.send({ type: 'conflict.leave' })
  expect([stage(), context().draft.name, context().draft.address]).toEqual(['editing', 'คุณเรา', '1/1 ซอยใหม่'])
  edit.send({ type: 'save' })
  await done()
  expect(stage()).toBe('conflicted')
})

test('ORDS-123 a second conflict after the choice is shown again, with ours kept', async () => {
  let version = 8
  const transport = fakeTransport({
    [update]: () => {
      version++
      return Response.json({ order: { ...theirs, version, name: `คุณเขา ${version}` } }, { status: 409 })
    },
  })
  const { edit, done, stage, context } = await openEdit(transport)
  edit.send({ type: 'field.set', name: 'name', value: 'คุณเรา' })
  edit.send({ type: 'save' })
  await done()
  edit.send({ type: 'conflict.settle' })
  await done()
  expect([stage(), context().draft.name, context().theirs?.name]).toEqual(['conflicted', 'คุณเรา', 'คุณเขา 10'])
})

test('ORDS-124 a conflict without a readable order keeps the form as it was and says so', async () => {
  const { edit, done, stage, context } = await openEdit(
    fakeTransport({ [update]: new Response('{}', { status: 409 }) }),
  )
  edit.send({ type: 'field.set', name: 'name', value: 'คุณเรา' })
  edit.send({ type: 'save' })
  await done()
  expect([stage(), context().error?.code, context().draft.name]).toEqual(['editing', 'contract', 'คุณเรา'])
})

test('ORDS-124 a choice that no longer fits the order returns to the form with the missing value', async () => {
  const pickup = { DeliveryType: { value: 'pickup', label: '', type: 'self' }, address: '', district: '' }
  const transport = fakeTransport({ [update]: strict({ ...theirs, ...pickup }) })
  const { edit, done, stage, context } = await openEdit(transport)
  const ems = { value: 'ems', label: 'EMS', type: 'post' } as const
  edit.send({ type: 'field.set', name: 'DeliveryType', value: ems })
  edit.send({ type: 'save' })
  await done()
  edit.send({ type: 'conflict.settle' })
  expect([stage(), context().errors]).toEqual(['editing', { address: ['required'], district: ['required'] }])
})

test('ORDS-125 closing a view while it saves does not undo the change', async () => {
  const transport = fakeTransport({ [update]: strict({ ...editedOrder }) })
  const { edit, done, received, desk } = await openEdit(transport)
  edit.send({ type: 'field.set', name: 'name', value: 'คุณเรา' })
  edit.send({ type: 'save' })
  edit.stop()
  await done().catch(() => undefined)
  expect(received()).toEqual(['orders.changed'])
  expect(desk.getSnapshot().context.outcomes).toEqual({})
})

test("ORDS-5704 what was typed for a recipient whose data is erased meanwhile isn't offered or sent; the rest is, without a recipient", async () => {
  const recipient = { name: '', phoneNumber: '', address: '', subDistrict: '', district: '', postNum: '', note: '' }
  const erased = { ...editedOrder, ...recipient, version: 8 }
  const transport = fakeTransport({ [update]: strict(erased) })
  const { edit, done, stage, context } = await openEdit(transport)
  for (const [name, value] of [
    ['name', 'คุณเรา'],
    ['note', 'โทรก่อนส่ง'],
  ] as const)
    edit.send({ type: 'field.set', name, value })
  edit.send({ type: 'field.set', name: 'shippingCost', value: satang(5500) })
  edit.send({ type: 'save' })
  await done()
  const { base, draft, theirs: there } = context()
  expect(there && conflictsOf(base, draft, there)).toEqual([{ field: 'shippingCost', isBoth: false }])
  expect(there && theirChanges(base, draft, there)).toEqual([])
  edit.send({ type: 'conflict.settle' })
  await done()
  expect([stage(), transport.calls.map(({ body }) => (body as { changes: object }).changes).at(-1)]).toEqual([
    'saved',
    { shippingCost: 55 },
  ])
})
