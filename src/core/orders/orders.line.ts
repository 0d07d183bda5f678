import * as v from 'valibot'
import { quantitySchema } from '../cart/cart.contract'
import { positiveBahtSchema } from '../kernel/money'
import { idSchema } from '../kernel/record-id'

/** An order takes no more lines; a longer cart is not kept. */
export const mostOrderLines = 500

/** Characters of a line's name, and of why its price is another one. */
export const longestLineText = 200

/** Apart from the order: the cart keeps lines and needs nothing else of it. */
export const orderLineSchema = v.object({
  uq: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(200, 'too-long')),
  /** null = free text, no catalogue product */
  productId: v.nullable(idSchema),
  name: v.string(),
  price: positiveBahtSchema,
  Quantity: quantitySchema,
  priceReason: v.exactOptional(v.string()),
})
export type OrderLine = v.InferOutput<typeof orderLineSchema>
