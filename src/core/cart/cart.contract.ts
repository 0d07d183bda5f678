import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { rows } from '../kernel/lenient'
import { idSchema } from '../kernel/record-id'
import { productSchema } from '../store/store.product'

/** Maximum quantity of one line. */
export const mostQuantity = 9_999

const wholeNumber = v.pipe(v.number(), v.safeInteger('whole'))

/** 1 to 9,999 pieces */
export const quantitySchema = v.pipe(wholeNumber, v.minValue(1, 'range'), v.maxValue(mostQuantity, 'range'))

export const cartProductSchema = v.object({
  ...productSchema.entries,
  qty: v.pipe(wholeNumber, v.minValue(0, 'range')),
  /** ISO timestamp */
  shippingDate: v.optional(v.string(), ''),
  offers: v.optional(v.number(), 0),
  discountPercentage: v.optional(v.number(), 0),
})
export type CartProduct = v.InferOutput<typeof cartProductSchema>

export const cartCalls = {
  read: endpoint({
    name: 'cart.read',
    shops: 'shared',
    allow: 'signed-in',
    method: 'GET',
    path: '/apps/ecommerce/cart',
    repeat: 'safe',
    answer: v.object({ products: rows(cartProductSchema) }),
  }),
  /** adds 1 to the product's line, once per key */
  add: endpoint({
    name: 'cart.add',
    shops: 'shared',
    allow: ['read:Order', 'read:Product'],
    method: 'POST',
    path: '/apps/ecommerce/cart',
    missing: true,
    repeat: 'keyed',
    status: 201,
    body: v.object({ productId: idSchema }),
  }),
  remove: endpoint({
    name: 'cart.remove',
    shops: 'shared',
    allow: ['read:Order', 'read:Product'],
    method: 'DELETE',
    path: '/apps/ecommerce/cart/{productId}',
    missing: true,
    repeat: 'safe',
    params: v.object({ productId: idSchema }),
  }),
  /** sets the product's quantity; 0 removes it */
  update: endpoint({
    name: 'cart.update',
    shops: 'shared',
    allow: ['read:Order', 'read:Product'],
    method: 'POST',
    path: '/apps/ecommerce/cart/update',
    missing: true,
    repeat: 'safe',
    body: v.object({
      productId: idSchema,
      qty: v.pipe(wholeNumber, v.minValue(0, 'range'), v.maxValue(mostQuantity, 'range')),
    }),
  }),
}
