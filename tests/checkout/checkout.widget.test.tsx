// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { RaanCheckout, type RaanCheckoutProps } from '../../src/widgets/checkout'
import { ask } from '../helpers/ask'
import { type WidgetPage, widgetPage } from '../helpers/widget-page'
import { flakyTransport, type Mishap } from '../order/flaky-transport'

HTMLElement.prototype.scrollIntoView ??= () => undefined

type Options = { mishaps?: Mishap[]; storage?: ReturnType<typeof memoryStorage>; mock?: ReturnType<typeof createMock> }

const field = (name: string) => `[data-field=${name}] :is(input, textarea, select)`
const step = (page: WidgetPage) => page.find('[aria-current=step]').textContent?.replace(/^\d/, '')
const saved = 'LR-20261121-000031'
const theMock = () => createMock({ now: () => new Date('2026-11-21T03:00:00Z') })

async function open(
  props: RaanCheckoutProps = {},
  { mishaps = [], storage = memoryStorage(), mock = theMock() }: Options = {},
) {
  const line = flakyTransport(mock.transport, mishaps)
  const page = await widgetPage(<RaanCheckout {...props} />, { transport: line.transport, storage })
  await page.until(() => expect(page.find('[part=checkout]').textContent).toMatch(/น้ำผึ้งดอกลำไย|Payment/))
  return { page, line, mock, storage }
}

async function toAddress(page: WidgetPage) {
  await page.until(() => expect(page.text()).toContain('น้ำผึ้งดอกลำไย'))
  await page.press('Continue')
  await page.until(() => expect(page.all('[data-field=shopId] option').length).toBeGreaterThan(3))
}

async function toPayment(page: WidgetPage) {
  await toAddress(page)
  await page.type(field('shopId'), '1')
  await page.type(field('name'), 'สมชาย ใจดี')
  await page.type(field('phoneNumber'), '0812345678')
  await page.type(field('DeliveryType'), 'pickup')
  await page.press('Continue')
}

const pay = (page: WidgetPage, method: string) => page.click(`[data-field=paymentMethod] input[value=${method}]`)

test("CHECK-10 cart, address and payment produce a real order of the desk, with COD and the shop's fee", async () => {
  const reported: unknown[] = []
  const { page, mock } = await open({ onSubmitted: (detail) => reported.push(detail), ordersHref: '/orders' })
  expect(step(page)).toBe('Cart')
  await toPayment(page)
  expect(step(page)).toBe('Payment')
  expect(page.text()).toContain('สมชาย ใจดี · 0812345678')
  await pay(page, 'cod')
  const { body: shops } = await ask(mock, 'GET /api/shops')
  expect(shops.shops[0].CODRule).toEqual({ kind: 'percent', value: 3, minimum: 20 })
  await page.type(field('shippingCost'), '50')
  await page.press('Save order')
  await page.until(() => expect(page.text()).toContain(saved))
  const { body } = await ask(mock, `GET /api/orders/${saved}`)
  const { paymentMethod, shippingCost, CODFee, total, DeliveryType, ProductOrders, paymentStatus } = body.order
  expect({ paymentMethod, shippingCost, CODFee, total, DeliveryType: DeliveryType.value, paymentStatus }).toEqual({
    paymentMethod: 'cod',
    shippingCost: 50,
    CODFee: 45,
    total: 1529,
    DeliveryType: 'pickup',
    paymentStatus: 'unpaid',
  })
  expect(ProductOrders.map(({ uq, Quantity }: { uq: string; Quantity: number }) => [uq, Quantity])).toEqual([
    ['p21', 1],
    ['p11', 2],
    ['p1', 3],
    ['p7', 1],
    ['p26', 2],
  ])
  expect(reported).toEqual([{ order: body.order }])
  expect(page.button('View orders').getAttribute('href')).toBe('/orders')
})

test('CHECK-10 a chosen colour reaches the desk as part of its line', async () => {
  const { page, mock } = await open()
  const product = { id: 27, name: 'ผ้าขาวม้าทอมือ', price: satang(32_000), image: '' }
  const kind = { id: 'success', name: 'ผ้าขาวม้าทอมือ · สีเขียว' }
  await page.run(() => page.engine.app('cart').send({ type: 'line.add', product, kind, Quantity: 2 }))
  await toPayment(page)
  await page.press('Save order')
  await page.until(() => expect(page.text()).toContain(saved))
  const { body } = await ask(mock, `GET /api/orders/${saved}`)
  expect(body.order.ProductOrders.at(-1)).toEqual({
    uq: 'p27:k.success',
    productId: 27,
    name: 'ผ้าขาวม้าทอมือ · สีเขียว',
    price: 320,
    Quantity: 2,
  })
})

test('CHECK-11 a step can be left only when it is complete: errors are named, marked, and the first has the focus', async () => {
  const { page, line } = await open()
  await toAddress(page)
  expect(page.text()).not.toContain('Not saved yet')
  await page.press('Continue')
  expect(step(page)).toBe('Address')
  expect(page.text()).toContain('Not saved yet: 7 errors to fix')
  expect(document.activeElement).toBe(page.find(field('shopId')))
  await page.type(field('shopId'), '1')
  await page.press('Continue')
  expect(document.activeElement).toBe(page.find(field('name')))
  await page.type(field('name'), 'สมชาย')
  expect([page.text(), document.activeElement]).toEqual([
    expect.stringContaining('Not saved yet: 5 errors to fix'),
    page.find(field('name')),
  ])
  await page.press('3Payment')
  expect(step(page)).toBe('Address')
  expect(line.sent).toEqual([])
})

test('CHECK-12 a new step starts at its heading, and back keeps everything', async () => {
  const { page } = await open()
  expect(document.activeElement).toBe(document.body)
  await toPayment(page)
  expect(document.activeElement).toBe(page.find('h2'))
  await pay(page, 'cod')
  await page.press('Back')
  expect([step(page), document.activeElement]).toEqual(['Address', page.find('h2')])
  expect(page.find<HTMLInputElement>(field('name')).value).toBe('สมชาย ใจดี')
  await page.press('Back')
  expect(step(page)).toBe('Cart')
  await page.press('Continue')
  await page.press('Continue')
  expect(page.find<HTMLInputElement>('input[value=cod]').checked).toBe(true)
})

test('CHECK-20 every step after the cart shows the purchase beside it, the first six products by name', async () => {
  const { page } = await open()
  const bought = () => page.all('ul[aria-label=Products] li').map((each) => each.textContent)
  expect(bought()).toEqual([])
  await toAddress(page)
  expect(bought()).toEqual([
    'ยาหม่องไพล × 1฿49.00',
    'น้ำผึ้งดอกลำไย × 2฿440.00',
    'ชาเขียวใบหม่อน × 3฿360.00',
    'กล้วยตากน้ำผึ้ง × 1฿65.00',
    'ถ้วยเซรามิกเขียนลาย × 2฿520.00',
  ])
  const write = (count: number) =>
    page.run(() => {
      for (let nth = 0; nth < count; nth++)
        page.engine.app('cart').send({ type: 'line.write', name: `ถุงผ้า ${nth}`, price: satang(100), Quantity: 1 })
    })
  await write(2)
  expect(bought().slice(5)).toEqual(['ถุงผ้า 0 × 1฿1.00', 'ถุงผ้า 1 × 1฿1.00'])
  await write(1)
  expect(bought().slice(5)).toEqual(['ถุงผ้า 0 × 1฿1.00', 'and 2 more lines'])
})

test('CHECK-13 an empty cart says so and links to the products', async () => {
  const onShop = vi.fn(() => false)
  const { page } = await open({ shopHref: '/shop', onShop })
  await page.run(() => page.engine.app('cart').send({ type: 'clear' }))
  expect(page.text()).toContain('Your cart is empty')
  expect(page.button('Go to products').getAttribute('href')).toBe('/shop')
  await page.press('Go to products')
  expect(onShop).toHaveBeenCalledTimes(1)
  expect(page.all('[aria-current=step]').map((each) => each.getAttribute('aria-disabled'))).toEqual(['true'])
  expect(page.text()).not.toContain('Continue')
})

test('CHECK-14 an order paid by PromptPay shows its QR code as soon as it is saved', async () => {
  const { page } = await open()
  await toPayment(page)
  await pay(page, 'promptpay')
  expect(page.text()).toContain('The PromptPay code appears as soon as the order is saved.')
  await page.press('Save order')
  await page.until(() => expect(page.all('[aria-label^="PromptPay code for"]').length).toBe(1))
  expect(page.find('[aria-label^="PromptPay code for"]').getAttribute('aria-label')).toBe(
    'PromptPay code for ฿1,434.00',
  )
})

test('CHECK-15 pressed twice it is sent once, and the next one starts with an empty cart', async () => {
  const { page, line, storage } = await open()
  await toPayment(page)
  await page.run(() => {
    page.button('Save order').click()
    page.button('Save order').click()
  })
  await page.until(() => expect(page.text()).toContain(saved))
  expect(line.sent).toHaveLength(1)
  await page.press('Take next order')
  await page.until(() => expect(page.text()).toContain('Your cart is empty'))
  expect([step(page), document.activeElement]).toEqual(['Cart', page.find('h2')])
  expect(storage.session.get('langraan/page/-/checkout.step')).toBe(null)
})

test('CHECK-16 while the outcome is unknown nothing can be changed, and only the same order is sent again', async () => {
  const { page, line } = await open({}, { mishaps: ['lost', 'lost', 'lost', 'lost'] })
  await toPayment(page)
  await page.press('Save order')
  await page.passUntil("We don't know yet whether this order was saved")
  expect(step(page)).toBe('Payment')
  expect(page.all('fieldset').every((each) => (each as HTMLFieldSetElement).disabled)).toBe(true)
  expect(page.all('button').some((each) => each.textContent === 'Back')).toBe(false)
  await page.press('Cart')
  expect(step(page)).toBe('Payment')
  await page.press('Send again now')
  await page.until(() => expect(page.text()).toContain(saved))
  expect(new Set(line.sent.map(({ key }) => key)).size).toBe(1)
})

test('CHECK-16 without a connection the order waits, and is sent once when the network is back', async () => {
  const { page, line, mock } = await open({}, { mishaps: ['cut', 'cut', 'cut', 'cut'] })
  await toPayment(page)
  await page.press('Save order')
  await page.passUntil("We don't know yet whether this order was saved")
  expect((await ask(mock, 'GET /api/orders')).body.total).toBe(30)
  await page.press('Send again now')
  await page.until(() => expect(page.text()).toContain(saved))
  expect([new Set(line.sent.map(({ key }) => key)).size, (await ask(mock, 'GET /api/orders')).body.total]).toEqual([
    1, 31,
  ])
})

test('CHECK-17 a reload returns to the step with all entries', async () => {
  const first = await open()
  await toPayment(first.page)
  await pay(first.page, 'cod')
  first.page.engine.stop()
  const { page } = await open({}, { storage: first.storage, mock: first.mock })
  await page.until(() => expect(step(page)).toBe('Payment'))
  expect(page.find<HTMLInputElement>('input[value=cod]').checked).toBe(true)
  expect(page.text()).toContain('สมชาย ใจดี · 0812345678')
})

test('CHECK-17 a reload while the outcome is unknown sends the same order again, and it is stored once', async () => {
  const first = await open({}, { mishaps: ['lost'] })
  await toPayment(first.page)
  await first.page.press('Save order')
  await first.page.until(() => expect(first.line.sent).toHaveLength(1))
  first.page.engine.stop()
  const { page, line, mock } = await open({}, { storage: first.storage, mock: first.mock })
  await page.until(() => expect(page.text()).toContain('Order saved'))
  expect(line.sent.map(({ key }) => key)).toEqual([first.line.sent[0]?.key])
  expect((await ask(mock, 'GET /api/orders')).body.total).toBe(31)
})

test('CHECK-18 a backend error is shown in the step where it can be corrected', async () => {
  const mock = theMock()
  const { page } = await open(
    {},
    {
      mock: {
        ...mock,
        transport: async (request) =>
          request.method === 'POST' && request.url.endsWith('/api/orders')
            ? Response.json({ error: { phoneNumber: ['phone'] } }, { status: 422 })
            : mock.transport(request),
      },
    },
  )
  await toPayment(page)
  await page.press('Save order')
  await page.until(() => expect(step(page)).toBe('Address'))
  expect(page.find('[data-field=phoneNumber] [part=field-error]').textContent).toContain(
    'A Thai number has 9 or 10 digits',
  )
  await page.until(() => expect(document.activeElement).toBe(page.find(field('phoneNumber'))))
})

test('CHECK-19 a listener can prevent the order from being sent', async () => {
  const offered: unknown[] = []
  const { page, line } = await open({
    onSubmit: ({ order }) => {
      offered.push(order.name)
      return false
    },
  })
  await toPayment(page)
  await page.press('Save order')
  expect([offered, line.sent, step(page)]).toEqual([['สมชาย ใจดี'], [], 'Payment'])
})

test('CHECK-19 Ctrl+Enter continues, and saves at the end', async () => {
  const { page, line } = await open()
  await toPayment(page)
  await page.press('Back')
  await page.key(field('name'), { key: 'Enter', ctrlKey: true })
  expect([step(page), line.sent]).toEqual(['Payment', []])
  await page.key(field('shippingCost'), { key: 'Enter', ctrlKey: true })
  await page.until(() => expect(page.text()).toContain(saved))
})

test('CHECK-23 a press before the cart is loaded shows no errors, and continues once it is', async () => {
  const mock = theMock()
  let release: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    release = resolve
  })
  const page = await widgetPage(<RaanCheckout />, {
    transport: async (request) => {
      if (new URL(request.url).pathname.endsWith('/ecommerce/cart')) await opened
      return mock.transport(request)
    },
  })
  // the place of messages is empty, but there
  const alerts = () => page.all('[role=alert]').flatMap(({ textContent }) => textContent || [])
  await page.press('Continue')
  expect([step(page), alerts()]).toEqual(['Cart', []])
  release()
  await page.until(() => expect(step(page)).toBe('Address'))
  expect(alerts()).toEqual([])
})
