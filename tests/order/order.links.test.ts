import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { satang } from '../../src/core/kernel/money'
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

test('ORDER-71 a saved order empties the cart, here and at the server', async () => {
  const { draft, inCart, serverCart, shown } = await openShop()
  expect(await submitOrder(draft)).toMatchObject({ order: { name: 'สมชาย ใจดี' } })
  expect(inCart()).toEqual([])
  expect(await serverCart()).toEqual([])
  expect(shown().lines.size).toBe(0)
})

test('ORDER-71 lines that came in while the order was being saved stay in the cart', async () => {
  const { draft, cart, clock, inCart, shown } = await openShop('lost', 'lost', 'lost', 'lost')
  draft.send({ type: 'save' })
  for (let second = 0; second < 4; second++) await pass(clock, 1_000)
  cart.send({ type: 'line.write', name: 'ของแถม', price: satang(0), Quantity: 1 })
  await pass(clock, 6_000)
  await pass(clock, 6_000)
  expect(shown().saved?.ProductOrders).not.toContainEqual(expect.objectContaining({ name: 'ของแถม' }))
  expect(inCart()).toEqual([[expect.stringMatching(/^x:/), 1]])
})

test('ORDER-72 an order put aside takes its lines along, and a refusal brings them back', async () => {
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
