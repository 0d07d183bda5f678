import { expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from './new-order'

const own = 'LR-20261111-000031'
const start = Date.parse('2026-11-10T18:30:00Z')

/** An order in a shop whose clock the test sets. */
async function shop(order: object = {}) {
  let passed = 0
  const mock = createMock({ now: () => new Date(start + passed) })
  await ask(mock, 'POST /api/orders', { body: { order: { ...newOrder, ...order } }, key: 'k' })
  return {
    mock,
    pass: (minutes: number) => {
      passed += minutes * 60_000
    },
  }
}

const read = async (mock: Mock, number = own) => (await ask(mock, `GET /api/orders/${number}`)).body.order
async function pay(mock: Mock, paymentStatus: string, rest: object = {}) {
  const { version } = await read(mock)
  return ask(mock, 'POST /api/orders/payment', { body: { OrderNumber: own, version, paymentStatus, ...rest } })
}
const slip = { amount: 350, paidAt: '2026-11-10T18:00:00.000Z', checkedBy: 'มาลี', reference: '2026110012345678' }

test('PAY-2015 a payment is undone for ten minutes, with both steps in the history', async () => {
  const { mock, pass } = await shop()
  await pay(mock, 'paid')
  pass(10)
  const { status, body } = await pay(mock, 'unpaid', { undoes: 'paid' })
  expect([status, body.order.paymentStatus, body.order]).toEqual([200, 'unpaid', await read(mock)])
  expect(body.order.history.slice(-2)).toMatchObject([
    { field: 'paymentStatus', from: 'unpaid', to: 'paid' },
    { field: 'paymentStatus', from: 'paid', to: 'unpaid' },
  ])
  expect((await pay(mock, 'paid')).body.order.paymentStatus).toBe('paid')
})

test('PAY-2016 the slip of an undone payment is removed, so that it can be recorded for the right order', async () => {
  const { mock } = await shop({ paymentMethod: 'transfer', CODFee: 0 })
  await pay(mock, 'pending')
  await pay(mock, 'paid', { slip })
  const { body } = await pay(mock, 'pending', { undoes: 'paid' })
  expect([body.order.paymentStatus, 'slip' in body.order]).toEqual(['pending', false])
  expect(body.order.history.at(-1)).toMatchObject({ field: 'slip', to: '' })
  expect('slip' in (await read(mock))).toBe(false)
  const [other] = (await ask(mock, 'GET /api/orders?paymentMethod=transfer&paymentStatus=pending')).body.orders.filter(
    ({ OrderNumber }: { OrderNumber: string }) => OrderNumber !== own,
  )
  const right = { OrderNumber: other.OrderNumber, version: other.version, paymentStatus: 'paid', slip }
  expect((await ask(mock, 'POST /api/orders/payment', { body: right })).status).toBe(200)
})

test('PAY-2017 a payment is not undone later, twice, to another status than it had, or if it was not made; a refund never', async () => {
  const { mock, pass } = await shop()
  const refused = async (status: string, undoes: string) => {
    const { status: code, body } = await pay(mock, status, { undoes })
    return [code, body.error]
  }
  expect(await refused('unpaid', 'paid')).toEqual([422, { paymentStatus: 'step' }])
  await pay(mock, 'paid')
  expect(await refused('pending', 'paid')).toEqual([422, { paymentStatus: 'step' }])
  pass(10.1)
  expect(await refused('unpaid', 'paid')).toEqual([422, { paymentStatus: 'late' }])
  await pay(mock, 'refunded')
  expect((await refused('paid', 'refunded'))[0]).toBe(422)
  expect((await read(mock)).paymentStatus).toBe('refunded')
})
