import { describe, expect, test } from 'vitest'
import { statisticNames } from '../../src/core/statistics/statistics.contract'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

/** With sample orders from two months. */
const card = async (name: string, query = '', now = '2026-11-10T03:00:00Z') => {
  let time = '2026-10-03T03:00:00Z'
  const mock = createMock({ now: () => new Date(time) })
  await ask(mock, 'GET /api/orders')
  time = now
  const { status, body } = await ask(mock, `GET /card/card-statistics/${name}${query.replaceAll(' ', '+')}`)
  expect(status).toBe(200)
  return body
}
const sum = (data: number[]) => Math.round(data.reduce((all, each) => all + each, 0) * 100) / 100

describe.each(statisticNames)('GET /card/card-statistics/%s', (name) => {
  test(`STAT-4 ${name}: one series, and its sum is the figure`, async () => {
    const { figure, series, labels } = await card(name)
    expect([series.length, series[0].data.length, sum(series[0].data)]).toEqual([1, labels.length, figure])
  })

  test(`STAT-4 ${name}: each period has its own labels and figures, an invalid one means the first`, async () => {
    const reported = await Promise.all(
      ['Last 28 Days', 'Last Month', 'Last Year'].map((p) => card(name, `?period=${p}`)),
    )
    const ends = reported.map(({ labels }) => [labels.length, labels[0], labels.at(-1)])
    expect(ends).toEqual([
      [28, '2026-10-14', '2026-11-10'],
      [31, '2026-10-01', '2026-10-31'],
      [12, '2025-11', '2026-10'],
    ])
    expect(new Set(reported.map(({ figure }) => figure)).size).toBe(3)
    expect(await card(name, '?period=Never')).toEqual(reported[0])
  })

  test(`STAT-4 ${name}: the same day has the same figure whatever was requested`, async () => {
    const [days, month, year] = await Promise.all([
      card(name),
      card(name, '?period=Last Month'),
      card(name, '?period=Last Year'),
    ])
    const at = (body: { labels: string[]; series: { data: number[] }[] }, label: string) =>
      body.series[0]?.data[body.labels.indexOf(label)]
    expect(at(days, '2026-10-20')).toBe(at(month, '2026-10-20'))
    expect(month.figure).toBe(at(year, '2026-10'))
  })

  test(`STAT-4 ${name}: the change is relative to the previous period`, async () => {
    const [now, before] = await Promise.all([card(name), card(name, '', '2026-10-13T03:00:00Z')])
    expect(now.change).toBeCloseTo((now.figure / before.figure - 1) * 100, 0)
  })
})

test("STAT-4 days are Bangkok's: late in the evening in London it is tomorrow there", async () => {
  const { labels } = await card('orders', '', '2026-11-09T17:30:00Z')
  expect(labels.at(-1)).toBe('2026-11-10')
})

test('STAT-15 cards of orders agree with the summary of the same dates, and follow a change of status', async () => {
  const mock = createMock({ now: () => new Date('2026-11-10T03:00:00Z') })
  const figureOf = async (name: string) => (await ask(mock, `GET /card/card-statistics/${name}`)).body
  const summary = async () =>
    (await ask(mock, 'GET /api/orders/summary?from=2026-10-14&to=2026-11-10')).body as {
      orders: number
      sales: number
      byDay: { day: string; orders: number; sales: number }[]
      byStatus: Record<string, number>
    }
  const expectAgreement = async () => {
    const { orders, sales, byDay } = await summary()
    expect(await figureOf('orders')).toMatchObject({ figure: orders, change: null })
    expect(await figureOf('orders-bar-chart')).toMatchObject({ figure: orders })
    const sold = await figureOf('sales')
    expect(sold.figure).toBe(sales)
    for (const { day, sales: amount } of byDay) expect(sold.series[0].data[sold.labels.indexOf(day)]).toBe(amount)
  }
  await expectAgreement()
  const { orders } = (await ask(mock, 'GET /api/orders?orderStatus=shipped')).body
  const [{ OrderNumber, total }] = orders
  const before = [(await figureOf('revenue')).figure, (await figureOf('sales')).figure]
  await ask(mock, 'POST /api/orders/status', { body: { orderNumbers: [OrderNumber], status: 'returned' } })
  await expectAgreement()
  const after = [(await figureOf('revenue')).figure, (await figureOf('sales')).figure]
  expect([after[0], after[1]]).toEqual([before[0] - total, before[1]])
})
