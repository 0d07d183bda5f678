import { expect, test } from 'vitest'
import { loadPlaceTable } from '../../src/core/customers/address/place-table'
import { startEngine } from '../../src/core/engine'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { placeError, placesFor, sharedPlace } from '../../src/core/order/paste/order.paste.places'
import { flagsOf, refusalsOf, wholePhones } from '../../src/core/order/paste/order.paste.warnings'
import { pasteViews } from '../../src/core/order/paste/views'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { fakeTransport } from '../helpers/fake-transport'
import { pass, turns } from '../helpers/turns'
import { newOrder } from '../orders/new-order'

function openChecks(transport: Transport) {
  const clock = simulatedClock({ start: '2026-11-20T17:30:00Z' })
  const engine = startEngine({ transport, storage: memoryStorage(), clock }, () => Promise.reject(new Error('no more')))
  engine.provide({}, pasteViews)
  return { engine, clock }
}

const wire = (OrderNumber: string, phoneNumber: string, OrderStatus = 'new') => ({
  OrderNumber,
  version: 1,
  createdAt: '2026-11-20T17:10:00Z',
  shopId: 1,
  name: 'มาลี',
  phoneNumber,
  address: '',
  subDistrict: '',
  district: '',
  province: '',
  postNum: '',
  customerFormatType: 2,
  ProductOrders: [],
  shippingCost: 0,
  discount: 0,
  otherCost: 0,
  CODFee: 0,
  DeliveryType: { value: 'ems', label: 'EMS', type: 'post' },
  paymentMethod: 'cod',
  total: 590,
  OrderStatus,
  printAddrData: { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null },
})

const customer = (name: string, phoneNumber: string, refusedCODCount: number) => ({
  name,
  phoneNumber,
  address: '',
  subDistrict: '',
  district: '',
  province: '',
  postNum: '',
  orderCount: 3,
  lastOrder: { OrderNumber: 'LR-1', createdAt: '2026-11-01T00:00:00Z' },
  refusedCODCount,
})

test.each([
  ['๐๘๑-๒๓๔ ๕๖๗๘', ['0812345678']],
  ['+66 81 234 5678, 02-123-4567 / 081 234 5678', ['0812345678', '021234567']],
  ['081-234', []],
  ['', []],
])('ORDER-128 the whole phone numbers in %j are %j', (typed, phones) => {
  expect(wholePhones(typed)).toEqual(phones)
})

test('ORDER-128 orders of this day in Bangkok for the same phone are reported, cancelled ones and other phones are not', async () => {
  const transport = fakeTransport({
    'GET /api/orders': {
      orders: [
        wire('LR-2', '081-234-5678'),
        wire('LR-3', '081-234-5678', 'cancelled'),
        wire('LR-4', '0812345679'),
        wire('LR-5', '02-000-0000, +66812345678'),
      ],
      total: 4,
    },
  })
  const { engine, clock } = openChecks(transport)
  const check = engine.view('order.paste.today')
  check.send({ type: 'key.change', key: ['0812345678'] })
  await pass(clock, 500)
  expect(check.getSnapshot().context.value?.map(({ OrderNumber }) => OrderNumber)).toEqual(['LR-2', 'LR-5'])
  const { query } = transport.calls[0] ?? { query: new URLSearchParams() }
  expect([query.get('q'), query.get('from'), query.get('to')]).toEqual(['0812345678', '2026-11-21', '2026-11-21'])
})

test('ORDER-128 an order saved a moment ago is found on the sample backend', async () => {
  const mock = createMock({ now: () => new Date('2026-11-20T17:20:00Z') })
  const { engine, clock } = openChecks(mock.transport)
  const { body } = await ask(mock, 'POST /api/orders', {
    body: { order: { ...newOrder, phoneNumber: '089-765 4321' } },
    key: 'k1',
  })
  const check = engine.view('order.paste.today')
  check.send({ type: 'key.change', key: ['0897654321'] })
  await pass(clock, 500)
  await turns(20)
  expect(check.getSnapshot().context.value?.map(({ OrderNumber }) => OrderNumber)).toEqual([body.order.OrderNumber])
})

test('ORDER-129 COD parcels that this phone number returned are reported with the name', async () => {
  const transport = fakeTransport({
    'GET /api/customers': {
      customers: [customer('มาลี', '081-234-5678', 2), customer('อื่น', '0812345679', 5), customer('ดี', '0812345678', 0)],
      total: 3,
    },
  })
  const { engine, clock } = openChecks(transport)
  const check = engine.view('order.paste.customers')
  check.send({ type: 'key.change', key: ['0812345678'] })
  await pass(clock, 500)
  expect(refusalsOf(check.getSnapshot().context.value ?? [])).toEqual({ name: 'มาลี', count: 2 })
  check.send({ type: 'key.change', key: ['0812345670'] })
  expect(check.getSnapshot().context.value).toBeUndefined()
  await pass(clock, 500)
  expect([check.getSnapshot().value, check.getSnapshot().context.value]).toEqual(['known', []])
  expect(refusalsOf([])).toBeUndefined()
})

const suthep = { subDistrict: 'สุเทพ', district: 'เมืองเชียงใหม่', province: 'เชียงใหม่', postNum: '50200' }

test.each([
  [suthep, undefined],
  [{ ...suthep, district: 'อ.เมือง', subDistrict: 'ต. สุเทพ', province: 'จังหวัดเชียงใหม่' }, undefined],
  [{ ...suthep, subDistrict: '', district: '' }, undefined],
  [{ ...suthep, subDistrict: 'Suthep', district: 'Mueang', province: 'Chiang Mai' }, undefined],
  [{ subDistrict: 'สีลม', district: 'เขตบางรัก', province: 'กทม.', postNum: '10500' }, undefined],
  [{ ...suthep, postNum: '99999' }, { code: 'no-such-postcode' }],
  [
    { ...suthep, postNum: '10500' },
    { code: 'disagree', field: 'province', expected: ['กรุงเทพมหานคร'] },
  ],
  [
    { ...suthep, province: '', postNum: '10500' },
    { code: 'disagree', field: 'district', expected: ['บางรัก', 'ปทุมวัน'] },
  ],
])('ORDER-130 for %j the table returns %j', async (fields, fieldError) => {
  expect(placeError(fields, await loadPlaceTable())).toEqual(fieldError)
})

const blankPlace = { subDistrict: '', district: '', province: '', postNum: '' }

test.each([
  ['a postcode of one district', { postNum: '10900' }, { district: 'จตุจักร', province: 'กรุงเทพมหานคร' }, 5],
  [
    'a postcode and the beginning of a sub-district',
    { postNum: '10900', subDistrict: 'จันทร' },
    { district: 'จตุจักร', province: 'กรุงเทพมหานคร' },
    1,
  ],
  [
    'a postcode and a sub-district',
    { postNum: '50200', subDistrict: 'ต.สุเทพ' },
    { district: 'เมืองเชียงใหม่', province: 'เชียงใหม่' },
    1,
  ],
  [
    'a sub-district that exists once',
    { subDistrict: 'แขวงจันทรเกษม' },
    { district: 'จตุจักร', province: 'กรุงเทพมหานคร', postNum: '10900' },
    1,
  ],
  ['a sub-district that exists often', { subDistrict: 'บ้านใหม่' }, {}, 16],
  [
    'a sub-district and its district',
    { subDistrict: 'บ้านใหม่', district: 'ปากเกร็ด' },
    { province: 'นนทบุรี', postNum: '11120' },
    1,
  ],
  ['a postcode that does not exist', { postNum: '99999' }, {}, 0],
  ['a postcode and a district of another', { postNum: '10900', district: 'บางรัก' }, {}, 0],
  ['a name of no sub-district', { subDistrict: 'ไม่มีที่นี่' }, {}, 0],
])('ORDER-155 %s: %j', async (_, typed, shared, count) => {
  const fields = { ...blankPlace, ...typed }
  const places = placesFor(fields, await loadPlaceTable())
  expect([sharedPlace(places, fields), places.length]).toEqual([shared, count])
})

test('ORDER-131 a check runs after a pause, and its result is dropped as soon as the fields change', async () => {
  const transport = fakeTransport({ 'GET /api/orders': { orders: [wire('LR-2', '0812345678')], total: 1 } })
  const { engine, clock } = openChecks(transport)
  const check = engine.view('order.paste.today')
  check.send({ type: 'key.change', key: ['0812345671'] })
  await pass(clock, 499)
  check.send({ type: 'key.change', key: ['0812345678'] })
  await pass(clock, 499)
  expect(transport.calls).toHaveLength(0)
  await pass(clock, 1)
  check.send({ type: 'key.change', key: ['0812345678'] })
  await pass(clock, 500)
  expect(transport.calls).toHaveLength(1)
  check.send({ type: 'key.change', key: undefined })
  expect([check.getSnapshot().value, check.getSnapshot().context.value]).toEqual(['idle', undefined])
  await pass(clock, 1_000)
  expect(transport.calls).toHaveLength(1)
})

test('ORDER-131 a late response for other fields is dropped', async () => {
  let release: (answer: object) => void = () => undefined
  const slow = new Promise<object>((resolve) => {
    release = resolve
  })
  const transport = fakeTransport({
    'GET /api/orders': ({ query }) => (query.get('q') === '0812345678' ? slow : { orders: [], total: 0 }),
  })
  const { engine, clock } = openChecks(transport)
  const check = engine.view('order.paste.today')
  check.send({ type: 'key.change', key: ['0812345678'] })
  await pass(clock, 500)
  check.send({ type: 'key.change', key: ['0899999999'] })
  await pass(clock, 500)
  release({ orders: [wire('LR-2', '0812345678')], total: 1 })
  await turns()
  expect(check.getSnapshot().context.value).toEqual([])
})

test.each([
  ['a 500', () => new Response('', { status: 500 })],
  ['broken JSON', () => new Response('{"orders":', { headers: { 'Content-Type': 'application/json' } })],
  ['a 403', () => Response.json({ error: 'no' }, { status: 403 })],
  ['another shape', () => Response.json({ orders: 'none' })],
])('ORDER-131 %s leaves the check failed, to be repeated', async (_, answer) => {
  let isBroken = true
  const transport = fakeTransport({ 'GET /api/orders': () => (isBroken ? answer() : { orders: [], total: 0 }) })
  const { engine, clock } = openChecks(transport)
  const check = engine.view('order.paste.today')
  check.send({ type: 'key.change', key: ['0812345678'] })
  for (let second = 0; second < 60; second++) await pass(clock, 1_000)
  expect(check.getSnapshot().value).toBe('failed')
  isBroken = false
  check.send({ type: 'reload' })
  await turns()
  expect([check.getSnapshot().value, check.getSnapshot().context.value]).toEqual(['known', []])
})

test('PASTE-4003 back online, a failed check is made again, and one that is known is not', async () => {
  let isBroken = true
  const asked: string[] = []
  const transport = fakeTransport({
    'GET /api/orders': () => {
      asked.push('orders')
      return isBroken ? new Response('', { status: 500 }) : { orders: [], total: 0 }
    },
  })
  const { engine, clock } = openChecks(transport)
  const check = engine.view('order.paste.today')
  check.send({ type: 'key.change', key: ['0812345678'] })
  for (let second = 0; second < 60; second++) await pass(clock, 1_000)
  expect(check.getSnapshot().value).toBe('failed')
  isBroken = false
  asked.length = 0
  for (let time = 0; time < 2; time++) {
    engine.announce({ type: 'network.online' })
    await turns()
  }
  expect([check.getSnapshot().value, asked]).toEqual(['known', ['orders']])
})

test('ORDER-131 an order saved elsewhere triggers the check immediately', async () => {
  const found: object[] = []
  const transport = fakeTransport({ 'GET /api/orders': () => ({ orders: found, total: found.length }) })
  const { engine, clock } = openChecks(transport)
  const check = engine.view('order.paste.today')
  check.send({ type: 'key.change', key: ['0812345678'] })
  await pass(clock, 500)
  expect(check.getSnapshot().context.value).toEqual([])
  found.push(wire('LR-9', '0812345678'))
  engine.announce({ type: 'orders.changed', id: '1', kind: 'status', orders: [] })
  await turns()
  expect(check.getSnapshot().context.value?.map(({ OrderNumber }) => OrderNumber)).toEqual(['LR-9'])
})

test('CUST-561 a flagged customer is known by any of their numbers, another one of similar digits is not', async () => {
  const transport = fakeTransport({
    'GET /api/customers': {
      customers: [
        { ...customer('มาลี', '0899999999', 0), flag: 'ปฏิเสธ COD 3 ครั้ง', otherPhones: ['0812345678'] },
        { ...customer('อื่น', '0899999998', 0), flag: 'คนอื่น' },
      ],
      total: 2,
    },
  })
  const { engine, clock } = openChecks(transport)
  const check = engine.view('order.paste.customers')
  check.send({ type: 'key.change', key: ['0812345678'] })
  await pass(clock, 500)
  expect(flagsOf(check.getSnapshot().context.value ?? [])).toEqual([{ name: 'มาลี', flag: 'ปฏิเสธ COD 3 ครั้ง' }])
})
