import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import type { Product, ProductFilters } from '../../src/core/store/store.contract'
import { nearPrices, relatedTo } from '../../src/core/store/store.related'
import { idOfSlug, productAddress, slugOf } from '../../src/core/store/store.slug'
import { type ProductListSort, productListSorts, productListText } from '../../src/core/store/store.text'

describe("the list's state as text", () => {
  const text = productListText(9, 'featured')

  test('STORE-60 defaults are left out, and invalid values mean the default', () => {
    const begin = { query: {}, page: 1, perPage: 9, sortBy: 'featured', sortDesc: false }
    expect(text.read('')).toEqual(begin)
    expect(text.write(text.read(''))).toBe('')
    expect(text.read('sortBy=rating&page=0&brand=&priceMin=')).toEqual(begin)
    const odd = 'priceMin=-5&ratingMin=x&hasFreeShipping=maybe'
    expect(text.read(odd).query).toEqual({ priceMin: '-5', ratingMin: 'x', hasFreeShipping: 'maybe' })
    expect(text.write(text.read(odd))).toBe(odd)
    expect(productListText(4, 'price-asc').read('sortBy=featured').sortBy).toBe('featured')
    expect(productListText(4, 'price-asc').read('').sortBy).toBe('price-asc')
    expect(productListText(4, 'price-asc').write({ ...begin, perPage: 4 })).toBe('sortBy=featured')
  })

  test('STORE-60 any state round-trips, amounts in baht', () => {
    expect(text.write({ ...text.read(''), query: { priceMin: satang(4_550) } })).toBe('priceMin=45.5')
    const money = fc.integer({ min: 0, max: 1_000_000_000 }).map((whole) => satang(whole))
    const filters = fc.record(
      {
        q: fc
          .string({ unit: 'grapheme', minLength: 1 })
          .map((each) => each.trim())
          .filter((each) => each !== ''),
        priceMin: money,
        priceMax: money,
        brand: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }),
        ratingMin: fc.integer({ min: 1, max: 5 }),
        hasFreeShipping: fc.boolean(),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<ProductFilters>
    const location = fc.record({
      query: filters,
      page: fc.integer({ min: 1, max: 500 }),
      perPage: fc.constantFrom(9, 10, 25, 50, 100),
      sortBy: fc.constantFrom<ProductListSort>(...productListSorts),
      sortDesc: fc.constant(false),
    })
    fc.assert(
      fc.property(location, fc.constantFrom<ProductListSort>(...productListSorts), (given, first) => {
        const own = productListText(9, first)
        expect(own.read(own.write(given))).toEqual(given)
      }),
    )
  })
})

test.each([
  ['painted-cup-26', 26, 'painted-cup-26'],
  ['painted-cup', 26, 'painted-cup-26'],
  ['painted-cup-126', 26, 'painted-cup-126-26'],
  ['', 3, 'product-3'],
  ['7', 7, '7'],
  ['ถ้วย/ลาย', 26, 'ถ้วย/ลาย-26'],
])('STORE-61 the slug %s of product %i is %s in an address', (slug, id, expected) => {
  expect([slugOf({ id, slug }), idOfSlug(expected)]).toEqual([expected, id])
})

test('STORE-61 an address takes the escaped slug or the id; text without an id at its end is no product', () => {
  const cup = { id: 26, slug: 'ถ้วย/ลาย $& 1' }
  expect(productAddress('/shop/{slug}', cup)).toBe(`/shop/${encodeURIComponent('ถ้วย/ลาย $& 1-26')}`)
  expect(productAddress('/p/{id}?from={id}', cup)).toBe('/p/26?from=26')
  for (const slug of ['', 'cup', 'cup-', 'cup-0', '26x', `cup-${'9'.repeat(20)}`])
    expect(idOfSlug(slug)).toBeUndefined()
})

describe('related products', () => {
  const product = (id: number, brand: string, price: number): Product => ({
    id,
    brand,
    price: satang(price),
    name: `${id}`,
    slug: `${id}`,
    description: '',
    image: '',
    hasFreeShipping: false,
    rating: 3,
    isInWishlist: false,
    isInCart: false,
  })
  const cup = product(1, 'a', 10_000)

  test('STORE-62 the same brand comes first, then the closest price; without itself, without duplicates', () => {
    const found = [
      product(2, 'b', 9_900),
      product(3, 'a', 50_000),
      cup,
      product(4, 'a', 9_000),
      product(3, 'a', 50_000),
      product(5, 'b', 10_000),
      product(6, 'b', 10_100),
    ]
    expect(relatedTo(cup, found, 5).map(({ id }) => id)).toEqual([4, 3, 5, 6, 2])
    expect(relatedTo(cup, found, 2).map(({ id }) => id)).toEqual([4, 3])
    expect(relatedTo(cup, [cup], 5)).toEqual([])
  })

  test('STORE-62 close means half to twice the price, in whole satang', () => {
    expect(nearPrices(cup)).toEqual({ priceMin: 5_000, priceMax: 20_000 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (price) => {
        const { priceMin, priceMax } = nearPrices({ price: satang(price) })
        expect([Number.isSafeInteger(priceMin), priceMin <= price, price <= priceMax]).toEqual([true, true, true])
      }),
    )
  })
})
