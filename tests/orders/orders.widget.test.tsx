// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { decode } from '../../src/core/kernel/codec'
import type { Transport } from '../../src/core/kernel/transport'
import { wireOrder } from '../../src/core/order/order.fill'
import { newOrderSchema } from '../../src/core/orders/orders.contract'
import { createMock } from '../../src/mock'
import { RaanOrders, type RaanOrdersProps } from '../../src/widgets/orders'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'

type Options = { transport?: Transport; locale?: string }

async function open(props: RaanOrdersProps = {}, { transport, locale = 'en' }: Options = {}) {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const page = await widgetPage(<RaanOrders {...props} />, { transport: transport ?? mock.transport, locale })
  const numbers = () => page.all('tbody [data-key=open]').map((each) => each.textContent)
  const { body } = await ask(mock, 'GET /api/orders?perPage=100')
  return { page, mock, numbers, stored: body.orders as { OrderNumber: string; name: string; total: number }[] }
}

test('ORDERS-20 the newest orders come first, a page at a time', async () => {
  const { page, numbers, stored } = await open({ perPage: 5 })
  await page.until(() => expect(numbers()).toEqual(stored.slice(0, 5).map(({ OrderNumber }) => OrderNumber)))
  expect(page.text()).toContain('30 orders')
  expect(page.text()).toContain('1–5 of 30')
  await page.press('Next page')
  await page.until(() => expect(numbers()).toEqual(stored.slice(5, 10).map(({ OrderNumber }) => OrderNumber)))
  expect(page.text()).toContain('6–10 of 30')
})

test('ORDERS-21 a row shows number, customer, province, pieces, shop, total, payment, delivery, status and next step in words', async () => {
  const { page } = await open({ perPage: 1 })
  await page.until(() => expect(page.all('tbody tr')).toHaveLength(1))
  const cells = page.all('tbody td').map((each) => each.textContent)
  expect(cells).toEqual([
    'Select LR-20261121-000030',
    'LR-20261121-000030Nov 21, 2026, 06:30',
    'คุณฐิติมา วงศ์สุขใส084-555-1518',
    'ขอนแก่น',
    'น้ำผึ้งดอกลำไย3 pcs · สานฝันหัตถกรรม',
    '฿710.00',
    'Being checkedBank transfer',
    'EMS',
    'New',
    'Confirm',
  ])
})

test('ORDERS-21 in Thai the year is Buddhist', async () => {
  const { page } = await open({ perPage: 1 }, { locale: 'th' })
  await page.until(() => expect(page.text()).toContain('21 พ.ย. 2569 06:30'))
})

test('ORDERS-22 a search filters the list after a pause, and says if nothing is found', async () => {
  const { page, numbers, stored } = await open()
  await page.until(() => expect(numbers()).toHaveLength(10))
  await page.type('input[type=search]', '000007')
  expect(numbers()).toHaveLength(10)
  await page.pass(200)
  await page.until(() => expect(numbers()).toEqual([stored[23]?.OrderNumber]))
  await page.type('input[type=search]', 'ไม่มีใครชื่อนี้')
  await page.pass(200)
  await page.until(() => expect(page.text()).toContain('No orders found'))
})

test('ORDERS-23 columns sort all rows', async () => {
  const { page, numbers, stored } = await open({ perPage: 3 })
  await page.until(() => expect(numbers()).toHaveLength(3))
  const mostExpensive = stored.toSorted((a, b) => a.total - b.total).slice(0, 3)
  await page.press('Total')
  await page.until(() => expect(numbers()).toEqual(mostExpensive.map(({ OrderNumber }) => OrderNumber)))
  expect(page.all('th[aria-sort=ascending]').map((each) => each.textContent)).toEqual(['Total'])
})

test('ORDERS-24 a row opens the order with its history and notifies the page', async () => {
  const opened: unknown[] = []
  const { page } = await open({ perPage: 1, onOpened: (detail) => opened.push(detail) })
  await page.until(() => expect(page.all('tbody tr')).toHaveLength(1))
  await page.click('tbody tr')
  await page.until(() => expect(page.find('dialog').textContent).toContain('Payment: Unpaid → Being checked'))
  expect(page.find('dialog').textContent).toContain('Shipping฿50.00')
  expect(opened).toEqual([{ OrderNumber: 'LR-20261121-000030' }])
  await page.press('Close')
  expect(page.all('dialog')).toEqual([])
})

test('ORDERS-25 a failed list says so and can be retried', async () => {
  const mock = createMock()
  let broken = true
  const transport: Transport = (request) =>
    broken ? Promise.resolve(new Response('<h1>nope</h1>', { status: 501 })) : mock.transport(request)
  const { page, numbers } = await open({}, { transport })
  await page.until(() => expect(page.text()).toContain("Couldn't load orders"))
  broken = false
  await page.press('Try again')
  await page.until(() => expect(numbers()).toHaveLength(10))
})

test('ORDERS-26 without any orders, the list invites the user to create one', async () => {
  const transport: Transport = async () => Response.json({ orders: [], total: 0, counts: {} })
  const { page } = await open({}, { transport })
  await page.until(() => expect(page.text()).toContain('No orders yet'))
})

test('ORDERS-27 an order saved anywhere on the page appears immediately', async () => {
  const { page, mock, numbers, stored } = await open()
  await page.until(() => expect(numbers()).toHaveLength(10))
  const { body } = await ask(mock, `GET /api/orders/${stored[0]?.OrderNumber}`)
  const order = decode(newOrderSchema, body.order)
  if (!order.ok) throw new Error(order.path)
  const answer = await ask(mock, 'POST /api/orders', {
    body: { order: wireOrder({ ...order.value, paymentStatus: 'unpaid' }) },
    key: 'k1',
  })
  await page.run(() => page.engine.announce({ type: 'order.saved', order: answer.body.order }))
  await page.until(() => expect(numbers()[0]).toBe('LR-20261121-000031'))
})

test("ORDERS-28 a backend's own status is shown as it is, and texts are never markup", async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const transport: Transport = async (request) => {
    const answer = await (await mock.transport(request)).json()
    if (!answer.orders) return Response.json(answer)
    const [first] = answer.orders
    const odd = { ...first, OrderStatus: 'on-hold', OrderStatusDisplay: 'พักไว้ก่อน', name: '<script>alert(1)</script>' }
    return Response.json({ ...answer, orders: [odd] })
  }
  const { page } = await open({}, { transport })
  await page.until(() => expect(page.text()).toContain('พักไว้ก่อน'))
  expect(page.text()).toContain('<script>alert(1)</script>')
  expect(page.container.querySelector('script')).toBeNull()
})
