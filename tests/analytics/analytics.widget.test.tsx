// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { analyticsNames } from '../../src/core/analytics/analytics.contract'
import { RaanAnalyticsCard } from '../../src/widgets/analytics'
import { ask } from '../helpers/ask'
import { cardsPage, gatedPage } from '../statistics/cards-page'

const calm = (number: number) => number.toLocaleString('en')

describe('an analytics card', () => {
  test.each(analyticsNames)('STAT-20 %s has a title, a menu and a table of its values', async (name) => {
    const page = await cardsPage(<RaanAnalyticsCard name={name} />)
    await page.until(() => page.button('Show as table'))
    expect(page.all('h2')).toHaveLength(1)
    expect(page.find('select').getAttribute('aria-label')).toBe(name === 'revenue-report' ? 'Year' : 'Period')
    await page.press('Show as table')
    expect(page.all('tbody tr').length).toBeGreaterThan(0)
    expect(page.text()).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('STAT-20 the figures are those of the call', async () => {
    const page = await cardsPage(<RaanAnalyticsCard name="product-orders" />)
    const { finished, pending, rejected } = (await ask(page.mock, 'GET /card/card-analytics/product-orders')).body
    await page.until(() => page.find('svg[role=img]'))
    expect(page.find('svg[role=img]').getAttribute('aria-label')).toBe(
      `Product orders: Finished ${calm(finished)}, Pending ${calm(pending)}, Cancelled or returned ${calm(rejected)}`,
    )
  })

  test.each(['customers', 'sessions-device', 'product-orders'])(
    'STAT-34 each series of %s has its own pattern, also with two cards on a page',
    async (name) => {
      const page = await cardsPage([
        <RaanAnalyticsCard key="1" name={name} />,
        <RaanAnalyticsCard key="2" name={name} />,
      ])
      await page.until(() => expect(page.all('svg[role=img]')).toHaveLength(2))
      const patterns = page.all('pattern').map((each) => [each.id, each.getAttribute('patternTransform')])
      expect(new Set(patterns.map(([id]) => id)).size).toBe(6)
      expect(new Set(patterns.map(([, turn]) => turn)).size).toBe(3)
      const painted = page.all('circle[stroke]').map((each) => each.getAttribute('stroke'))
      expect(painted).toEqual(patterns.map(([id]) => `url(#${id})`))
    },
  )

  test('STAT-22 the table of devices also contains their change', async () => {
    const page = await cardsPage(<RaanAnalyticsCard name="sessions-device" />)
    const { devices } = (await ask(page.mock, 'GET /card/card-analytics/sessions-device')).body
    await page.until(() => page.button('Show as table'))
    await page.press('Show as table')
    const rows = page.all('tbody tr').map((row) => [...row.children].map((cell) => cell.textContent))
    const percent = (of: number) => `${of > 0 ? '+' : ''}${of}%`
    expect(rows).toEqual(
      devices.map(({ usage, upDown }: { usage: number; upDown: number }, nth: number) => [
        ['Computer', 'Smartphone', 'Tablet'][nth],
        `${usage}%`,
        percent(upDown),
      ]),
    )
  })

  test('STAT-21 the year menu changes the revenue report; in Thai, years are Buddhist', async () => {
    const onChanged = vi.fn()
    const page = await cardsPage(<RaanAnalyticsCard name="revenue-report" onChanged={onChanged} />, { locale: 'th' })
    await page.until(() => page.button('แสดงเป็นตาราง'))
    const years = [...page.find<HTMLSelectElement>('select').options].map(({ text }) => text)
    expect(years).toEqual(['2563', '2562', '2561'])
    await page.press('แสดงเป็นตาราง')
    expect(page.find('tbody th').textContent).toBe('มกราคม 2563')
    await page.choose('2561')
    await page.until(() => expect(page.find('tbody th').textContent).toBe('มกราคม 2561'))
    const { price } = (await ask(page.mock, 'GET /card/card-analytics/revenue-report?year=2018')).body
    expect(onChanged.mock.calls).toEqual([[{ year: 2018 }]])
    await page.press('แสดงเป็นกราฟ')
    expect(page.text()).toContain(`฿${calm(Math.round(price))}`)
  })

  test('STAT-21 the response for a period that was changed again is never shown', async () => {
    const page = await gatedPage(<RaanAnalyticsCard name="goal-overview" />)
    await page.until(() => expect(page.gate.waiting).toHaveLength(1))
    await page.run(() => page.gate.answer())
    await page.until(() => page.find('svg[role=img]'))
    await page.choose('Last year')
    await page.until(() => expect(page.gate.waiting).toHaveLength(1))
    expect(page.find('[aria-busy=true]')).toBeTruthy()
    await page.choose('Last month')
    await page.until(() => expect(page.gate.waiting.map(({ url }) => url.split('=')[1])).toEqual(['Last+Month']))
    await page.run(() => page.gate.answer())
    const { completed } = (await ask(page.mock, 'GET /card/card-analytics/goal-overview?period=Last+Month')).body
    await page.until(() => expect(page.text()).toContain(calm(completed)))
    expect(page.all('[aria-busy=true]')).toEqual([])
  })

  test('STAT-21 a period that fails to load shows no figures of another, and can be retried', async () => {
    const page = await gatedPage(<RaanAnalyticsCard name="goal-overview" />)
    await page.until(() => expect(page.gate.waiting).toHaveLength(1))
    await page.run(() => page.gate.answer())
    await page.until(() => page.find('svg[role=img]'))
    await page.choose('Last year')
    await page.until(() => expect(page.gate.waiting).toHaveLength(1))
    await page.run(() => page.gate.fail())
    await page.until(() => expect(page.text()).toContain("You don't have access to this data"))
    expect(page.all('svg[role=img]')).toEqual([])
  })

  test('STAT-24 a backend without orders shows no shares', async () => {
    const none = { finished: 0, pending: 0, rejected: 0 }
    const page = await cardsPage(<RaanAnalyticsCard name="product-orders" />, { fieldError: () => Response.json(none) })
    await page.until(() => page.find('svg[role=img]'))
    expect(page.find('svg[role=img]').innerHTML).not.toMatch(/NaN|Infinity/)
  })
})
