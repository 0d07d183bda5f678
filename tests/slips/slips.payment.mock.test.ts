import { expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'

const at = '2026-11-10T18:30:00.000Z'
const slip = { amount: 320, paidAt: '2026-11-10T17:00:00.000Z', checkedBy: 'มาลี ใจดี' }
const order = { ...newOrder, paymentMethod: 'transfer', CODFee: 0 }

/** A shop with this many new orders; their numbers. */
async function withOrders(count: number) {
  const mock = createMock({ now: () => new Date(at) })
  const numbers: string[] = []
  for (let nth = 0; nth < count; nth++)
    numbers.push((await ask(mock, 'POST /api/orders', { body: { order }, key: `k${nth}` })).body.order.OrderNumber)
  return { mock, numbers: numbers as [string, string, string] }
}

const pay = (mock: Mock, OrderNumber: string, rest: object, version = 1) =>
  ask(mock, 'POST /api/orders/payment', {
    body: { OrderNumber, version, paymentStatus: 'paid', slip: { ...slip, ...rest } },
  })
const read = async (mock: Mock, number: string) => (await ask(mock, `GET /api/orders/${number}`)).body.order

test('SLIP-10 bank and reference are stored with the slip', async () => {
  const { mock, numbers } = await withOrders(1)
  const { status, body } = await pay(mock, numbers[0], { bank: '014', reference: ' 202611101234AbCd ' })
  expect([status, body.order.slip]).toEqual([200, { ...slip, bank: '014', reference: '202611101234AbCd' }])
  expect((await read(mock, numbers[0])).slip).toEqual(body.order.slip)
})

test('SLIP-10 a reference of blanks is none; one that is too long is rejected', async () => {
  const { mock, numbers } = await withOrders(1)
  const long = await pay(mock, numbers[0], { reference: 'x'.repeat(65) })
  expect(long).toEqual({ status: 422, body: { error: { 'slip.reference': ['too-long'] } } })
  expect((await pay(mock, numbers[0], { reference: '  ' })).body.order.slip).toEqual(slip)
})

test('SLIP-11 a used reference is 409 with the order and the others, and nothing is recorded', async () => {
  const { mock, numbers } = await withOrders(2)
  await pay(mock, numbers[0], { bank: '014', reference: 'A1' })
  const before = await read(mock, numbers[1])
  const answer = await pay(mock, numbers[1], { bank: '014', reference: 'A1' })
  expect(answer).toEqual({ status: 409, body: { order: before, usedFor: [numbers[0]] } })
  expect(await read(mock, numbers[1])).toEqual(before)
})

test('SLIP-12 it is recorded with the orders that were accepted, and only with all of them', async () => {
  const { mock, numbers } = await withOrders(3)
  const [first, second, third] = numbers
  await pay(mock, first, { reference: 'A1' })
  const { status, body } = await pay(mock, second, { reference: 'A1', alsoFor: [first] })
  expect([status, body.order.slip]).toEqual([200, { ...slip, reference: 'A1', alsoFor: [first] }])
  const partly = await pay(mock, third, { reference: 'A1', alsoFor: [second] })
  expect([partly.status, partly.body.usedFor]).toEqual([409, [first, second]])
  const all = await pay(mock, third, { reference: 'A1', alsoFor: [second, first, 'LR-0'] })
  expect([all.status, all.body.order.slip.alsoFor]).toEqual([200, [first, second]])
})

test('SLIP-12 orders that were accepted without need are not stored', async () => {
  const { mock, numbers } = await withOrders(2)
  const { body } = await pay(mock, numbers[0], { reference: 'A1', alsoFor: [numbers[1]] })
  expect(body.order.slip).toEqual({ ...slip, reference: 'A1' })
})

test.each([' a-1', 'A 1', 'a1'])('SLIP-13 %s is the reference A1', async (reference) => {
  const { mock, numbers } = await withOrders(2)
  await pay(mock, numbers[0], { reference: 'A1' })
  expect((await pay(mock, numbers[1], { reference })).status).toBe(409)
})

test('SLIP-13 slips without a reference, and other ones, are not the same', async () => {
  const { mock, numbers } = await withOrders(3)
  const statuses = [
    (await pay(mock, numbers[0], {})).status,
    (await pay(mock, numbers[1], {})).status,
    (await pay(mock, numbers[2], { reference: 'A1' })).status,
  ]
  expect(statuses).toEqual([200, 200, 200])
})

test('SLIP-13 the same order may be recorded with its own reference in a later step', async () => {
  const { mock, numbers } = await withOrders(1)
  const pending = { OrderNumber: numbers[0], version: 1, paymentStatus: 'pending', slip: { ...slip, reference: 'A1' } }
  await ask(mock, 'POST /api/orders/payment', { body: pending })
  expect((await pay(mock, numbers[0], { reference: 'A1' }, 2)).status).toBe(200)
})

test('SLIP-14 two at the same time: one is recorded, the other asks', async () => {
  const { mock, numbers } = await withOrders(2)
  const answers = await Promise.all([
    pay(mock, numbers[0], { reference: 'A1' }),
    pay(mock, numbers[1], { reference: 'A1' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
