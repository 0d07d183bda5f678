import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { rows } from '../kernel/lenient'
import { countSchema, pagingEntries, searchSchema } from '../kernel/paging'
import { idSchema } from '../kernel/record-id'
import { productSchema } from '../store/store.product'

/** Number of products shown in the picker. */
export const pickerPerPage = 6

/**
 * What an order line can be made of: a product without variants on sale, or one variant with its whole name. In the form of the
 * storefront's products, as carts contain both.
 */
export const sellableSchema = v.object({
  ...productSchema.entries,
  sku: v.optional(v.string(), ''),
  barcode: v.optional(v.string(), ''),
  /** other names that staff and customers use */
  aliases: v.optional(v.array(v.string()), []),
  /** pieces that no order needs; missing = not counted */
  available: v.exactOptional(v.number()),
})
export type Sellable = v.InferOutput<typeof sellableSchema>

/** By what it can be called when an order is taken. */
export const textsOf = ({ name, sku, barcode, aliases }: Sellable): string[] => [name, sku, barcode, ...aliases]

export const findProductsCalls = {
  /**
   * Products to put on an order: best matches first, otherwise newest first. `shopId` gives that shop's prices,
   * `ids` only these products and variants, in no order. Optional
   * for a backend (404): then the storefront's products are searched.
   */
  find: endpoint({
    name: 'products.find',
    shops: 'limited',
    allow: ['read:Product', 'read:Order'],
    method: 'GET',
    path: '/api/products/find',
    optional: true,
    repeat: 'safe',
    query: v.object({
      q: searchSchema,
      ids: v.exactOptional(v.array(idSchema)),
      shopId: v.optional(idSchema),
      ...pagingEntries(pickerPerPage),
    }),
    answer: v.object({ products: rows(sellableSchema), total: countSchema }),
  }),
}
