import type { CartProduct } from './cart.contract'

/** What the server's cart says of a line beside product and quantity. A backend that leaves it out says nothing. */
export type CartOffer = Pick<CartProduct, 'shippingDate' | 'offers' | 'discountPercentage'>

/** The facts of an offer that are worth showing. */
export type OfferFacts = {
  /** moment by which it is sent, ISO text */
  shipsBy: string | undefined
  /** percent off the catalogue's price, above 0 and up to 100 */
  percentOff: number | undefined
  offers: number | undefined
}

const known = (value: number | undefined, most: number): number | undefined =>
  value !== undefined && value > 0 && value <= most ? value : undefined

/** A date that is none, a count below one and a percentage that no price can be cut by are left out. */
export function offerFacts({ shippingDate = '', offers, discountPercentage }: Partial<CartOffer>): OfferFacts {
  const count = known(offers, Number.MAX_SAFE_INTEGER)
  return {
    shipsBy: Number.isNaN(Date.parse(shippingDate)) ? undefined : shippingDate,
    percentOff: known(discountPercentage, 100),
    offers: Number.isInteger(count) ? count : undefined,
  }
}
