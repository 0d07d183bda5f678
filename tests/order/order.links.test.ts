import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { satang } from '../../src/core/kernel/money'
import { takeCart } from '../../src/core/lines/lines.take'
import { submitOrder } from '../../src/core/order/order.submit'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { pass, turns } from '../helpers/turns'
import { flakyTransport, type Mishap } from './flaky-transport'
import { somchai } from './order-desk'

/** Cart, shops and an open order on one engine, as on a page. */
async function openShop(...mishaps: Mishap[]) {
  const mock = createMock()
  const line = flakyTransport(mock.transport, mishaps)
  const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const engine = createEngine({ transport: line.transport, clock, storage: memoryStorage() })
  const [cart, shops, draft] = [engine.app('cart'), engine.app('shops'), engine.view('order')]
  cart.send({ type: 'init' })
  await Promise.all([cart.settled(), shops.settled(), draft.settled()])
  shops.send({ type: 'choose', id: 1 })
  for (const [name, value] of Object.entries(somchai)) draft.send({ type: 'field.set', name, value } as never)
  const shown = () => draft.getSnapshot().context
  const inCart = () => [...cart.getSnapshot().context.lines].map(({ uq, Quantity }) => [uq, Quantity])
  const serverCart = async () => {
    await turns(20)
    const { body } = await ask(mock, 'GET /apps/ecommerce/cart')
    return body.products.map(({ id, qty }: { id: number; qty: number }) => [`p${id}`, qty])
  }
  return { mock, line, clock, engine, cart, shops, draft, shown, inCart, serverCart }
}

const honey = { id: 11, name: 'น้ำผึ้ง', price: satang(22_000), image: '' }

test('ORDER-70 the draft has the lines of the cart and the chosen shop', async () => {
  const { cart, shown } = await openShop()
  expect([...shown().lines]).toEqual([...cart.getSnapshot().context.lines])
  expect(shown().shop.ShopName).toBe('บ้านชาปลายดอย')
  cart.send({ type: 'line.write', name: 'ค่าห่อ', price: satang(1_500), Quantity: 2 })
  expect([...shown().lines].at(-1)).toMatchObject({ productId: null, name: 'ค่าห่อ', Quantity: 2 })
  expect(shown().totals.goods).toBe(cart.getSnapshot().context.total)
})

test('ORDER-71 a saved order empties the cart, here and on the server', async () => {
  const { draft, inCart, serverCart, shown } = await openShop()
  expect(await submitOrder(draft)).toMatchObject({ order: { name: 'สมชาย ใจดี' } })
  expect(inCart()).toEqual([])
  expect(await serverCart()).toEqual([])
  expect(shown().lines.size).toBe(0)
})

test('ORDER-71 lines added while the order was being saved stay in the cart', async () => {
  const { draft, cart, clock, inCart, shown } = await openShop('lost', 'lost', 'lost', 'lost')
  draft.send({ type: 'save' })
  for (let second = 0; second < 4; second++) await pass(clock, 1_000)
  cart.send({ type: 'line.write', name: 'ของแถม', price: satang(0), Quantity: 1 })
  await pass(clock, 6_000)
  await pass(clock, 6_000)
  expect(shown().saved?.ProductOrders).not.toContainEqual(expect.objectContaining({ name: 'ของแถม' }))
  expect(inCart()).toEqual([[expect.stringMatching(/^x:/), 1]])
})

test('ORDER-72 an order put aside takes its lines with it, and a rejection restores them', async () => {
  const { draft, clock, line, inCart, cart, shown } = await openShop('cut', 'cut', 'cut', 'cut')
  const before = inCart()
  draft.send({ type: 'save' })
  for (let second = 0; second < 4; second++) await pass(clock, 1_000)
  const { id } = shown()
  draft.send({ type: 'draft.setAside' })
  await turns()
  expect(inCart()).toEqual([])
  cart.send({ type: 'line.set', line: { uq: 'p11', productId: 11, name: honey.name, price: honey.price, Quantity: 3 } })
  line.mishaps.push('refused')
  draft.send({ type: 'draft.adopt', id })
  await pass(clock, 1_000)
  expect(shown().errors).toEqual({ postNum: ['postcode'] })
  expect(inCart()).toEqual(before)
})

test('ORDER-73 a filled-in order puts its lines into the cart and chooses its shop', async () => {
  const { draft, inCart, shops, shown } = await openShop()
  const ProductOrders = [{ uq: 'p11', productId: 11, name: honey.name, price: 220, Quantity: 4 }]
  draft.send({ type: 'fill', value: { name: 'ก', shopId: 3, ProductOrders } })
  await turns()
  expect(inCart()).toEqual([['p11', 4]])
  expect(shops.getSnapshot().context.chosen.id).toBe(3)
  expect(shown()).toMatchObject({ shop: { id: 3 }, totals: { goods: 88_000 } })
})

test('ORDER-75 clearing the draft clears the cart', async () => {
  const { draft, inCart, shown } = await openShop()
  draft.send({ type: 'clear' })
  expect([inCart(), shown().fields.name, shown().totals.total]).toEqual([[], '', 0])
})

/** The cart with the sample's lines, the desk's own, and a draft that has those. */
async function openOwn(storage = memoryStorage()) {
  const mock = createMock()
  const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const engine = createEngine({ transport: mock.transport, clock, storage })
  const [cart, lines, shops] = [engine.app('cart'), engine.app('lines'), engine.app('shops')]
  const draft = engine.view('order', { ownLines: true })
  cart.send({ type: 'init' })
  await Promise.all([cart.settled(), lines.settled(), shops.settled(), draft.settled()])
  shops.send({ type: 'choose', id: 1 })
  for (const [name, value] of Object.entries(somchai)) draft.send({ type: 'field.set', name, value } as never)
  const linesOf = (app: typeof cart) => [...app.getSnapshot().context.lines].map(({ uq, Quantity }) => [uq, Quantity])
  const shown = () => draft.getSnapshot().context
  const serverCart = async () => {
    await turns(20)
    return (await ask(mock, 'GET /apps/ecommerce/cart')).body.products.length
  }
  return { engine, storage, cart, lines, draft, shown, linesOf, serverCart }
}

test("ORDER-540 an order with its own lines starts without those of the cart and doesn't change them", async () => {
  const { cart, lines, draft, shown, linesOf, serverCart } = await openOwn()
  const inCart = linesOf(cart)
  expect([inCart.length, shown().lines.size, shown().totals.total]).toEqual([5, 0, 0])
  lines.send({ type: 'line.add', product: honey, Quantity: 2 })
  expect([...shown().lines]).toMatchObject([{ uq: 'p11', Quantity: 2 }])
  expect(await submitOrder(draft)).toMatchObject({ order: { ProductOrders: [{ productId: 11, Quantity: 2 }] } })
  expect([shown().lines.size, linesOf(lines), linesOf(cart), await serverCart()]).toEqual([0, [], inCart, 5])
})

test('ORDER-540 clearing such an order clears its own lines; filling it replaces them', async () => {
  const { cart, lines, draft, shown, linesOf } = await openOwn()
  const line = { uq: 'p11', productId: 11, name: honey.name, price: 220, Quantity: 3 }
  draft.send({ type: 'fill', value: { ProductOrders: [line] } })
  expect([linesOf(lines), linesOf(cart).length]).toEqual([[['p11', 3]], 5])
  draft.send({ type: 'clear' })
  expect([shown().lines.size, linesOf(lines), linesOf(cart).length]).toEqual([0, [], 5])
})

test('ORDER-541 the cart is moved into it on request, quantities of the same product added up', async () => {
  const { cart, lines, shown, linesOf, serverCart } = await openOwn()
  const [first] = linesOf(cart)
  const info = [...cart.getSnapshot().context.products].find(({ id }) => `p${id}` === first?.[0])
  if (!info) throw new Error('the cart has no products')
  lines.send({ type: 'line.add', product: info })
  cart.send({ type: 'line.write', name: 'ค่าห่อ', price: satang(1_500), Quantity: 1 })
  const total = cart.getSnapshot().context.total + info.price
  takeCart(cart, lines)
  expect(shown().lines.get(String(first?.[0]))?.Quantity).toBe(Number(first?.[1]) + 1)
  expect([shown().lines.size, shown().totals.goods, linesOf(cart), await serverCart()]).toEqual([6, total, [], 0])
})

test('ORDER-542 its lines survive a reload and a sign-in, and signing out removes them', async () => {
  const storage = memoryStorage()
  const first = await openOwn(storage)
  first.lines.send({ type: 'line.add', product: honey })
  await turns()
  first.engine.stop()
  const again = await openOwn(storage)
  expect([...again.shown().lines]).toMatchObject([{ uq: 'p11', Quantity: 1 }])
  await again.engine.login('admin@langraan.test', 'admin')
  await again.engine.app('lines').settled()
  expect(again.linesOf(again.lines)).toEqual([['p11', 1]])
  await again.engine.logout()
  expect([again.linesOf(again.lines), again.shown().lines.size]).toEqual([[], 0])
})
