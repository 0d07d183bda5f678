import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { rows } from '../kernel/lenient'
import { countSchema, pagingEntries, searchSchema } from '../kernel/paging'
import { idSchema } from '../kernel/record-id'
import { shopProductSchema } from './products.product'

/** Sort columns; by default, newest first. */
export const shopProductSorts = ['name', 'sku', 'price'] as const
export type ShopProductSort = (typeof shopProductSorts)[number]

/** Which products a list shows instead of those on sale. */
export const shopProductShows = ['archived', 'low'] as const
export type ShopProductShow = (typeof shopProductShows)[number]

/** Default number of products per page. */
export const shopProductsPerPage = 25

export const shopProductQuerySchema = v.object({
  /** in names, SKUs, barcodes and other names, also of variants */
  q: searchSchema,
  show: filterSchema(v.picklist(shopProductShows)),
  sortBy: v.optional(v.picklist(shopProductSorts)),
  ...pagingEntries(shopProductsPerPage),
})
export type ShopProductQuery = v.InferOutput<typeof shopProductQuerySchema>

export const productsCalls = {
  list: endpoint({
    name: 'products.list',
    shops: 'limited',
    allow: ['read:Product', 'read:Order'],
    method: 'GET',
    path: '/api/products',
    repeat: 'safe',
    query: shopProductQuerySchema,
    answer: v.object({ products: rows(shopProductSchema), total: countSchema }),
  }),
  one: endpoint({
    name: 'products.one',
    shops: 'limited',
    allow: ['read:Product', 'read:Order'],
    method: 'GET',
    path: '/api/products/{id}',
    missing: true,
    repeat: 'safe',
    params: v.object({ id: idSchema }),
    answer: v.object({ product: shopProductSchema }),
  }),
}
