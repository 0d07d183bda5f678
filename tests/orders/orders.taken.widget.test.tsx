// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { OrderDrawer } from '../../src/widgets/orders/detail/order-drawer'
import { ask } from '../helpers/ask'
import { openOrder, type WireOrder } from './detail-desk'
import { ordersDesk } from './orders-desk'

const number = 'EF123456785TH'
const isNew = ({ OrderStatus }: WireOrder) => OrderStatus === 'new'

/** A new order, and another one that gets the number when `give` is called. */
async function open() {
  const opened = await openOrder(isNew, {
    show: (OrderNumber) => (
      <OrderDrawer OrderNumber={OrderNumber} orderHref={(each) => `/orders/${each}`} onClose={() => undefined} />
    ),
  })
  const { body } = await ask(opened.mock, 'GET /api/orders?perPage=100&orderStatus=confirmed')
  const other = body.orders[0].OrderNumber as string
  return {
    ...opened,
    other,
    give: () => opened.elsewhere('tracking', { numbers: [{ OrderNumber: other, trackingNumber: number }] }),
    sentNumbers: () =>
      opened.sent.flatMap(({ path, body }) =>
        path === '/api/orders/tracking' ? (body as { numbers: object[] }).numbers : [],
      ),
    value: () => opened.page.find<HTMLInputElement>(opened.field('Tracking number')).value,
  }
}

test('ORDS-2614 a typed number that another order has is said with a link to it, and asked about before it is saved', async () => {
  const { page, field, shown, gone, stored, give, other, sentNumbers, OrderNumber } = await open()
  await give()
  await shown('Tracking number')
  await page.type(field('Tracking number'), number.toLowerCase())
  await page.passUntil('This number already belongs to:')
  expect(page.all('dialog form a').map((each) => each.getAttribute('href'))).toEqual([`/orders/${other}`])
  await page.press('Save number')
  await shown('Use this number for this order, too?')
  expect(document.activeElement?.textContent).toBe('Change it')
  expect(sentNumbers()).toEqual([])
  await page.press('Use it')
  await gone('Save number')
  expect(sentNumbers()).toEqual([{ OrderNumber, trackingNumber: number, alsoFor: [other] }])
  expect((await stored()).trackingNumber).toBe(number)
})

test('ORDS-2802 a cancelled order that has the number is called cancelled', async () => {
  const { page, field, shown, give, other, elsewhere } = await open()
  await give()
  await elsewhere('status', { orderNumbers: [other], status: 'cancelled' })
  await shown('Tracking number')
  await page.type(field('Tracking number'), number)
  await page.passUntil(`This number already belongs to: ${other} (Cancelled)`)
  await page.press('Save number')
  await shown(`${number} already belongs to: ${other} (Cancelled)`)
})

test('ORDS-2615 a number that another clerk saved in the meantime is asked about, and what is typed stays', async () => {
  const { page, field, shown, gone, stored, give, other, value } = await open()
  await shown('Tracking number')
  await page.type(field('Tracking number'), number)
  await page.passUntil('Save number')
  await give()
  await page.press('Save number')
  await shown(`${number} already belongs to: ${other}`)
  await page.press('Change it')
  await gone('Use this number for this order, too?')
  expect([value(), (await stored()).trackingNumber]).toEqual([number, ''])
  await page.press('Save number')
  await shown('Use this number for this order, too?')
  await page.press('Use it')
  await gone('Save number')
  expect((await stored()).trackingNumber).toBe(number)
})

test('ORDS-2616 a number of a list that another clerk saved in the meantime stays in it, and can be saved after a question', async () => {
  let isLooked = true
  const desk = await ordersDesk({ perPage: 100 }, async (request, backend) =>
    !isLooked && request.url.endsWith('/tracked') ? new Response(null, { status: 404 }) : backend(request),
  )
  const status = (code: string) => desk.stored.find((each) => each.OrderStatus === code)?.OrderNumber ?? ''
  const [mine, other] = [status('new'), status('packed')]
  await desk.press('Tracking numbers')
  await desk.until(() => desk.find('dialog'))
  await desk.run(() => desk.all('dialog [type=radio]')[1]?.click())
  await desk.type('dialog textarea', `${mine}\t${number}`)
  await desk.pass(500)
  isLooked = false
  await ask(desk.mock, 'POST /api/orders/tracking', {
    body: { numbers: [{ OrderNumber: other, trackingNumber: number }] },
  })
  await desk.press('Save 1 number')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain(`${other} already has this number`))
  expect((await desk.fresh(mine)).trackingNumber).toBe('')
  await desk.press('Save 1 number')
  await desk.until(() => expect(desk.text()).toContain('1 number already belongs to another order. Use it anyway?'))
  await desk.press('Use anyway')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('1 tracking number saved'))
  expect((await desk.fresh(mine)).trackingNumber).toBe(number)
})
