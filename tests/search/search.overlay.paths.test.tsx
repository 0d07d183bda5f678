// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type SearchViewEvent, searchViewMachine } from '../../src/core/search/search.view'
import { createMock } from '../../src/mock/index'
import { RaanSearch } from '../../src/widgets/search'
import { gated } from '../helpers/gated'
import { pathsOf, replay } from '../helpers/machine-paths'
import { widgetPage } from '../helpers/widget-page'
import { now } from './search-desk'
import { input } from './search-page'

const events = [
  { type: 'query.change', q: 'สมหญิง' },
  { type: 'query.change', q: '' },
] as const satisfies SearchViewEvent[]

/** What of the backend is no matter of this walk is answered at once. */
const isWalked = ({ url }: Request) => new URL(url).pathname === '/api/orders'

test('SEARCH-62 every path of a search is shown on the screen: waiting, found, rejected', async () => {
  const paths = pathsOf(searchViewMachine, {
    input: {
      call: async () => undefined as never,
      can: { orders: true, customers: false, products: false, invoices: false },
    },
    events: [...events],
    answers: { orders: [] },
    aspect: ({ q }) => q,
  })
  const states = paths.map(({ steps }) => Object(steps.at(-1)?.state).orders as string)
  expect([...new Set(states)].sort()).toEqual(['closed', 'loading', 'ready', 'waiting'])
  for (const path of paths) {
    const mock = createMock({ now: () => new Date(now) })
    const gate = gated(mock.transport)
    const page = await widgetPage(<RaanSearch />, {
      transport: (request) => (isWalked(request) ? gate.transport(request) : mock.transport(request)),
    })
    await page.until(() => page.find('button[aria-haspopup=dialog]'))
    await page.click('button[aria-haspopup=dialog]')
    await page.until(() => page.find(input))
    let isAsking = false
    await replay(path, {
      send: async (event) => {
        if (event.type === 'query.change') await page.type(input, event.q)
        isAsking = event.type === 'query.change' && event.q !== ''
      },
      answer: async () => {
        isAsking = false
        await page.run(() => gate.answer())
        await page.pass(0)
      },
      fail: async () => {
        isAsking = false
        await page.run(() => gate.fail())
        await page.pass(0)
      },
      wait: () => page.pass(180),
      expect: async (state) => {
        const { orders } = Object(state) as { orders: string }
        const looks = {
          name: path.name,
          waiting: gate.waiting.length,
          orders: page.all('[data-section=order] [role=option]').length > 0,
          busy: page.all('dialog [class*=spinner]').length > 0,
        }
        expect(looks).toEqual({
          name: path.name,
          waiting: orders === 'loading' ? 1 : 0,
          orders: orders === 'ready',
          busy: isAsking && orders !== 'closed',
        })
        expect(page.text().includes("Couldn't search orders")).toBe(false)
      },
    })
    await page.show(null)
  }
})
