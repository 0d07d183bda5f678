import { expect, test } from 'vitest'
import { createEngine, simulatedClock } from '../../src/core'
import { customersApp } from '../../src/core/customers/app'
import { createMock } from '../../src/mock/index'
import { signedInStorage } from '../helpers/stores'
import { turns } from '../helpers/turns'
import { openDesk, somchai } from './order-desk'

const backend = () => createMock({ now: () => new Date('2026-11-21T03:00:00Z') })

async function openEmpty() {
  const desk = openDesk({ transport: backend().transport })
  return desk.quiet()
}

const said = {
  name: 'มาลี ศรีสุข',
  phoneNumber: '0898765432',
  address: '45 ซอยลาดพร้าว 23',
  subDistrict: 'จันทรเกษม',
  district: 'จตุจักร',
  province: 'กรุงเทพมหานคร',
  postNum: '10900',
  note: '',
  paymentMethod: 'cod',
} as const

const customer = {
  name: 'วิภา แสงจันทร์',
  phoneNumber: '0912223333',
  address: '8/1',
  subDistrict: 'คลองหนึ่ง',
  district: 'คลองหลวง',
  province: 'ปทุมธานี',
  postNum: '12120',
}

test('ORDER-110 the message fills every field not filled by hand and leaves the others', async () => {
  const desk = await openEmpty()
  desk.write({ name: 'คุณแม่มาลี' })
  desk.draft.send({ type: 'message.take', values: said })
  expect(desk.context().fields).toMatchObject({ ...said, name: 'คุณแม่มาลี' })
  expect(desk.context().byHand).toEqual(['name'])
})

test('ORDER-110 on request it overwrites only the named fields, which then count as filled by hand', async () => {
  const desk = await openEmpty()
  desk.write({ name: 'คุณแม่มาลี', district: 'บางรัก' })
  desk.draft.send({ type: 'message.take', values: { name: said.name }, over: true })
  expect(desk.context().fields).toMatchObject({ name: said.name, district: 'บางรัก', phoneNumber: '' })
  desk.draft.send({ type: 'message.take', values: { ...said, name: 'อีกคน' } })
  expect(desk.context().fields.name).toBe(said.name)
  expect(desk.context().byHand).toEqual(['name', 'district'])
})

test('ORDER-111 a field filled from a message follows the next reading; a field cleared by hand can be filled again', async () => {
  const desk = await openEmpty()
  desk.draft.send({ type: 'message.take', values: said })
  desk.write({ note: 'ฝากป้อมยาม', address: '1' }).write({ address: '' })
  desk.draft.send({
    type: 'message.take',
    values: { ...said, subDistrict: '', address: '46', paymentMethod: 'transfer' },
  })
  expect(desk.context().fields).toMatchObject({
    subDistrict: '',
    address: '46',
    note: 'ฝากป้อมยาม',
    paymentMethod: 'transfer',
  })
})

test('ORDER-111 a filled field loses its error, and the totals follow', async () => {
  const desk = await openEmpty()
  desk.choose().pack().save()
  expect(desk.context().errors.postNum).toEqual(['required'])
  desk.draft.send({ type: 'message.take', values: said })
  expect(desk.context().errors).toEqual({})
  expect(desk.context().totals.CODFee).toBe(2_000)
})

test('ORDER-111 a courier or payment that the user sets back to the default stays', async () => {
  const desk = await openEmpty()
  const values = { ...said, DeliveryType: 'flash', saidPaid: true } as const
  desk.draft.send({ type: 'message.take', values })
  desk.write({ DeliveryType: 'ems', paymentMethod: 'transfer', saidPaid: false })
  desk.draft.send({ type: 'message.take', values })
  const kept = { DeliveryType: 'ems', paymentMethod: 'transfer', saidPaid: false }
  expect(desk.context().fields).toMatchObject(kept)
  const restored = await desk.reload()
  restored.draft.send({ type: 'message.take', values })
  expect(restored.context().fields).toMatchObject(kept)
})

test('ORDER-111 a value that the page gives counts as chosen, also that of an empty draft', async () => {
  const desk = await openEmpty()
  desk.draft.send({ type: 'fill', value: { paymentMethod: 'transfer', name: '' } })
  desk.draft.send({ type: 'message.take', values: said })
  expect(desk.context().fields).toMatchObject({ ...said, paymentMethod: 'transfer' })
})

test('ORDER-112 a message waits until the draft is restored; restored fields count as filled by hand', async () => {
  const first = await openEmpty()
  first.write({ name: 'ของเดิม' })
  const desk = await first.reload()
  expect(desk.context().byHand).toEqual(['name'])
  const early = openDesk({ transport: backend().transport })
  early.draft.send({ type: 'message.take', values: said })
  await early.quiet()
  expect(early.context().fields.name).toBe(said.name)
})

test('ORDER-4009 after a reload, what the message filled follows the next message; what staff changed stays', async () => {
  const first = await openEmpty()
  first.draft.send({ type: 'message.take', values: said })
  first.write({ note: 'ห่อของขวัญ' })
  const desk = await first.reload()
  desk.draft.send({ type: 'message.known', values: said })
  expect(desk.context().byHand).toEqual(['note'])
  const next = {
    name: 'น้ำฝน',
    phoneNumber: '0931147702',
    address: 'ห้อง 208',
    subDistrict: '',
    paymentMethod: 'transfer',
  } as const
  desk.draft.send({ type: 'message.take', values: { ...said, ...next, note: '' } })
  expect(desk.context().fields).toMatchObject({ ...next, note: 'ห่อของขวัญ' })
})

test('ORDER-4009 a default that staff chose stays, also if the message of the draft says the same', async () => {
  const first = await openEmpty()
  first.draft.send({ type: 'message.take', values: said })
  first.write({ paymentMethod: 'transfer' })
  const desk = await first.reload()
  desk.draft.send({ type: 'message.known', values: { ...said, paymentMethod: 'transfer' } })
  desk.draft.send({ type: 'message.take', values: said })
  expect(desk.context().fields.paymentMethod).toBe('transfer')
})

test('ORDER-112 while the outcome is unknown a message and a customer are rejected, and the page is notified', async () => {
  const desk = openDesk({ transport: async () => new Response('', { status: 503 }) })
  await desk.takeOrder().save().outcome()
  expect(desk.state()).toBe('frozen:waiting')
  desk.draft.send({ type: 'message.take', values: said })
  desk.draft.send({ type: 'customer.take', customer })
  expect(desk.context().fields.name).toBe(somchai.name)
  const refused = desk.events.filter(({ type }) => type === 'order.editRefused')
  expect(refused).toEqual([
    { type: 'order.editRefused', event: 'message.take' },
    { type: 'order.editRefused', event: 'customer.take' },
  ])
})

test('ORDER-113 a chosen customer fills a draft without one and leaves the rest of it', async () => {
  const desk = await openEmpty()
  desk.pack().write({ note: 'ห่อของขวัญ', shippingCost: 4_000 })
  desk.draft.send({ type: 'customer.take', customer })
  expect(desk.context().fields).toMatchObject({ ...customer, note: 'ห่อของขวัญ', shippingCost: 4_000 })
  expect(desk.context().lines.size).toBe(1)
})

test('ORDER-113 a draft with a customer stays on record and a new one starts', async () => {
  const desk = await openEmpty()
  desk.write(somchai)
  desk.draft.send({ type: 'customer.take', customer })
  await desk.quiet()
  expect(desk.state()).toBe('open')
  expect(desk.context().fields.name).toBe(customer.name)
  expect(desk.context().orphans.map(({ name }) => name)).toEqual([somchai.name])
})

test('ORDER-113 after a saved order a customer or a message starts the next one', async () => {
  const desk = await openEmpty()
  await desk.takeOrder().save().outcome()
  desk.draft.send({ type: 'customer.take', customer })
  expect(desk.state()).toBe('open')
  expect(desk.context().fields).toMatchObject(customer)
  await desk.pack().save().outcome()
  desk.draft.send({ type: 'message.take', values: said })
  expect([desk.state(), desk.context().fields.name]).toEqual(['open', said.name])
})

test('ORDER-114 a customer that no draft took is dropped when the user signs out', async () => {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const engine = createEngine({ transport: backend().transport, clock, storage: signedInStorage() })
  engine.provide({ customers: customersApp })
  engine.announce({ type: 'customers.chosen', customer: customer as never })
  await engine.logout()
  const draft = engine.view('order')
  await draft.settled()
  await turns()
  expect(draft.getSnapshot().context.fields.name).toBe('')
})
