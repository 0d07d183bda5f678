import { expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

type Line = { id: number; qty: number; shippingDate: string; offers: number; discountPercentage: number }

const now = () => new Date('2026-11-10T03:00:00Z')
const lines = async (mock: Mock): Promise<number[][]> =>
  (await ask(mock, 'GET /apps/ecommerce/cart')).body.products.map(({ id, qty }: Line) => [id, qty])
const begin = [
  [21, 1],
  [11, 2],
  [1, 3],
  [7, 1],
  [26, 2],
]

test('CART-20 GET /apps/ecommerce/cart returns the products in the order added, with the sample values generated for each line', async () => {
  const mock = createMock({ now })
  const { status, body } = await ask(mock, 'GET /apps/ecommerce/cart')
  expect(status).toBe(200)
  expect(await lines(mock)).toEqual(begin)
  const { image, description, shippingDate, offers, discountPercentage, ...product } = body.products[1]
  expect(product).toEqual({
    id: 11,
    name: 'น้ำผึ้งดอกลำไย',
    slug: 'longan-honey-11',
    brand: 'ครัวคุณยายละเมียด',
    price: 220,
    hasFreeShipping: true,
    rating: 5,
    isInWishlist: false,
    isInCart: true,
    qty: 2,
  })
  const days = (body.products as Line[]).map((line) => (Date.parse(line.shippingDate) - now().getTime()) / 86_400_000)
  expect(days.every((day) => Number.isInteger(day) && day >= 1 && day <= 8)).toBe(true)
  expect((body.products as Line[]).every((line) => line.offers >= 1 && line.offers <= 4)).toBe(true)
  expect((body.products as Line[]).every((line) => line.discountPercentage >= 3 && line.discountPercentage <= 20)).toBe(
    true,
  )
})

test('CART-20 the values generated for a line stay the same when it is read again', async () => {
  const mock = createMock()
  await ask(mock, 'POST /apps/ecommerce/cart', { body: { productId: 2 } })
  expect((await ask(mock, 'GET /apps/ecommerce/cart')).body).toEqual((await ask(mock, 'GET /apps/ecommerce/cart')).body)
})

test('CART-21 POST /apps/ecommerce/cart is 201 without a body; the same product again adds 1 to its line', async () => {
  const mock = createMock()
  for (let again = 0; again < 2; again++)
    expect(await ask(mock, 'POST /apps/ecommerce/cart', { body: { productId: 2 } })).toEqual({
      status: 201,
      body: undefined,
    })
  expect(await lines(mock)).toEqual([...begin, [2, 2]])
})

test('CART-21 adding to a product with 9,999 pieces is rejected', async () => {
  const mock = createMock()
  await ask(mock, 'POST /apps/ecommerce/cart/update', { body: { productId: 2, qty: 9_999 } })
  expect(await ask(mock, 'POST /apps/ecommerce/cart', { body: { productId: 2 } })).toEqual({
    status: 422,
    body: { error: { qty: 'range' } },
  })
  expect(await lines(mock)).toEqual([...begin, [2, 9_999]])
})

test('CART-22 DELETE /apps/ecommerce/cart/{productId} is 200, also if it was not in the cart', async () => {
  const mock = createMock()
  for (const id of [11, 11, 99])
    expect(await ask(mock, `DELETE /apps/ecommerce/cart/${id}`)).toEqual({ status: 200, body: undefined })
  expect(await lines(mock)).toEqual(begin.filter(([id]) => id !== 11))
})

test('CART-23 POST /apps/ecommerce/cart/update sets a quantity, creates a line and removes it at 0', async () => {
  const mock = createMock()
  const update = (productId: number, qty: number) =>
    ask(mock, 'POST /apps/ecommerce/cart/update', { body: { productId, qty } })
  for (const [productId, qty] of [
    [1, 7],
    [1, 7],
    [5, 9_999],
    [21, 0],
    [22, 0],
  ] as const)
    expect(await update(productId, qty)).toEqual({ status: 200, body: undefined })
  expect(await lines(mock)).toEqual([
    [11, 2],
    [1, 7],
    [7, 1],
    [26, 2],
    [5, 9_999],
  ])
})

test.each([
  [-1, 'range'],
  [1.5, 'whole'],
  ['3', 'wrong-type'],
  [10_000, 'range'],
  [1e9, 'range'],
  [null, 'wrong-type'],
  [undefined, 'required'],
])('CART-24 a quantity of %j is rejected with %s and changes nothing', async (qty, code) => {
  const mock = createMock()
  expect(await ask(mock, 'POST /apps/ecommerce/cart/update', { body: { productId: 1, qty } })).toEqual({
    status: 422,
    body: { error: { qty: [code] } },
  })
  expect(await lines(mock)).toEqual(begin)
})

test.each(['POST /apps/ecommerce/cart', 'POST /apps/ecommerce/cart/update'])(
  'CART-25 %s with an unknown product is 404 without a body and changes nothing',
  async (call) => {
    const mock = createMock()
    expect(await ask(mock, call, { body: { productId: 99, qty: 1 } })).toEqual({ status: 404, body: undefined })
    expect(await lines(mock)).toEqual(begin)
  },
)
