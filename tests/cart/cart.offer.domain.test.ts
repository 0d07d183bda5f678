import { expect, test } from 'vitest'
import { offerFacts } from '../../src/core/cart/cart.offer'

const nothing = { shipsBy: undefined, percentOff: undefined, offers: undefined }

test('CART-520 an offer shows only what the backend sends in a displayable form', () => {
  const shippingDate = '2026-11-25T02:00:00.000Z'
  expect(offerFacts({ shippingDate, offers: 4, discountPercentage: 17 })).toEqual({
    shipsBy: shippingDate,
    percentOff: 17,
    offers: 4,
  })
  expect(offerFacts({})).toEqual(nothing)
  expect(offerFacts({ shippingDate: '', offers: 0, discountPercentage: 0 })).toEqual(nothing)
  expect(offerFacts({ shippingDate: 'soon', offers: 1.5, discountPercentage: 101 })).toEqual(nothing)
  expect(offerFacts({ shippingDate: '2026-13-45', offers: -1, discountPercentage: Number.NaN })).toEqual(nothing)
})
