import * as v from 'valibot'
import { rows } from '../kernel/lenient'
import { positiveBahtSchema } from '../kernel/money'
import { idSchema, versionEntries } from '../kernel/record-id'
import { stockSchema } from './products.stock'

const text = v.optional(v.string(), '')

/** Another price in one shop. */
export const shopPriceSchema = v.object({ shopId: idSchema, price: positiveBahtSchema })
export type ShopPrice = v.InferOutput<typeof shopPriceSchema>

/** A size, a colour or both. Its number is unique among products and variants: order lines refer to it. */
export const variantSchema = v.object({
  id: idSchema,
  /** "M / แดง" */
  name: v.string(),
  sku: text,
  barcode: text,
  /** null = the product's price */
  price: v.optional(v.nullable(positiveBahtSchema), null),
  /** no longer sold */
  archived: v.optional(v.boolean(), false),
  /** missing = not counted */
  stock: v.exactOptional(stockSchema),
})
export type ProductVariant = v.InferOutput<typeof variantSchema>

/** A product of the shops that use this backend. A product with variants on sale is sold by variant. */
export const shopProductSchema = v.object({
  id: idSchema,
  name: v.string(),
  sku: text,
  barcode: text,
  /** what one piece is called: "ถุง" */
  unit: text,
  price: positiveBahtSchema,
  /** prices of shops that sell it at another price */
  prices: v.optional(rows(shopPriceSchema), []),
  /** what one piece costs the shop; null = unknown; missing for those who may not see it */
  cost: v.exactOptional(v.nullable(positiveBahtSchema)),
  variants: v.optional(rows(variantSchema), []),
  /** other names that staff and customers use */
  aliases: v.optional(v.array(v.string()), []),
  /** URL of a picture, may be `data:`; empty = none */
  image: text,
  /** missing = not counted, or counted by variant */
  stock: v.exactOptional(stockSchema),
  /** no longer sold; orders keep it */
  archived: v.optional(v.boolean(), false),
  ...versionEntries,
})
export type ShopProduct = v.InferOutput<typeof shopProductSchema>

/** The variants on sale. */
export const soldVariants = ({ variants }: Pick<ShopProduct, 'variants'>): ProductVariant[] =>
  variants.filter(({ archived }) => !archived)

/** Whether it is sold itself: none of its variants is on sale. */
export const isSoldItself = ({ variants }: { readonly variants: readonly { archived: boolean }[] }): boolean =>
  variants.every(({ archived }) => archived)
