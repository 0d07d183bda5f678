import { expect, onTestFinished, test, vi } from 'vitest'
import { createEngine } from '../../src/core/index'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { pass } from '../helpers/turns'
import { newInvoice } from '../invoices/new-invoice'
import { newOrder } from '../orders/new-order'
import { tokenOf } from '../people/people'

const start = '2026-11-21T03:00:00.000Z'

/** Two people at one shop, each with an engine and live changes. */
async function desks() {
  const clock = simulatedClock({ start })
  const mock = createMock({ now: () => new Date(clock.now()) })
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions: ['manage:all'] } } })
  const desk = async (name: string) => {
    const token = await tokenOf(mock, name)
    const asked: string[] = []
    const engine = createEngine({
      transport: (request) => {
        asked.push(`${request.method} ${new URL(request.url).pathname}`)
        return mock.transport(request)
      },
      fetchToken: async () => token,
      clock,
      storage: memoryStorage(),
    })
    onTestFinished(() => engine.stop())
    await engine.app('live').settled()
    return { engine, token, count: (call: string) => asked.filter((each) => each === call).length }
  }
  const [malee, somchai] = [await desk('admin'), await desk('client')]
  const settle = async () => {
    for (let nth = 0; nth < 8; nth++) await pass(clock, 1_000)
  }
  await settle()
  return { mock, malee, somchai, settle }
}

test('LIVE-30 a list shows an order that somebody else took; its maker loads it once', async () => {
  const { malee, somchai, settle } = await desks()
  const lists = [malee, somchai].map(({ engine }) => engine.view('orders'))
  for (const list of lists) await list.settled()
  const loaded = () => [malee, somchai].map(({ count }) => count('GET /api/orders'))
  expect(loaded()).toEqual([1, 1])
  const made = malee.engine.app('orders')
  const [first] = lists[0]?.getSnapshot().context.rows ?? []
  made.send({
    type: 'change.start',
    id: 'x',
    change: { kind: 'status', orderNumbers: [first?.OrderNumber ?? ''], status: 'cancelled' },
  } as never)
  await settle()
  expect(loaded()).toEqual([2, 2])
  const shown = lists[1]?.getSnapshot().context.rows.find(({ OrderNumber }) => OrderNumber === first?.OrderNumber)
  expect(shown?.OrderStatus).toBe('cancelled')
})

test('LIVE-30 an open order shows what somebody else changed, and is not loaded again for other orders', async () => {
  const { mock, malee, somchai, settle } = await desks()
  const create = async (key: string) =>
    (await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key, token: malee.token })).body.order
  const [one, other] = [await create('one'), await create('other')]
  await settle()
  const view = somchai.engine.view('orders.one', { key: one.OrderNumber })
  await view.settled()
  const confirm = ({ OrderNumber }: { OrderNumber: string }) =>
    ask(mock, 'POST /api/orders/status', {
      body: { orderNumbers: [OrderNumber], status: 'confirmed' },
      token: malee.token,
    })
  const call = `GET /api/orders/${one.OrderNumber}`
  await confirm(other)
  await settle()
  expect(somchai.count(call)).toBe(1)
  await confirm(one)
  await settle()
  expect([somchai.count(call), view.getSnapshot().context.value?.OrderStatus]).toEqual([2, 'confirmed'])
})

test('LIVE-61 the newest invoice is shown as somebody else left it, and the next one when there is one', async () => {
  const { mock, malee, somchai, settle } = await desks()
  const view = somchai.engine.view('invoices.one', { key: 0 })
  await view.settled()
  const shown = () => view.getSnapshot().context.value?.invoice
  const newest = shown()?.id ?? 0
  const call = (line: string, body: object) => ask(mock, line, { body, token: malee.token, key: line })
  await call('POST /apps/invoice/cancel', { id: newest, reason: 'x' })
  await settle()
  expect([shown()?.id, shown()?.invoiceStatus]).toEqual([newest, 'Cancelled'])
  await call('POST /apps/invoice/add', { invoice: newInvoice })
  await settle()
  expect(shown()?.id).toBe(newest + 1)
})

test('LIVE-101 what changed between the first load of a list and the first position of the stream is shown', async () => {
  const clock = simulatedClock({ start })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const token = await tokenOf(mock, 'admin')
  const { transport } = mock
  const engine = createEngine({ transport, fetchToken: async () => token, clock, storage: memoryStorage() })
  onTestFinished(() => engine.stop())
  const list = engine.view('orders')
  await list.settled()
  await pass(clock, 2_000)
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions: ['manage:all'] } } })
  const body = { order: newOrder }
  const { order } = (await ask(mock, 'POST /api/orders', { body, token: await tokenOf(mock, 'client'), key: 'k' })).body
  await pass(clock, 2_000)
  engine.app('live')
  for (let nth = 0; nth < 8; nth++) await pass(clock, 1_000)
  expect(list.getSnapshot().context.rows[0]?.OrderNumber).toBe(order.OrderNumber)
})

test('LIVE-102 the cart follows what its person does on another device', async () => {
  const { mock, malee, settle } = await desks()
  const cart = malee.engine.app('cart')
  cart.send({ type: 'init' })
  await cart.settled()
  const quantity = () =>
    cart
      .getSnapshot()
      .context.lines.toArray()
      .find(({ productId }) => productId === 9)?.Quantity
  expect(quantity()).toBeUndefined()
  const token = await tokenOf(mock, 'admin')
  await ask(mock, 'POST /apps/ecommerce/cart/update', { body: { productId: 9, qty: 4 }, token })
  await settle()
  expect(quantity()).toBe(4)
})

test('LIVE-102 shops follow what others change; the chosen one stays chosen', async () => {
  const { mock, malee, settle } = await desks()
  const shops = malee.engine.app('shops')
  const before = (await shops.settled()).context
  const [first, second] = before.shops
  shops.send({ type: 'choose', id: second?.id ?? 0 })
  const token = await tokenOf(mock, 'client')
  const { body } = await ask(mock, 'GET /api/shops', { token })
  const shop = { ...body.shops[0], ShopName: 'ชื่อใหม่' }
  expect((await ask(mock, 'POST /api/shops/update', { body: { shop }, token })).status).toBe(200)
  await settle()
  const { context } = shops.getSnapshot()
  expect([context.shops.find(({ id }) => id === first?.id)?.ShopName, context.chosen.id]).toEqual(['ชื่อใหม่', second?.id])
})

test.each(['same', 'other'])(
  'LIVE-62 after the session expired, changes are followed again: the %s user signed in',
  async (who) => {
    const clock = simulatedClock({ start })
    const mock = createMock({ auth: 'required', now: () => new Date(clock.now()) })
    const malee = await tokenOf(mock, 'admin')
    const grant = { user: { id: 2, permissions: ['manage:all'] } }
    await ask(mock, 'POST /apps/users/update', { body: grant, token: malee })
    let refuses = false
    const transport = (request: Request) =>
      refuses && !request.url.endsWith('/login')
        ? Promise.resolve(new Response(null, { status: 401 }))
        : mock.transport(request)
    const engine = createEngine({ transport, clock, storage: memoryStorage() })
    onTestFinished(() => engine.stop())
    const settle = async () => {
      for (let nth = 0; nth < 12; nth++) await pass(clock, 1_000)
    }
    const signIn = async (name: string) => {
      const done = engine.login(`${name}@langraan.test`, name)
      await settle()
      await done
    }
    await signIn('client')
    engine.app('live')
    const list = engine.view('orders')
    await settle()
    const follows = async () => {
      const body = { order: newOrder }
      const { order } = (await ask(mock, 'POST /api/orders', { body, token: malee, key: `${clock.now()}` })).body
      await settle()
      return list.getSnapshot().context.rows[0]?.OrderNumber === order.OrderNumber
    }
    expect(await follows()).toBe(true)
    refuses = true
    list.send({ type: 'reload' })
    await settle()
    expect([engine.owner, engine.ended]).toEqual(['-', 'expired'])
    refuses = false
    await signIn(who === 'same' ? 'client' : 'admin')
    if (who === 'same') expect(await follows()).toBe(true)
    else expect(engine.app('live').getSnapshot().value).toBe('listening')
  },
)

test('LIVE-64 what failed because the session expired is loaded again when its user is back', async () => {
  const clock = simulatedClock({ start })
  const mock = createMock({ auth: 'required', now: () => new Date(clock.now()) })
  let refuses = false
  const transport = (request: Request) =>
    refuses && !request.url.endsWith('/login')
      ? Promise.resolve(new Response(null, { status: 401 }))
      : mock.transport(request)
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  onTestFinished(() => engine.stop())
  const settle = async () => {
    for (let nth = 0; nth < 12; nth++) await pass(clock, 1_000)
  }
  const signIn = async () => {
    const done = engine.login('admin@langraan.test', 'admin')
    await settle()
    await done
  }
  await signIn()
  const [shops, cart, chat] = [engine.app('shops'), engine.app('cart'), engine.app('chat')]
  for (const actor of [shops, cart, chat]) await actor.settled()
  cart.send({ type: 'init' })
  chat.send({ type: 'watch.begin' })
  await settle()
  const states = () => [shops, cart, chat].map((actor) => actor.getSnapshot().value)
  const loaded = states()
  expect(loaded).toEqual(['ready', 'ready', { lists: { ready: 'watching' }, profile: 'unknown' }])
  refuses = true
  for (const actor of [shops, cart, chat]) actor.send({ type: 'reload' })
  await settle()
  expect([engine.owner, engine.ended]).toEqual(['-', 'expired'])
  refuses = false
  await signIn()
  await vi.waitFor(async () => {
    await settle()
    expect(states()).toEqual(loaded)
  })
})

/** Product lists of two people; the second one sees the first page, whose newest products are not 1. */
async function productDesks(first: object = {}) {
  const { mock, malee, somchai, settle } = await desks()
  for (let nth = 0; nth < 4; nth++)
    await ask(mock, 'POST /api/products', { body: { product: { name: `ใหม่ ${nth}`, price: 10 } }, key: `new ${nth}` })
  const count = (id: number, pieces: number) => {
    const stock = { id, kind: 'count', pieces, lowAt: 1, reason: 'นับ' }
    return ask(mock, 'POST /api/products/stock', { body: { stock }, key: `count ${id} ${pieces}` })
  }
  await count(1, 9)
  await settle()
  const list = somchai.engine.view('products', { perPage: 4, ...first })
  await list.settled()
  await settle()
  const sell = async (productId: number, from = malee) => {
    const ProductOrders = [{ uq: 'p', productId, name: 'x', price: 90, Quantity: 2 }]
    const { status } = await ask(mock, 'POST /api/orders', {
      body: { order: { ...newOrder, ProductOrders } },
      token: from.token,
      key: `sell ${productId} ${Math.random()}`,
    })
    expect(status).toBe(201)
    await settle()
  }
  return { mock, malee, somchai, settle, list, count, sell, loads: () => somchai.count('GET /api/products') }
}

test('LIVE-91 stock of products that a list does not show loads nothing; of those it shows, the page again', async () => {
  const { list, loads, sell, count, settle, mock } = await productDesks()
  const before = loads()
  await sell(1)
  expect(loads()).toBe(before)
  const [shown] = list.getSnapshot().context.rows
  await count(shown?.id ?? 0, 5)
  await settle()
  expect(loads()).toBe(before + 1)
  await sell(shown?.id ?? 0)
  expect(loads()).toBe(before + 2)
  expect(list.getSnapshot().context.rows[0]?.stock).toMatchObject({ onHand: 5, reserved: 2 })
  const renamed = { product: { id: 1, name: 'ชื่อใหม่' } }
  await ask(mock, 'POST /api/products/update', { body: renamed })
  await settle()
  expect(loads()).toBe(before + 3)
})

test('LIVE-91 a list of what is low shows what just fell', async () => {
  const { list, sell, loads } = await productDesks({ query: { show: 'low' }, perPage: 50 })
  const isShown = () => list.getSnapshot().context.rows.some(({ id }) => id === 1)
  expect(isShown()).toBe(false)
  const before = loads()
  for (const _ of [1, 2, 3, 4]) await sell(1)
  expect(isShown()).toBe(true)
  expect(loads()).toBe(before + 4)
})

test('LIVE-92 one’s own order, made on this page, loads its products once', async () => {
  const { somchai, settle, list, count, loads, mock } = await productDesks()
  const [shown] = list.getSnapshot().context.rows
  await count(shown?.id ?? 0, 5)
  const ProductOrders = [{ uq: 'p', productId: shown?.id ?? 0, name: 'x', price: 90, Quantity: 2 }]
  const { body } = await ask(mock, 'POST /api/orders', { body: { order: { ...newOrder, ProductOrders } }, key: 'own' })
  await somchai.engine.app('orders').settled()
  await settle()
  const before = loads()
  somchai.engine.app('orders').send({
    type: 'change.start',
    id: 'x',
    change: { kind: 'status', orderNumbers: [body.order.OrderNumber], status: 'cancelled' },
  } as never)
  // code of the change is still loading
  for (let times = 0; loads() === before && times < 20; times++) await settle()
  await settle()
  expect(loads()).toBe(before + 1)
  expect(list.getSnapshot().context.rows[0]?.stock).toMatchObject({ onHand: 5, reserved: 0 })
})

test('LIVE-93 earlier changes of an open stock show what somebody else counted, and nothing else is asked for', async () => {
  const { somchai, settle, count } = await productDesks()
  const moves = somchai.engine.view('products.moves', { key: 1 })
  await moves.settled()
  const asked = () => somchai.count('GET /api/products/1/moves')
  const before = asked()
  await count(2, 7)
  await settle()
  expect(asked()).toBe(before)
  await count(1, 8)
  await settle()
  expect(asked()).toBe(before + 1)
  expect(moves.getSnapshot().context.value?.map(({ from, to }) => [from, to])).toEqual([
    [9, 8],
    [null, 9],
  ])
})
