import type * as v from 'valibot'
import type { customerSchema } from './customers/customers.contract'
import type { newOrderSchema, orderSchema } from './orders/orders.contract'
import type { shopSchema } from './shops/shops.contract'
import type { productSchema } from './store/store.product'

/** A stored order in its wire format; amounts in baht, as everywhere on the wire. */
export type Order = v.InferInput<typeof orderSchema>
/** A new order as sent to the backend. */
export type NewOrder = v.InferInput<typeof newOrderSchema>
/** A product of the catalogue. */
export type Product = v.InferInput<typeof productSchema>
/** A selling shop: address, COD rule, PromptPay. */
export type Shop = v.InferInput<typeof shopSchema>
/** A recipient of orders. */
export type Customer = v.InferInput<typeof customerSchema>
