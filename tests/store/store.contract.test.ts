import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { encodeQuery } from '../../src/core/kernel/codec'
import { decodeQuery } from '../../src/core/kernel/decode-query'
import { satang } from '../../src/core/kernel/money'
import { productQuerySchema, productSorts } from '../../src/core/store/store.contract'
import { productSchema } from '../../src/core/store/store.product'

test('STORE-20 a product is read with its price in satang, neither in wishlist nor cart unless it says so', () => {
  const wire = {
    id: '7',
    name: 'a',
    slug: 'a-7',
    description: '',
    brand: 'b',
    price: 45.5,
    image: '',
    hasFreeShipping: false,
    rating: 4,
  }
  expect(v.parse(productSchema, wire)).toEqual({ ...wire, id: 7, price: 4_550, isInWishlist: false, isInCart: false })
})

test('STORE-21 an empty query means featured, nine per page', () => {
  expect(decodeQuery(productQuerySchema, new URLSearchParams(''))).toEqual({ sortBy: 'featured', perPage: 9, page: 1 })
})

test('STORE-21 any query round-trips, including an empty list of brands', () => {
  const money = fc.integer({ min: 0, max: 1_000_000_000 }).map((whole) => satang(whole))
  const query = fc.record(
    {
      q: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
      sortBy: fc.constantFrom(...productSorts),
      priceMin: money,
      priceMax: money,
      brand: fc.array(fc.string({ minLength: 1 })),
      ratingMin: fc.integer({ min: 1, max: 5 }),
      hasFreeShipping: fc.boolean(),
      page: fc.integer({ min: 1, max: 1_000 }),
      perPage: fc.integer({ min: 1, max: 1_000 }),
    },
    { requiredKeys: ['sortBy', 'page', 'perPage'] },
  )
  fc.assert(
    fc.property(query, (given) => {
      const address = encodeQuery(productQuerySchema, given).toString()
      expect(decodeQuery(productQuerySchema, new URLSearchParams(address))).toEqual(given)
    }),
  )
})
