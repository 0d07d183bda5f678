import { expect, test } from 'vitest'
import { memoryDb } from '../../src/mock/db'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from './new-order'

const at = '2026-11-10T18:30:00.000Z'
const own = 'LR-20261111-000031'

async function withOrder(db = memoryDb()) {
  const mock = createMock({ db, now: () => new Date(at) })
  await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key: 'k' })
  return mock
}

const print = (mock: Mock, orderNumbers: unknown, rest: object = {}) =>
  ask(mock, 'POST /api/orders/print', { body: { orderNumbers, printBy: 'มาลี', ...rest } })
const read = async (mock: Mock, number = own) => (await ask(mock, `GET /api/orders/${number}`)).body.order
const numberOf = async (mock: Mock, running: string) =>
  (await ask(mock, `GET /api/orders?q=${running}`)).body.orders[0].OrderNumber as string

test('ORDS-56 POST /api/orders/print stamps user and time under one id, and increments the version', async () => {
  const mock = await withOrder()
  const before = await read(mock)
  const answer = await print(mock, [own])
  const after = {
    ...before,
    printAddrData: { IsPrintAddr: true, printId: 'PR-26', printAddrDate: at, printBy: 'มาลี' },
    version: 2,
    history: [...before.history, { at, by: 'staff', field: 'printAddrData', from: '', to: 'PR-26' }],
  }
  expect(answer).toEqual({
    status: 200,
    body: { printId: 'PR-26', orders: [after], alreadyPrinted: [], refused: [] },
  })
  expect(await read(mock)).toEqual(after)
})

test('ORDS-56 orders of one call share its id, the next call has another one', async () => {
  const mock = await withOrder()
  const waiting = (await ask(mock, 'GET /api/orders?printed=false&orderStatus=confirmed')).body.orders
  const numbers: string[] = waiting.map(({ OrderNumber }: { OrderNumber: string }) => OrderNumber)
  const first = await print(mock, numbers)
  const second = await print(mock, [own])
  const ids = first.body.orders.map(({ printAddrData }: never) => (printAddrData as { printId: string }).printId)
  expect([new Set(ids), second.body.printId]).toEqual([new Set(['PR-26']), 'PR-27'])
  expect(first.body.orders.map(({ OrderNumber }: { OrderNumber: string }) => OrderNumber)).toEqual(numbers)
  expect((await ask(mock, 'GET /api/orders?printed=false&orderStatus=confirmed')).body.total).toBe(0)
})

test('ORDS-56 without a name the signed-in user printed it', async () => {
  const mock = await withOrder()
  const { body } = await ask(mock, 'POST /jwt/login', { body: { email: 'admin@langraan.test', password: 'admin' } })
  const asked = { orderNumbers: [own], printBy: ' ' }
  const answer = await ask(mock, 'POST /api/orders/print', { body: asked, token: body.accessToken })
  const [order] = answer.body.orders
  expect([order.printAddrData.printBy, order.history.at(-1).by]).toEqual(['มาลี ใจดี', 'มาลี ใจดี'])
})

test('ORDS-57 orders printed before are left alone and named, the others are printed', async () => {
  const mock = await withOrder()
  const printed = await numberOf(mock, '000018')
  const before = await read(mock, printed)
  const { body } = await print(mock, [printed, own])
  expect(body).toMatchObject({ printId: 'PR-26', alreadyPrinted: [printed], refused: [] })
  expect(body.orders.map(({ OrderNumber }: { OrderNumber: string }) => OrderNumber)).toEqual([own])
  expect(await read(mock, printed)).toEqual(before)
})

test('ORDS-57 with reprint it is printed again, and the history names both prints', async () => {
  const mock = await withOrder()
  await print(mock, [own])
  const { body } = await print(mock, [own], { reprint: true, printBy: 'สมชาย' })
  expect(body).toMatchObject({ printId: 'PR-27', alreadyPrinted: [], refused: [] })
  const { printAddrData, history, version } = await read(mock)
  expect(printAddrData).toEqual({ IsPrintAddr: true, printId: 'PR-27', printAddrDate: at, printBy: 'สมชาย' })
  expect(history.slice(1).map(({ from, to }: { from: string; to: string }) => [from, to])).toEqual([
    ['', 'PR-26'],
    ['PR-26', 'PR-27'],
  ])
  expect(version).toBe(3)
})

test('ORDS-57 two tabs that print at the same time print once', async () => {
  const db = memoryDb()
  const tabs = [await withOrder(db), createMock({ db })] as const
  const answers = await Promise.all(tabs.map((tab) => print(tab, [own])))
  expect(answers.map(({ body }) => [body.orders.length, body.alreadyPrinted]).sort()).toEqual([
    [0, [own]],
    [1, []],
  ])
})

test('ORDS-58 cancelled and unknown orders are rejected, also with reprint; if nothing is printed there is no id', async () => {
  const mock = await withOrder()
  const cancelled = await numberOf(mock, '000010')
  const before = await read(mock, cancelled)
  expect(await print(mock, [cancelled, 'LR-0', cancelled], { reprint: true })).toEqual({
    status: 200,
    body: {
      printId: '',
      orders: [],
      alreadyPrinted: [],
      refused: [
        { OrderNumber: cancelled, reason: 'cancelled' },
        { OrderNumber: 'LR-0', reason: 'unknown' },
      ],
    },
  })
  expect(await read(mock, cancelled)).toEqual(before)
})

test('ORDS-58 a number listed twice is printed once', async () => {
  const mock = await withOrder()
  const { body } = await print(mock, [own, own])
  expect([body.orders.length, body.alreadyPrinted, body.orders[0].version]).toEqual([1, [], 2])
})

test.each([
  ['no numbers', [], {}, { orderNumbers: ['required'] }],
  ['no name', [own], { printBy: undefined }, { printBy: ['required'] }],
  ['a name of 201 characters', [own], { printBy: 'ม'.repeat(201) }, { printBy: ['too-long'] }],
  ['reprint as text', [own], { reprint: 'true' }, { reprint: ['wrong-type'] }],
])('ORDS-58 %s is 422 and stamps nothing', async (_, numbers, rest, error) => {
  const mock = await withOrder()
  expect(await print(mock, numbers, rest)).toEqual({ status: 422, body: { error } })
  expect((await read(mock)).version).toBe(1)
})

const update = (mock: Mock, changes: object, version: number) =>
  ask(mock, 'POST /api/orders/update', { body: { OrderNumber: own, changes, version } })
const unprinted = { IsPrintAddr: false, printId: 'PR-26', printAddrDate: at, printBy: 'มาลี' }

test.each<[string, object]>([
  ['name', { name: 'คุณย้าย บ้านใหม่' }],
  ['address', { address: '7/77 ซอยใหม่' }],
  ['postcode', { postNum: '50300' }],
  ['courier', { DeliveryType: { value: 'kex', label: 'KEX Express', type: 'courier' } }],
  ['amount to collect', { shippingCost: 60 }],
  ['payment method', { paymentMethod: 'transfer', CODFee: 0 }],
  ['products', { ProductOrders: [{ ...newOrder.ProductOrders[0], Quantity: 3 }], discount: 170 }],
  ['note', { note: 'ฝากป้อมยาม' }],
])(
  'ORDS-2012 a printed label whose %s has changed since counts as not printed, and is in the history',
  async (_, changes) => {
    const mock = await withOrder()
    await print(mock, [own])
    const { body } = await update(mock, changes, 2)
    expect(body.order.printAddrData).toEqual(unprinted)
    expect(body.order.history.at(-1)).toEqual({ at, by: 'staff', field: 'printAddrData', from: 'PR-26', to: '' })
    expect((await ask(mock, `GET /api/orders?printed=false&q=${own}`)).body.total).toBe(1)
    expect((await print(mock, [own])).body).toMatchObject({ printId: 'PR-27', alreadyPrinted: [] })
  },
)

test('ORDS-2013 what a label does not show leaves it printed, and so does any change once the parcel is shipped', async () => {
  const mock = await withOrder()
  await print(mock, [own])
  const numbered = await update(mock, { trackingNumber: 'TH1234567890', fullCustomerData: 'ส่งด่วน' }, 2)
  expect(numbered.body.order.printAddrData.printId).toBe('PR-26')
  // another price, the same goods and the same amount to collect
  const ProductOrders = [{ ...newOrder.ProductOrders[0], price: 125, priceReason: 'x' }, newOrder.ProductOrders[1]]
  const priced = await update(mock, { ProductOrders, discount: 20 }, 3)
  expect([priced.status, priced.body.order.printAddrData.printId]).toEqual([200, 'PR-26'])
  for (const status of ['confirmed', 'packed', 'shipped'])
    await ask(mock, 'POST /api/orders/status', { body: { orderNumbers: [own], status } })
  const { body } = await update(mock, { address: '7/77 ซอยใหม่' }, 7)
  expect(body.order.printAddrData.printId).toBe('PR-26')
})

test('ORDS-2012 a COD parcel that is paid before it is shipped has nothing left to collect, so its label is printed again', async () => {
  const mock = await withOrder()
  await print(mock, [own])
  const body = { OrderNumber: own, version: 2, paymentStatus: 'paid' }
  expect((await ask(mock, 'POST /api/orders/payment', { body })).body.order.printAddrData).toEqual(unprinted)
})
