// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { PhoneNumbers } from '../../src/widgets/list/phone-numbers'
import { fakeTransport } from '../helpers/fake-transport'
import { pressKey } from '../helpers/hands'
import { focused } from '../helpers/looking'
import { widgetPage } from '../helpers/widget-page'
import { ordersDesk } from './orders-desk'

const perPage = 100
const openers = 'tbody [data-key=open]'
const day = 'input[placeholder="dd/mm/yyyy"]'

describe('tabs and filters', () => {
  test('ORDS-93 a tab per status counts under the other filters, and filters the list', async () => {
    const desk = await ordersDesk({ perPage })
    const count = (status: string) => desk.stored.filter((each) => each.OrderStatus === status).length
    const names = ['New', 'Confirmed', 'Packed', 'Shipped', 'Delivered', 'Cancelled', 'Returned']
    const codes = ['new', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned']
    expect(desk.tabs()).toEqual(['All30', ...names.map((name, index) => `${name}${count(codes[index] ?? '')}`)])
    await desk.tab('Packed')
    await desk.until(() => expect(desk.numbers()).toHaveLength(count('packed')))
    expect(desk.tabs()[0]).toBe('All30')
    await desk.tab('All')
    await desk.until(() => expect(desk.numbers()).toHaveLength(30))
  })

  test('ORDS-94 filters narrow the list, are shown as chips and are removed one by one or all at once', async () => {
    const desk = await ordersDesk({ perPage })
    const shop = String(desk.stored[0]?.shopId)
    await desk.until(() => expect(desk.all('search select')).toHaveLength(5))
    await desk.type('search select', shop)
    const ofShop = desk.stored.filter((each) => String(each.shopId) === shop).length
    await desk.until(() => expect(desk.numbers()).toHaveLength(ofShop))
    await desk.until(() => desk.find(day))
    await desk.type(day, '21/11/2569')
    await desk.until(() => expect(desk.text()).toContain('from Nov 21, 2026'))
    expect(desk.button('Filters (2)')).toBeTruthy()
    const chips = () => desk.all('[part=filter-chip]').map((each) => each.textContent)
    expect(chips()[1]).toBe('Remove filter Taken from Nov 21, 2026')
    await desk.press('Remove filter Taken from Nov 21, 2026')
    await desk.until(() => expect(desk.numbers()).toHaveLength(ofShop))
    expect(chips()).toHaveLength(1)
    await desk.press('Clear filters')
    await desk.until(() => expect(desk.numbers()).toHaveLength(30))
    expect(chips()).toEqual([])
  })

  test('ORDS-94 a reversed date range is reported; a search without results can be cleared', async () => {
    const desk = await ordersDesk({ perPage, query: 'from=2026-11-20&to=2026-11-25' })
    await desk.until(() => desk.find(day))
    await desk.type(day, '30/11/2026')
    await desk.until(() => expect(desk.text()).toContain('No orders match all the filters.'))
    expect(desk.text()).toContain('The start date is after the end date.')
    await desk.press('Show all orders')
    await desk.until(() => expect(desk.numbers()).toHaveLength(30))
  })

  test('ORDS-94 province and exclusions set by a link are shown as chips and can be removed', async () => {
    const desk = await ordersDesk({
      perPage,
      query: new URLSearchParams({ province: 'เชียงใหม่', cancelled: 'false' }).toString(),
    })
    const there = desk.stored.filter(({ province }) => province === 'เชียงใหม่')
    await desk.until(() => expect(desk.numbers()).toHaveLength(there.length))
    const chips = () => desk.all('[part=filter-chip]').map((each) => each.textContent)
    expect(chips()).toEqual(['Remove filter Province เชียงใหม่', 'Remove filter Status excluding cancelled'])
    await desk.press('Remove filter Province เชียงใหม่')
    const kept = desk.stored.filter(({ OrderStatus }) => OrderStatus !== 'cancelled')
    await desk.until(() => expect(desk.numbers()).toHaveLength(kept.length))
    await desk.press('Clear filters')
    await desk.until(() => expect(desk.numbers()).toHaveLength(30))
  })

  test('ORDS-94 on a phone the filters open in a dialog that shows how many orders match', async () => {
    const desk = await ordersDesk({ perPage })
    await desk.press('Filters')
    await desk.until(() => desk.find('dialog'))
    await desk.type('dialog select:has(option[value=cod])', 'cod')
    await desk.until(() => expect(desk.asked.at(-1)?.query).toContain('paymentMethod=cod'))
    await desk.until(() => expect(desk.find('dialog').textContent).toMatch(/Show \d+ orders/))
    const shown = Number(/Show (\d+) orders/.exec(desk.find('dialog').textContent ?? '')?.[1])
    await desk.until(() => expect(desk.numbers()).toHaveLength(shown))
  })

  test('ORDS-95 an account without access to the orders is told so, without a retry button', async () => {
    let closed = false
    const desk = await ordersDesk({ perPage: 5 }, async (request, backend) =>
      closed && request.url.includes('/api/orders') ? new Response('', { status: 403 }) : backend(request),
    )
    closed = true
    await desk.show({ perPage: 10 })
    await desk.until(() => expect(desk.text()).toContain("You don't have access to orders"))
    expect(() => desk.button('Try again')).toThrow()
  })
})

describe('the state of the list as text', () => {
  test('ORDS-96 it starts with the state of the text, and follows it', async () => {
    const desk = await ordersDesk({ query: 'orderStatus=new&perPage=25&sortBy=total' })
    expect(desk.asked.find(({ call }) => call === 'GET /api/orders')?.query).toBe(
      'orderStatus=new&sortBy=total&perPage=25&page=1&sortDesc=false',
    )
    expect(desk.find('[role=tab][aria-selected=true]').textContent).toMatch(/^New/)
    await desk.show({ query: 'page=2' })
    await desk.until(() => expect(desk.numbers()).toEqual(desk.stored.slice(10, 20).map((each) => each.OrderNumber)))
    await desk.show({ query: 'orderStatus=flying' })
    await desk.until(() => expect(desk.numbers()).toEqual([]))
    expect(desk.find('[role=tab][aria-selected=true]').textContent).toMatch(/^flying/)
    await desk.show({ query: 'page=nonsense' })
    await desk.until(() => expect(desk.numbers()).toEqual(desk.stored.slice(0, 10).map((each) => each.OrderNumber)))
  })

  test("ORDS-96 the user's changes are reported; typing is no history step, and is reported after a pause", async () => {
    const onQueryChanged = vi.fn()
    const desk = await ordersDesk({ onQueryChanged })
    await desk.press('Next page')
    await desk.tab('Packed')
    await desk.type('input[type=search]', 'น')
    await desk.type('input[type=search]', 'นา')
    expect(onQueryChanged.mock.calls).toEqual([
      [{ query: 'page=2', replace: false }],
      [{ query: 'orderStatus=packed', replace: false }],
    ])
    await desk.pass(200)
    await desk.until(() => expect(onQueryChanged).toHaveBeenCalledTimes(3))
    const last = onQueryChanged.mock.lastCall?.[0]
    expect([Object.fromEntries(new URLSearchParams(last.query)), last.replace]).toEqual([
      { q: 'นา', orderStatus: 'packed' },
      true,
    ])
  })

  test('ORDS-96 a page past the end is corrected without a history step', async () => {
    const onQueryChanged = vi.fn()
    const desk = await ordersDesk({ onQueryChanged, query: 'page=99' })
    await desk.until(() => expect(desk.numbers()).toEqual(desk.stored.slice(20).map((each) => each.OrderNumber)))
    expect(onQueryChanged.mock.calls).toEqual([[{ query: 'page=3', replace: true }]])
  })
})

describe('rows', () => {
  test('ORDS-97 arrows move from row to row on the same control, Home and End to the ends', async () => {
    const desk = await ordersDesk({ perPage: 5 })
    const all = desk.all(openers)
    const press = (key: string) => desk.run(() => pressKey(focused(document) as Element, key))
    await desk.run(() => all[0]?.focus())
    await press('ArrowDown')
    expect(focused(document)).toBe(all[1])
    await press('End')
    expect(focused(document)).toBe(all[4])
    await press('ArrowDown')
    expect(focused(document)).toBe(all[4])
    const ticks = desk.all('tbody input[type=checkbox]')
    await desk.run(() => ticks[2]?.focus())
    await press('ArrowUp')
    expect(focused(document)).toBe(ticks[1])
  })

  test('ORDS-98 the next step is one press, sent once; the row in its place gets the focus', async () => {
    const desk = await ordersDesk({ query: 'orderStatus=new', perPage })
    const [first = '', second = ''] = desk.numbers()
    const step = desk.button(`Next step for ${first}: Confirm`)
    await desk.run(() => step.focus())
    await desk.run(() => {
      step.click()
      step.click()
    })
    await desk.until(() => expect(desk.numbers()[0]).toBe(second))
    expect(desk.of('POST /api/orders/status').map(({ body }) => body)).toEqual([
      { orderNumbers: [first], status: 'confirmed' },
    ])
    expect((await desk.fresh(first)).OrderStatus).toBe('confirmed')
    expect(focused(document)).toBe(desk.button(`Next step for ${second}: Confirm`))
    expect(desk.text()).toContain(`${first}: Confirmed`)
  })

  test('ORDS-98 a step that fails or is rejected says why and leaves the row', async () => {
    let answer: Response | undefined = Response.error()
    const desk = await ordersDesk({ query: 'orderStatus=new', perPage: 1 }, async (request, backend) => {
      if (!request.url.endsWith('/api/orders/status') || !answer) return backend(request)
      if (answer.type === 'error') throw new TypeError('Failed to fetch')
      return answer
    })
    const [OrderNumber = ''] = desk.numbers()
    await desk.press(`Next step for ${OrderNumber}: Confirm`)
    await desk.until(() =>
      expect(desk.text()).toContain(
        "You're offline. We couldn't confirm whether it was changed. It's safe to try again: it's done only once.",
      ),
    )
    const refused = [{ OrderNumber, reason: 'status', from: 'cancelled', to: 'confirmed' }]
    answer = Response.json({ orders: [], refused })
    await desk.press(`Next step for ${OrderNumber}: Confirm`)
    await desk.until(() => expect(desk.text()).toContain('Not possible from Cancelled to Confirmed'))
    answer = undefined
    await desk.press(`Next step for ${OrderNumber}: Confirm`)
    await desk.until(async () => expect((await desk.fresh(OrderNumber)).OrderStatus).toBe('confirmed'))
  })

  test('ORDS-98 steps of several rows run in parallel; a failed one is reported even if its row is gone', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let first = ''
    const desk = await ordersDesk({ query: 'orderStatus=new', perPage: 10 }, async (request, backend) => {
      if (!request.url.endsWith('/api/orders/status')) return backend(request)
      await held
      const { orderNumbers } = await request.clone().json()
      return orderNumbers[0] === first ? backend(request) : new Response('', { status: 403 })
    })
    const [one = '', second = ''] = desk.numbers()
    first = one
    await desk.press(`Next step for ${first}: Confirm`)
    await desk.press(`Next step for ${second}: Confirm`)
    expect(desk.of('POST /api/orders/status')).toHaveLength(2)
    await desk.tab('Returned')
    await desk.until(() => expect(desk.numbers()).not.toContain(second))
    release()
    await desk.until(() => expect(desk.text()).toContain(`${second}You don't have permission to change orders.`))
  })
})

test('ORDERS-1804 phone numbers in lists are in groups, however they were typed', async () => {
  const page = await widgetPage(<PhoneNumbers numbers="0845551518, +66 2 123 4567,๐๘๑ ๒๓๔ ๕๖๗๘, ext. 12" />, {
    transport: fakeTransport({}),
  })
  expect(page.text()).toBe('084-555-1518, 02-123-4567, 081-234-5678, ext. 12')
})
