// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { OrderDrawer } from '../../src/widgets/orders/detail/order-drawer'
import { OrderPage } from '../../src/widgets/orders/detail/order-page'
import { ask } from '../helpers/ask'
import { offline, only, openOrder, refused, type WireOrder } from './detail-desk'

const isNew = ({ OrderStatus }: WireOrder) => OrderStatus === 'new'
const isShipped = ({ OrderStatus }: WireOrder) => OrderStatus === 'shipped'
const isCancelled = ({ OrderStatus }: WireOrder) => OrderStatus === 'cancelled'
const statusPath = '/api/orders/status'

test('ORDS-134 the drawer shows recipient, products, amounts, status, payment and history in words', async () => {
  const { page, found, shown } = await openOrder(isShipped)
  await shown('History')
  for (const text of [found.OrderNumber, found.name, found.phoneNumber, found.province, found.postNum])
    expect(page.text()).toContain(text)
  expect(page.all('dialog section h3').map((each) => each.textContent)).toEqual([
    'Customer',
    'Items',
    'Payment',
    'Delivery',
    'History',
  ])
  expect(page.text()).toContain('Status: Packed → Shipped')
})

test('ORDS-5446 an imported order that names no way to pay has no empty badge for it', async () => {
  const { page, mock, OrderNumber, found, shown } = await openOrder(isShipped, { show: () => null })
  const { ProductOrders, version: _, history: __, OrderStatusDisplay: ___, ...order } = found
  const old = {
    ...order,
    OrderNumber: `old ${OrderNumber}`,
    ProductOrders: ProductOrders.map((line) => ({ ...line, productId: null })),
    trackingNumber: '',
    paymentMethod: '',
  }
  expect((await ask(mock, 'POST /api/orders/import', { body: { orders: [old] } })).body).toMatchObject({ added: 1 })
  await page.show(<OrderDrawer OrderNumber={old.OrderNumber} onClose={() => undefined} />)
  await shown('History')
  expect(page.all('dialog [part=badge]').map((badge) => badge.textContent)).not.toContain('')
})

test('ORDS-134 its own screen shows the same and links back to the list', async () => {
  const back: number[] = []
  const { page, shown } = await openOrder(isShipped, {
    show: (OrderNumber) => <OrderPage OrderNumber={OrderNumber} onBack={() => back.push(1)} />,
  })
  await shown('History')
  await page.press('Back to orders')
  expect([back, page.all('dialog')]).toEqual([[1], []])
})

test('ORDS-135 the next step is one press, sent once however often it is pressed', async () => {
  const { page, sent, shown, stored, OrderNumber } = await openOrder(isNew)
  await shown('Confirm order')
  await page.run(() => {
    page.button('Confirm order').click()
    page.button('Confirm order').click()
  })
  await shown('Mark as packed')
  expect(sent).toEqual([{ path: statusPath, body: { orderNumbers: [OrderNumber], status: 'confirmed' } }])
  expect((await stored()).OrderStatus).toBe('confirmed')
  expect(page.text()).toContain('Status: New → Confirmed')
})

test('ORDS-135 a double click makes one step, also if the response arrives before the second press', async () => {
  const { page, sent, shown } = await openOrder(isNew)
  await shown('Confirm order')
  const press = (name: string, detail: number) =>
    page.run(() =>
      page.button(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })),
    )
  await press('Confirm order', 1)
  await shown('Mark as packed')
  await press('Mark as packed', 2)
  expect(sent).toHaveLength(1)
  await press('Mark as packed', 1)
  await shown('Mark as shipped')
  expect(sent).toHaveLength(2)
})

test('ORDS-136 a step that the backend rejects is named and the current state shown', async () => {
  const { page, elsewhere, shown, OrderNumber } = await openOrder(isNew)
  await shown('Confirm order')
  await elsewhere('status', { orderNumbers: [OrderNumber], status: 'cancelled' })
  await page.press('Confirm order')
  await shown('Not possible from Cancelled to Confirmed')
  await shown("The order is cancelled, so it can't have a tracking number.")
})

test.each([
  ["You're offline. We couldn't confirm whether it was changed. It's safe to try again: it's done only once.", offline],
  ["You don't have permission to change orders.", () => refused(403)],
  [
    "The shop's system sent an invalid response. We couldn't confirm whether it was changed. It's safe to try again: it's done only once.",
    () => new Response('<h1>'),
  ],
] as const)('ORDS-136 a step that fails says so, changes nothing and can be retried: %s', async (says, answer) => {
  const { page, breakIt, shown, stored } = await openOrder(isNew)
  await shown('Confirm order')
  breakIt(only(statusPath, answer))
  await page.press('Confirm order')
  await page.passUntil(says)
  expect((await stored()).OrderStatus).toBe('new')
  breakIt()
  await page.press('Try again')
  await shown('Mark as packed')
  expect(page.text()).not.toContain(says)
})

test.each([
  [
    429,
    { 'Retry-After': '60' },
    "The shop's system is busy right now. It can be asked again in 60\u00a0seconds. Nothing was changed.",
  ],
  [429, {}, "The shop's system is busy right now. Try again in a moment. Nothing was changed."],
  [501, {}, "The shop's system can't do this. Nothing was changed."],
] as const)(
  'ORDS-4764 a step that is turned away with %i says that it was not made: %j',
  async (status, headers, says) => {
    const { page, breakIt, shown, stored } = await openOrder(isNew)
    await shown('Confirm order')
    breakIt(only(statusPath, () => new Response(null, { status, headers })))
    await page.press('Confirm order')
    await page.passUntil(says)
    expect(page.text()).not.toContain("couldn't confirm")
    expect((await stored()).OrderStatus).toBe('new')
  },
)

test('ORDS-137 an order that is missing, not accessible or fails to load says so', async () => {
  const { shown } = await openOrder(isNew, { show: () => <OrderPage OrderNumber="LR-0" /> })
  await shown("This order doesn't exist")
  const hidden = await openOrder(isNew, { show: () => null })
  hidden.breakIt(() => refused(403))
  await hidden.page.show(<OrderPage OrderNumber={hidden.OrderNumber} />)
  await hidden.shown("You don't have access to this order")
  const broken = await openOrder(isNew, { show: () => null })
  broken.breakIt(() => refused(501))
  await broken.page.show(<OrderPage OrderNumber={broken.OrderNumber} />)
  await broken.shown("Couldn't load the order")
  broken.breakIt()
  await broken.page.press('Try again')
  await broken.shown('Confirm order')
})

test('ORDS-138 a tracking number is typed or scanned, trimmed, saved, and removed', async () => {
  const { page, field, sent, shown, gone, stored, OrderNumber } = await openOrder(isNew)
  await shown('Tracking number')
  expect(page.text()).not.toContain('Save number')
  await page.type(field('Tracking number'), ' EX๑๒๓456785TH ')
  await page.run(() => page.find<HTMLInputElement>(field('Tracking number')).form?.requestSubmit())
  await shown('Tracking number: EX123456785TH')
  expect(sent).toEqual([
    { path: '/api/orders/tracking', body: { numbers: [{ OrderNumber, trackingNumber: 'EX123456785TH' }] } },
  ])
  await page.type(field('Tracking number'), '')
  await page.press('Remove number')
  await gone('Remove number')
  expect((await stored()).trackingNumber).toBe('')
})

test('ORDS-138 a cancelled order accepts no tracking number, here or in the backend', async () => {
  const cancelled = await openOrder(isCancelled)
  await cancelled.shown("The order is cancelled, so it can't have a tracking number.")
  const { page, field, shown, elsewhere, OrderNumber } = await openOrder(isNew)
  await shown('Tracking number')
  await page.type(field('Tracking number'), 'EX123456785TH')
  await elsewhere('status', { orderNumbers: [OrderNumber], status: 'cancelled' })
  await page.press('Save number')
  await shown('The order is cancelled')
})

test("ORDS-138 a number that couldn't be saved stays in its field", async () => {
  const { page, field, breakIt, passUntilSaid, stored } = await openOrder(isNew).then((opened) => ({
    ...opened,
    passUntilSaid: opened.page.passUntil,
  }))
  await page.until(() => expect(page.text()).toContain('Tracking number'))
  breakIt(only('/api/orders/tracking', offline))
  await page.type(field('Tracking number'), 'EX123456785TH')
  await page.press('Save number')
  await passUntilSaid(
    "You're offline. We couldn't confirm whether it was changed. It's safe to try again: it's done only once.",
  )
  expect(page.find<HTMLInputElement>(field('Tracking number')).value).toBe('EX123456785TH')
  breakIt()
  await page.press('Try again')
  await page.until(() => expect(page.text()).toContain('Tracking number: EX123456785TH'))
  expect((await stored()).trackingNumber).toBe('EX123456785TH')
})

test('COUR-4 a mistyped postal number is an error of the field, and is not sent', async () => {
  const { page, field, sent, shown } = await openOrder(isNew)
  await shown('Tracking number')
  await page.type(field('Tracking number'), 'EE123456780TH')
  await page.press('Save number')
  await shown("A digit is mistyped: the check digit doesn't match. Compare it with the parcel.")
  expect(page.find(field('Tracking number')).getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('COUR-5 a number that looks unlike the courier is asked about, and can be used', async () => {
  const { page, field, sent, shown, stored } = await openOrder(isNew)
  await shown('Tracking number')
  await page.type(field('Tracking number'), 'th0123abcde4f')
  await page.press('Save number')
  await shown('Use this number for EMS?')
  await page.press('Change it')
  expect([sent, page.find<HTMLInputElement>(field('Tracking number')).value]).toEqual([[], 'th0123abcde4f'])
  await page.press('Save number')
  await page.press('Use it')
  await shown('Tracking number: TH0123ABCDE4F')
  expect((await stored()).trackingNumber).toBe('TH0123ABCDE4F')
})

test("COD-87 also in an open order, a scanner's Enter doesn't use a number unlike its courier", async () => {
  const { page, field, shown } = await openOrder(isNew)
  await shown('Tracking number')
  await page.type(field('Tracking number'), 'th0123abcde4f')
  await page.press('Save number')
  await shown('Use this number for EMS?')
  expect(document.activeElement?.textContent).toBe('Change it')
})

test('ORDS-139 printing is offered if the page can print, and shows when and by whom it was done', async () => {
  const silent = await openOrder(isShipped)
  await silent.shown('History')
  expect(silent.page.text()).not.toContain('Print label')
  const printed: unknown[] = []
  const { page, shown, found, OrderNumber } = await openOrder(isShipped, { onPrint: (detail) => printed.push(detail) })
  await shown('History')
  await page.press('Print label again')
  expect(printed).toEqual([{ orderNumbers: [OrderNumber] }])
  expect(page.text()).toContain(found.printAddrData.printBy ?? 'nobody')
  expect((await openOrder(isCancelled, { onPrint: () => undefined })).page.text()).not.toContain('Print label')
})

test('ORDS-135 steps out of the usual course are in a menu and ask first; the focus is never lost', async () => {
  const { page, shown, sent, stored } = await openOrder(isNew)
  await shown('Confirm order')
  await page.press('Other steps')
  await page.until(() => expect(page.all('[role=menuitem]').map((each) => each.textContent)).toEqual(['Cancel order']))
  await page.click('[role=menuitem]')
  await shown('Cancel this order?')
  await page.press('Leave as is')
  expect(sent).toEqual([])
  await page.press('Other steps')
  await page.until(() => page.find('[role=menuitem]'))
  await page.click('[role=menuitem]')
  await page.press('Cancel order')
  await shown("The order is cancelled, so it can't have a tracking number.")
  expect((await stored()).OrderStatus).toBe('cancelled')
  expect(page.find('dialog').contains(document.activeElement)).toBe(true)
})

test('ORDS-140 a change anywhere on the page is shown immediately', async () => {
  const { page, shown, elsewhere, stored, OrderNumber } = await openOrder(isNew)
  await shown('Confirm order')
  await elsewhere('status', { orderNumbers: [OrderNumber], status: 'confirmed' })
  const order = await stored()
  await page.run(() =>
    page.engine.announce({ type: 'orders.changed', id: '1', kind: 'status', orders: [order as never] }),
  )
  await shown('Mark as packed')
})

test('ORDS-1800 a cancelled order offers neither to print its label nor to make an invoice; a note on the refund can be added', async () => {
  const { page, shown, OrderNumber, elsewhere, found } = await openOrder(isNew, {
    show: (each) => <OrderPage OrderNumber={each} onPrint={() => undefined} onInvoice={() => undefined} />,
  })
  await shown('Confirm order')
  const offered = () => page.all('button').map((each) => each.textContent)
  const tools = ['Edit', 'Print label', 'Create invoice']
  expect(offered()).toEqual(expect.arrayContaining(tools))
  await elsewhere('status', { orderNumbers: [OrderNumber], status: 'cancelled' })
  await page.run(() =>
    page.engine.announce({
      type: 'orders.changed',
      id: '1',
      kind: 'status',
      orders: [{ ...found, OrderStatus: 'cancelled', version: found.version + 1 } as never],
    }),
  )
  await shown("The order is cancelled, so it can't have a tracking number.")
  expect(offered().filter((name) => tools.includes(name ?? ''))).toEqual(['Edit'])
})

test('ORDS-1801 *Status changed* goes once the step is undone', async () => {
  const { page, shown, gone, stored, elsewhere, OrderNumber } = await openOrder(isNew)
  await shown('Confirm order')
  await page.press('Confirm order')
  await shown('Status changed')
  await elsewhere('status', { orderNumbers: [OrderNumber], status: 'new', undoes: 'confirmed' })
  const order = await stored()
  expect(order.OrderStatus).toBe('new')
  await page.run(() =>
    page.engine.announce({ type: 'orders.changed', id: '1', kind: 'status', orders: [order as never] }),
  )
  await gone('Status changed')
  expect(page.button('Confirm order')).toBeTruthy()
})

test('ORDS-1802 a step that failed for lack of a connection says when it is back', async () => {
  const { page, breakIt, gone } = await openOrder(isNew)
  await page.passUntil('Confirm order')
  breakIt(only('/api/orders/status', offline))
  await page.press('Confirm order')
  await page.passUntil("You're offline. We couldn't confirm whether it was changed.")
  await page.run(() => page.engine.announce({ type: 'network.online' }))
  await gone("You're offline.")
  expect(page.text()).toContain("The connection is back. We couldn't confirm whether it was changed.")
})
