// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { RaanAnalyticsCard } from '../../src/widgets/analytics'
import { ask } from '../helpers/ask'
import { cardsPage } from '../statistics/cards-page'

type Change = (response: Response) => Response | Promise<Response>
const several = '/card/cards'
const nameOf = (card: string) =>
  card.replace('/card/', '').replace('?period=Last+28+Days', '').replace('?period=Last+Month', ' of last month')

/** Three cards, one of another period, on a page that counts the calls of cards; `change` is what becomes of the call for several. */
async function threeCards(change?: Change) {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const calls: string[] = []
  const failures: string[] = []
  const watched = Promise.withResolvers<void>()
  const cards = (
    <>
      <RaanAnalyticsCard name="customers" />
      <RaanAnalyticsCard name="product-orders" />
      <RaanAnalyticsCard name="goal-overview" period="Last Month" />
    </>
  )
  const page = await cardsPage(cards, {
    fieldError: ((request: Request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (!pathname.startsWith('/card/')) return undefined
      calls.push(pathname === several ? searchParams.getAll('card').map(nameOf).join(' ') : pathname)
      const response = watched.promise.then(() => mock.transport(request))
      return change && pathname === several ? response.then(change) : response
    }) as never,
  })
  page.engine.events$.subscribe((event) => {
    if (event.type === 'engine.error') failures.push(`${event.error.code} ${event.error.detail.call}`)
  })
  watched.resolve()
  return { page, calls, failures }
}

const pictures = async ({ page }: Awaited<ReturnType<typeof threeCards>>) =>
  page.until(() => expect(page.all('svg[role=img]')).toHaveLength(3))

const together = 'card-analytics/customers card-analytics/product-orders card-analytics/goal-overview of last month'
const goal = '/card/card-analytics/goal-overview'
const own = ['/card/card-analytics/customers', '/card/card-analytics/product-orders', goal]

test('STAT-4400 cards that appear together share a request, each for its period, and show what their own calls return', async () => {
  const shown = await threeCards()
  await pictures(shown)
  expect(shown.calls.sort()).toEqual([together])
  const { finished, pending, rejected } = (await ask(shown.page.mock, 'GET /card/card-analytics/product-orders')).body
  for (const figure of [finished, pending, rejected]) expect(shown.page.text()).toContain(String(figure))
})

test('STAT-4401 a backend without a call for several cards is asked for each', async () => {
  const shown = await threeCards(() => new Response('Not found', { status: 404 }))
  await pictures(shown)
  expect(shown.calls).toEqual([together, ...own])
  expect(shown.failures).toEqual([])
})

test.each([
  ['is left out', undefined],
  ['is not as agreed', { finished: 'many' }],
])('STAT-4402 a card that %s makes its own call', async (_, figures) => {
  const shown = await threeCards(async (response) => {
    const { cards } = await response.json()
    const [customers, outcomes, goals] = cards
    return Response.json({ cards: [customers, goals, ...(figures ? [{ ...outcomes, figures }] : [])] })
  })
  await pictures(shown)
  expect(shown.calls).toEqual([together, own[1]])
  expect(shown.failures).toEqual([])
})

test('STAT-4403 a failed call for several cards is shown on each and reported once', async () => {
  const shown = await threeCards(() => new Response(null, { status: 403 }))
  const { page } = shown
  await page.until(() => expect(page.text().split("You don't have access to this data")).toHaveLength(4))
  expect(shown.failures).toEqual(['forbidden analytics.cards'])
})
