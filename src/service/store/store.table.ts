import type { Product, WishlistItem } from '../../core/store/store.contract'
import { table } from '../table'

export const productsTable = table<Product>('products', { of: 'shop', key: ({ id }) => id, kind: 'store' })
export const wishlistTable = table<WishlistItem>('wishlist', { of: 'person', key: ({ id }) => id, kind: 'store' })
