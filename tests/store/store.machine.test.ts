import { expect, test } from 'vitest'
import { createEngine } from '../../src/core'
import type { EngineEvent } from '../../src/core/kernel/engine-events'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import type { Product } from '../../src/core/store/store.contract'
import { isWished, wishedProducts } from '../../src/core/store/store.machine'
import { createMock } from '../../src/mock'
import { fakeTransport } from '../helpers/fake-transport'
import { pass, turns } from '../helpers/turns'

const wire = (id: number) => ({
  id,
  name: `product ${id}`,
  slug: `product-${id}`,
  description: '',
  brand: 'brand',
  price: 10.5,
  image: '',
  hasFreeShipping: true,
  rating: 4,
})

function store(routes: Parameters<typeof fakeTransport>[0]) {
  const transport = fakeTransport(routes)
  const clock = simulatedClock({ start: 0 })
  const engine = createEngine({ transport, storage: memoryStorage(), clock })
  const received: EngineEvent[] = []
  engine.events$.subscribe((event) => event.type.startsWith('store.') && received.push(event))
  return { engine, transport, clock, received, data: engine.app('store') }
}

const product = (id: number): Product => ({
  ...wire(id),
  price: 1050 as Product['price'],
  isInWishlist: false,
  isInCart: false,
})
const wishedIds = (data: ReturnType<typeof store>['data']) =>
  wishedProducts(data.getSnapshot().context)
    .toArray()
    .map(({ id }) => id)

test('STORE-30 the wishlist is loaded once for all that need it, in the order added', async () => {
  const { data, transport } = store({ 'GET /apps/ecommerce/wishlist': { products: [wire(24), wire(3)] } })
  for (let asked = 0; asked < 3; asked++) data.send({ type: 'init' })
  await data.settled()
  data.send({ type: 'init' })
  await data.settled()
  expect([wishedIds(data), transport.calls.length]).toEqual([[24, 3], 1])
})

test('STORE-31 a heart changes immediately; quick changes make one call at a time and the last one wins', async () => {
  const opened: (() => void)[] = []
  const { data, transport, received } = store({
    'GET /apps/ecommerce/wishlist': { products: [wire(3)] },
    'POST /apps/ecommerce/wishlist': () =>
      new Promise((resolve) => opened.push(() => resolve(new Response(null, { status: 201 })))),
    'DELETE /apps/ecommerce/wishlist/{productId}': undefined,
  })
  data.send({ type: 'init' })
  await data.settled()
  for (let turn = 0; turn < 4; turn++) data.send({ type: 'wish.toggle', product: product(7) })
  expect([wishedIds(data), received]).toMatchObject([
    [3],
    [true, false, true, false].map((wished) => ({ type: 'store.wishlistChanged', productId: 7, wished })),
  ])
  await turns()
  expect(transport.calls.slice(1).map(({ call }) => call)).toEqual(['POST /apps/ecommerce/wishlist'])
  opened.shift()?.()
  await data.settled()
  expect(transport.calls.slice(1).map(({ call }) => call)).toEqual([
    'POST /apps/ecommerce/wishlist',
    'DELETE /apps/ecommerce/wishlist/7',
  ])
  expect([wishedIds(data), data.getSnapshot().context.wishes.size]).toEqual([[3], 0])
})

test('STORE-32 a rejected heart changes back and is announced', async () => {
  const { data, received } = store({
    'GET /apps/ecommerce/wishlist': { products: [wire(3)] },
    'POST /apps/ecommerce/wishlist': new Response(null, { status: 404 }),
  })
  data.send({ type: 'init' })
  await data.settled()
  data.send({ type: 'wish.toggle', product: product(99) })
  expect(wishedIds(data)).toEqual([3, 99])
  await data.settled()
  expect(wishedIds(data)).toEqual([3])
  expect(received).toMatchObject([
    { type: 'store.wishlistChanged', productId: 99, wished: true },
    { type: 'store.wishlistChanged', productId: 99, wished: false },
    { type: 'store.wishFailed', productId: 99, name: 'product 99', wished: true, error: { code: 'http' } },
  ])
})

test("STORE-33 before the wishlist is loaded, the product's own value counts", async () => {
  const { data, transport } = store({ 'DELETE /apps/ecommerce/wishlist/{productId}': undefined })
  await data.settled()
  const wished = { ...product(5), isInWishlist: true }
  expect(isWished(data.getSnapshot().context, wished)).toBe(true)
  data.send({ type: 'wish.toggle', product: wished })
  expect(isWished(data.getSnapshot().context, wished)).toBe(false)
  await data.settled()
  expect([transport.calls.map(({ call }) => call), isWished(data.getSnapshot().context, wished)]).toEqual([
    ['DELETE /apps/ecommerce/wishlist/5'],
    false,
  ])
})

test('STORE-34 a wishlist that fails to load names the error; requesting it again loads it', async () => {
  let wrong = true
  const { data } = store({ 'GET /apps/ecommerce/wishlist': () => (wrong ? { products: 'none' } : { products: [] }) })
  data.send({ type: 'init' })
  const failed = await data.settled()
  expect([failed.value, failed.context.error?.code]).toEqual(['failed', 'contract'])
  wrong = false
  data.send({ type: 'init' })
  const ready = await data.settled()
  expect([ready.value, ready.context.error]).toEqual(['ready', undefined])
})

test('STORE-35 a list requests text, order and page; typing is debounced', async () => {
  const { engine, transport, clock } = store({ 'GET /apps/ecommerce/products': { products: [wire(1)], total: 20 } })
  const list = engine.view('store', { sortBy: 'price-asc' })
  await list.settled()
  expect(Object.fromEntries(transport.calls[0]?.query ?? [])).toEqual({
    q: '',
    sortBy: 'price-asc',
    perPage: '9',
    page: '1',
  })
  list.send({ type: 'page.change', page: 3 })
  await list.settled()
  for (const q of ['ช', 'ชา']) list.send({ type: 'query.change', query: { q }, debounced: true })
  await turns()
  expect(transport.calls.length).toBe(2)
  await pass(clock, 200)
  const { context } = await list.settled()
  expect(Object.fromEntries(transport.calls[2]?.query ?? [])).toEqual({
    q: 'ชา',
    sortBy: 'price-asc',
    perPage: '9',
    page: '1',
  })
  expect([context.rows.map(({ id }) => id), context.total]).toEqual([[1], 20])
})

test('STORE-36 an unknown order counts as featured', async () => {
  const { engine, transport } = store({ 'GET /apps/ecommerce/products': { products: [], total: 0 } })
  await engine.view('store', { sortBy: 'nonsense' }).settled()
  expect(transport.calls[0]?.query.get('sortBy')).toBe('featured')
})

test('STORE-37 one product is loaded in full; an unknown one is missing', async () => {
  const engine = createEngine({ transport: createMock().transport, storage: memoryStorage() })
  const known = await engine.view('store.product', { key: 26 }).settled()
  expect([known.value, known.context.value?.name, known.context.value?.price]).toEqual([
    'ready',
    'ถ้วยเซรามิกเขียนลาย',
    26_000,
  ])
  const unknown = await engine.view('store.product', { key: 999 }).settled()
  expect([unknown.value, unknown.context.value]).toEqual(['missing', undefined])
})

test('STORE-38 a response older than a change does not undo it', async () => {
  let answer = () => {}
  const { data } = store({
    'GET /apps/ecommerce/wishlist': () =>
      new Promise((resolve) => {
        answer = () => resolve({ products: [wire(3)] })
      }),
    'POST /apps/ecommerce/wishlist': new Response(null, { status: 201 }),
  })
  data.send({ type: 'init' })
  data.send({ type: 'wish.toggle', product: product(7) })
  await turns()
  answer()
  await data.settled()
  expect(wishedIds(data)).toEqual([3, 7])
})
