// @vitest-environment happy-dom
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import type { Clock } from '../../src/core/kernel/clock'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { useToday } from '../../src/widgets/days/use-today'
import { OrdersScreen } from '../../src/widgets/orders/orders-screen'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'

function Host({ history }: { history: string[] }) {
  const [address, setAddress] = useState(history[0])
  useEffect(() => {
    const go = ({ detail }: CustomEvent<string>) => setAddress(detail)
    window.addEventListener('go', go as EventListener)
    return () => window.removeEventListener('go', go as EventListener)
  }, [])
  return (
    <OrdersScreen
      perPage={100}
      query={address}
      onQueryChanged={({ query, replace }) => {
        if (replace) history.pop()
        history.push(query)
        setAddress(query)
      }}
    />
  )
}

/** The list as a screen: its address is the query it reports. The clock stands at 21 November, 10:00 in Bangkok. */
async function screen(query = '', storage = memoryStorage()) {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const history = [query]
  const asked: string[] = []
  const transport = (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/api/orders') asked.push(search)
    return mock.transport(request)
  }
  const page = await widgetPage(<Host history={history} />, { transport, storage })
  await page.until(() => page.find('tbody [data-key=open]'))
  const countOf = async (filters: string) => (await ask(mock, `GET /api/orders?perPage=1&${filters}`)).body.total
  return {
    ...page,
    storage,
    asked,
    address: () => history.join(' > '),
    async goTo(next: string) {
      history.push(next)
      await page.run(() => void window.dispatchEvent(new CustomEvent('go', { detail: next })))
    },
    pressed: () => page.all('[role=group] [aria-pressed=true]').map((each) => each.textContent),
    shows: async (filters: string) => {
      const total = await countOf(filters)
      await page.until(() => expect(page.all('tbody [data-key=open]')).toHaveLength(total))
    },
    selected: () => page.engine.app('account').getSnapshot().context.selectedDays,
  }
}

test('ORDERS-302 presets of days filter the list by days in Bangkok, are in the address, and exclude other days', async () => {
  const desk = await screen()
  expect(desk.pressed()).toEqual(['All days'])
  await desk.press('Yesterday')
  await desk.shows('from=2026-11-20&to=2026-11-20')
  expect(desk.asked.at(-1)).toContain('from=2026-11-20&to=2026-11-20')
  expect(desk.asked.at(-1)).not.toContain('days')
  await desk.press('Last 7 days')
  await desk.shows('from=2026-11-15&to=2026-11-21')
  expect(desk.pressed()).toEqual(['Last 7 days'])
  await desk.press('Remove filter Taken Last 7 days')
  await desk.shows('')
  expect(desk.pressed()).toEqual(['All days'])
  expect(desk.address()).toBe(' > days=yesterday > days=week > ')
  await desk.goTo('days=month&orderStatus=new')
  await desk.shows('from=2026-11-01&to=2026-11-21&orderStatus=new')
  await desk.until(() => desk.find('input[placeholder="dd/mm/yyyy"]'))
  await desk.type('input[placeholder="dd/mm/yyyy"]', '20/11/2026')
  await desk.shows('from=2026-11-20&orderStatus=new')
  expect(desk.pressed()).toEqual([])
})

test('ORDERS-302 days that nobody knows find nothing, and can be removed', async () => {
  const desk = await screen('')
  await desk.goTo('days=fortnight')
  await desk.until(() => expect(desk.text()).toContain('No orders match all the filters.'))
  await desk.press('Remove filter Taken fortnight')
  await desk.shows('')
})

test('ORDERS-303 an address without filters opens with the days of the session; one with filters does not', async () => {
  const first = await screen()
  await first.press('Yesterday')
  await first.shows('from=2026-11-20&to=2026-11-20')
  expect(first.selected()).toBe('yesterday')
  const again = await screen('', first.storage)
  await again.shows('from=2026-11-20&to=2026-11-20')
  expect([again.address(), again.pressed()]).toEqual(['days=yesterday', ['Yesterday']])
  expect(again.asked.every((query) => query.includes('from=2026-11-20'))).toBe(true)
  const linked = await screen('orderStatus=confirmed', first.storage)
  await linked.shows('orderStatus=confirmed')
  expect([linked.address(), linked.selected()]).toEqual(['orderStatus=confirmed', 'yesterday'])
  await again.press('All days')
  await again.shows('')
  expect(again.selected()).toBe('all')
  expect((await screen('', first.storage)).address()).toBe('')
})

test('ORDERS-302 days relative to today move on at midnight in Bangkok', async () => {
  const desk = await screen()
  await desk.press('Yesterday')
  await desk.shows('from=2026-11-20&to=2026-11-20')
  const count = desk.asked.length
  await desk.pass(13 * 60 * 60_000)
  expect(desk.asked).toHaveLength(count)
  await desk.pass(60 * 60_000)
  await desk.shows('from=2026-11-21&to=2026-11-21')
  expect(desk.asked.slice(count).every((query) => query.includes('from=2026-11-21&to=2026-11-21'))).toBe(true)
  expect(desk.address()).toBe(' > days=yesterday')
})

test('LIVE-510 a linked list of today moves on at midnight, whatever days the session has selected', async () => {
  const first = await screen()
  await first.press('Yesterday')
  await first.shows('from=2026-11-20&to=2026-11-20')
  const linked = await screen('days=today', first.storage)
  await linked.shows('from=2026-11-21&to=2026-11-21')
  await linked.pass(14 * 60 * 60_000)
  await linked.shows('from=2026-11-22&to=2026-11-22')
  expect(linked.address()).toBe('days=today')
})

const Today = ({ clock }: { clock: Clock }) => useToday(clock)

test('LIVE-1250 a timer that fires a moment before midnight does not keep yesterday', async () => {
  const clock = simulatedClock({ start: '2026-11-21T16:59:59Z' })
  const early = { ...clock, setTimeout: (fn: () => void, ms: number) => clock.setTimeout(fn, ms > 5 ? ms - 5 : ms) }
  const page = await widgetPage(<Today clock={early} />, { transport: createMock().transport })
  expect(page.text()).toContain('2026-11-21')
  await page.run(() => clock.increment(995))
  expect(page.text()).toContain('2026-11-21')
  await page.run(() => clock.increment(5))
  expect(page.text()).toContain('2026-11-22')
  await page.run(() => clock.increment(24 * 60 * 60 * 1000))
  expect(page.text()).toContain('2026-11-23')
})
