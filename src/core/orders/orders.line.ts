import * as v from 'valibot'
import { quantitySchema } from '../cart/cart.contract'
import { positiveBahtSchema } from '../kernel/money'
import { idSchema } from '../kernel/record-id'

/** Maximum number of lines in an order; the cart keeps no more either. */
export const mostOrderLines = 500

/** Maximum characters of a line's name and of its price reason. */
export const longestLineText = 200

/** In a separate file: the cart needs lines, but nothing else of an order. */
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
