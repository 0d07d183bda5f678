import { expect, test } from 'vitest'
import { createEngine, memoryStorage } from '../../src/core'
import { satang } from '../../src/core/kernel/money'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import type { Area } from '../../src/core/kernel/storage'
import { productLayoutKey } from '../../src/core/store/store.look'
import { createMock } from '../../src/mock'
import { fakeTransport } from '../helpers/fake-transport'
import { gated } from '../helpers/gated'
import { turns } from '../helpers/turns'

const products = 'GET /apps/ecommerce/products'
const empty = { products: [], total: 0 }

test('STORE-63 filters are sent as they are, and each returns to the first page', async () => {
  const transport = fakeTransport({ [products]: { ...empty, total: 40 } })
  const engine = createEngine({ transport, storage: memoryStorage(), clock: simulatedClock({ start: 0 }) })
  const list = engine.view('store', { page: 3 })
  await list.settled()
  const asked = () => Object.fromEntries(transport.calls.at(-1)?.query ?? [])
  list.send({ type: 'query.change', query: { brand: ['ข', 'ก'], priceMin: satang(4_550), hasFreeShipping: true } })
  await list.settled()
  expect(transport.calls.at(-1)?.query.getAll('brand')).toEqual(['ข', 'ก'])
  expect(asked()).toMatchObject({ priceMin: '45.5', hasFreeShipping: 'true', page: '1' })
  list.send({ type: 'query.change', query: { brand: undefined, priceMin: undefined, ratingMin: 4 } })
  await list.settled()
  expect(asked()).toEqual({
    q: '',
    ratingMin: '4',
    hasFreeShipping: 'true',
    sortBy: 'featured',
    perPage: '9',
    page: '1',
  })
  expect(list.getSnapshot().context.extra).toEqual({ brands: [] })
})

test('STORE-64 the layout is kept in this browser, invalid values mean cards', async () => {
  const storage = memoryStorage()
  const open = () => createEngine({ transport: createMock().transport, storage }).app('store')
  const look = async (store: ReturnType<typeof open>) => (await store.settled()).context.look
  const store = open()
  expect(await look(store)).toBe('grid')
  store.send({ type: 'look.choose', look: 'rows' })
  expect([await look(store), await look(open())]).toEqual(['rows', 'rows'])
  storage.local.set(productLayoutKey, 'spiral')
  expect(await look(open())).toBe('grid')
})

test('STORE-64 a layout chosen in another tab is used here, too', async () => {
  const { session } = memoryStorage()
  const reported = new Set<(key: string | undefined) => void>()
  const rows = new Map<string, string>()
  const local: Area = {
    get: (key) => rows.get(key) ?? null,
    set: (key, text) => void rows.set(key, text),
    remove: (key) => void rows.delete(key),
    keys: () => [...rows.keys()],
    subscribe: (fn) => {
      reported.add(fn)
      return () => reported.delete(fn)
    },
  }
  const engine = createEngine({ transport: createMock().transport, storage: { local, session } })
  const store = engine.app('store')
  await store.settled()
  rows.set(productLayoutKey, 'rows')
  for (const tell of reported) tell('another')
  expect(store.getSnapshot().context.look).toBe('grid')
  for (const tell of reported) tell(productLayoutKey)
  expect(store.getSnapshot().context.look).toBe('rows')
})

const tea = { id: 3, name: 'ชาอู่หลง', price: satang(28_000), image: '/tea.jpg' }
const green = { id: 'success', name: 'ชาอู่หลง · สีเขียว' }

async function openCart() {
  const transport = fakeTransport({
    'GET /apps/ecommerce/cart': { products: [] },
    'POST /apps/ecommerce/cart/update': undefined,
  })
  const engine = createEngine({ transport, storage: memoryStorage() })
  const cart = engine.app('cart')
  cart.send({ type: 'init' })
  await cart.settled()
  return { transport, cart, lines: () => cart.getSnapshot().context.lines.toArray() }
}

test("STORE-65 a chosen colour is its own line, counted separately, and the server counts the product's total", async () => {
  const { transport, cart, lines } = await openCart()
  cart.send({ type: 'line.add', product: tea })
  for (let piece = 0; piece < 2; piece++) cart.send({ type: 'line.add', product: tea, kind: green })
  const plain = { uq: 'p3', productId: 3, name: 'ชาอู่หลง', price: 28_000, Quantity: 1 }
  const coloured = { ...plain, uq: 'p3:k.success', name: 'ชาอู่หลง · สีเขียว', Quantity: 2 }
  expect(lines()).toEqual([plain, coloured])
  expect(cart.getSnapshot().context.products.get('3')?.image).toBe('/tea.jpg')
  await cart.settled()
  expect(transport.of('POST /apps/ecommerce/cart/update').at(-1)?.body).toEqual({ productId: 3, qty: 3 })
})

test("STORE-65 a coloured line stays separate at a custom price and back at the catalogue's", async () => {
  const { cart, lines } = await openCart()
  cart.send({ type: 'line.add', product: tea, kind: green })
  cart.send({ type: 'line.reprice', uq: 'p3:k.success', price: satang(25_000), priceReason: 'ลูกค้าประจำ' })
  expect(lines()).toEqual([
    { uq: 'p3:k.success', productId: 3, name: green.name, price: 25_000, Quantity: 1, priceReason: 'ลูกค้าประจำ' },
  ])
  cart.send({ type: 'line.reprice', uq: 'p3:k.success', price: tea.price })
  expect(lines()).toEqual([{ uq: 'p3:k.success', productId: 3, name: green.name, price: 28_000, Quantity: 1 }])
  await cart.settled()
})

test("STORE-78 a filter's late response does not replace that of a later one", async () => {
  const gate = gated(createMock().transport)
  // a backend that goes on although nobody waits any more
  const transport = (request: Request) => {
    return gate.transport(new Request(request, { signal: new AbortController().signal }))
  }
  const engine = createEngine({ transport, storage: memoryStorage() })
  const list = engine.view('store')
  await turns()
  await gate.answer()
  await list.settled()
  list.send({ type: 'query.change', query: { ratingMin: 5 } })
  await turns()
  list.send({ type: 'query.change', query: { ratingMin: undefined, priceMax: satang(5_000) } })
  await turns()
  expect(gate.waiting.map(({ url }) => new URL(url).searchParams.get('priceMax'))).toEqual([null, '50'])
  await gate.answer(1)
  await list.settled()
  await gate.answer()
  await turns()
  const { rows, total, stale } = list.getSnapshot().context
  expect([rows.map(({ id }) => id), total, stale]).toEqual([[21, 10], 2, false])
})
