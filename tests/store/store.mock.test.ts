import { describe, expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

type Row = { id: number; price: number; brand: string; rating: number; isInWishlist: boolean; isInCart: boolean }
const ids = (body: { products: Row[] }) => body.products.map(({ id }) => id)

describe('GET /apps/ecommerce/products', () => {
  test('STORE-1 returns the first nine of 27 products, featured first, with wishlist and cart', async () => {
    const { status, body } = await ask(createMock(), 'GET /apps/ecommerce/products')
    expect(status).toBe(200)
    expect(ids(body)).toEqual([27, 26, 25, 24, 23, 22, 21, 20, 19])
    expect(body.total).toBe(27)
    expect(body.userWishlist).toEqual([
      { id: 1, productId: 24 },
      { id: 2, productId: 3 },
    ])
    expect(body.userCart).toEqual([
      { id: 1, productId: 21, qty: 1 },
      { id: 2, productId: 11, qty: 2 },
      { id: 3, productId: 1, qty: 3 },
      { id: 4, productId: 7, qty: 1 },
      { id: 5, productId: 26, qty: 2 },
    ])
    expect(body.products.filter(({ isInWishlist }: Row) => isInWishlist).map(({ id }: Row) => id)).toEqual([24])
    expect(body.products.filter(({ isInCart }: Row) => isInCart).map(({ id }: Row) => id)).toEqual([26, 21])
  })

  test.each([
    ['', 'page=3', [9, 8, 7, 6, 5, 4, 3, 2, 1], 27],
    ['past the end', 'page=4', [], 27],
    ['a short last page', 'page=2&perPage=25', [2, 1], 27],
    ['nonsense', 'page=-1&perPage=none', [27, 26, 25, 24, 23, 22, 21, 20, 19], 27],
    ['zero and empty', 'page=0&perPage=', [27, 26, 25, 24, 23, 22, 21, 20, 19], 27],
  ])('STORE-2 pages count from 1 %s (%s)', async (_, query, expected, total) => {
    const { status, body } = await ask(createMock(), `GET /apps/ecommerce/products?${query}`)
    expect([status, ids(body), body.total]).toEqual([200, expected, total])
  })

  test.each([
    ['the name', 'q=ข้าว', [17, 16]],
    ['the name, trimmed and in any case', `q=${encodeURIComponent('  2 กก.  ')}`, [16]],
    ['the brand', `q=${encodeURIComponent('สานฝัน')}`, [27, 26, 25, 24]],
    ['the description', `q=${encodeURIComponent('ไมโครเวฟ')}`, [26]],
    ['no text at all', 'q=&perPage=2', [27, 26]],
    ['a least price in baht', 'priceMin=450', [25, 24]],
    ['a most price with satang', 'priceMax=45.50', [10]],
    ['several brands', `brand=${encodeURIComponent('สานฝัน')}&brand=${encodeURIComponent('none')}`, [27, 26, 25, 24]],
    ['brands under name[]', `brand[]=${encodeURIComponent('สานฝัน')}`, [27, 26, 25, 24]],
    ['an empty list of brands', 'brand=', []],
    ['a least rating', 'ratingMin=5&perPage=3', [27, 26, 24]],
    ['free shipping', 'hasFreeShipping=true&priceMax=250', [11, 5]],
    ['no free shipping', 'hasFreeShipping=false&priceMin=175', [23, 15]],
    ['nothing that exists', 'q=zzz', []],
  ])('STORE-3 finds by %s', async (_, query, expected) => {
    expect(ids((await ask(createMock(), `GET /apps/ecommerce/products?${query}`)).body)).toEqual(expected)
  })

  test.each([
    ['price-asc', [10, 21, 9]],
    ['price-desc', [25, 24, 27]],
    ['featured', [27, 26, 25]],
    ['featured&sortDesc=true', [27, 26, 25]],
    ['id', [1, 2, 3]],
    ['id&sortDesc=true', [27, 26, 25]],
    ['price&sortDesc=true', [25, 24, 27]],
    ['rating', [10, 20, 2]],
    ['name', [25, 7, 5]],
    ['brand&sortDesc=true', [24, 25, 26]],
    ['nonsense', [27, 26, 25]],
  ])('STORE-4 sorts by %s', async (sortBy, expected) => {
    expect(ids((await ask(createMock(), `GET /apps/ecommerce/products?perPage=3&sortBy=${sortBy}`)).body)).toEqual(
      expected,
    )
  })
})

test.each([
  ['', { ครัวคุณยายละเมียด: 12, ไร่ปลายหมอก: 6, สวนสมุนไพรบ้านดิน: 5, สานฝัน: 4 }],
  [`brand=${encodeURIComponent('สานฝัน')}&priceMin=400`, { สานฝัน: 2 }],
  [`brand=${encodeURIComponent('none')}&q=${encodeURIComponent('ชา')}`, { ไร่ปลายหมอก: 4, สานฝัน: 1 }],
  ['q=zzz', {}],
])(
  'STORE-59 brands are returned with their number of products, under all filters except the brand (%s)',
  async (query, expected) => {
    const { body } = await ask(createMock(), `GET /apps/ecommerce/products?${query}`)
    const counts = Object.fromEntries(
      body.brands.map(({ brand, count }: { brand: string; count: number }) => [brand, count]),
    )
    expect(counts).toEqual(expected)
  },
)

test('STORE-5 GET /apps/ecommerce/products/{id} returns one product with its colours', async () => {
  const { status, body } = await ask(createMock(), 'GET /apps/ecommerce/products/3')
  expect(status).toBe(200)
  const { image, ...product } = body.product
  expect(product).toEqual({
    id: 3,
    name: 'ชาอู่หลงยอดดอย',
    slug: 'doi-oolong-tea-3',
    description: 'อู่หลงก้านอ่อนจากไร่บนดอย ชงซ้ำได้สี่น้ำ',
    brand: 'ไร่ปลายหมอก',
    price: 280,
    hasFreeShipping: true,
    rating: 5,
    isInWishlist: true,
    isInCart: false,
    colorOptions: ['primary', 'success', 'warning', 'danger', 'info'],
  })
  expect(image).toMatch(/^data:image\/svg\+xml,%3Csvg/)
})

test.each(['28', '0', '-1', '1.5', 'abc', '%3Cscript%3E'])(
  'STORE-5 an unknown product (%s) is 404 without a body',
  async (id) => {
    expect(await ask(createMock(), `GET /apps/ecommerce/products/${id}`)).toEqual({ status: 404, body: undefined })
  },
)

describe('wishlist', () => {
  test('STORE-6 GET /apps/ecommerce/wishlist returns the products in the order added', async () => {
    const { status, body } = await ask(createMock(), 'GET /apps/ecommerce/wishlist')
    expect([status, ids(body)]).toEqual([200, [24, 3]])
    expect(body.products.every(({ isInWishlist }: Row) => isInWishlist)).toBe(true)
  })

  test('STORE-7 POST /apps/ecommerce/wishlist is 201 without a body; repeating changes nothing', async () => {
    const mock = createMock()
    for (const productId of [9, '9'])
      expect(await ask(mock, 'POST /apps/ecommerce/wishlist', { body: { productId } })).toEqual({
        status: 201,
        body: undefined,
      })
    expect(ids((await ask(mock, 'GET /apps/ecommerce/wishlist')).body)).toEqual([24, 3, 9])
    const { body } = await ask(mock, 'GET /apps/ecommerce/products?perPage=1')
    expect(body.userWishlist.at(-1)).toEqual({ id: 3, productId: 9 })
  })

  test('STORE-7 an unknown product is 404, an invalid number 422', async () => {
    const mock = createMock()
    expect(await ask(mock, 'POST /apps/ecommerce/wishlist', { body: { productId: 99 } })).toEqual({
      status: 404,
      body: undefined,
    })
    expect(await ask(mock, 'POST /apps/ecommerce/wishlist', { body: {} })).toEqual({
      status: 422,
      body: { error: { productId: ['required'] } },
    })
    expect(ids((await ask(mock, 'GET /apps/ecommerce/wishlist')).body)).toEqual([24, 3])
  })

  test('STORE-8 DELETE /apps/ecommerce/wishlist/{productId} is 200, also if it was not on it', async () => {
    const mock = createMock()
    for (const id of [24, 24, 99])
      expect(await ask(mock, `DELETE /apps/ecommerce/wishlist/${id}`)).toEqual({ status: 200, body: undefined })
    expect(ids((await ask(mock, 'GET /apps/ecommerce/wishlist')).body)).toEqual([3])
  })
})
