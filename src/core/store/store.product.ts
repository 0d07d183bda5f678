import * as v from 'valibot'
import { positiveBahtSchema } from '../kernel/money'
import { idSchema } from '../kernel/record-id'

/** A product on the wire. Apart from the calls: the cart's answers hold products, and its code none of the store's calls. */
export const productSchema = v.object({
  id: idSchema,
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  brand: v.string(),
  price: positiveBahtSchema,
  /** address of a picture, also `data:` */
  image: v.string(),
  hasFreeShipping: v.boolean(),
  /** 1 to 5 */
  rating: v.number(),
  isInWishlist: v.optional(v.boolean(), false),
  isInCart: v.optional(v.boolean(), false),
})
