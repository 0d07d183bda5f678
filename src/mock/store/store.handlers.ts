import {
  type BrandCount,
  colorOptions,
  type Product,
  type ProductQuery,
  storeCalls,
} from '../../core/store/store.contract'
import type { AppMock } from '../app-mock'
import { cartTable } from '../cart/cart.seed'
import { handle, missing } from '../handle'
import { nextId, type World } from '../world'
import { productsTable, wishlistTable } from './store.seed'

/** Products as this moment's wishlist and cart show them. */
function shownProducts(world: World): Product[] {
  const wished = new Set(world.read(wishlistTable).map(({ productId }) => productId))
  const taken = new Set(world.read(cartTable).map(({ productId }) => productId))
  return world
    .read(productsTable)
    .map((product) => ({ ...product, isInWishlist: wished.has(product.id), isInCart: taken.has(product.id) }))
}

/** Text is no number: nothing is more than it, and nothing less. */
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

/** Brands with how many of these products they have, in the order of the alphabet. */
function brandCounts(products: readonly Product[]): BrandCount[] {
  const counts = new Map<string, number>()
  for (const { brand } of products) counts.set(brand, (counts.get(brand) ?? 0) + 1)
  return [...counts].map(([brand, count]) => ({ brand, count })).sort((a, b) => thai.compare(a.brand, b.brand))
}

export const storeMock: AppMock = {
  tables: [productsTable, wishlistTable],
  handlers: [
    handle(storeCalls.products, ({ query, world }) => {
      const ofAnyBrand = shownProducts(world).filter((product) => matches(product, { ...query, brand: undefined }))
      const found = ofAnyBrand.filter((product) => matches(product, query)).sort(compare(query))
      return {
        products: found.slice((query.page - 1) * query.perPage, query.page * query.perPage),
        total: found.length,
        userWishlist: [...world.read(wishlistTable)],
        userCart: [...world.read(cartTable)],
        brands: brandCounts(ofAnyBrand),
      }
    }),

    handle(storeCalls.product, ({ params, world }) => {
      const product = shownProducts(world).find(({ id }) => id === params.id)
      return product ? { product: { ...product, colorOptions: [...colorOptions] } } : missing()
    }),

    handle(storeCalls.wishlist, ({ world }) => {
      const shown = new Map(shownProducts(world).map((product) => [product.id, product]))
      return { products: world.read(wishlistTable).flatMap(({ productId }) => shown.get(productId) ?? []) }
    }),

    handle(storeCalls.addToWishlist, ({ body: { productId }, world }) => {
      if (!world.read(productsTable).some(({ id }) => id === productId)) return missing()
      const items = world.read(wishlistTable)
      if (items.some((item) => item.productId === productId)) return undefined
      world.write(wishlistTable, [...items, { id: nextId(items), productId }])
      return undefined
    }),

    handle(storeCalls.removeFromWishlist, ({ params: { productId }, world }) => {
      world.write(
        wishlistTable,
        world.read(wishlistTable).filter((item) => item.productId !== productId),
      )
      return undefined
    }),
  ],
}
