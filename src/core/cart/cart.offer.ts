import type { Satang } from '../kernel/money'
import type { CartProduct } from './cart.contract'

/** Line data from the server's cart beyond product and quantity. Optional for a backend. */
export type CartOffer = Pick<CartProduct, 'shippingDate' | 'offers' | 'discountPercentage'>

/** Product data shown in a line, with the offer from the server's cart. */
export type CartProductInfo = { id: number; name: string; price: Satang; image: string } & Partial<CartOffer>

/** The parts of an offer worth showing. */
export type OfferFacts = {
  /** latest shipping time, ISO timestamp */
  shipsBy: string | undefined
  /** percent off the catalogue price, above 0 and up to 100 */
  percentOff: number | undefined
  offers: number | undefined
}

const known = (value: number | undefined, most: number): number | undefined =>
  value !== undefined && value > 0 && value <= most ? value : undefined

/** Omits invalid dates, counts below one and percentages that can't be discounts. */
export function offerFacts({ shippingDate = '', offers, discountPercentage }: Partial<CartOffer>): OfferFacts {
  const count = known(offers, Number.MAX_SAFE_INTEGER)
  return {
    shipsBy: Number.isNaN(Date.parse(shippingDate)) ? undefined : shippingDate,
    percentOff: known(discountPercentage, 100),
    offers: Number.isInteger(count) ? count : undefined,
  }
}
