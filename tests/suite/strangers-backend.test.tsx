// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { RaanOrder } from '../../src/widgets/order'
import { RaanOrders } from '../../src/widgets/orders'
import { widgetPage } from '../helpers/widget-page'
import { strangersBackend } from './strangers-backend'

test('DESK-480 an order works with a backend that sends the minimum of the contract, and nothing is reported', async () => {
  const console$ = (['error', 'warn'] as const).map((name) => vi.spyOn(console, name))
  const backend = strangersBackend()
  const page = await widgetPage(
    <>
      <RaanOrder />
      <RaanOrders />
    </>,
    { transport: backend.transport },
  )
  const failures: unknown[] = []
  page.engine.events$.subscribe((event) => event.type === 'engine.error' && failures.push(event.error))
  await page.until(() => expect(page.text()).toContain('฿360.30'))
  const field = (name: string) => `[data-field=${name}] :is(input, textarea, select)`
  await page.type(field('name'), 'สมชาย ใจดี')
  await page.type(field('phoneNumber'), '0812345678')
  await page.type(field('DeliveryType'), 'pickup')
  await page.type(field('shippingCost'), '0.20')
  await page.press('Save order')
  await page.until(() => expect(page.text()).toContain('Order saved'))
  expect(page.text()).toContain('1000')
  expect(backend.orders).toMatchObject([{ name: 'สมชาย ใจดี', shopId: 1 }])
  await page.until(() => expect(page.text()).toContain('฿360.50'))
  expect(failures).toEqual([])
  for (const spy of console$) {
    expect(spy.mock.calls.filter(([line]) => !/act\(|unrecognized in this browser/.test(String(line)))).toEqual([])
    spy.mockRestore()
  }
})
