// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { memoryStorage } from '../../src/core/kernel/storage'
import { SalesScreen } from '../../src/widgets/sales'
import { priceText } from '../../src/widgets/ui/price-text'
import { ask } from '../helpers/ask'
import { cardsPage } from '../statistics/cards-page'

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const only = (path: string, answer: () => Response | Promise<Response>) => (request: Request) =>
  new URL(request.url).pathname === path ? answer() : undefined

async function salesDesk(options: Parameters<typeof cardsPage>[1] = {}) {
  const gone: string[] = []
  const screen = <SalesScreen hrefOf={(path) => `/at${path}`} go={(path) => gone.push(path)} />
  const page = await cardsPage(screen, options)
  const links = (messages: string) => page.all('a').filter((each) => each.textContent?.includes(messages))
  const dateIs = (text: string) =>
    page.until(() => expect(page.find<HTMLInputElement>('[part=date] input').value).toBe(text))
  const ordersOf = async (day: string): Promise<string[]> => {
    const { orders } = (await ask(page.mock, `GET /api/orders?from=${day}&to=${day}&perPage=6`)).body
    return orders.map(({ OrderNumber }: { OrderNumber: string }) => OrderNumber)
  }
  return {
    ...page,
    screen,
    dateIs,
    ordersOf,
    gone,
    links,
    link: (messages: string) => links(messages)[0] ?? expect.unreachable(`no link ${messages}`),
  }
}

describe('the overview', () => {
  test('STAT-25 shows today and the open orders, each linking to the list that explains it', async () => {
    const desk = await salesDesk()
    const today = '2026-11-21'
    const { body } = await ask(desk.mock, `GET /api/orders/summary?from=${today}&to=${today}`)
    await desk.shown('excluding cancelled')
    const tiles = desk
      .all('[part=sales] > div > ul > li > a')
      .map((tile) => [tile.textContent, tile.getAttribute('href')])
    expect(tiles).toEqual([
      [
        `Sales today${priceText(satang(body.sales * 100), 'en')}${body.orders} orders`,
        `/at/desk/orders?from=${today}&to=${today}&cancelled=false`,
      ],
      [
        `COD outstanding฿${body.codOutstanding.amount.toLocaleString('en')}${body.codOutstanding.orders} parcels`,
        '/at/desk/cod',
      ],
      [`To pack${body.toPack}Confirmed orders`, '/at/desk/orders?orderStatus=confirmed'],
      [`Labels to print${body.toPrint}Not printed yet`, '/at/desk/labels'],
    ])
    await desk.run(() => desk.link('To pack').click())
    expect(desk.gone).toEqual(['/desk/orders?orderStatus=confirmed'])
  })

  test('STAT-25 a figure and the list it links to have the same count', async () => {
    const desk = await salesDesk()
    await desk.shown('excluding cancelled')
    const figures = desk.all('a[href^="/at/desk/orders?"]').filter((link) => /\d/.test(link.textContent ?? ''))
    for (const link of figures) {
      const path = link.getAttribute('href')?.replace('/at/desk', '/api')
      const { total } = (await ask(desk.mock, `GET ${path}`)).body
      expect(`${path} ${link.textContent}`).toMatch(new RegExp(`${total}( orders?|Confirmed orders)?$`))
    }
    // today, to pack, all of these days, seven statuses, twelve provinces
    expect(figures).toHaveLength(22)
  })

  test('STAT-25 the orders of today are listed with their status and link to their pages', async () => {
    const desk = await salesDesk()
    const orders = await desk.ordersOf('2026-11-21')
    await desk.until(() => expect(desk.links('LR-').map((link) => link.textContent)).toEqual(orders))
    await desk.run(() => desk.link(orders[1] ?? '').click())
    expect(desk.gone).toEqual([`/desk/orders/${orders[1]}`])
  })

  test('STAT-521 another day shows its orders and sales, and links to its list', async () => {
    const desk = await salesDesk()
    await desk.dateIs('21/11/2026')
    const orders = await desk.ordersOf('2026-11-19')
    await desk.type('[part=date] input', '19/11/2569')
    await desk.until(() => expect(desk.links('LR-').map((link) => link.textContent)).toEqual(orders))
    await desk.shown('Orders on Nov 19, 2026')
    await desk.shown('Sales on Nov 19')
    const { body } = await ask(desk.mock, 'GET /api/orders/summary?from=2026-11-19&to=2026-11-19')
    expect(desk.link('Sales on').textContent).toBe(
      `Sales on Nov 19${priceText(satang(body.sales * 100), 'en')}${body.orders} orders`,
    )
    expect(desk.link('Sales on').getAttribute('href')).toBe(
      '/at/desk/orders?from=2026-11-19&to=2026-11-19&cancelled=false',
    )
    expect(desk.link('See all').getAttribute('href')).toBe('/at/desk/orders?from=2026-11-19&to=2026-11-19')
  })

  test('STAT-521 one press returns to today', async () => {
    const desk = await salesDesk()
    await desk.dateIs('21/11/2026')
    await desk.type('[part=date] input', '19/11/2026')
    await desk.shown('Orders on Nov 19, 2026')
    await desk.press('Today')
    await desk.shown('Sales today')
    await desk.dateIs('21/11/2026')
    const orders = await desk.ordersOf('2026-11-21')
    await desk.until(() => expect(desk.links('LR-').map((link) => link.textContent)).toEqual(orders))
    await desk.shown("Today's orders")
  })

  test('STAT-521 the day is kept across screens and a reload of the tab', async () => {
    const storage = memoryStorage()
    const desk = await salesDesk({ storage })
    await desk.dateIs('21/11/2026')
    await desk.type('[part=date] input', '19/11/2026')
    await desk.shown('Orders on Nov 19, 2026')
    await desk.show(null)
    await desk.show(desk.screen)
    await desk.shown('Orders on Nov 19, 2026')
    const reloaded = await salesDesk({ storage })
    await reloaded.shown('Orders on Nov 19, 2026')
    await reloaded.dateIs('19/11/2026')
  })

  test('STAT-521 a future day is rejected, and one without orders says so', async () => {
    const desk = await salesDesk()
    await desk.dateIs('21/11/2026')
    await desk.type('[part=date] input', '22/11/2026')
    await desk.shown("Today's orders")
    await desk.type('[part=date] input', '01/01/2020')
    await desk.shown('No orders on this day')
    await desk.shown('Sales on Jan 1฿00 orders')
  })

  test('ORDERS-303 days chosen on the overview sum its sales and are the days of the list, and the other way round', async () => {
    const desk = await salesDesk()
    await desk.shown('Sales today')
    const pressed = () => desk.all('[part=date] [aria-pressed=true]').map((each) => each.textContent)
    expect(pressed()).toEqual(['Today'])
    for (const [name, query, days] of [
      ['Yesterday', 'from=2026-11-20&to=2026-11-20', 'days=yesterday'],
      ['Last 7 days', 'from=2026-11-15&to=2026-11-21', 'days=week'],
      ['This month', 'from=2026-11-01&to=2026-11-21', 'days=month'],
    ] as const) {
      await desk.press(name)
      await desk.shown(`Orders: ${name}`)
      const { orders, sales } = (await ask(desk.mock, `GET /api/orders/summary?${query}`)).body
      await desk.until(() =>
        expect(desk.link('Sales:').textContent).toBe(
          `Sales: ${name}${priceText(satang(sales * 100), 'en')}${orders} orders`,
        ),
      )
      expect([pressed(), desk.link('Sales:').getAttribute('href'), desk.link('See all').getAttribute('href')]).toEqual([
        [name],
        `/at/desk/orders?${days}&cancelled=false`,
        `/at/desk/orders?${days}`,
      ])
    }
    await desk.press('All days')
    await desk.shown('Latest orders')
    const all = (await ask(desk.mock, 'GET /api/orders/summary')).body
    await desk.until(() => expect(desk.link('All sales').textContent).toContain(`${all.orders} orders`))
    desk.engine.app('account').send({ type: 'days.select', days: { from: '2026-11-18', to: '2026-11-19' } })
    await desk.shown('Orders: Nov 18 – Nov 19, 2026')
    expect(pressed()).toEqual([])
  })

  test('STAT-25 provinces are ranked, each linking to its orders', async () => {
    const desk = await salesDesk()
    const { byProvince } = (await ask(desk.mock, 'GET /api/orders/summary?from=2026-10-25&to=2026-11-21')).body
    await desk.until(() => expect(desk.all('ol li').length).toBeGreaterThan(0))
    expect(desk.all('ol li').map((each) => each.textContent)).toEqual(
      byProvince.map((row: { province: string; orders: number }) => `${row.province}${row.orders}`),
    )
  })

  test('STAT-25 in the table each day links to its sales', async () => {
    const desk = await salesDesk()
    await desk.shown('excluding cancelled')
    await desk.press('Show as table')
    expect(desk.all('tbody a')).toHaveLength(28)
    await desk.run(() => desk.link('Nov 20, 2026').click())
    expect(desk.gone).toEqual(['/desk/orders?from=2026-11-20&to=2026-11-20&cancelled=false'])
  })

  test('STAT-26 an order saved elsewhere on the page appears immediately', async () => {
    const desk = await salesDesk()
    await desk.shown('excluding cancelled')
    const [order] = (await ask(desk.mock, 'GET /api/orders?orderStatus=confirmed')).body.orders
    const orderNumbers = [order.OrderNumber]
    const { toPack } = (await ask(desk.mock, 'GET /api/orders/summary')).body
    await ask(desk.mock, 'POST /api/orders/status', { body: { orderNumbers, status: 'packed' } })
    await desk.run(() => desk.engine.announce({ type: 'orders.changed', id: '1', kind: 'status', orders: [] }))
    await desk.until(() => expect(desk.link('To pack').textContent).toContain(`To pack${toPack - 1}`))
  })

  test('STAT-26 figures that fail to reload stay and say so', async () => {
    const desk = await salesDesk()
    await desk.shown('excluding cancelled')
    desk.breakIt(only('/api/orders/summary', offline))
    await desk.run(() => desk.engine.announce({ type: 'page.visible' }))
    await desk.passUntil("Couldn't refresh this data.")
    expect(desk.link('To pack').textContent).toMatch(/To pack\d/)
  })

  test.each([
    ['no connection', offline],
    ['500', () => new Response('{}', { status: 500 })],
    ['broken JSON', () => new Response('{"orders":')],
  ] as const)('STAT-26 %s is reported in one place, the rest stays, and a retry fixes it', async (_, answer) => {
    const desk = await salesDesk({ fieldError: only('/api/orders/summary', answer) })
    await desk.passUntil("Couldn't load the data")
    const orders = await desk.ordersOf('2026-11-21')
    await desk.until(() => expect(desk.links('LR-').map((link) => link.textContent)).toEqual(orders))
    desk.breakIt()
    await desk.press('Try again')
    await desk.shown('excluding cancelled')
  })

  test('STAT-26 a user who may not see the figures is told so', async () => {
    const desk = await salesDesk({ fieldError: only('/api/orders/summary', () => new Response('', { status: 403 })) })
    await desk.shown("You don't have access to this data")
    expect(() => desk.button('Try again')).toThrow()
  })
})
