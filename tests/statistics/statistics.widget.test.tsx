// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { statisticNames } from '../../src/core/statistics/statistics.contract'
import { RaanStatisticCard } from '../../src/widgets/statistics'
import { ask } from '../helpers/ask'
import { cardsPage, gatedPage } from './cards-page'

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
type Page = Awaited<ReturnType<typeof cardsPage>> | Awaited<ReturnType<typeof gatedPage>>
const figure = (page: Page) => page.find('[part=card] p').textContent ?? ''
const stored = async ({ mock }: Page, name: string, query = '') =>
  (await ask(mock, `GET /card/card-statistics/${name}${query}`)).body

describe('a statistics card', () => {
  test.each(statisticNames)('STAT-20 %s shows the figure and the series of its call', async (name) => {
    const page = await cardsPage(<RaanStatisticCard name={name} />)
    const body = await stored(page, name)
    await page.until(() => page.find('svg[role=img]'))
    const isMoney = ['revenue', 'sales', 'profit-line-chart'].includes(name)
    const number = isMoney ? Math.round(body.figure) : body.figure
    expect(figure(page)).toContain(`${isMoney ? '฿' : ''}${number.toLocaleString('en')}`)
    if (body.change === null) expect(figure(page)).not.toContain('vs. previous period')
    else expect(figure(page)).toContain(`${Math.abs(body.change)}%vs. previous period`)
    expect(page.find('svg[role=img]').getAttribute('aria-label')).toMatch(/: lowest .+ \(.+\), highest .+ \(.+\)$/)
  })

  test('STAT-21 another period shows its figures, and the host is notified', async () => {
    const onChanged = vi.fn()
    const page = await cardsPage(<RaanStatisticCard name="orders" onChanged={onChanged} />)
    await page.until(() => page.find('svg[role=img]'))
    const before = figure(page)
    await page.choose('Last year')
    const { figure: reported } = await stored(page, 'orders', '?period=Last+Year')
    await page.until(() => expect(figure(page)).toContain(reported.toLocaleString('en')))
    expect(figure(page)).not.toBe(before)
    expect(onChanged.mock.calls).toEqual([[{ period: 'Last Year' }]])
  })

  test('STAT-21 a period set by the host overrides the chosen one', async () => {
    const page = await cardsPage(<RaanStatisticCard name="orders" period="Last Month" />)
    const month = await stored(page, 'orders', '?period=Last+Month')
    await page.until(() => expect(figure(page)).toContain(month.figure.toLocaleString('en')))
    await page.show(<RaanStatisticCard name="orders" period="Last Year" />)
    const year = await stored(page, 'orders', '?period=Last+Year')
    await page.until(() => expect(figure(page)).toContain(year.figure.toLocaleString('en')))
  })

  test('STAT-21 the response for a period that was changed again is never shown', async () => {
    const page = await gatedPage(<RaanStatisticCard name="orders" />)
    await page.until(() => expect(page.gate.waiting).toHaveLength(1))
    await page.choose('Last year')
    await page.choose('Last month')
    await page.until(() => expect(page.gate.waiting).toHaveLength(1))
    expect(page.gate.waiting[0]?.url).toContain('Last+Month')
    await page.run(() => page.gate.answer())
    const { figure: reported } = await stored(page, 'orders', '?period=Last+Month')
    await page.until(() => expect(figure(page)).toContain(reported.toLocaleString('en')))
  })

  test('STAT-22 the table behind the chart contains every value, and a way back', async () => {
    const page = await cardsPage(<RaanStatisticCard name="revenue" />)
    await page.until(() => page.find('svg[role=img]'))
    const { labels, series } = await stored(page, 'revenue')
    await page.press('Show as table')
    expect(page.all('svg[role=img]')).toEqual([])
    const rows = page.all('tbody tr').map((row) => [...row.children].map((cell) => cell.textContent))
    expect(rows).toHaveLength(labels.length)
    expect(rows[0]).toEqual(['Oct 25, 2026', `฿${Math.round(series[0].data[0]).toLocaleString('en')}`])
    await page.press('Show as chart')
    expect(page.find('svg[role=img]')).toBeTruthy()
  })

  test('STAT-23 in Thai, years are Buddhist and numbers have the Thai format', async () => {
    const page = await cardsPage(<RaanStatisticCard name="revenue" />, { locale: 'th' })
    await page.until(() => page.find('svg[role=img]'))
    await page.press('แสดงเป็นตาราง')
    expect(page.find('tbody th').textContent).toBe('25 ต.ค. 2569')
    expect(page.find('tbody td').textContent).toMatch(/^฿[\d,]+$/)
  })

  test.each([
    ['no connection', offline],
    ['500', () => new Response('{}', { status: 500 })],
    ['broken JSON', () => new Response('{"figure":')],
    ['another shape', () => Response.json({ figure: 'many' })],
  ] as const)('STAT-24 %s is reported and can be retried', async (_, fieldError) => {
    const page = await cardsPage(<RaanStatisticCard name="orders" />, { fieldError })
    await page.passUntil("Couldn't load the data")
    page.breakIt()
    await page.press('Try again')
    await page.until(() => page.find('svg[role=img]'))
  })

  test('STAT-24 a user who may not see the figures is told so, without a retry button', async () => {
    const page = await cardsPage(<RaanStatisticCard name="orders" />, {
      fieldError: () => new Response('', { status: 403 }),
    })
    await page.shown("You don't have access to this data")
    expect(() => page.button('Try again')).toThrow()
  })

  test('STAT-24 without values nothing is drawn and nothing breaks', async () => {
    const none = { figure: 0, labels: [], series: [{ name: 'orders', data: [] }] }
    const page = await cardsPage(<RaanStatisticCard name="orders" />, { fieldError: () => Response.json(none) })
    await page.until(() => expect(figure(page)).toBe('0'))
  })

  test('STAT-24 an unknown card name shows nothing', async () => {
    const page = await cardsPage(<RaanStatisticCard name="constructor" />)
    expect(page.text()).toBe('')
  })
})
