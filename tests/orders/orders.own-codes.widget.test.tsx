// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { RaanOrders } from '../../src/widgets/orders'
import { fakeTransport } from '../helpers/fake-transport'
import { widgetPage } from '../helpers/widget-page'
import { storedOrder } from './stored-order'

const own = {
  OrderStatus: 'on-hold',
  OrderStatusDisplay: 'พักไว้',
  DeliveryType: { value: 'lalamove', label: 'Lalamove', type: 'courier' },
  paymentStatus: 'instalments',
  paymentMethod: 'truemoney',
}

async function desk() {
  const rows = [
    storedOrder({ OrderNumber: 'LR-20261121-000002', ...(own as object) }),
    storedOrder({ OrderNumber: 'LR-20261121-000001' }),
  ]
  const transport = fakeTransport({
    'GET /api/shops': { shops: [] },
    'GET /api/orders': (request: { query: URLSearchParams }) => {
      const found = rows.filter(
        (row) =>
          [row.OrderStatus, null].includes(request.query.get('orderStatus')) &&
          [row.DeliveryType.value, null].includes(request.query.get('deliveryType')) &&
          [row.paymentStatus, null].includes(request.query.get('paymentStatus')) &&
          [row.paymentMethod, null].includes(request.query.get('paymentMethod')),
      )
      return { orders: found, total: found.length, counts: { 'on-hold': 1, [rows[1]?.OrderStatus ?? '']: 1, lost: 0 } }
    },
  })
  const page = await widgetPage(<RaanOrders />, { transport })
  const numbers = () => page.all('tbody [data-key=open]').map((each) => each.textContent)
  await page.until(() => expect(numbers()).toHaveLength(2))
  await page.until(() => page.find('search select'))
  return { ...page, transport, numbers }
}

test('ORDERS-309 a status that only the backend knows has a tab with its name and filters', async () => {
  const page = await desk()
  const tabs = () => page.all('[role=tab]').map((each) => each.textContent)
  expect(tabs().at(-1)).toBe('พักไว้1')
  await page.run(() => page.all('[role=tab]').at(-1)?.click())
  await page.until(() => expect(page.numbers()).toEqual(['LR-20261121-000002']))
  expect(page.transport.calls.at(-1)?.query.get('orderStatus')).toBe('on-hold')
  expect(page.find('[role=tab][aria-selected=true]').textContent).toBe('พักไว้1')
})

test('ORDERS-309 a courier, a payment and a way to pay that only the backend knows are offered and filter', async () => {
  for (const [code, name, chip] of [
    ['lalamove', 'deliveryType', 'Remove filter Delivery Lalamove'],
    ['instalments', 'paymentStatus', 'Remove filter Payment instalments'],
    ['truemoney', 'paymentMethod', 'Remove filter Paid by truemoney'],
  ] as const) {
    const page = await desk()
    await page.type(`search select:has(option[value=${code}])`, code)
    await page.until(() => expect(page.numbers()).toEqual(['LR-20261121-000002']))
    expect(page.transport.calls.at(-1)?.query.get(name)).toBe(code)
    expect(page.find('[part=filter-chip]').textContent).toBe(chip)
    await page.press('Clear filters')
    await page.until(() => expect(page.numbers()).toHaveLength(2))
    // it stays on offer
    expect(page.find(`search option[value=${code}]`)).toBeTruthy()
  }
})

test('ORDERS-4505 an order with the fields of the minimum names no shop; one of an unknown shop has its number', async () => {
  const minimal = {
    createdAt: '2026-11-21 09:00:00',
    ProductOrders: [{ uq: 'p1', productId: 1, name: 'ชา', price: 10, Quantity: 2 }],
    total: 20,
  }
  const orders = [
    { ...minimal, OrderNumber: 'A-2', shopId: 7 },
    { ...minimal, OrderNumber: 'A-1' },
  ]
  const shops = [1, 2].map((id) => ({ id, ShopName: `ร้าน ${id}` }))
  const transport = fakeTransport({ 'GET /api/shops': { shops }, 'GET /api/orders': { orders, total: 2 } })
  const page = await widgetPage(<RaanOrders />, { transport })
  const goods = () => page.all('tbody td').map((each) => each.textContent)
  await page.until(() => expect(goods()).toContain('ชา2 pcs · 7'))
  expect(goods()).toContain('ชา2 pcs')
})
