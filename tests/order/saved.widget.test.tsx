// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { createMock } from '../../src/mock'
import { SavedOrder } from '../../src/widgets/order/saved/saved-order'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'
import { newOrder } from '../orders/new-order'

test('ORDER-158 a saved order has an address of its own with reply, label and next order', async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const { body } = await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key: 'k' })
  const { OrderNumber } = body.order
  const [onNext, onPrint] = [vi.fn(), vi.fn()]
  const page = await widgetPage(
    <SavedOrder
      OrderNumber={OrderNumber}
      onNext={onNext}
      onPrint={onPrint}
      ordersHref="/desk/orders"
      onOrders={undefined}
    />,
    { transport: mock.transport },
  )
  await page.until(() => expect(page.find('textarea').textContent).toContain(OrderNumber))
  expect(page.text()).toContain('Order saved')
  expect(document.activeElement).toBe(page.button('Take next order'))
  await page.press('Take next order')
  await page.press('Print label')
  expect([onNext.mock.calls.length, onPrint.mock.calls.length]).toEqual([1, 1])
})

test('ORDER-158 an order that no longer exists says so', async () => {
  const page = await widgetPage(
    <SavedOrder OrderNumber="LR-0" onNext={() => {}} ordersHref={undefined} onOrders={undefined} onPrint={undefined} />,
    { transport: createMock().transport },
  )
  await page.until(() => expect(page.text()).toContain("This order doesn't exist"))
})

test.each([
  ['by a shop that fails', 400, "Couldn't load the order"],
  ['for a role that may not read it', 403, "You don't have access to this order"],
])(
  'ORDER-180 an order that can’t be loaded %s is said to be saved, and the next one can be taken',
  async (_, status, said) => {
    const mock = createMock()
    const onNext = vi.fn()
    const { body } = await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key: 'k' })
    const { OrderNumber } = body.order
    const page = await widgetPage(
      <SavedOrder
        OrderNumber={OrderNumber}
        onNext={onNext}
        ordersHref={undefined}
        onOrders={undefined}
        onPrint={undefined}
      />,
      {
        transport: async (request) =>
          request.url.includes('/orders') ? new Response('', { status }) : mock.transport(request),
      },
    )
    await page.until(() => expect(page.text()).toContain(said))
    expect([page.text().includes('Order saved'), page.text().includes(OrderNumber)]).toEqual([true, true])
    await page.press('Take next order')
    expect(onNext).toHaveBeenCalledOnce()
  },
)

test('TAKE-301 an order that was cancelled since is not said to be saved, and nobody is asked to pay', async () => {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const { body } = await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key: 'k' })
  const { OrderNumber } = body.order
  await ask(mock, 'POST /api/orders/status', { body: { orderNumbers: [OrderNumber], status: 'cancelled' } })
  const page = await widgetPage(
    <SavedOrder
      OrderNumber={OrderNumber}
      onNext={() => {}}
      ordersHref={undefined}
      onOrders={undefined}
      onPrint={() => {}}
    />,
    { transport: mock.transport },
  )
  await page.until(() => expect(page.text()).toContain('The order is cancelled'))
  expect(page.text()).not.toContain('Order saved')
  expect(page.all('textarea')).toEqual([])
})
