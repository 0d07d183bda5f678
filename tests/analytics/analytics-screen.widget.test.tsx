// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { AnalyticsScreen } from '../../src/widgets/analytics/dashboard/analytics-screen'
import { DeskNavigationContext } from '../../src/widgets/navigation/desk-navigation'
import { ask } from '../helpers/ask'
import { cardsPage } from '../statistics/cards-page'

const titles = (page: Awaited<ReturnType<typeof cardsPage>>) =>
  page.all('[part=card] h2').map((each) => each.textContent)

const ofOrders = ['Orders received', 'Amount sold', 'Revenue generated', 'Revenue', 'Product orders']

test('STAT-16 the analytics screen shows all cards of a backend that names none', async () => {
  const page = await cardsPage(<AnalyticsScreen />)
  await page.until(() => expect(titles(page)).toHaveLength(12))
  expect(titles(page).slice(0, 5)).toEqual(ofOrders)
})

test('STAT-16 the analytics screen asks only for the cards that a backend names', async () => {
  const called: string[] = []
  const page = await cardsPage(<AnalyticsScreen />, {
    fieldError: async ({ url }) => {
      if (url.includes('/card/cards')) return new Response(null, { status: 404 })
      called.push(new URL(url).pathname)
      if (!url.includes('/card-statistics/orders')) return undefined as never
      const { body } = await ask(createMock(), 'GET /card/card-statistics/orders')
      return Response.json({ ...body, cards: ['orders', 'sales', 'revenue', 'product-orders', 'newsletter'] })
    },
  })
  await page.until(() => expect(titles(page)).toEqual([...ofOrders, 'Newsletter readers']))
  await page.until(() => expect(page.all('svg[role=img]').length).toBeGreaterThan(4))
  expect(called.filter((path) => path.startsWith('/card/')).sort()).toEqual([
    '/card/card-analytics/product-orders',
    '/card/card-analytics/revenue',
    '/card/card-statistics/newsletter',
    '/card/card-statistics/orders',
    '/card/card-statistics/revenue',
    '/card/card-statistics/sales',
  ])
})

test('STAT-40 a backend without the cards of orders has its other cards on the analytics screen', async () => {
  const missing = ['orders', 'sales', 'revenue'].map((name) => `/card/card-statistics/${name}`)
  const page = await cardsPage(<AnalyticsScreen />, {
    fieldError: ({ url }) =>
      (missing.includes(new URL(url).pathname) ? new Response(null, { status: 404 }) : undefined) as never,
  })
  await page.until(() => expect(titles(page)).toContain('Newsletter readers'))
})

test('STAT-1250 without orders the analytics screen says what to do', async () => {
  let isEmpty = true
  const went: string[] = []
  const screen = (
    <DeskNavigationContext value={{ takeOrder: () => void went.push('order') }}>
      <AnalyticsScreen />
    </DeskNavigationContext>
  )
  const answer = async () => {
    const { body } = await ask(createMock(), 'GET /card/card-statistics/orders')
    return Response.json({ ...body, figure: isEmpty ? 0 : 3 })
  }
  const fieldError = ({ url }: Request) => {
    if (url.includes('/card/cards')) return new Response(null, { status: 404 })
    return (url.includes('/card-statistics/orders') && !url.includes('orders-bar') ? answer() : undefined) as never
  }
  const page = await cardsPage(screen, { fieldError })
  await page.shown('No orders in the last 28 days')
  await page.press('Take an order')
  expect(went).toEqual(['order'])
  isEmpty = false
  const other = await cardsPage(screen, { fieldError })
  await other.until(() => expect(titles(other)).toHaveLength(12))
  expect(other.text()).not.toContain('No orders in the last 28 days')
})
