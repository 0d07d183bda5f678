import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { faqText, shownCategory } from '../../src/core/faq/faq.machine'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { fakeTransport } from '../helpers/fake-transport'
import { gated } from '../helpers/gated'
import { turns } from '../helpers/turns'

function open(transport: Transport, q?: string) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const view = engine.view('faq', q === undefined ? {} : { query: { q } })
  const keys = () => view.getSnapshot().context.rows.map(({ key }) => key)
  return { clock, engine, view, keys }
}
const category = (...questions: string[]) => ({
  icon: '',
  title: 't',
  subtitle: '',
  qandA: questions.map((question) => ({ question, ans: 'a' })),
})

test('FAQ-4 categories keep their order; one without questions is left out', async () => {
  const answer = { myOrders: category('x'), payment: category('y'), delivery: category(), ownOfTheBackend: {} }
  const { view, keys } = open(fakeTransport({ 'GET /faq/data': answer }))
  await view.settled()
  expect(keys()).toEqual(['payment', 'myOrders'])
})

test('FAQ-7 typing is debounced by the clock, and only the latest text is requested', async () => {
  const gate = gated(createMock().transport)
  const { clock, view, keys } = open(gate.transport)
  await turns()
  await gate.answer()
  await view.settled()
  for (const q of ['c', 'co', 'cod']) view.send({ type: 'query.change', query: { q }, debounced: true })
  clock.increment(199)
  await turns()
  expect(gate.waiting).toHaveLength(0)
  clock.increment(1)
  await turns()
  expect(gate.waiting.map(({ url }) => new URL(url).search)).toEqual(['?q=cod'])
  view.send({ type: 'query.change', query: { q: 'ใบปะหน้า' } })
  await turns()
  expect(gate.waiting).toHaveLength(1)
  await gate.answer()
  await view.settled()
  expect(keys()).toEqual(['delivery', 'cancellationReturn'])
})

test('FAQ-8 the chosen category is shown if it has a match, otherwise the first that has one', async () => {
  const { view } = open(createMock().transport, 'COD')
  await view.settled()
  const { rows } = view.getSnapshot().context
  expect(shownCategory(rows, 'cancellationReturn')?.key).toBe('cancellationReturn')
  expect(shownCategory(rows, 'delivery')?.key).toBe('payment')
  expect(shownCategory(rows, undefined)?.key).toBe('payment')
  expect(shownCategory([], 'payment')).toBeUndefined()
})

test('FAQ-9 a failure keeps the questions shown', async () => {
  const gate = gated(createMock().transport)
  const { view, keys } = open(gate.transport)
  await turns()
  await gate.answer()
  await view.settled()
  view.send({ type: 'query.change', query: { q: 'cod' } })
  await turns()
  await gate.fail()
  await view.settled()
  expect([view.getSnapshot().value, keys().length, view.getSnapshot().context.error?.code]).toEqual([
    'failed',
    5,
    'forbidden',
  ])
})

test('FAQ-10 the search is read from and written to an address', () => {
  const { query } = faqText.read('q=%20COD%20&page=4&other=1')
  expect(query).toEqual({ q: 'COD' })
  expect(faqText.write({ query, page: 1, perPage: 10, sortBy: undefined, sortDesc: false })).toBe('q=COD')
  expect(faqText.write({ query: { q: '' }, page: 1, perPage: 10, sortBy: undefined, sortDesc: false })).toBe('')
})
