// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RaanError } from '../../src/core/kernel/errors'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { RaanCart } from '../../src/widgets/cart'
import { RaanOrder } from '../../src/widgets/order'
import { RaanOrders } from '../../src/widgets/orders'
import { RaanRoot } from '../../src/widgets/runtime'
import { useEngine } from '../../src/widgets/runtime/use-engine'
import { RaanShops } from '../../src/widgets/shops'
import { widgetPage } from '../helpers/widget-page'

/** A backend whose answers to these paths are others. */
function withAnswers(others: Record<string, (request: Request) => unknown>): Transport {
  const { transport } = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  return async (request) => {
    const other = others[`${request.method} ${new URL(request.url).pathname}`]
    if (!other) return transport(request)
    const answer = await other(request)
    return answer instanceof Response ? answer : Response.json(answer)
  }
}

/** A root of its own, as each element has one. */
function Element({ reported, children }: { reported: string[]; children: ReactNode }) {
  const engine = useEngine()
  const tell = (error: unknown) => reported.push(`${(error as RaanError).code} ${(error as RaanError).detail.call}`)
  return (
    <RaanRoot engine={engine} locale="en" onError={tell}>
      {children}
    </RaanRoot>
  )
}

const trouble = () => new Response(null, { status: 501 })

test('EMBED-480 a failed call is reported once to each element concerned: the one whose view made it, or those of the app', async () => {
  const answers = [new Response(null, { status: 403 })]
  const reported: Record<string, string[]> = { shops: [], order: [], orders: [], others: [] }
  const page = await widgetPage(
    <>
      <Element reported={reported.shops as string[]}>
        <RaanShops />
      </Element>
      <Element reported={reported.order as string[]}>
        <RaanOrder />
      </Element>
      <Element reported={reported.orders as string[]}>
        <RaanOrders />
      </Element>
      <Element reported={reported.others as string[]}>
        <RaanOrders />
      </Element>
    </>,
    {
      transport: withAnswers({
        'GET /api/shops': trouble,
        'GET /api/orders': () => answers.shift() ?? { orders: [], total: 0 },
      }),
    },
  )
  await page.until(() => expect(Object.values(reported).flat()).toHaveLength(5))
  const refused = reported.orders?.includes('forbidden orders.list') ? 'orders' : 'others'
  expect(reported).toEqual({
    shops: ['http shops.list'],
    order: ['http shops.list'],
    orders: ['http shops.list'],
    others: ['http shops.list'],
    [refused]: expect.arrayContaining(['http shops.list', 'forbidden orders.list']),
  })
})

test('FAULT-480 an order form whose shops failed to load says so, and tries again on press and when back online', async () => {
  const answers = [trouble, trouble]
  const { transport } = createMock()
  const page = await widgetPage(<RaanOrder />, {
    transport: withAnswers({ 'GET /api/shops': (request) => answers.shift()?.() ?? transport(request) }),
  })
  const shopNames = () => page.all('[data-field=shopId] option').map(({ textContent }) => textContent)
  await page.until(() => expect(page.text()).toContain("Couldn't load shops"))
  await page.press('Try again')
  await page.until(() => expect(answers).toEqual([]))
  await page.until(() => expect(page.text()).toContain("Couldn't load shops"))
  await act(async () => page.engine.announce({ type: 'network.online' }))
  await page.until(() => expect(shopNames().length).toBeGreaterThan(2))
  expect(page.text()).not.toContain("Couldn't load")
})

test.each([
  ['offline', () => Promise.reject(new RaanError('offline', { reason: 'unreachable' })), true],
  ['502', () => new Response(null, { status: 502 }), true],
  ['403', () => new Response(null, { status: 403 }), false],
])(
  'FAULT-5512 a list that failed to load (%s) loads again by itself if it may, once the backend is back',
  async (_, fail, loads) => {
    const { transport } = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
    let isDown = true
    let asked = 0
    const page = await widgetPage(<RaanOrders />, {
      transport: withAnswers({
        'GET /api/orders': (request) => {
          asked++
          return isDown ? fail() : transport(request)
        },
      }),
    })
    await page.passUntil(loads ? "Couldn't load orders" : "You don't have access to orders")
    isDown = false
    const before = asked
    await act(async () => page.engine.announce({ type: 'network.online' }))
    await page.until(() => expect(page.all('tbody tr').length > 1).toBe(loads))
    expect(asked - before).toBe(loads ? 1 : 0)
    expect(page.text().includes("Couldn't load")).toBe(false)
  },
)

test("FAULT-4201 a server that doesn't answer an online page is not reported as a lost connection to the internet", async () => {
  const unreachable = () => Promise.reject(new RaanError('offline', { reason: 'unreachable' }))
  const page = await widgetPage(<RaanShops />, { transport: withAnswers({ 'GET /api/shops': unreachable }) })
  await page.passUntil("Couldn't load shops")
  expect(page.text()).toContain('Check your connection and try again.')
  expect(page.text()).not.toMatch(/offline|from this page/)
})

test.each([
  ['contract', { shops: 'none' }, "The shop's system sent an invalid response."],
  [
    'cross-origin',
    new RaanError('offline', { reason: 'cross-origin' }),
    "Couldn't reach the shop's system from this page",
  ],
  ['redirect', new RaanError('offline', { reason: 'redirect' }), "Couldn't reach the shop's system from this page"],
])('FAULT-481 a failure of %s is not reported as a lost connection', async (_, answer, sentence) => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = await widgetPage(<RaanShops />, {
    transport: withAnswers({ 'GET /api/shops': () => (answer instanceof Error ? Promise.reject(answer) : answer) }),
  })
  await page.passUntil(sentence)
  expect(page.text()).not.toContain('Check your connection')
  quiet.mockRestore()
})

test('FAULT-482 unreadable rows are left out, and the screen says how many; the next complete list clears it', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const product = (id: number) => ({ id, name: `ชา ${id}`, price: 10, qty: 1 })
  const answers: unknown[] = [{ products: [product(1), { ...product(2), price: null }, { id: 3 }] }]
  const page = await widgetPage(<RaanCart />, {
    transport: withAnswers({ 'GET /apps/ecommerce/cart': () => answers.shift() ?? { products: [product(1)] } }),
  })
  await page.until(() => expect(page.text()).toContain("2 rows couldn't be read and aren't shown."))
  expect(page.text()).toContain('ชา 1')
  await act(async () => page.engine.app('cart').send({ type: 'reload' }))
  await page.until(() => expect(page.text()).not.toContain("couldn't be read"))
  quiet.mockRestore()
})

const answerAs = (status: number, said?: string) => async () =>
  said ? Response.json({ error: said }, { status }) : new Response('<h1>proxy</h1>', { status })

test.each([
  [500, undefined, "The shop's system isn't working right now. Try again in a moment."],
  [503, undefined, "The shop's system isn't working right now. Try again in a moment."],
  [429, undefined, "The shop's system isn't working right now. Try again in a moment."],
  [404, undefined, "The shop's system didn't provide this. Try again, or contact the person who runs this site."],
  [422, undefined, "The shop's system didn't provide this. Try again, or contact the person who runs this site."],
  [422, 'ปิดปรับปรุงถึงเที่ยง', 'ปิดปรับปรุงถึงเที่ยง'],
])('FAULT-4501 a list answered with %d is not reported as a lost connection', async (status, said, sentence) => {
  const page = await widgetPage(<RaanShops />, { transport: answerAs(status, said) })
  await page.passUntil("Couldn't load shops")
  expect(page.text()).toContain(sentence)
  expect(page.text()).not.toContain('Check your connection')
})

test('FAULT-4762 a list that a busy server turns away says so at once, counts down to the next try, and can be tried now', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { transport } = createMock()
  let requests = 0
  let isBusy = true
  const page = await widgetPage(<RaanShops />, {
    async transport(request) {
      if (new URL(request.url).pathname !== '/api/shops') return transport(request)
      requests++
      return isBusy ? new Response(null, { status: 503, headers: { 'Retry-After': '60' } }) : transport(request)
    },
  })
  const says = (seconds: number) =>
    `The shop's system is busy right now. It can be asked again in ${seconds}\u00a0seconds.`
  await page.until(() => expect(page.text()).toContain("Couldn't load shops"))
  const first = requests
  expect(page.text()).toMatch(/asked again in (60|59)\u00a0seconds/)
  await act(async () => vi.advanceTimersByTimeAsync(20_000))
  expect(page.text()).toMatch(/asked again in (3\d|40)\u00a0seconds/)
  expect(requests).toBe(first)
  await page.press('Try again')
  await page.until(() => expect(requests).toBe(first + 1))
  await page.until(() => expect(page.text()).toContain(says(60)))
  isBusy = false
  await act(async () => vi.advanceTimersByTimeAsync(60_000))
  await page.until(() => expect(page.text()).toContain('บ้านชาปลายดอย'))
  expect(requests).toBe(first + 2)
})

test.each([
  [{ error: { code: 'E42', message: 'ปิดปรับปรุงถึงเที่ยง' } }],
  [{ type: 'about:blank', title: 'Bad Request', detail: 'ปิดปรับปรุงถึงเที่ยง' }],
  [{ message: 'ปิดปรับปรุงถึงเที่ยง', errors: {} }],
])('FAULT-4766 a reason in another format is shown without its names and codes: %j', async (body) => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = await widgetPage(<RaanShops />, { transport: async () => Response.json(body, { status: 422 }) })
  // the code that reads it loads first
  await page.until(() => expect(page.text()).toContain("Couldn't load shops"))
  expect(page.text()).toContain('ปิดปรับปรุงถึงเที่ยง')
  expect(page.text()).not.toMatch(/E42|message|code|detail|Bad Request/)
  quiet.mockRestore()
})

test.each([
  [502, undefined, "The shop's system isn't working right now. You can keep adding lines."],
  [400, 'ปิดปรับปรุงถึงเที่ยง', 'ปิดปรับปรุงถึงเที่ยง'],
])('FAULT-4501 nor is a cart answered with %d', async (status, said, sentence) => {
  const page = await widgetPage(<RaanCart />, { transport: answerAs(status, said) })
  await page.passUntil("Couldn't load the cart")
  expect(page.text()).toContain(sentence)
  expect(page.text()).not.toContain('Check your connection')
})

test.each([
  [403, "your account can't save orders"],
  [404, "the shop's system doesn't accept orders here"],
  [409, "something changed in the shop's system"],
  [419, "your session with the shop's system has expired"],
])('ORDER-484 an order rejected with %d says why, and all entries stay editable', async (status, why) => {
  const page = await widgetPage(<RaanOrder />, {
    transport: withAnswers({ 'POST /api/orders': () => new Response(null, { status }) }),
  })
  await page.until(() => expect(page.all('[data-field=shopId] option').length).toBeGreaterThan(3))
  await page.until(() => expect(page.text()).toContain('น้ำผึ้งดอกลำไย'))
  const field = (name: string) => `[data-field=${name}] :is(input, textarea, select)`
  await page.type(field('shopId'), '1')
  await page.type(field('name'), 'สมชาย ใจดี')
  await page.type(field('phoneNumber'), '0812345678')
  await page.type(field('DeliveryType'), 'pickup')
  await page.press('Save order')
  await page.until(() => expect(page.text()).toContain(why))
  expect(page.find<HTMLInputElement>(field('name')).value).toBe('สมชาย ใจดี')
  expect(page.all('fieldset').some((each) => (each as HTMLFieldSetElement).disabled)).toBe(false)
})
