import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { fakeTransport } from '../helpers/fake-transport'
import { turns } from '../helpers/turns'
import { openEdit } from './edit-desk'
import { editedOrder } from './edited-order'

const update = 'POST /api/orders/update'
const answered = { order: { ...editedOrder, name: 'คุณใหม่', version: 8 } }

test('ORDS-114 saving sends only the changed fields with the version they are based on', async () => {
  const transport = fakeTransport({ [update]: answered })
  const { edit, done, stage, received } = await openEdit(transport)
  edit.send({ type: 'field.set', name: 'name', value: ' คุณใหม่ ' })
  edit.send({ type: 'field.set', name: 'shippingCost', value: satang(5_050) })
  edit.send({ type: 'line.change', uq: 'p1', patch: { Quantity: 3 } })
  edit.send({ type: 'save' })
  expect(stage()).toBe('saving')
  const { saved } = await done()
  expect(transport.calls.map(({ body }) => body)).toEqual([
    {
      OrderNumber: 'LR-20261121-000099',
      version: 7,
      changes: {
        name: 'คุณใหม่',
        shippingCost: 50.5,
        ProductOrders: [
          { uq: 'p1', productId: 1, name: 'ชาเขียวใบหม่อน', price: 120, Quantity: 3 },
          { uq: 'x:1', productId: null, name: 'ถุงผ้า', price: 45.5, Quantity: 1, priceReason: 'ของแถม' },
        ],
      },
    },
  ])
  expect([stage(), saved?.version, received()]).toEqual(['saved', 8, ['orders.changed']])
})

test('ORDS-114 without changes, or with changes undone, it saves without a call', async () => {
  const { edit, stage, context } = await openEdit(fakeTransport({}))
  edit.send({ type: 'field.set', name: 'note', value: 'x' })
  edit.send({ type: 'field.set', name: 'note', value: ' ' })
  edit.send({ type: 'save' })
  expect([stage(), context().saved?.version]).toEqual(['saved', 7])
})

test('ORDS-115 saving twice is one request, and what is typed in the meantime is visibly rejected', async () => {
  const transport = fakeTransport({ [update]: answered })
  const { edit, done, context, received } = await openEdit(transport)
  edit.send({ type: 'field.set', name: 'name', value: 'คุณใหม่' })
  edit.send({ type: 'save' })
  edit.send({ type: 'save' })
  edit.send({ type: 'field.set', name: 'note', value: 'later' })
  edit.send({ type: 'line.remove', uq: 'p1' })
  expect(context().draft.note).toBe('')
  await done()
  expect(transport.calls).toHaveLength(1)
  expect(received()).toEqual(['orders.editRefused', 'orders.editRefused', 'orders.changed'])
})

test('ORDS-116 invalid values are not sent; correcting a field clears its error', async () => {
  const { edit, stage, context } = await openEdit(fakeTransport({}))
  edit.send({ type: 'field.set', name: 'name', value: '' })
  edit.send({ type: 'field.set', name: 'phoneNumber', value: '12' })
  edit.send({ type: 'line.add' })
  edit.send({ type: 'amount.refuse', name: 'p1', code: 'decimals' })
  edit.send({ type: 'amount.refuse', name: 'discount', code: 'not-a-number' })
  edit.send({ type: 'save' })
  expect([stage(), context().errors]).toEqual([
    'editing',
    {
      name: ['required'],
      phoneNumber: ['phone'],
      'ProductOrders.2.name': ['required'],
      'ProductOrders.0.price': ['decimals'],
      discount: ['not-a-number'],
    },
  ])
  edit.send({ type: 'field.set', name: 'name', value: 'ก' })
  edit.send({ type: 'amount.refuse', name: 'discount', code: null })
  edit.send({ type: 'line.remove', uq: 'p1' })
  expect(context().errors).toEqual({ phoneNumber: ['phone'] })
})

test('ORDS-116 an unreadable fee is dropped with the payment method it belonged to', async () => {
  const { edit, stage } = await openEdit(fakeTransport({ [update]: answered }))
  edit.send({ type: 'amount.refuse', name: 'CODFee', code: 'not-a-number' })
  edit.send({ type: 'field.set', name: 'paymentMethod', value: 'cash' })
  edit.send({ type: 'save' })
  expect(stage()).toBe('saving')
})

test('ORDS-116 a line of free text has its own key and counts immediately', async () => {
  const { edit, context } = await openEdit(fakeTransport({}))
  edit.send({ type: 'line.add' })
  const { uq } = context().draft.ProductOrders[2] ?? { uq: '' }
  edit.send({ type: 'line.change', uq, patch: { name: 'ริบบิ้น', price: satang(1_250), Quantity: 2 } })
  expect(uq).toMatch(/^x:[0-9a-f]{32}$/)
  expect(context().draft.ProductOrders[2]).toEqual({
    uq,
    productId: null,
    name: 'ริบบิ้น',
    price: 1_250,
    Quantity: 2,
  })
})

test('ORDS-116 backend errors are shown at their fields and the form stays as it was', async () => {
  const refusal = Response.json(
    { error: { 'changes.postNum': 'unknown', 'changes.name': 'too-long' } },
    { status: 422 },
  )
  const { edit, done, stage, received } = await openEdit(fakeTransport({ [update]: refusal }))
  edit.send({ type: 'field.set', name: 'postNum', value: '10110' })
  edit.send({ type: 'save' })
  const { errors, draft } = await done()
  expect([stage(), errors, draft.postNum]).toEqual(['editing', { postNum: ['unknown'], name: ['too-long'] }, '10110'])
  expect(received()).toEqual(['orders.changeFailed'])
})

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['http', () => new Response('{}', { status: 500 })],
  ['contract', () => new Response('<h1>oops', { status: 200 })],
  ['contract', () => ({ order: { OrderNumber: 7 } })],
  ['forbidden', () => new Response('{}', { status: 403 })],
] as const)('ORDS-117 after %s the form is unchanged and can be saved again', async (code, answer) => {
  let isBroken = true
  const transport = fakeTransport({ [update]: () => (isBroken ? answer() : answered) })
  const { edit, done, stage, clock } = await openEdit(transport)
  edit.send({ type: 'field.set', name: 'name', value: 'คุณใหม่' })
  edit.send({ type: 'save' })
  await turns()
  clock.increment(60_000)
  const { error, draft } = await done()
  expect([stage(), error?.code, draft.name]).toEqual(['editing', code, 'คุณใหม่'])
  isBroken = false
  edit.send({ type: 'save' })
  await done()
  expect(stage()).toBe('saved')
})

test('ORDS-117 a missing response is a timeout, and nothing is lost', async () => {
  const { edit, done, stage, clock } = await openEdit(fakeTransport({ [update]: () => new Promise(() => undefined) }))
  edit.send({ type: 'field.set', name: 'name', value: 'คุณใหม่' })
  edit.send({ type: 'save' })
  await turns()
  clock.increment(120_000)
  const { error, draft } = await done()
  expect([stage(), error?.code, draft.name]).toEqual(['editing', 'timeout', 'คุณใหม่'])
})
