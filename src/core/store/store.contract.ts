import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { openCode, rows } from '../kernel/lenient'
import { positiveBahtSchema } from '../kernel/money'
import { countSchema, pagingEntries, searchSchema } from '../kernel/paging'
import { idSchema } from '../kernel/record-id'
import { productSchema } from './store.product'

export const colorOptions = ['primary', 'success', 'warning', 'danger', 'info'] as const
export type ColorOption = (typeof colorOptions)[number]

/** Number of matching products per brand. */
export const brandCountSchema = v.object({ brand: v.string(), count: v.number() })
export type BrandCount = v.InferOutput<typeof brandCountSchema>

/** The catalogue's three sort orders, then its columns (reversed by `sortDesc`). */
export const productSorts = ['featured', 'price-asc', 'price-desc', 'id', 'name', 'brand', 'price', 'rating'] as const
export type ProductSort = (typeof productSorts)[number]

export type Product = v.InferOutput<typeof productSchema>

export const productDetailSchema = v.object({
  ...productSchema.entries,
  colorOptions: v.optional(v.array(openCode(colorOptions)), []),
})
export type ProductDetail = v.InferOutput<typeof productDetailSchema>

export const wishlistItemSchema = v.object({ id: idSchema, productId: idSchema })
export type WishlistItem = v.InferOutput<typeof wishlistItemSchema>

export const cartItemSchema = v.object({ id: idSchema, productId: idSchema, qty: v.number() })
export type CartItem = v.InferOutput<typeof cartItemSchema>

/** Default number of products per page. */
export const productsPerPage = 9

export const productQuerySchema = v.object({
  q: searchSchema,
  sortBy: v.optional(v.picklist(productSorts), 'featured'),
  priceMin: filterSchema(positiveBahtSchema),
  priceMax: filterSchema(positiveBahtSchema),
  brand: v.optional(v.array(v.string())),
  ratingMin: filterSchema(v.number()),
  hasFreeShipping: filterSchema(v.boolean()),
  ...pagingEntries(productsPerPage),
})
export type ProductQuery = v.InferOutput<typeof productQuerySchema>

/** The filters, without paging and sorting. */
export type ProductFilters = Omit<ProductQuery, 'sortBy' | 'sortDesc' | 'page' | 'perPage'>

export const storeCalls = {
  products: endpoint({
    name: 'store.products',
    shops: 'shared',
    allow: ['read:Product', 'read:Order'],
    method: 'GET',
    path: '/apps/ecommerce/products',
    repeat: 'safe',
    query: productQuerySchema,
    answer: v.object({
      products: rows(productSchema),
      total: countSchema,
      userWishlist: v.optional(rows(wishlistItemSchema), []),
      userCart: v.optional(rows(cartItemSchema), []),
      /** over all filters except `brand`; without it, there is no brand filter */
      brands: v.optional(rows(brandCountSchema), []),
    }),
  }),
  product: endpoint({
    name: 'store.product',
    shops: 'shared',
    allow: 'read:Product',
    method: 'GET',
    path: '/apps/ecommerce/products/{id}',
    missing: true,
    repeat: 'safe',
    params: v.object({ id: idSchema }),
    answer: v.object({ product: productDetailSchema }),
  }),
  wishlist: endpoint({
    name: 'store.wishlist',
    shops: 'shared',
    allow: 'read:Product',
    method: 'GET',
    path: '/apps/ecommerce/wishlist',
    repeat: 'safe',
    answer: v.object({ products: rows(productSchema) }),
  }),
  addToWishlist: endpoint({
    name: 'store.addToWishlist',
    shops: 'shared',
    allow: 'read:Product',
    method: 'POST',
    path: '/apps/ecommerce/wishlist',
    missing: true,
    repeat: 'safe',
    status: 201,
    body: v.object({ productId: idSchema }),
  }),
  removeFromWishlist: endpoint({
    name: 'store.removeFromWishlist',
    shops: 'shared',
    allow: 'read:Product',
    method: 'DELETE',
    path: '/apps/ecommerce/wishlist/{productId}',
    missing: true,
    repeat: 'safe',
    params: v.object({ productId: idSchema }),
  }),
}
