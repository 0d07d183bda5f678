import { expect, test } from 'vitest'
import type { ShopProduct } from '../../src/core/products/products.product'
import type { StockMove } from '../../src/core/products/products.stock.contract'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'
import { inRole, now, tokenOf } from '../people/people'

type Mock = ReturnType<typeof createMock>

const hat = { name: 'หมวก', price: 90 }
const stockReason = 'สต็อกตั้งต้น'

const add = (mock: Mock, product: object, more: object = { stockReason }, key = 'add') =>
  ask(mock, 'POST /api/products', { body: { product: { ...hat, ...product }, ...more }, key })
const update = (mock: Mock, product: object) =>
  ask(mock, 'POST /api/products/update', { body: { product, stockReason } })
const orderOf = (line: object) => ({
  ...newOrder,
  ProductOrders: newOrder.ProductOrders.slice(0, 1).map((each) => ({ ...each, ...line })),
})
const movesOf = async (mock: Mock, id: number | undefined): Promise<StockMove[]> =>
  (await ask(mock, `GET /api/products/${id}/moves`)).body.moves
const stocks = ({ variants }: ShopProduct) => variants.map(({ name, stock }) => [name, stock?.onHand])

test('PROD-2600 a new product has the pieces it was added with, as a change with its reason, once per key', async () => {
  const mock = createMock({ now })
  const added = await add(mock, { onHand: 12 })
  expect(added).toMatchObject({ status: 201, body: { product: { stock: { onHand: 12, reserved: 0, lowAt: 0 } } } })
  expect(added.body.product.onHand).toBeUndefined()
  expect(await add(mock, { onHand: 12 })).toEqual(added)
  const { id } = added.body.product
  expect(await movesOf(mock, id)).toEqual([
    { at: '2026-11-21T03:00:00.000Z', by: 'staff', from: null, to: 12, reason: stockReason },
  ])
})

test('PROD-2600 each new variant has its own pieces; without them, nothing is counted', async () => {
  const mock = createMock()
  const variants = [{ name: 'M', onHand: 0 }, { name: 'L', onHand: 7 }, { name: 'XL' }]
  const { product } = (await add(mock, { variants })).body as { product: ShopProduct }
  expect(stocks(product)).toEqual([
    ['M', 0],
    ['L', 7],
    ['XL', undefined],
  ])
  expect(await Promise.all(product.variants.map(async ({ id }) => (await movesOf(mock, id)).length))).toEqual([1, 1, 0])
  const plain = (await add(mock, { name: 'ผ้าพันคอ' }, {}, 'plain')).body.product
  expect([plain.stock, await movesOf(mock, plain.id)]).toEqual([undefined, []])
})

test('PROD-2601 a variant added later has its pieces, others keep theirs; one that comes back is counted anew', async () => {
  const mock = createMock()
  const { product } = (await add(mock, { variants: [{ name: 'M', onHand: 3 }] })).body as { product: ShopProduct }
  const { id, variants } = product
  const grown = (await update(mock, { id, variants: [...variants, { name: 'L', onHand: 5 }] })).body.product
  expect([stocks(grown), grown.version]).toEqual([
    [
      ['M', 3],
      ['L', 5],
    ],
    2,
  ])
  const [m, l] = grown.variants
  await update(mock, { id, variants: [m] })
  const back = (await update(mock, { id, variants: [m, { name: 'L', onHand: 9 }] })).body.product
  expect(stocks(back)).toEqual([
    ['M', 3],
    ['L', 9],
  ])
  expect((await movesOf(mock, l.id)).map(({ from, to }) => [from, to])).toEqual([
    [5, 9],
    [null, 5],
  ])
})

test('PROD-4200 a counted product whose variants take over its stock keeps only the pieces of its own orders', async () => {
  const mock = createMock({ now })
  const { id } = (await add(mock, { onHand: 12 })).body.product
  await ask(mock, 'POST /api/orders', { body: { order: orderOf({ productId: id, Quantity: 2 }) }, key: 'order' })
  const { variants } = (await update(mock, { id, variants: [{ name: 'M', onHand: 10 }] })).body.product
  expect(stocks({ variants } as ShopProduct)).toEqual([['M', 10]])
  const alone = (await update(mock, { id, variants: [] })).body.product
  expect(alone.stock).toMatchObject({ onHand: 2, reserved: 2 })
  expect((await movesOf(mock, id)).map(({ from, to, reason }) => [from, to, reason])).toEqual([
    [12, 2, stockReason],
    [null, 12, stockReason],
  ])
})

test('PROD-4200 a product of which more was sold than there is keeps its count', async () => {
  const mock = createMock()
  const { id } = (await add(mock, { onHand: 1 })).body.product
  await ask(mock, 'POST /api/orders', { body: { order: orderOf({ productId: id, Quantity: 3 }) }, key: 'order' })
  await update(mock, { id, variants: [{ name: 'M', onHand: 0 }] })
  expect((await update(mock, { id, variants: [] })).body.product.stock).toMatchObject({ onHand: 1, reserved: 3 })
})

test('PROD-4200 variants that nobody counts leave the count of their product as it was', async () => {
  const mock = createMock()
  const { id } = (await add(mock, { onHand: 12 })).body.product
  await update(mock, { id, variants: [{ name: 'M' }] })
  expect((await update(mock, { id, variants: [] })).body.product.stock).toMatchObject({ onHand: 12 })
})

test.each([
  [{ onHand: 1.5 }, { stockReason }, { 'product.onHand': ['whole'] }],
  [{ onHand: -1 }, { stockReason }, { 'product.onHand': ['range'] }],
  [{ variants: [{ name: 'M', onHand: 1_000_001 }] }, { stockReason }, { 'product.variants.0.onHand': ['range'] }],
  [{ onHand: 4, variants: [{ name: 'M' }] }, { stockReason }, { 'product.onHand': ['of-variants'] }],
  [{ onHand: 4 }, {}, { stockReason: ['required'] }],
  [{ variants: [{ name: 'M', onHand: 4 }] }, { stockReason: ' ' }, { stockReason: ['required'] }],
  [{ onHand: 4 }, { stockReason: 'ก'.repeat(201) }, { stockReason: ['too-long'] }],
])('PROD-2602 %j with %j is rejected, and nothing is stored', async (product, more, error) => {
  const mock = createMock()
  expect(await add(mock, { name: 'ไม่ถูก', ...product }, more)).toEqual({ status: 422, body: { error } })
  expect((await ask(mock, 'GET /api/products?q=ไม่ถูก')).body.total).toBe(0)
})

test('PROD-2602 a stored variant is counted in the stock drawer, not with the product', async () => {
  const mock = createMock()
  const { product } = (await add(mock, { variants: [{ name: 'M', onHand: 3 }] })).body as { product: ShopProduct }
  const { id, variants } = product
  expect(await update(mock, { id, variants: variants.map((variant) => ({ ...variant, onHand: 8 })) })).toEqual({
    status: 422,
    body: { error: { 'product.variants.0.onHand': ['not-new'] } },
  })
})

test('PROD-2603 the activity log has the new product, and each count with its reason', async () => {
  const { ask: call } = await inRole('owner')
  const body = { product: { ...hat, variants: [{ name: 'M', onHand: 3 }] }, stockReason }
  const { id, variants } = (await call('POST /api/products', body)).body.product
  const { entries } = (await call('GET /api/activity?kind=product', undefined)).body
  expect(entries.slice(0, 2).map(({ call, record }: Record<string, string>) => [call, record])).toEqual([
    ['products.stock', 'หมวก M'],
    ['products.add', 'หมวก'],
  ])
  expect(entries[0].changes).toEqual([
    { field: 'onHand', from: '', to: '3' },
    { field: 'reason', from: '', to: stockReason },
  ])
  await call('POST /api/products/update', {
    product: { id, variants: [...variants, { name: 'L', onHand: 2 }] },
    stockReason,
  })
  const later = (await call('GET /api/activity?kind=product', undefined)).body.entries
  expect(later.slice(0, 2).map(({ call, record }: Record<string, string>) => [call, record])).toEqual([
    ['products.stock', 'หมวก L'],
    ['products.update', 'หมวก'],
  ])
})

test('PROD-2604 whoever may add products, but not change stock, adds them uncounted', async () => {
  const mock = createMock({ now })
  const permissions = ['create:Product', 'read:Product']
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, role: 'clerk', permissions } } })
  const token = await tokenOf(mock, 'client')
  const send = (product: object, key: string) =>
    ask(mock, 'POST /api/products', { body: { product: { ...hat, ...product }, stockReason }, key, token })
  expect((await send({ onHand: 3 }, 'counted')).status).toBe(403)
  expect((await send({ variants: [{ name: 'M', onHand: 3 }] }, 'variant')).status).toBe(403)
  expect((await send({}, 'plain')).status).toBe(201)
})

test('PROD-2801 a new product, and each new variant, has the limit it was added with', async () => {
  const mock = createMock({ now })
  const { product } = (await add(mock, { onHand: 2, lowAt: 3 })).body
  expect(product).toMatchObject({ stock: { onHand: 2, reserved: 0, lowAt: 3 } })
  expect(product.lowAt).toBeUndefined()
  const variants = [{ name: 'M', onHand: 9, lowAt: 5 }]
  const scarf = (await add(mock, { name: 'ผ้าพันคอ', variants }, { stockReason }, 'scarf')).body.product as ShopProduct
  expect(scarf.variants.map(({ name, stock }) => [name, stock?.lowAt])).toEqual([['M', 5]])
  const later = await update(mock, { id: scarf.id, variants: [...scarf.variants, { name: 'L', onHand: 1, lowAt: 0 }] })
  expect(later.body.product.variants.map(({ stock }: ShopProduct) => stock?.lowAt)).toEqual([5, 0])
  const low = (await ask(mock, 'GET /api/products?show=low&perPage=100')).body.products as ShopProduct[]
  expect(low.map(({ name }) => name).filter((name) => ['หมวก', 'ผ้าพันคอ'].includes(name))).toEqual(['หมวก'])
})

test.each<[object, Record<string, string[]>]>([
  [{ lowAt: 3 }, { 'product.onHand': ['uncounted'] }],
  [{ onHand: 3, lowAt: -1 }, { 'product.lowAt': ['range'] }],
  [{ onHand: 3, lowAt: 1.5 }, { 'product.lowAt': ['whole'] }],
  [{ lowAt: 3, variants: [{ name: 'M' }] }, { 'product.lowAt': ['of-variants'] }],
  [{ variants: [{ name: 'M', lowAt: 3 }] }, { 'product.variants.0.onHand': ['uncounted'] }],
])('PROD-2801 %j is rejected, and nothing is stored', async (product, error) => {
  const mock = createMock()
  expect(await add(mock, { name: 'ไม่ถูก', ...product })).toEqual({ status: 422, body: { error } })
  expect((await ask(mock, 'GET /api/products?q=ไม่ถูก')).body.total).toBe(0)
})

test('PROD-2801 the limit of a stored variant is set in the stock drawer, not with the product', async () => {
  const mock = createMock()
  const { product } = (await add(mock, { variants: [{ name: 'M', onHand: 3 }] })).body as { product: ShopProduct }
  const variants = product.variants.map((variant) => ({ ...variant, lowAt: 8 }))
  expect(await update(mock, { id: product.id, variants })).toEqual({
    status: 422,
    body: { error: { 'product.variants.0.lowAt': ['not-new'] } },
  })
})
