import { describe, expect, test } from 'vitest'
import { analyticsCalls, analyticsNames } from '../../src/core/analytics/analytics.contract'
import { periods } from '../../src/core/analytics/analytics.period'
import { decode, encode } from '../../src/core/kernel/codec'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const now = () => new Date('2026-11-10T03:00:00Z')
/** With sample orders from two months. */
const sampleOfOctober = async () => {
  let time = '2026-10-03T03:00:00Z'
  const mock = createMock({ now: () => new Date(time) })
  await ask(mock, 'GET /api/orders')
  time = now().toISOString()
  return mock
}
const card = async (name: string, query = '', mock = createMock({ now })) => {
  const { status, body } = await ask(mock, `GET /card/card-analytics/${name}${query.replaceAll(' ', '+')}`)
  expect(status).toBe(200)
  return body
}
const sum = (data: number[]) => Math.round(data.reduce((all, each) => all + each, 0) * 100) / 100

describe('GET /card/card-analytics/…', () => {
  test('STAT-1 support-tracker: open tickets are at least the new ones and at most all', async () => {
    expect(await card('support-tracker')).toEqual({
      periods: ['Last 28 Days', 'Last Month', 'Last Year'],
      totalTicket: 32,
      newTicket: 2,
      openTicket: 5,
      responseTime: 2,
    })
  })

  test('STAT-1 avg-sessions: the figure is the mean of its series; there are four goals', async () => {
    const body = await card('avg-sessions')
    expect(body.labels).toHaveLength(28)
    expect([body.labels[0], body.labels.at(-1)]).toEqual(['2026-10-14', '2026-11-10'])
    expect(body.sessions).toBe(Math.round(sum(body.series[0].data) / 28))
    expect(Object.keys(body.reached)).toEqual(['goal', 'users', 'retention', 'duration'])
  })

  test.each([2020, 2019, 2018])(
    'STAT-1 revenue-report: twelve months of %d with earnings, expenses and budget',
    async (year) => {
      const { labels, series, price, budget, years } = await card('revenue-report', `?year=${year}`)
      expect(years).toEqual([2020, 2019, 2018])
      expect(labels).toEqual(Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`))
      const [earning, expense, planned] = series
      expect([earning.name, expense.name, planned.name]).toEqual(['Earning', 'Expense', 'Budget'])
      expect(Math.min(...earning.data)).toBeGreaterThan(0)
      expect(Math.max(...expense.data)).toBeLessThan(0)
      expect(price).toBe(sum([...earning.data, ...expense.data]))
      expect(budget).toBe(sum(planned.data))
    },
  )

  test('STAT-1 goal-overview: done and remaining', async () => {
    const { completed, inProgress } = await card('goal-overview')
    expect(completed + inProgress).toBe(2 * 28)
  })

  test('STAT-1 revenue: this period and the previous one, day by day', async () => {
    const { thisMonth, lastMonth, series, labels } = await card('revenue')
    const [shown, before] = series
    expect([shown.name, before.name]).toEqual(['thisMonth', 'lastMonth'])
    expect([sum(shown.data), sum(before.data)]).toEqual([thisMonth, lastMonth])
    expect([shown.data.length, before.data.length]).toEqual([labels.length, labels.length])
  })

  test('STAT-1 product-orders: finished, pending and rejected are those of the summary', async () => {
    const { finished, pending, rejected } = await card('product-orders')
    const { byStatus } = (await ask(createMock({ now }), 'GET /api/orders/summary?from=2026-10-14&to=2026-11-10')).body
    const { new: added, confirmed, packed, shipped, delivered, cancelled, returned } = byStatus
    expect({ finished, pending, rejected }).toEqual({
      finished: delivered,
      pending: added + confirmed + packed + shipped,
      rejected: cancelled + returned,
    })
  })

  test('STAT-1 sessions-device: three devices add up to 100 percent', async () => {
    const { devices } = await card('sessions-device')
    expect(devices.map(({ name }: { name: string }) => name)).toEqual(['Desktop', 'Mobile', 'Tablet'])
    expect(sum(devices.map(({ usage }: { usage: number }) => usage))).toBe(100)
  })

  test('STAT-1 customers: new, returning and recommended', async () => {
    const { customers } = await card('customers')
    expect(customers.map(({ name }: { name: string }) => name)).toEqual(['New', 'Returning', 'Referrals'])
    expect(customers.every(({ result }: { result: number }) => result > 0)).toBe(true)
  })

  test.each(analyticsNames)('STAT-2 %s has other figures for another period or year', async (name) => {
    const spans =
      name === 'revenue-report' ? ['?year=2020', '?year=2019', '?year=2018'] : periods.map((p) => `?period=${p}`)
    const mock = await sampleOfOctober()
    const reported = await Promise.all(spans.map((span) => card(name, span, mock)))
    expect(new Set(reported.map((body) => JSON.stringify(body))).size).toBe(3)
    for (const query of ['?period=Yesterday&year=1999', '?period=&year=', ''])
      expect(await card(name, query, mock)).toEqual(reported[0])
  })

  test.each(analyticsNames)('STAT-2 %s round-trips as its contract requires', async (name) => {
    const body = await card(name)
    const decoded = decode(analyticsCalls[name].answer, body)
    expect(decoded.ok && encode(analyticsCalls[name].answer, decoded.value)).toEqual(body)
  })
})

describe('GET /card/cards', () => {
  const several = (cards: readonly string[]) =>
    `GET /card/cards?${new URLSearchParams(cards.map((card) => ['card', card]))}`

  test('STAT-4404 several cards are as each of them, each for its period or year', async () => {
    const mock = createMock({ now })
    const paths = [
      '/card/card-statistics/orders',
      '/card/card-analytics/revenue?period=Last+Month',
      '/card/card-analytics/revenue-report?year=2019',
    ]
    const { cards } = (await ask(mock, several(paths))).body
    const alone = paths.map(async (card) => ({ card, figures: (await ask(mock, `GET ${card}`)).body }))
    expect(cards).toEqual(await Promise.all(alone))
  })

  test('STAT-4404 what is no card is left out, and a card named twice comes once', async () => {
    const mock = createMock({ now })
    const customers = '/card/card-analytics/customers'
    const paths = ['/card/cards', '/api/orders', '/card/card-analytics/none', customers, customers, '']
    const { cards } = (await ask(mock, several(paths))).body
    expect(cards.map(({ card }: { card: string }) => card)).toEqual([customers])
    expect((await ask(mock, 'GET /card/cards')).body).toEqual({ cards: [] })
  })
})
