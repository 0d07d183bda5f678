import { expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from './new-order'

const own = 'LR-20261111-000031'
const start = Date.parse('2026-11-10T18:30:00Z')

/** An order in a shop whose clock the test sets. */
async function shop() {
  let passed = 0
  const mock = createMock({ now: () => new Date(start + passed) })
  await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key: 'k' })
  return {
    mock,
    pass: (minutes: number) => {
      passed += minutes * 60_000
    },
  }
}

const move = (mock: Mock, status: string, undoes?: string, orderNumbers = [own]) =>
  ask(mock, 'POST /api/orders/status', { body: { orderNumbers, status, ...(undoes && { undoes }) } })
const read = async (mock: Mock) => (await ask(mock, `GET /api/orders/${own}`)).body.order
const refusal = async (answer: ReturnType<typeof move>) => (await answer).body.refused[0]?.reason

test('STEP-1 the last step is undone for ten minutes, with both in the history', async () => {
  const { mock, pass } = await shop()
  const confirmed = await move(mock, 'confirmed')
  expect(confirmed.body.orders[0].history.at(-1)).toMatchObject({ from: 'new', to: 'confirmed' })
  pass(10)
  const { status, body } = await move(mock, 'new', 'confirmed')
  expect([status, body.refused]).toEqual([200, []])
  const { OrderStatus, OrderStatusDisplay, version, history } = await read(mock)
  expect([OrderStatus, OrderStatusDisplay, version]).toEqual(['new', 'ใหม่', 3])
  expect(history.slice(-2).map((each: { from: string; to: string }) => [each.from, each.to])).toEqual([
    ['new', 'confirmed'],
    ['confirmed', 'new'],
  ])
})

test.each([
  ['cancelled', 'new', ['cancelled']],
  ['cancelled', 'packed', ['confirmed', 'packed', 'cancelled']],
  ['returned', 'shipped', ['confirmed', 'packed', 'shipped', 'returned']],
])('STEP-1 %s is undone to %s, and the order goes on from there', async (undoes, back, steps) => {
  const { mock } = await shop()
  for (const step of steps) await move(mock, step)
  expect((await move(mock, back, undoes)).body.refused).toEqual([])
  expect((await read(mock)).OrderStatus).toBe(back)
  expect((await move(mock, undoes)).body.refused).toEqual([])
})

test('STEP-2 later, after another step or twice, a step stays', async () => {
  const { mock, pass } = await shop()
  await move(mock, 'confirmed')
  pass(10.1)
  expect(await refusal(move(mock, 'new', 'confirmed'))).toBe('late')
  await move(mock, 'packed')
  expect(await refusal(move(mock, 'new', 'confirmed'))).toBe('status')
  await move(mock, 'confirmed', 'packed')
  expect(await refusal(move(mock, 'confirmed', 'packed'))).toBe('status')
  // the undo is not a step that could be undone in turn
  expect(await refusal(move(mock, 'packed', 'confirmed'))).toBe('status')
  expect(await refusal(move(mock, 'new', 'confirmed'))).toBe('late')
  expect((await read(mock)).OrderStatus).toBe('confirmed')
})

test('STEP-2 a step that was not made is not undone', async () => {
  const { mock } = await shop()
  for (const step of ['confirmed', 'packed', 'cancelled']) await move(mock, step)
  const before = await read(mock)
  expect(await refusal(move(mock, 'new', 'cancelled'))).toBe('late')
  expect(await refusal(move(mock, 'confirmed', 'cancelled'))).toBe('late')
  expect(await refusal(move(mock, 'delivered', 'new'))).toBe('status')
  expect(await read(mock)).toEqual(before)
  expect(await move(mock, 'new', 'lost')).toEqual({ status: 422, body: { error: { undoes: ['wrong-type'] } } })
})

test('ORDER-154 a step of an order whose recipient was erased is not undone', async () => {
  const { mock } = await shop()
  for (const step of ['confirmed', 'cancelled']) await move(mock, step)
  const { name, phoneNumber } = newOrder
  const { body } = await ask(mock, 'POST /api/customers/erase', { body: { name, phoneNumber } })
  expect(body.orders).toBe(1)
  expect(await refusal(move(mock, 'confirmed', 'cancelled'))).toBe('erased')
  expect((await read(mock)).OrderStatus).toBe('cancelled')
})
