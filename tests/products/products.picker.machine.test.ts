import { expect, test, vi } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { fakeTransport } from '../helpers/fake-transport'
import { pass } from '../helpers/turns'

const tea = { id: 1, name: 'ชาเขียว', price: 120 }

function picking(routes: Parameters<typeof fakeTransport>[0]) {
  const transport = fakeTransport(routes)
  const clock = simulatedClock({ start: 0 })
  const engine = createEngine({ transport, storage: memoryStorage(), clock })
  return {
    engine,
    transport,
    clock,
    asked: () => transport.calls.map(({ path, query }) => [path, Object.fromEntries(query ?? [])]),
  }
}

test('PROD-40 a picker requests six products at a time, after a pause in typing, with the prices of a shop', async () => {
  const { engine, clock, asked } = picking({ 'GET /api/products/find': { products: [tea], total: 20 } })
  const picker = engine.view('products.picker', { query: { shopId: 2 } })
  await picker.settled()
  for (const q of ['ช', 'ชา']) picker.send({ type: 'query.change', query: { q }, debounced: true })
  await pass(clock, 200)
  const { context } = await picker.settled()
  expect(asked()).toEqual([
    ['/api/products/find', { q: '', shopId: '2', perPage: '6', page: '1' }],
    ['/api/products/find', { q: 'ชา', shopId: '2', perPage: '6', page: '1' }],
  ])
  expect(context.rows.map(({ id, price, aliases }) => [id, price, aliases])).toEqual([[1, 12_000, []]])
})

test('PROD-43 a backend without products of its own has those of its storefront', async () => {
  const { engine, asked } = picking({
    'GET /api/products/find': () => new Response(null, { status: 404 }),
    'GET /apps/ecommerce/products': { products: [tea], total: 1 },
  })
  const { context } = await engine.view('products.picker').settled()
  expect(asked()).toEqual([
    ['/api/products/find', { q: '', perPage: '6', page: '1' }],
    ['/apps/ecommerce/products', { q: '', sortBy: 'featured', perPage: '6', page: '1' }],
  ])
  expect(context.rows.map(({ name, sku }) => [name, sku])).toEqual([['ชาเขียว', '']])
})

test('PROD-42 products of a message have the prices of the chosen shop, and follow when another is chosen', async () => {
  const mock = createMock()
  const prices = [{ shopId: 2, price: 99 }]
  await ask(mock, 'POST /api/products', {
    body: { product: { name: 'น้ำพริกนรก', price: 110, prices, aliases: ['นรก'] } },
  })
  const engine = createEngine({ transport: mock.transport, storage: memoryStorage() })
  const paste = engine.view('order.paste')
  paste.send({ type: 'shop.change', shopId: 1 })
  paste.send({ type: 'text.change', text: 'สมหญิง ใจดี 0812345678\nสินค้า:\nนรก 2 กระปุก', by: 'paste' })
  const chosen = () =>
    paste.getSnapshot().context.items.map(({ look, candidates, choice, Quantity }) => {
      const product = candidates.find((each) => each.product.id === choice)?.product
      return [look, product?.name, product?.price, Quantity]
    })
  await vi.waitFor(() => expect(chosen()).toEqual([['done', 'น้ำพริกนรก', 11_000, 2]]), { timeout: 10_000 })
  paste.send({ type: 'shop.change', shopId: 2 })
  await vi.waitFor(() => expect(chosen()).toEqual([['done', 'น้ำพริกนรก', 9_900, 2]]), { timeout: 10_000 })
})
