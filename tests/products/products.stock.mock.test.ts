import { describe, expect, test } from 'vitest'
import type { Order } from '../../src/core/orders/orders.contract'
import type { ShopProduct } from '../../src/core/products/products.product'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'
import { inRole } from '../people/people'

type Mock = ReturnType<typeof createMock>

const hat = { name: 'หมวก', price: 90 }

const change = (mock: Mock, stock: object, key?: string) =>
  ask(mock, 'POST /api/products/stock', { body: { stock: { reason: 'นับ', ...stock } }, ...(key && { key }) })
const count = (mock: Mock, id: number, pieces: number, more: object = {}) =>
  change(mock, { id, kind: 'count', pieces, ...more })
const stockOf = async (mock: Mock, id: number) => (await ask(mock, `GET /api/products/${id}`)).body.product.stock

async function withHat(pieces: number) {
  const mock = createMock()
  const { id } = (await ask(mock, 'POST /api/products', { body: { product: hat } })).body.product as ShopProduct
  await count(mock, id, pieces)
  let key = 0
  return {
    mock,
    id,
    stock: () => stockOf(mock, id),
    async sell(Quantity: number): Promise<Order> {
      const ProductOrders = [{ uq: `p${id}`, productId: id, name: 'หมวก', price: 90, Quantity }]
      const order = { ...newOrder, ProductOrders }
      const { body } = await ask(mock, 'POST /api/orders', { body: { order }, key: `hat ${key++}` })
      if (!body.order) throw new Error(JSON.stringify(body))
      return body.order
    },
    async set({ OrderNumber }: Order, status: string, undoes?: string) {
      const { body, status: code } = await ask(mock, 'POST /api/orders/status', {
        body: { orderNumbers: [OrderNumber], status, ...(undoes && { undoes }) },
      })
      if (code !== 200) throw new Error(JSON.stringify(body))
    },
  }
}

describe('orders and stock', () => {
  test('PROD-80 an order reserves its pieces, shipping takes them, and a cancelled order gives them back', async () => {
    const shop = await withHat(10)
    expect(await shop.stock()).toEqual({ onHand: 10, reserved: 0, lowAt: 0 })
    const [first, second] = [await shop.sell(2), await shop.sell(3)]
    expect(await shop.stock()).toEqual({ onHand: 10, reserved: 5, lowAt: 0 })
    for (const status of ['confirmed', 'packed']) await shop.set(first, status)
    expect(await shop.stock()).toEqual({ onHand: 10, reserved: 5, lowAt: 0 })
    await shop.set(first, 'shipped')
    expect(await shop.stock()).toEqual({ onHand: 8, reserved: 3, lowAt: 0 })
    await shop.set(second, 'cancelled')
    expect(await shop.stock()).toEqual({ onHand: 8, reserved: 0, lowAt: 0 })
  })

  test('PROD-80 a returned order gives back nothing by itself', async () => {
    const shop = await withHat(10)
    const order = await shop.sell(4)
    for (const status of ['confirmed', 'packed', 'shipped', 'returned']) await shop.set(order, status)
    expect(await shop.stock()).toEqual({ onHand: 6, reserved: 0, lowAt: 0 })
    expect((await change(shop.mock, { id: shop.id, kind: 'change', pieces: 4 })).body.product.stock.onHand).toBe(10)
  })

  test('PROD-81 other lines of an order, and more orders than there are pieces, are followed exactly', async () => {
    const shop = await withHat(3)
    const { OrderNumber, version } = await shop.sell(2)
    await shop.sell(2)
    expect(await shop.stock()).toEqual({ onHand: 3, reserved: 4, lowAt: 0 })
    const ProductOrders = [
      { uq: `p${shop.id}`, productId: shop.id, name: 'หมวก', price: 90, Quantity: 1 },
      { uq: `p${shop.id}:a`, productId: shop.id, name: 'หมวก', price: 80, priceReason: 'ลด', Quantity: 4 },
    ]
    const body = { OrderNumber, version, changes: { ProductOrders } }
    expect((await ask(shop.mock, 'POST /api/orders/update', { body })).status).toBe(200)
    expect(await shop.stock()).toEqual({ onHand: 3, reserved: 7, lowAt: 0 })
  })

  test('PROD-81 fifty orders at once reserve fifty pieces', async () => {
    const shop = await withHat(10)
    await Promise.all(Array.from({ length: 50 }, () => shop.sell(1)))
    expect(await shop.stock()).toEqual({ onHand: 10, reserved: 50, lowAt: 0 })
  })

  test('PROD-81 an undone step is undone for the stock, too', async () => {
    const shop = await withHat(10)
    const order = await shop.sell(2)
    for (const status of ['confirmed', 'packed', 'shipped']) await shop.set(order, status)
    await shop.set(order, 'packed', 'shipped')
    expect(await shop.stock()).toEqual({ onHand: 10, reserved: 2, lowAt: 0 })
    await shop.set(order, 'cancelled')
    await shop.set(order, 'packed', 'cancelled')
    expect(await shop.stock()).toEqual({ onHand: 10, reserved: 2, lowAt: 0 })
  })

  test('PROD-82 counting says what is in the shop, whatever was shipped before', async () => {
    const shop = await withHat(10)
    const order = await shop.sell(2)
    for (const status of ['confirmed', 'packed', 'shipped']) await shop.set(order, status)
    await count(shop.mock, shop.id, 20)
    expect(await shop.stock()).toEqual({ onHand: 20, reserved: 0, lowAt: 0 })
  })
})

describe('by hand', () => {
  test('PROD-83 a change is made once per key, and is listed with who, when and why', async () => {
    const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
    await count(mock, 1, 5, { lowAt: 2 })
    const came = { id: 1, kind: 'change', pieces: 12, reason: 'รับของเข้า' }
    const once = await change(mock, came, 'k')
    expect(once.body.product.stock).toMatchObject({ onHand: 17, lowAt: 2 })
    expect(await change(mock, came, 'k')).toEqual(once)
    const { moves } = (await ask(mock, 'GET /api/products/1/moves')).body
    expect(moves).toEqual([
      { at: '2026-11-21T03:00:00.000Z', by: 'staff', from: 5, to: 17, reason: 'รับของเข้า' },
      { at: '2026-11-21T03:00:00.000Z', by: 'staff', from: null, to: 5, reason: 'นับ' },
    ])
    await change(mock, { id: 1, kind: 'stop' })
    expect(await stockOf(mock, 1)).toBeUndefined()
  })

  test.each([
    [{ id: 1, kind: 'count', pieces: 1.5 }, { 'stock.pieces': ['whole'] }],
    [{ id: 1, kind: 'count', pieces: -1 }, { 'stock.pieces': 'range' }],
    [{ id: 1, kind: 'count', pieces: 1_000_001 }, { 'stock.pieces': ['range'] }],
    [{ id: 1, kind: 'change', pieces: 999_999 }, { 'stock.pieces': 'range' }],
    [{ id: 1, kind: 'count', pieces: 1, reason: ' ' }, { 'stock.reason': ['required'] }],
    [{ id: 1, kind: 'count', pieces: 1, lowAt: -1 }, { 'stock.lowAt': ['range'] }],
  ])('PROD-84 %j is rejected, and nothing changes', async (wrong, error) => {
    const mock = createMock()
    await count(mock, 1, 5)
    expect(await change(mock, wrong)).toEqual({ status: 422, body: { error } })
    expect((await stockOf(mock, 1)).onHand).toBe(5)
  })

  test('PROD-84 a product with variants is counted by variant; unknown numbers are 404', async () => {
    const mock = createMock()
    const product = { ...hat, variants: [{ name: 'ดำ' }, { name: 'แดง' }] }
    const { id, variants } = (await ask(mock, 'POST /api/products', { body: { product } })).body.product as ShopProduct
    const [black] = variants
    expect((await count(mock, id, 5)).status).toBe(404)
    expect((await count(mock, 999, 5)).status).toBe(404)
    expect((await count(mock, black?.id ?? 0, 5)).body.product.variants.map(({ stock }: ShopProduct) => stock)).toEqual(
      [{ onHand: 5, reserved: 0, lowAt: 0 }, undefined],
    )
    const found = (await ask(mock, 'GET /api/products/find?q=หมวก')).body.products
    expect(found.map(({ name, available }: { name: string; available?: number }) => [name, available])).toEqual([
      ['หมวก ดำ', 5],
      ['หมวก แดง', undefined],
    ])
  })

  test('PROD-122 a product whose variants are all archived is found, sold and counted itself', async () => {
    const mock = createMock()
    const product = { ...hat, variants: [{ name: 'ดำ' }] }
    const { id, variants } = (await ask(mock, 'POST /api/products', { body: { product } })).body.product as ShopProduct
    await count(mock, variants[0]?.id ?? 0, 5)
    await ask(mock, 'POST /api/products/update', { body: { product: { id, variants: [] } } })
    expect((await count(mock, id, 2, { lowAt: 3 })).body.product).toMatchObject({
      stock: { onHand: 2, reserved: 0, lowAt: 3 },
      variants: [{ archived: true, stock: { onHand: 5 } }],
    })
    const found = (await ask(mock, 'GET /api/products/find?q=หมวก')).body.products
    expect(found).toMatchObject([{ id, name: 'หมวก', price: 90, available: 2 }])
    const low = (await ask(mock, 'GET /api/products?show=low&q=หมวก')).body.products
    expect(low.map((each: ShopProduct) => each.id)).toEqual([id])
  })

  test('PROD-85 low products are those with no more available pieces than their limit', async () => {
    const mock = createMock()
    const low = async () =>
      (await ask(mock, 'GET /api/products?show=low')).body.products
        .map(({ id }: ShopProduct) => id)
        .filter((id: number) => id <= 3)
    expect(await low()).toEqual([])
    await count(mock, 1, 5, { lowAt: 5 })
    await count(mock, 2, 6, { lowAt: 5 })
    await count(mock, 3, 0)
    expect(await low()).toEqual([3, 1])
    await ask(mock, 'POST /api/products/update', { body: { product: { id: 3, archived: true } } })
    expect(await low()).toEqual([1])
  })

  test('PROD-86 the activity log has changes by hand with their reason', async () => {
    const { ask: call } = await inRole('owner')
    await call('POST /api/products/stock', { stock: { id: 1, kind: 'count', pieces: 8, reason: 'เปิดร้าน' } })
    const { entries } = (await call('GET /api/activity?kind=product', undefined)).body
    expect(entries[0]).toMatchObject({
      call: 'products.stock',
      record: 'ชาเขียวใบหม่อน',
      changes: [
        { field: 'onHand', from: '', to: '8' },
        { field: 'reason', from: '', to: 'เปิดร้าน' },
      ],
    })
  })
})

test('PROD-800 a kept response leaves the picture to its product: a repetition has the picture of then, or of now', async () => {
  const db = memoryDb()
  const mock = createMock({ db })
  const image = `data:image/png;base64,${'A'.repeat(20_000)}`
  const added = await ask(mock, 'POST /api/products', { body: { product: { ...hat, image } }, key: 'p' })
  const { id } = added.body.product as ShopProduct
  const counted = await change(mock, { id, kind: 'count', pieces: 3 }, 'c')
  expect([added, counted].map(({ status, body }) => [status, body.product.image])).toEqual([
    [201, image],
    [201, image],
  ])
  const bodies = db.read()?.firstAnswers?.map((row) => JSON.stringify((row as { body: unknown }).body).length) ?? []
  expect(bodies.length).toBe(2)
  expect(Math.max(...bodies)).toBeLessThan(2_000)
  expect(await change(mock, { id, kind: 'count', pieces: 3 }, 'c')).toEqual(counted)
  expect(await ask(mock, 'POST /api/products', { body: { product: { ...hat, image } }, key: 'p' })).toEqual(added)
  const { version } = counted.body.product
  await ask(mock, 'POST /api/products/update', { body: { product: { id, version, image: '' } } })
  expect((await change(mock, { id, kind: 'count', pieces: 3 }, 'c')).body.product).toEqual({
    ...counted.body.product,
    image: '',
  })
  const used = await change(mock, { id, kind: 'count', pieces: 4 }, 'c')
  expect([used.status, used.body.product.id]).toEqual([422, id])
})
