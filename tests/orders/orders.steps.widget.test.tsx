// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Order } from '../../src/core/orders/orders.contract'
import { shippingDoubts } from '../../src/core/orders/orders.shipping'
import { ask } from '../helpers/ask'
import { now, offline, openOrder } from './detail-desk'
import { ordersDesk } from './orders-desk'

type Desk = Awaited<ReturnType<typeof ordersDesk>>

const withStatus = (desk: Desk, status: string) =>
  desk.stored.filter((each) => each.OrderStatus === status).map((each) => each.OrderNumber)
const statusOf = async (desk: Desk, OrderNumber: string) => (await desk.fresh(OrderNumber)).OrderStatus

test('STEP-3 a step in the list is a verb and can be undone', async () => {
  const desk = await ordersDesk({ query: 'orderStatus=new', perPage: 10 })
  const [first = ''] = desk.numbers()
  expect(desk.button(`Next step for ${first}: Confirm`).textContent).toBe('Confirm')
  await desk.press(`Next step for ${first}: Confirm`)
  await desk.until(() => expect(desk.text()).toContain(`${first}: Confirmed`))
  await desk.press('Undo')
  await desk.until(() => expect(desk.text()).toContain('Undone: back to New'))
  expect(await statusOf(desk, first)).toBe('new')
  await desk.until(() => expect(desk.numbers()).toContain(first))
})

test('STEP-3 of the steps of one order, only the latest is offered to be undone', async () => {
  const desk = await ordersDesk({ perPage: 100 })
  const [first = ''] = withStatus(desk, 'new')
  await desk.press(`Next step for ${first}: Confirm`)
  await desk.until(() => expect(desk.text()).toContain(`${first}: Confirmed`))
  await desk.until(() => expect(desk.button(`Next step for ${first}: Pack`).getAttribute('aria-busy')).not.toBe('true'))
  await desk.press(`Next step for ${first}: Pack`)
  await desk.until(() => expect(desk.text()).toContain(`${first}: Packed`))
  expect(desk.text()).not.toContain(`${first}: Confirmed`)
})

test('STEP-3 a step for several orders is undone, each to the status it had', async () => {
  const desk = await ordersDesk({ perPage: 100 })
  const [fresh = '', packed = ''] = [withStatus(desk, 'new')[0], withStatus(desk, 'packed')[0]]
  for (const number of [fresh, packed]) await desk.tick(number)
  await desk.until(() => desk.find('section[aria-label="Selected orders"]'))
  await desk.until(() => desk.find('section[aria-label="Selected orders"]'))
  await desk.choose('Change status', 'Cancel (2)')
  await desk.press('Cancel orders')
  await desk.until(() => expect(desk.text()).toContain('2 orders: Cancelled'))
  await desk.press('Undo')
  await desk.until(async () =>
    expect([await statusOf(desk, fresh), await statusOf(desk, packed)]).toEqual(['new', 'packed']),
  )
})

test('STEP-3 an undo that a colleague made impossible is reported', async () => {
  const desk = await ordersDesk({ query: 'orderStatus=new', perPage: 10 })
  const [first = ''] = desk.numbers()
  await desk.press(`Next step for ${first}: Confirm`)
  await desk.until(() => expect(desk.text()).toContain(`${first}: Confirmed`))
  await ask(desk.mock, 'POST /api/orders/status', { body: { orderNumbers: [first], status: 'packed' } })
  await desk.press('Undo')
  await desk.until(() => expect(desk.text()).toContain('Not possible from Packed to New'))
  expect(await statusOf(desk, first)).toBe('packed')
})

test('ORDER-150 a step is undone, and said so, after its screen was left', async () => {
  const desk = await ordersDesk({ query: 'orderStatus=new', perPage: 10 })
  const [first = ''] = desk.numbers()
  await desk.press(`Next step for ${first}: Confirm`)
  await desk.until(() => expect(desk.text()).toContain(`${first}: Confirmed`))
  await desk.leave()
  await desk.press('Undo')
  await desk.until(() => expect(desk.text()).toContain('Undone: back to New'))
  expect(await statusOf(desk, first)).toBe('new')
  expect(desk.engine.app('orders').getSnapshot().context.outcomes).toEqual({})
})

test('ORDER-151 an undo that fails says what is known and can be tried again', async () => {
  let isOffline = false
  const desk = await ordersDesk({ query: 'orderStatus=new', perPage: 10 }, (request, backend) =>
    isOffline && request.url.endsWith('/api/orders/status') ? offline() : backend(request),
  )
  const [first = ''] = desk.numbers()
  await desk.press(`Next step for ${first}: Confirm`)
  await desk.until(() => expect(desk.text()).toContain(`${first}: Confirmed`))
  isOffline = true
  await desk.press('Undo')
  await desk.pass(60_000)
  await desk.until(() => expect(desk.text()).toContain(`Undo not confirmed: ${first}`))
  isOffline = false
  await desk.press('Try again')
  await desk.until(() => expect(desk.text()).toContain('Undone: back to New'))
  expect(await statusOf(desk, first)).toBe('new')
  expect(desk.text()).not.toContain('Undo not confirmed')
})

test('ORDER-152 of several orders, those that changed can be undone although another was refused', async () => {
  const desk = await ordersDesk({ perPage: 100 })
  const [fresh = '', shipped = ''] = [withStatus(desk, 'new')[0], withStatus(desk, 'shipped')[0]]
  for (const number of [fresh, shipped]) await desk.tick(number)
  await desk.until(() => desk.find('section[aria-label="Selected orders"]'))
  await desk.choose('Change status', 'Confirm (1)')
  await desk.until(() => expect(desk.text()).toContain('1 order: Confirmed'))
  expect(desk.text()).toContain('Not possible from Shipped to Confirmed')
  await desk.press('Undo')
  await desk.until(async () => expect(await statusOf(desk, fresh)).toBe('new'))
  expect(await statusOf(desk, shipped)).toBe('shipped')
})

test("ORDER-153 a colleague's step isn't undone: neither in the list, nor among several, nor to a status it didn't have", async () => {
  const desk = await ordersDesk({ perPage: 100 })
  const [own = '', theirs = ''] = withStatus(desk, 'new')
  const move = (status: string, ...orderNumbers: string[]) =>
    ask(desk.mock, 'POST /api/orders/status', { body: { orderNumbers, status } })
  await move('confirmed', theirs)
  await desk.press(`Next step for ${theirs}: Confirm`)
  await desk.until(() => expect(desk.text()).toContain(`${theirs}: Confirmed`))
  expect(desk.text()).not.toContain('Undo')

  for (const number of [own, theirs]) await desk.tick(number)
  await desk.until(() => desk.find('section[aria-label="Selected orders"]'))
  // meanwhile they confirm the other as well: packing goes on from there
  await move('confirmed', own)
  await desk.until(() => desk.find('section[aria-label="Selected orders"]'))
  await desk.choose('Change status', 'Cancel (2)')
  await desk.press('Cancel orders')
  await desk.until(() => expect(desk.text()).toContain('2 orders: Cancelled'))
  await desk.press('Undo')
  await desk.until(async () =>
    expect([await statusOf(desk, own), await statusOf(desk, theirs)]).toEqual(['confirmed', 'confirmed']),
  )
})

test('STEP-4 shipping a parcel without tracking number asks, in the list and for several', async () => {
  const desk = await ordersDesk({ query: 'orderStatus=packed', perPage: 100 })
  const { OrderNumber = '' } =
    desk.stored.find((each) => each.OrderStatus === 'packed' && each.OrderNumber.endsWith('000017')) ?? {}
  await desk.press(`Next step for ${OrderNumber}: Ship`)
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('Ship this order already?'))
  expect(desk.find('dialog li').textContent).toContain('No tracking number')
  await desk.press("Don't ship yet")
  expect(await statusOf(desk, OrderNumber)).toBe('packed')
  await desk.tick(OrderNumber)
  await desk.until(() => desk.find('section[aria-label="Selected orders"]'))
  await desk.choose('Change status', 'Ship (1)')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('Ship this order already?'))
  await desk.press('Ship anyway')
  await desk.until(async () => expect(await statusOf(desk, OrderNumber)).toBe('shipped'))
})

test('STEP-5 an open order offers to undo its last step for ten minutes', async () => {
  let time = Date.parse(now)
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => time)
  onTestFinished(() => clock.mockRestore())
  const { page, shown, gone, stored, mock, OrderNumber } = await openOrder((order) => order.OrderStatus === 'new')
  await shown('Confirm order')
  expect(page.text()).not.toContain('Back to:')
  await page.press('Confirm order')
  await shown('Back to: New')
  await page.press('Back to: New')
  await shown('Confirm order')
  expect((await stored()).OrderStatus).toBe('new')
  await gone('Back to:')
  await page.press('Confirm order')
  await shown('Back to: New')
  time += 10 * 60_000 + 1
  const numbers = [{ OrderNumber, trackingNumber: 'TH2' }]
  await ask(mock, 'POST /api/orders/tracking', { body: { numbers } })
  const orders = [(await ask(mock, `GET /api/orders/${OrderNumber}`)).body.order]
  await page.run(() => page.engine.announce({ type: 'orders.changed', id: '1', kind: 'tracking', orders }))
  await gone('Back to:')
})

test('STEP-4000 shipping an order that changed after its label was printed asks first', async () => {
  const desk = await ordersDesk({ query: 'orderStatus=packed', perPage: 100 })
  const [OrderNumber = ''] = desk.numbers()
  await ask(desk.mock, 'POST /api/orders/print', { body: { orderNumbers: [OrderNumber], printBy: 'มาลี' } })
  const { order } = (await ask(desk.mock, `GET /api/orders/${OrderNumber}`)).body
  const changes = { address: '99 ม.2' }
  await ask(desk.mock, 'POST /api/orders/update', { body: { OrderNumber, changes, version: order.version } })
  await desk.press('Refresh list')
  await desk.until(() => expect(desk.of('GET /api/orders').length).toBeGreaterThan(1))
  await desk.press(`Next step for ${OrderNumber}: Ship`)
  await desk.until(() => expect(desk.find('dialog li').textContent).toContain('Label out of date: print it again'))
  await desk.press("Don't ship yet")
  expect(await statusOf(desk, OrderNumber)).toBe('packed')
})

test.each([
  ['who packs', ['read:Parcel', 'write:Parcel'], true],
  ['who takes orders', ['read:Order', 'write:Order'], false],
  ['who only reads', ['read:Order'], false],
])(
  'STEP-5066 a new order says that it has to be confirmed first to a user %s: %j, %j',
  async (_, permissions, isSaid) => {
    const { page, shown, found } = await openOrder(({ OrderStatus }) => OrderStatus === 'new', { permissions })
    await shown(found.name)
    const said = 'Whoever takes orders has to confirm it first. Then you can pack it.'
    expect([page.text().includes(said), page.text().includes('Confirm order')]).toEqual([
      isSaid,
      permissions.includes('write:Order'),
    ])
  },
)

/** The page hears of changes by others. */
const live = ({ engine, run }: Pick<Desk, 'engine' | 'run'>) =>
  run(async () => void (await engine.app('live').settled()))

/** A colleague's step, as this page hears of it. */
async function elsewhere(
  { engine, run }: Pick<Desk, 'engine' | 'run'>,
  mock: Desk['mock'],
  ref: string,
  status: string,
  undoes?: string,
) {
  await ask(mock, 'POST /api/orders/status', { body: { orderNumbers: [ref], status, undoes } })
  const records = [{ kind: 'orders', action: 'changed', ref, version: 2, by: 2, at: '2026-11-21T05:00:01Z' }] as const
  await run(() => engine.announce({ type: 'records.changed', kinds: ['orders'], records }))
}

test("STEP-5202 a question about shipping closes when a colleague's step made it impossible, and says so", async () => {
  const desk = await ordersDesk({ query: 'orderStatus=packed', perPage: 100 })
  const { OrderNumber = '' } =
    desk.stored.find((each) => each.OrderStatus === 'packed' && each.OrderNumber.endsWith('000017')) ?? {}
  await desk.press(`Next step for ${OrderNumber}: Ship`)
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('Ship this order already?'))
  await live(desk)
  await elsewhere(desk, desk.mock, OrderNumber, 'cancelled')
  await desk.until(() => expect(desk.text()).toContain('This step is no longer possible: someone else was quicker.'))
  expect(desk.text()).toContain(`${OrderNumber}: Cancelled`)
  expect(desk.all('dialog[open]')).toEqual([])
})

test("STEP-5203 a question about cancelling closes when a colleague's step made it impossible, and says so", async () => {
  const { page, mock, shown, OrderNumber } = await openOrder((order) => order.OrderStatus === 'packed')
  await shown('Mark as shipped')
  await page.press('Other steps')
  await page.until(() => page.find('[role^=menuitem]'))
  await page.click('[role^=menuitem]')
  await shown('Cancel this order?')
  await live(page)
  await elsewhere(page, mock, OrderNumber, 'shipped')
  await shown('This step is no longer possible: someone else was quicker.')
  expect(page.text()).not.toContain('Cancel this order?')
})

test('STEP-5400 the question about several parcels stays open while one of them can be shipped', async () => {
  const desk = await ordersDesk({ query: 'orderStatus=packed', perPage: 100 })
  const [first = '', second = ''] = desk.stored
    .filter((each) => each.OrderStatus === 'packed' && shippingDoubts(each as Order).length > 0)
    .map((each) => each.OrderNumber)
  await desk.tick(first)
  await desk.tick(second)
  await desk.until(() => desk.find('section[aria-label="Selected orders"]'))
  await desk.choose('Change status', 'Ship (2)')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('Ship these 2 orders already?'))
  await live(desk)
  const isShipped = (is: boolean) =>
    desk.until(() => expect(desk.find('dialog').textContent?.includes(': Shipped')).toBe(is))
  await elsewhere(desk, desk.mock, first, 'shipped')
  await isShipped(true)
  await elsewhere(desk, desk.mock, first, 'packed', 'shipped')
  await isShipped(false)
  await elsewhere(desk, desk.mock, first, 'shipped')
  await isShipped(true)
  expect(desk.find('dialog').textContent).toContain('Ship these 2 orders already?')
  await elsewhere(desk, desk.mock, second, 'cancelled')
  await desk.until(() => expect(desk.all('dialog[open]')).toEqual([]))
  expect(desk.text()).toContain(`${second}: Cancelled`)
})

test('STEP-5401 the question about cancelling several orders counts those that can be, and closes without any', async () => {
  const desk = await ordersDesk({ perPage: 100 })
  const [first = '', second = ''] = desk.stored
    .filter((each) => each.OrderStatus === 'packed')
    .map((each) => each.OrderNumber)
  const delivered = desk.stored.find((each) => each.OrderStatus === 'delivered')?.OrderNumber ?? ''
  for (const number of [first, second, delivered]) await desk.tick(number)
  await desk.until(() => desk.find('section[aria-label="Selected orders"]'))
  await desk.choose('Change status', 'Cancel (2)')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('2 orders will be cancelled.'))
  await live(desk)
  await elsewhere(desk, desk.mock, first, 'shipped')
  await desk.until(() => expect(desk.find('dialog').textContent).toContain('1 order will be cancelled.'))
  await elsewhere(desk, desk.mock, second, 'shipped')
  await desk.until(() => expect(desk.all('dialog[open]')).toEqual([]))
  expect(desk.text()).toContain('This step is no longer possible: someone else was quicker.')
})

test('STEP-5205 after an order is cancelled, the focus stays with its steps', async () => {
  const { page, shown } = await openOrder((order) => order.OrderStatus === 'packed')
  await shown('Mark as shipped')
  await page.run(() => page.button('Other steps').focus())
  await page.press('Other steps')
  await page.until(() => page.find('[role^=menuitem]'))
  await page.click('[role^=menuitem]')
  await shown('Cancel this order?')
  await page.click('[role=alertdialog] button:last-of-type:not([aria-label])')
  await shown('Status changed')
  await page.until(() => expect(document.activeElement?.textContent).toContain('Status changed'))
  expect(document.activeElement).not.toBe(document.body)
})
