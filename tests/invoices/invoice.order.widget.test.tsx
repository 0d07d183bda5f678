// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { RaanOrders } from '../../src/widgets/orders'
import { OrderPage } from '../../src/widgets/orders/detail/order-page'
import { watchPrints } from '../helpers/watch-prints'
import { openOrder } from '../orders/detail-desk'
import { invoicesPage } from './invoices-page'

const any = () => true

test('INV-107 an order with an invoice links to it; a second one is created only on request', async () => {
  const { found } = await openOrder(any)
  const orderNumber = found.OrderNumber
  const page = await invoicesPage({ one: { mode: 'add', orderNumber } })
  await page.until(() => expect(page.all('[data-item]').length).toBeGreaterThan(0))
  await page.press('Save invoice')
  await page.until(() => expect(page.all('article').length).toBe(1))
  await page.show(null)
  await page.open({ mode: 'add', orderNumber })
  await page.shown(`Order ${orderNumber} already has an invoice`)
  expect([page.all('form').length, page.sent]).toEqual([0, ['POST /apps/invoice/add']])
  await page.press('Create another')
  await page.until(() => expect(page.all('[data-item]').length).toBeGreaterThan(0))
  await page.open({ mode: 'add', orderNumber, hasList: true })
  await page.press('View invoice 5037')
  await page.shown(orderNumber)
  expect(page.find('article').textContent).toContain('5037')
})

test('INV-5644 the costs of an order are lines in Thai, whatever the language of the screen; a document in another language translates them', async () => {
  const { found } = await openOrder(({ shippingCost }) => shippingCost > 0)
  const page = await invoicesPage({ one: { mode: 'add', orderNumber: found.OrderNumber }, locale: 'de' })
  await page.until(() => expect(page.all('[data-item]').length).toBeGreaterThan(1))
  const names = page.all('[data-item]').map((each) => each.querySelector('input')?.value)
  expect(names).toContain('ค่าส่ง')
  await page.press('Rechnung speichern')
  await page.until(() => page.find('article td'))
  expect(page.find('article').textContent).toContain('Versand')
  expect(page.find('article').textContent).not.toContain('ค่าส่ง')
})

test('INV-107 a missing order is named, and an empty invoice can be started', async () => {
  const page = await invoicesPage({ one: { mode: 'add', orderNumber: 'LR-0' } })
  await page.shown("Order LR-0 doesn't exist")
  await page.press('Start with a blank invoice')
  await page.until(() => expect(page.all('[data-item]').length).toBe(1))
})

test('INV-108 a read-only user sees nothing that changes an invoice', async () => {
  const prints = watchPrints()
  const page = await invoicesPage({ one: { invoiceId: 4990 }, permissions: ['read:Invoice', 'read:Shop'] })
  await page.shown('Invoice 4990')
  const names = page.all('button, a').map((each) => each.textContent)
  expect(names.filter((name) => /Send|Record a payment|Edit|More/.test(name ?? ''))).toEqual([])
  await page.press('Print')
  await page.until(() => expect(page.all('[data-sheet]').length).toBe(1))
  await page.press('Print')
  await page.until(() => expect(prints.length).toBe(1))
  await page.open({ mode: 'edit', invoiceId: 4990 })
  await page.shown("You don't have permission to change invoices.")
  expect([page.all('form').length, page.sent]).toEqual([0, ['POST /jwt/login']])
})

test('INV-109 an order links to its invoice from its page and from the drawer beside the list', async () => {
  const asked: { OrderNumber: string }[] = []
  const onInvoice = (detail: { OrderNumber: string }) => asked.push(detail)
  const { page, shown, OrderNumber } = await openOrder(any, {
    show: (each) => <OrderPage OrderNumber={each} onInvoice={onInvoice} />,
  })
  await shown('Create invoice')
  await page.press('Create invoice')
  await page.show(<RaanOrders invoice onInvoice={onInvoice} />)
  await shown(OrderNumber)
  await page.press(OrderNumber)
  await shown('Create invoice')
  await page.press('Create invoice')
  expect(asked).toEqual([{ OrderNumber }, { OrderNumber }])
})

test('INV-109 without write access, or on a page without invoices, there is no such button', async () => {
  const without = await openOrder(any, { show: (each) => <OrderPage OrderNumber={each} /> })
  await without.shown('History')
  expect(without.page.text()).not.toContain('Create invoice')
  const page = await openOrder(any, {
    permissions: ['read:Order', 'read:Invoice'],
    show: (each) => <OrderPage OrderNumber={each} onInvoice={() => undefined} />,
  })
  await page.shown('History')
  expect(page.page.text()).not.toContain('Create invoice')
})
