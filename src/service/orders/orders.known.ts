import type { KnownRecords } from '../../core/orders/orders.check'
import { productNumbers } from '../products/products.sellable'
import { shopsTable } from '../shops/shops.table'
import type { Tx } from '../store'
import { productsTable } from '../store/store.table'

/** The existing shops, and the products of the shops and of the storefront. */
export const whatExists = (tx: Tx): KnownRecords => ({
  shops: new Set(tx.read(shopsTable).map(({ id }) => id)),
  products: new Set([...productNumbers(tx), ...tx.read(productsTable).map(({ id }) => id)]),
})
