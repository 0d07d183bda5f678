import { describe, expect, test } from 'vitest'
import type { ShopProduct } from '../../src/core/products/products.product'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { inRole } from '../people/people'

type Mock = ReturnType<typeof createMock>

const shirt = {
  name: 'เสื้อยืด',
  sku: 'SHIRT',
  barcode: '8850000000017',
  unit: 'ตัว',
  price: 250,
  prices: [{ shopId: 2, price: 240 }],
  cost: 120.5,
  variants: [
    { name: 'M / แดง', sku: 'SHIRT-M-R' },
    { name: 'L / แดง', sku: 'SHIRT-L-R', price: 270 },
  ],
  aliases: ['เสื้อร้าน', 'tee'],
  image: '',
}

const stored = {
  id: 34,
  ...shirt,
  variants: [
    { id: 35, name: 'M / แดง', sku: 'SHIRT-M-R', barcode: '', price: null, archived: false },
    { id: 36, name: 'L / แดง', sku: 'SHIRT-L-R', barcode: '', price: 270, archived: false },
  ],
  archived: false,
  version: 1,
  changedBy: 'staff',
}

const add = (mock: Mock, product: object) => ask(mock, 'POST /api/products', { body: { product } })
const update = (mock: Mock, product: object) => ask(mock, 'POST /api/products/update', { body: { product } })
const list = async (mock: Mock, query = ''): Promise<{ products: ShopProduct[]; total: number }> =>
  (await ask(mock, `GET /api/products${query}`)).body
const names = async (mock: Mock, query: string) => (await list(mock, query)).products.map(({ name }) => name)
const find = async (mock: Mock, query: string) =>
  (await ask(mock, `GET /api/products/find${query}`)).body.products.map(
    ({ id, name, price }: { id: number; name: string; price: number }) => [id, name, price],
  )

async function withShirt() {
  const mock = createMock()
  await add(mock, shirt)
  return mock
}

describe('GET /api/products', () => {
  test('PROD-1 lists the products on sale by page, newest first, with amounts in baht', async () => {
    const mock = createMock()
    const { products, total } = await list(mock, '?perPage=2&page=2')
    expect(total).toBe(28)
    expect(products.map(({ id, name }) => [id, name])).toEqual([
      [25, 'กระเป๋าสานผักตบชวา'],
      [24, 'ตะกร้าหวายสาน'],
    ])
    const { image, ...tea } = (await list(mock, '?q=TEA-01')).products[0] as ShopProduct
    expect(image).toMatch(/^data:image\/svg\+xml,/)
    expect(tea).toEqual({
      id: 1,
      name: 'ชาเขียวใบหม่อน',
      sku: 'TEA-01',
      barcode: '',
      unit: 'กล่อง',
      price: 120,
      prices: [],
      cost: 66,
      variants: [],
      aliases: ['ชาหม่อน'],
      archived: false,
      version: 1,
    })
  })

  test.each([
    ['ชาเขียวใบหม่อน', ['ชาเขียวใบหม่อน']],
    ['ชาเขียว ใบหม่อน', ['ชาเขียวใบหม่อน']],
    ['เสื้อร้าน', ['เสื้อยืด']],
    ['TEE', ['เสื้อยืด']],
    ['shirt-l', ['เสื้อยืด']],
    ['885000000001', ['เสื้อยืด']],
    ['เสื้อยืด l แดง', ['เสื้อยืด']],
    ['herb-01', ['สบู่ขมิ้นน้ำผึ้ง']],
    ['???', []],
  ])('PROD-2 q=%s searches names, other names, SKUs and barcodes', async (q, found) => {
    expect(await names(await withShirt(), `?q=${encodeURIComponent(q)}`)).toEqual(found)
  })

  test('PROD-3 sorts by a column in either direction; an unknown filter value matches nothing', async () => {
    const mock = createMock()
    expect((await names(mock, '?sortBy=price&perPage=2'))[0]).toBe('ขนมผิงโบราณ')
    expect((await names(mock, '?sortBy=price&sortDesc=true&perPage=2'))[0]).toBe('กระเป๋าสานผักตบชวา')
    expect((await names(mock, '?sortBy=name&perPage=1'))[0]).toBe('กระเป๋าสานผักตบชวา')
    expect(await list(mock, '?show=secret')).toEqual({ products: [], total: 0 })
  })
})

describe('POST /api/products', () => {
  test('PROD-4 stores a product with variants, each with a number of its own; it is first in the list', async () => {
    const mock = createMock()
    expect(await add(mock, shirt)).toEqual({ status: 201, body: { product: stored } })
    expect((await list(mock, '?perPage=1')).products).toEqual([stored])
    expect((await ask(mock, 'GET /api/products/34')).body).toEqual({ product: stored })
    expect((await add(mock, { name: 'หมวก', price: 90 })).body.product.id).toBe(37)
    expect((await ask(mock, 'GET /api/products/35')).status).toBe(404)
  })

  test.each([
    [{ name: ' ' }, { name: ['required'] }],
    [{ name: 'ก'.repeat(151) }, { name: ['too-long'] }],
    [{ price: -1 }, { price: ['negative'] }],
    [{ price: 1.005 }, { price: ['decimals'] }],
    [{ price: 10_000_000.01 }, { price: ['too-large'] }],
    [{ image: 'javascript:alert(1)' }, { image: ['picture'] }],
    [{ sku: 'TEA-01' }, { sku: ['taken'] }],
    [{ barcode: '8850000000017' }, { barcode: ['taken'] }],
    [
      {
        sku: 'X',
        variants: [
          { name: 'M', sku: 'X' },
          { name: '', sku: 'Y' },
        ],
      },
      { 'variants.1.name': ['required'] },
    ],
    [{ sku: 'X', variants: [{ name: 'M', sku: 'X' }] }, { 'variants.0.sku': ['taken'] }],
    [{ variants: [{ id: 1, name: 'M' }] }, { 'variants.0.id': ['unknown'] }],
    [{ prices: [{ shopId: 77, price: 1 }] }, { 'prices.0.shopId': ['unknown'] }],
    [{ prices: [1, 1].map((shopId) => ({ shopId, price: 1 })) }, { 'prices.1.shopId': ['taken'] }],
  ])('PROD-5 %j is rejected with codes by field, and nothing is stored', async (wrong, codes) => {
    const mock = await withShirt()
    const before = await list(mock)
    const error = Object.fromEntries(Object.entries(codes).map(([path, said]) => [`product.${path}`, said]))
    expect(await add(mock, { name: 'ใหม่', price: 1, ...wrong })).toEqual({ status: 422, body: { error } })
    expect(await list(mock)).toEqual(before)
  })
})

describe('POST /api/products/update', () => {
  test('PROD-6 omitted fields stay; a variant that is left out is archived and keeps its number', async () => {
    const mock = await withShirt()
    const [, large] = stored.variants
    const next = {
      ...stored,
      price: 260,
      variants: [
        { ...large, price: 280 },
        { ...stored.variants[0], archived: true },
      ],
    }
    const variants = [{ ...large, price: 280 }]
    expect(await update(mock, { id: 34, price: 260, variants })).toEqual({
      status: 200,
      body: { product: { ...next, version: 2 } },
    })
    expect(await find(mock, '?q=เสื้อ')).toEqual([[36, 'เสื้อยืด L / แดง', 280]])
  })

  test('PROD-6 a repeated change stores the same again, also with a new variant', async () => {
    const mock = await withShirt()
    const variants = [...stored.variants, { name: 'XL / แดง' }]
    const once = await update(mock, { id: 34, variants })
    expect(once.body.product.variants.map(({ id }: { id: number }) => id)).toEqual([35, 36, 37])
    expect(await update(mock, { id: 34, variants })).toEqual(once)
  })

  test('PROD-7 a stale version is 409 with the stored product; an unknown product is 404', async () => {
    const mock = await withShirt()
    const current = { ...stored, name: 'เสื้อ', version: 2 }
    expect((await update(mock, { id: 34, version: 1, name: 'เสื้อ' })).body).toEqual({ product: current })
    expect(await update(mock, { id: 34, version: 1, name: 'กางเกง' })).toEqual({
      status: 409,
      body: { product: current },
    })
    expect(await update(mock, { id: 77, name: 'กางเกง' })).toEqual({ status: 404, body: undefined })
    expect((await list(mock, '?perPage=1')).products).toEqual([current])
  })

  test('PROD-8 an archived product leaves the list and the search for orders, and its codes can be used again', async () => {
    const mock = await withShirt()
    await update(mock, { id: 34, archived: true })
    expect((await list(mock)).total).toBe(28)
    expect(await names(mock, '?show=archived')).toEqual(['เสื้อยืด'])
    expect(await find(mock, '?q=เสื้อ')).toEqual([])
    expect((await add(mock, { name: 'เสื้อใหม่', price: 1, sku: 'SHIRT' })).status).toBe(201)
    expect((await update(mock, { id: 34, archived: false })).body).toEqual({ error: { 'product.sku': ['taken'] } })
  })

  test('PROD-9 an order keeps a product that is archived, and can still be changed', async () => {
    const mock = await withShirt()
    const { orders } = (await ask(mock, 'GET /api/orders?orderStatus=new&perPage=1')).body
    const [{ OrderNumber, version }] = orders
    const ProductOrders = [{ uq: 'p36', productId: 36, name: 'เสื้อยืด L / แดง', price: 270, Quantity: 1 }]
    const change = (changes: object, at: number) =>
      ask(mock, 'POST /api/orders/update', { body: { OrderNumber, version: at, changes } })
    expect((await change({ ProductOrders }, version)).body.order.ProductOrders).toEqual(ProductOrders)
    await update(mock, { id: 34, archived: true, name: 'เสื้อ', price: 1 })
    const { body } = await change({ ProductOrders, note: 'ด่วน' }, version + 1)
    expect(body.order.ProductOrders).toEqual(ProductOrders)
  })
})

describe('GET /api/products/find', () => {
  test('PROD-10 finds what can be sold: variants in place of their product, best matches first', async () => {
    const mock = await withShirt()
    expect(await find(mock, '?perPage=3')).toEqual([
      [35, 'เสื้อยืด M / แดง', 250],
      [36, 'เสื้อยืด L / แดง', 270],
      [27, 'ผ้าขาวม้าทอมือ', 320],
    ])
    await add(mock, { name: 'น้ำพริกนรกกุ้ง', price: 99, aliases: ['นรก'] })
    await add(mock, { name: 'น้ำพริกนรกปลาสลิด', price: 89 })
    expect(await find(mock, '?q=นรก')).toEqual([
      [37, 'น้ำพริกนรกกุ้ง', 99],
      [38, 'น้ำพริกนรกปลาสลิด', 89],
    ])
  })

  test('PROD-11 a variant costs its own price, otherwise that of the shop, otherwise that of the product', async () => {
    const mock = await withShirt()
    const prices = async (query: string) => (await find(mock, `?q=shirt${query}`)).map(([, , price]: number[]) => price)
    expect(await prices('')).toEqual([250, 270])
    expect(await prices('&shopId=1')).toEqual([250, 270])
    expect(await prices('&shopId=2')).toEqual([240, 270])
  })

  test('PROD-12 a variant can be put into the cart, with its name and price', async () => {
    const mock = await withShirt()
    expect((await ask(mock, 'POST /apps/ecommerce/cart/update', { body: { productId: 36, qty: 2 } })).status).toBe(200)
    const { products } = (await ask(mock, 'GET /apps/ecommerce/cart')).body
    const { name, price, qty } = products.find(({ id }: { id: number }) => id === 36)
    expect([name, price, qty]).toEqual(['เสื้อยืด L / แดง', 270, 2])
    expect((await ask(mock, 'POST /apps/ecommerce/cart', { body: { productId: 34 } })).status).toBe(404)
  })
})

describe('cost', () => {
  test.each([
    ['owner', 66],
    ['bookkeeper', 66],
    ['clerk', undefined],
  ] as const)('PROD-13 the %s sees a cost of %s', async (role, cost) => {
    const { mock, ask: call } = await inRole(role)
    const { products } = (await call('GET /api/products?q=TEA-01', undefined)).body
    expect(products[0].cost).toBe(cost)
    expect((await call('GET /api/products/1', undefined)).body.product.cost).toBe(cost)
    expect(JSON.stringify((await ask(mock, 'GET /api/products/find')).body)).not.toContain('cost')
  })

  test('PROD-13 whoever may change products but not see costs keeps the stored cost and may not enter one', async () => {
    const { ask: call, mock } = await inRole('clerk')
    const permissions = ['read:Order', 'write:Product', 'create:Product']
    await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions } } })
    expect((await call('POST /api/products/update', { product: { id: 1, name: 'ชา' } })).body.product.cost).toBe(
      undefined,
    )
    expect((await call('POST /api/products/update', { product: { id: 1, cost: 1 } })).status).toBe(403)
    expect((await call('POST /api/products', { product: { name: 'ใหม่', price: 1, cost: 1 } })).status).toBe(403)
    expect((await list(mock, '?q=TEA-01')).products[0]).toMatchObject({ name: 'ชา', cost: 66, version: 2 })
  })
})

test.each([
  [{ sku: 'tea-01' }, 'sku'],
  [{ sku: ' ＴＥＡ-๐1' }, 'sku'],
  [{ barcode: '๘๘๕๐๐๐๐๐๐๐๐๑๗' }, 'barcode'],
])('PROD-121 %j is a code that another product has', async (code, field) => {
  const { status, body } = await add(await withShirt(), { name: 'ใหม่', price: 1, ...code })
  expect([status, body]).toEqual([422, { error: { [`product.${field}`]: ['taken'] } }])
})

test('PROD-120 whoever reads the activity log without the figures sees no costs in it', async () => {
  const { ask: call, mock } = await inRole('clerk')
  await update(mock, { id: 1, price: 95, cost: 40 })
  const fields = async (permissions: readonly string[]): Promise<string[]> => {
    await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions } } })
    const { entries } = (await call('GET /api/activity?kind=product', undefined)).body
    return entries[0].changes.map(({ field }: { field: string }) => field)
  }
  expect(await fields(['read:Activity'])).toEqual(['price'])
  expect(await fields(['read:Activity', 'read:Analytics'])).toEqual(['price', 'cost'])
})

test('PROD-14 the activity log says who added and changed a product, and what', async () => {
  const { ask: call } = await inRole('owner')
  await call('POST /api/products', { product: { name: 'หมวก', price: 90 } })
  await call('POST /api/products/update', { product: { id: 34, price: 95, cost: 40, image: 'data:image/png,x' } })
  const { entries } = (await call('GET /api/activity?kind=product', undefined)).body
  expect(
    entries.map(({ call, record, changes }: { call: string; record: string; changes: object[] }) => [
      call,
      record,
      changes,
    ]),
  ).toEqual([
    [
      'products.update',
      'หมวก',
      [
        { field: 'price', from: '90', to: '95' },
        { field: 'cost', from: '', to: '40' },
      ],
    ],
    [
      'products.add',
      'หมวก',
      [
        { field: 'name', from: '', to: 'หมวก' },
        { field: 'price', from: '', to: '90' },
      ],
    ],
  ])
})

test.each([
  [[{ name: 'M / แดง' }, { name: ' m/แดง ' }], { 'product.variants.1.name': ['taken'] }],
  [
    [{ name: 'M' }, { name: 'L' }, { name: 'M' }, { name: 'm' }],
    { 'product.variants.2.name': ['taken'], 'product.variants.3.name': ['taken'] },
  ],
])('PROD-606 variants %j of one name are rejected', async (variants, error) => {
  const mock = createMock()
  const product = { name: 'เสื้อ', price: 90, variants }
  expect(await ask(mock, 'POST /api/products', { body: { product } })).toEqual({ status: 422, body: { error } })
})

test('PROD-606 an archived variant may have the name of one on sale', async () => {
  const variants = [{ name: 'M', archived: true }, { name: 'M' }]
  const { status } = await ask(createMock(), 'POST /api/products', {
    body: { product: { name: 'เสื้อ', price: 90, variants } },
  })
  expect(status).toBe(201)
})

test('PROD-607 archived variants do not count towards the most that may be on sale', async () => {
  const named = (count: number, archived: boolean) =>
    Array.from({ length: count }, (_, nth) => ({ name: `${archived ? 'เก่า' : 'ใหม่'} ${nth}`, archived }))
  const add = async (variants: object[]) =>
    (await ask(createMock(), 'POST /api/products', { body: { product: { name: 'เสื้อ', price: 90, variants } } })).body
  expect((await add([...named(100, false), ...named(50, true)])).product.variants).toHaveLength(150)
  expect(await add(named(101, false))).toEqual({ error: { 'product.variants': ['too-many'] } })
  expect(await add(named(501, true))).toEqual({ error: { 'product.variants': ['too-many'] } })
})
