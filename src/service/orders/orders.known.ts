import type { KnownRecords } from '../../core/orders/orders.check'
import { shopsTable } from '../shops/shops.table'
import type { Tx } from '../store'
import { productsTable } from '../store/store.table'

/** The existing shops and products. */
export const whatExists = (tx: Tx): KnownRecords => ({
  shops: new Set(tx.read(shopsTable).map(({ id }) => id)),
  products: new Set(tx.read(productsTable).map(({ id }) => id)),
})
