// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { type OrderApi, RaanOrder, type RaanOrderProps } from '../../src/widgets/order'
import { ask } from '../helpers/ask'
import { type WidgetPage, widgetPage } from '../helpers/widget-page'
import { flakyTransport, type Mishap } from './flaky-transport'

const field = (name: string) => `[data-field=${name}] :is(input, textarea, select)`
const fieldError = (page: WidgetPage, name: string) =>
  page.find(`[data-field=${name}]`).querySelector('[part=field-error]')?.textContent

async function open(props: RaanOrderProps = {}, mishaps: Mishap[] = [], storage = memoryStorage()) {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const line = flakyTransport(mock.transport, mishaps)
  const page = await widgetPage(<RaanOrder {...props} />, { transport: line.transport, storage })
  await page.until(() => expect(page.all('[data-field=shopId] option').length).toBeGreaterThan(3))
  await page.until(() => expect(page.text()).toContain('น้ำผึ้งดอกลำไย'))
  return { page, line, mock }
}

async function fillIn(page: WidgetPage) {
  await page.type(field('shopId'), '1')
  await page.type(field('name'), 'สมชาย ใจดี')
  await page.type(field('phoneNumber'), '0812345678')
  await page.type(field('DeliveryType'), 'pickup')
}

test('ORDER-60 a rejected save names the errors beside the fields and in one list, and focuses the first', async () => {
  const { page, line } = await open()
  await page.press('Save order')
  expect(fieldError(page, 'shopId')).toBe('Choose the selling shop')
  expect(fieldError(page, 'postNum')).toBe('This field is required')
  expect(page.text()).toContain('Not saved yet: 7 errors to fix')
  expect(document.activeElement).toBe(page.find(field('shopId')))
  await page.press('Postcode: This field is required')
  expect(document.activeElement).toBe(page.find(field('postNum')))
  await page.type(field('postNum'), '40000')
  expect(fieldError(page, 'postNum')).toBeUndefined()
  expect(page.text()).toContain('Not saved yet: 6 errors to fix')
  expect(line.sent).toEqual([])
})

test("ORDER-543 the form of an order with its own lines starts empty, and takes the cart's on request", async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const page = await widgetPage(<RaanOrder ownLines />, { transport: mock.transport })
  await page.until(() => expect(page.text()).toContain('Add 5 lines from the cart'))
  expect(page.text()).toContain('No products yet')
  expect(page.text()).not.toContain('น้ำผึ้งดอกลำไย')
  await page.press('Add 5 lines from the cart')
  await page.until(() => expect(page.text()).toContain('น้ำผึ้งดอกลำไย'))
  expect(page.text()).toContain('฿1,434')
  expect(page.text()).toContain('Remove all lines')
  expect(page.text()).not.toContain('from the cart')
})

test('ORDER-61 a saved order shows its number and total, notifies the page, and the next starts empty', async () => {
  const reported: unknown[] = []
  const { page, mock } = await open({ onSubmitted: (detail) => reported.push(detail), ordersHref: '/orders' })
  await fillIn(page)
  await page.press('Save order')
  await page.until(() => expect(page.text()).toContain('LR-20261121-000031'))
  expect(page.text()).toContain('฿1,434')
  expect(document.activeElement).toBe(page.button('Take next order'))
  expect(page.button('View orders').getAttribute('href')).toBe('/orders')
  const { body } = await ask(mock, 'GET /api/orders/LR-20261121-000031')
  expect(reported).toEqual([{ order: body.order }])
  expect(body.order.total).toBe(1434)
  await page.press('Take next order')
  expect(page.find<HTMLInputElement>(field('name')).value).toBe('')
  await page.until(() => expect(page.text()).toContain('No products yet'))
})

test('ORDER-62 Ctrl+Enter saves, Enter in a field does not', async () => {
  const { page, line } = await open()
  await fillIn(page)
  await page.key(field('name'), { key: 'Enter' })
  expect(line.sent).toEqual([])
  await page.key(field('name'), { key: 'Enter', ctrlKey: true })
  await page.until(() => expect(page.text()).toContain('LR-20261121-000031'))
  expect(line.sent).toHaveLength(1)
})

test('ORDER-63 while the outcome is unknown the form is read-only, says so, and can be sent again', async () => {
  const { page, line } = await open({}, ['lost', 'lost', 'lost', 'lost'])
  await fillIn(page)
  await page.press('Save order')
  await page.passUntil("We don't know yet whether this order was saved")
  expect(page.text()).toContain("You're offline.")
  expect(page.all('fieldset').every((each) => (each as HTMLFieldSetElement).disabled)).toBe(true)
  expect(page.button('Save order').getAttribute('aria-disabled')).toBe('true')
  expect(page.all('[role=combobox]')).toEqual([])
  await page.press('Send again now')
  await page.until(() => expect(page.text()).toContain('Order saved'))
  expect(new Set(line.sent.map(({ key }) => key)).size).toBe(1)
})

test('ORDER-64 putting an order aside asks first, frees the form and offers the order immediately', async () => {
  const { page } = await open(
    {},
    Array.from({ length: 4 }, () => 'cut' as const),
  )
  await fillIn(page)
  await page.press('Save order')
  await page.passUntil("We don't know yet")
  await page.press('Take another order in the meantime')
  await page.press('Set aside')
  await page.until(() => expect(page.text()).toContain("We couldn't confirm whether an order was saved"))
  expect(page.text()).toContain('สมชาย ใจดี · 0812345678 · ฿1,434')
  await page.until(() => expect(page.text()).toContain('No products yet'))
  await page.press('Send again')
  await page.until(() => expect(page.text()).toContain('LR-20261121-000031'))
})

test('ORDER-65 a listener can prevent the order from being sent', async () => {
  const offered: unknown[] = []
  const { page, line } = await open({
    onSubmit: (detail) => {
      offered.push(detail.order.name)
      return false
    },
  })
  await fillIn(page)
  await page.press('Save order')
  expect(offered).toEqual(['สมชาย ใจดี'])
  expect(line.sent).toEqual([])
  expect(page.find<HTMLInputElement>(field('name')).value).toBe('สมชาย ใจดี')
})

test('ORDER-66 a page fills the form by value, reads it back in baht and submits it', async () => {
  let api: OrderApi | undefined
  const expose = (given: OrderApi) => {
    api = given
  }
  const value = {
    shopId: 2,
    name: '<b>มานี</b>',
    phoneNumber: '0899999999',
    DeliveryType: 'pickup',
    paymentMethod: 'cod',
    ProductOrders: [{ uq: 'x:1', productId: null, name: 'ของขวัญ', price: 99.5, Quantity: 2 }],
  }
  const { page } = await open({ value: { name: 'รอก่อน' }, expose })
  await page.show(<RaanOrder value={value} expose={expose} />)
  await page.until(() => expect(page.text()).toContain('ของขวัญ'))
  await page.until(() => expect(page.find<HTMLSelectElement>(field('shopId')).value).toBe('2'))
  expect(api?.value).toMatchObject({
    shopId: 2,
    name: '<b>มานี</b>',
    CODFee: 30,
    ProductOrders: [{ uq: 'x:1', productId: null, name: 'ของขวัญ', price: 99.5, Quantity: 2 }],
  })
  await page.type(field('phoneNumber'), 'call me')
  expect(await page.run(() => api?.submit())).toEqual({ fields: { phoneNumber: ['phone'] } })
  await page.type(field('phoneNumber'), '0899999999')
  expect(await page.run(() => api?.submit())).toMatchObject({
    order: { OrderNumber: 'LR-20261121-000031', total: 229 },
  })
  expect(page.container.querySelector('b')).toBeNull()
})

test('ORDER-67 an invalid amount is marked at its field and blocks saving', async () => {
  const { page, line } = await open()
  await fillIn(page)
  await page.type(field('shippingCost'), '1.005')
  expect(fieldError(page, 'shippingCost')).toBe('Use up to two decimals')
  await page.press('Save order')
  expect(line.sent).toEqual([])
  expect(document.activeElement).toBe(page.find(field('shippingCost')))
  await page.type(field('shippingCost'), '๔๐')
  expect(page.text()).toContain('฿1,474.00')
})

test("ORDER-67 the COD fee follows the shop's rule until it is set by hand", async () => {
  const { page } = await open()
  await fillIn(page)
  expect(page.all('[data-field=CODFee]')).toEqual([])
  await page.click('[data-field=paymentMethod] input[value=cod]')
  expect(page.text()).toContain("Shop's rule: ฿44")
  await page.type(field('CODFee'), '10')
  expect(page.text()).toContain("The shop's rule would be ฿44")
  expect(page.text()).toContain('฿1,444.00')
  await page.press("Use the shop's rule")
  expect(page.text()).toContain('฿1,478.00')
})

test('ORDER-4307 the form says that shipping is what the shop usually charges, and returns to it', async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const [shop] = (await ask(mock, 'GET /api/shops')).body.shops
  await ask(mock, 'POST /api/shops/update', { body: { shop: { ...shop, ShippingCost: 45 } } })
  const page = await widgetPage(<RaanOrder />, { transport: mock.transport })
  await page.until(() => expect(page.all('[data-field=shopId] option').length).toBeGreaterThan(3))
  await fillIn(page)
  expect(page.text()).not.toContain('usual cost')
  await page.type(field('DeliveryType'), 'ems')
  expect(page.text()).toContain("The shop's usual cost: ฿45")
  await page.type(field('shippingCost'), '0')
  expect(page.text()).toContain('The shop usually charges ฿45')
  await page.press("Use the shop's usual cost")
  expect(page.text()).toContain("The shop's usual cost: ฿45")
})

test('ORDER-68 an unfinished order of another tab is offered, and taken over on request', async () => {
  const storage = memoryStorage()
  const { page: gone } = await open({}, [], storage)
  await gone.type(field('name'), 'ลูกค้าเมื่อวาน')
  const { page } = await open({}, [], { local: storage.local, session: memoryStorage().session })
  expect(page.text()).not.toContain('ลูกค้าเมื่อวาน')
  gone.engine.stop()
  await page.run(() => page.engine.announce({ type: 'page.visible' }))
  await page.until(() => expect(page.text()).toContain('You have an unfinished order'))
  await page.press('Continue order')
  await page.until(() => expect(page.find<HTMLInputElement>(field('name')).value).toBe('ลูกค้าเมื่อวาน'))
  expect(page.text()).not.toContain('You have an unfinished order')
})

test("ORDER-69 the customer's message is shown with format 1, not with format 2", async () => {
  const { page } = await open()
  await page.type(field('fullCustomerData'), 'ส่งให้มานี')
  await page.click('input[value="2"]')
  expect(page.all('[data-field=fullCustomerData]')).toEqual([])
  await page.click('input[value="1"]')
  expect(page.find<HTMLTextAreaElement>(field('fullCustomerData')).value).toBe('ส่งให้มานี')
})

test('ORDER-69 clearing the form asks first and removes customer and products', async () => {
  const { page } = await open()
  await fillIn(page)
  await page.press('Clear form')
  await page.press('Clear')
  await page.until(() => expect(page.text()).toContain('No products yet'))
  expect(page.find<HTMLInputElement>(field('name')).value).toBe('')
})
