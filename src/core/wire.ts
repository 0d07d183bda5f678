import type * as v from 'valibot'
import type { customerSchema } from './customers/customers.contract'
import type { newOrderSchema, orderSchema } from './orders/orders.contract'
import type { shopSchema } from './shops/shops.contract'
import type { productSchema } from './store/store.product'

/** A stored order as a backend answers it; amounts in baht, as everywhere on the wire. */
export type Order = v.InferInput<typeof orderSchema>
/** An order as it is sent to be stored. */
export type NewOrder = v.InferInput<typeof newOrderSchema>
/** A product of the catalogue. */
export type Product = v.InferInput<typeof productSchema>
/** A shop that sells: address, COD rule, PromptPay. */
export type Shop = v.InferInput<typeof shopSchema>
/** Whoever receives orders. */
export type Customer = v.InferInput<typeof customerSchema>
