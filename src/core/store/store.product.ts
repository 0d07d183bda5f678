import * as v from 'valibot'
import { positiveBahtSchema } from '../kernel/money'
import { idSchema } from '../kernel/record-id'

const text = v.optional(v.string(), '')

/**
 * A product on the wire. Separate from the calls: the cart's responses contain products, but its code needs none of the
 * store's calls.
 */
export const productSchema = v.object({
  id: idSchema,
  name: v.string(),
  slug: text,
  description: text,
  brand: text,
  price: positiveBahtSchema,
  /** URL of a picture, may be `data:`; empty = none */
  image: text,
  hasFreeShipping: v.optional(v.boolean(), false),
  /** 1 to 5; 0 = not rated */
  rating: v.optional(v.number(), 0),
  isInWishlist: v.optional(v.boolean(), false),
  isInCart: v.optional(v.boolean(), false),
})
