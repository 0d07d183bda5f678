import {
  type BrandCount,
  colorOptions,
  type Product,
  type ProductQuery,
  storeCalls,
} from '../../core/store/store.contract'
import { cartTable } from '../cart/cart.table'
import { handle, type Service } from '../handle'
import { nextId } from '../next-id'
import { missing } from '../reply'
import type { Tx } from '../store'
import { productsTable, wishlistTable } from './store.table'

/** Products with the current wishlist and cart. */
function shownProducts(tx: Tx): Product[] {
  const wished = new Set(tx.read(wishlistTable).map(({ productId }) => productId))
  const taken = new Set(tx.read(cartTable).map(({ productId }) => productId))
  return tx
    .read(productsTable)
    .map((product) => ({ ...product, isInWishlist: wished.has(product.id), isInCart: taken.has(product.id) }))
}

/** Text isn't a number, so it compares neither greater nor less. */
const limit = (given: number | string | undefined, otherwise: number): number =>
  typeof given === 'string' ? Number.NaN : (given ?? otherwise)

function matches(product: Product, query: ProductQuery): boolean {
  const q = query.q?.toLowerCase() ?? ''
  return (
    `${product.name}\n${product.brand}\n${product.description}`.toLowerCase().includes(q) &&
    product.price >= limit(query.priceMin, 0) &&
    product.price <= limit(query.priceMax, Number.POSITIVE_INFINITY) &&
    (query.brand?.includes(product.brand) ?? true) &&
    product.rating >= limit(query.ratingMin, 0) &&
    (query.hasFreeShipping === undefined || product.hasFreeShipping === query.hasFreeShipping)
  )
}

const thai = new Intl.Collator('th')

function compare({ sortBy, sortDesc }: ProductQuery): (a: Product, b: Product) => number {
  if (sortBy === 'featured') return (a, b) => b.id - a.id
  if (sortBy === 'price-asc') return (a, b) => a.price - b.price || a.id - b.id
  if (sortBy === 'price-desc') return (a, b) => b.price - a.price || a.id - b.id
  const sign = sortDesc ? -1 : 1
  if (sortBy === 'name' || sortBy === 'brand') return (a, b) => sign * thai.compare(a[sortBy], b[sortBy]) || a.id - b.id
  return (a, b) => sign * (a[sortBy] - b[sortBy]) || a.id - b.id
}

/** Number of these products per brand, in alphabetical order. */
function brandCounts(products: readonly Product[]): BrandCount[] {
  const counts = new Map<string, number>()
  for (const { brand } of products) counts.set(brand, (counts.get(brand) ?? 0) + 1)
  return [...counts].map(([brand, count]) => ({ brand, count })).sort((a, b) => thai.compare(a.brand, b.brand))
}

export const storeService: Service = {
  tables: [productsTable, wishlistTable],
  handlers: [
    handle(storeCalls.products, ({ query, tx }) => {
      const ofAnyBrand = shownProducts(tx).filter((product) => matches(product, { ...query, brand: undefined }))
      const found = ofAnyBrand.filter((product) => matches(product, query)).sort(compare(query))
      return {
        products: found.slice((query.page - 1) * query.perPage, query.page * query.perPage),
        total: found.length,
        userWishlist: [...tx.read(wishlistTable)],
        userCart: [...tx.read(cartTable)],
        brands: brandCounts(ofAnyBrand),
      }
    }),

    handle(storeCalls.product, ({ params, tx }) => {
      const product = shownProducts(tx).find(({ id }) => id === params.id)
      return product ? { product: { ...product, colorOptions: [...colorOptions] } } : missing()
    }),

    handle(storeCalls.wishlist, ({ tx }) => {
      const shown = new Map(shownProducts(tx).map((product) => [product.id, product]))
      return { products: tx.read(wishlistTable).flatMap(({ productId }) => shown.get(productId) ?? []) }
    }),

    handle(storeCalls.addToWishlist, ({ body: { productId }, tx }) => {
      if (!tx.read(productsTable).some(({ id }) => id === productId)) return missing()
      const items = tx.read(wishlistTable)
      if (items.some((item) => item.productId === productId)) return undefined
      tx.write(wishlistTable, [...items, { id: nextId(items), productId }])
      return undefined
    }),

    handle(storeCalls.removeFromWishlist, ({ params: { productId }, tx }) => {
      tx.write(
        wishlistTable,
        tx.read(wishlistTable).filter((item) => item.productId !== productId),
      )
      return undefined
    }),
  ],
}
