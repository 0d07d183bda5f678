import { expect, test } from 'vitest'
import { createEngine } from '../../src/core'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { searchApp } from '../../src/core/search/app'
import { type SearchEvent, searchMachine } from '../../src/core/search/search.machine'
import { type SearchViewEvent, searchViewMachine } from '../../src/core/search/search.view'
import { createMock } from '../../src/mock/index'
import { gated } from '../helpers/gated'
import { pathsOf, replay } from '../helpers/machine-paths'
import { memoryStores } from '../helpers/stores'
import { pass, turns } from '../helpers/turns'
import { now, page } from './search-desk'

const call = async () => undefined as never

function backend() {
  const clock = simulatedClock({ start: now })
  const gate = gated(createMock({ now: () => new Date(now) }).transport)
  const engine = createEngine({ transport: gate.transport, clock, storage: memoryStorage() })
  engine.provide({ search: searchApp })
  return { clock, gate, engine }
}

test('SEARCH-60 every path of the bookmarks ends in the expected state, against the backend too', async () => {
  const paths = pathsOf(searchMachine, {
    input: { call, storage: memoryStores() },
    events: [
      { type: 'init' },
      { type: 'reload' },
      { type: 'recent.add', q: 'a' },
      { type: 'recent.clear' },
    ] satisfies SearchEvent[],
    answers: { read: [page(1)] },
    aspect: ({ pages, error, recent }) => [pages.length > 0, error !== undefined, recent.length],
  })
  expect(new Set(paths.map(({ steps }) => steps.at(-1)?.state))).toEqual(
    new Set(['idle', 'loading', 'ready', 'failed']),
  )
  for (const path of paths) {
    const { gate, engine } = backend()
    const data = engine.app('search')
    await replay(path, {
      send: async (event) => {
        data.send(event)
        await turns(2)
      },
      answer: async () => {
        await gate.answer()
        await turns(4)
      },
      fail: async () => {
        await gate.fail()
        await turns(4)
      },
      wait: () => undefined,
      expect: (state) => expect([path.name, data.getSnapshot().value]).toEqual([path.name, state]),
    })
    engine.stop()
  }
})

const asked = [
  { type: 'query.change', q: 'สม' },
  { type: 'query.change', q: '' },
  { type: 'group.retry', group: 'orders' },
] as const satisfies SearchViewEvent[]
const read = [{ type: 'open' }, { type: 'group.retry', group: 'titles' }] as const satisfies SearchViewEvent[]

test.each([
  [
    'what the desk is asked for',
    { orders: true, customers: false, products: false, invoices: false },
    asked,
    { orders: [] },
    'orders',
    ['closed', 'loading', 'ready', 'waiting'],
  ],
  [
    'what is found by its title',
    { orders: false, customers: false, products: false, invoices: false },
    read,
    { titles: [] },
    'titles',
    ['failed', 'loading', 'ready'],
  ],
] as const)(
  'SEARCH-61 every path of %s ends in the expected state, on the backend too',
  async (_, can, events, answers, part, states) => {
    const paths = pathsOf(searchViewMachine, {
      input: { call, can },
      events: [...events] as SearchViewEvent[],
      answers,
      aspect: ({ q }) => q,
    })
    const last = paths.map(({ steps }) => Object(steps.at(-1)?.state)[part] as string)
    expect([...new Set(last)].sort()).toEqual(states)
    for (const path of paths) {
      const { clock, gate, engine } = backend()
      const view = engine.view('search', { can })
      await view.settled()
      await replay(path, {
        send: async (event) => {
          view.send(event)
          await turns(2)
        },
        answer: async () => {
          await gate.answer()
          await turns(4)
        },
        fail: async () => {
          await gate.fail()
          await turns(4)
        },
        wait: () => pass(clock, 180),
        expect: (state) => expect([path.name, view.getSnapshot().value]).toEqual([path.name, state]),
      })
      engine.stop()
    }
  },
)
