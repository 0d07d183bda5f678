import type { ShopProduct } from '../../core/products/products.product'
import { table } from '../table'

/** A product with its cost. */
export type StoredProduct = ShopProduct & { version: number }

/** Newest first. The storefront's sample products are another table. */
export const shopProductsTable = table<StoredProduct>('shop-products', {
  of: 'shop',
  key: ({ id }) => id,
  kind: 'products',
})
