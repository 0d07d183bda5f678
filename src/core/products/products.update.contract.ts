import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { mostMoney, positiveBahtSchema, satang } from '../kernel/money'
import { idSchema } from '../kernel/record-id'
import { longestPicture } from '../users/users.picture'
import { shopPriceSchema, shopProductSchema, variantSchema } from './products.product'
import { plainName } from './products.search'
import { countedPiecesSchema, stockReasonSchema } from './products.stock.contract'

/** Together with a variant's name, it fits into the name of an order line. */
const longestName = 150
const longestVariantName = 49
const longestCode = 60
/** On sale; archived ones stay, as orders refer to them. */
const mostVariants = 100
const mostKeptVariants = 500
const mostAliases = 30
const mostPrices = 100

const text = (most: number) => v.pipe(v.string(), v.maxLength(most, 'too-long'))
const named = (most: number) =>
  v.pipe(
    text(most),
    v.check((name) => name.trim() !== '', 'required'),
  )
const amount = v.pipe(positiveBahtSchema, v.maxValue(satang(mostMoney), 'too-large'))
const code = v.optional(text(longestCode), '')

const picture = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(longestPicture, 'too-large'),
    v.regex(/^(data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]|https?:\/\/|\/(?!\/)|$)/, 'picture'),
  ),
  '',
)

/** Only of what is new: the stock of what is stored is changed by `products.stock`. */
const opening = {
  /** pieces in the shop */
  onHand: v.exactOptional(countedPiecesSchema),
  /** low at this number of available pieces; only with `onHand` */
  lowAt: v.exactOptional(countedPiecesSchema),
}

/** Positions of variants on sale that have the name of an earlier one: an order couldn't tell them apart. */
function repeated(variants: readonly { name: string; archived: boolean }[]): number[] {
  const seen = new Set<string>()
  return variants.flatMap(({ name, archived }, nth) => {
    const plain = plainName(name)
    if (archived || plain === '') return []
    if (seen.has(plain)) return nth
    seen.add(plain)
    return []
  })
}

const entries = {
  name: named(longestName),
  sku: code,
  barcode: code,
  unit: v.optional(text(30), ''),
  price: amount,
  prices: v.optional(
    v.pipe(v.array(v.object({ ...shopPriceSchema.entries, price: amount })), v.maxLength(mostPrices, 'too-many')),
    [],
  ),
  cost: v.exactOptional(v.nullable(amount)),
  variants: v.optional(
    v.pipe(
      v.array(
        v.object({
          archived: variantSchema.entries.archived,
          /** 0 = a new one */
          id: v.optional(idSchema, 0),
          name: named(longestVariantName),
          sku: code,
          barcode: code,
          price: v.optional(v.nullable(amount), null),
          ...opening,
        }),
      ),
      v.maxLength(mostKeptVariants, 'too-many'),
      v.check((variants) => variants.filter(({ archived }) => !archived).length <= mostVariants, 'too-many'),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        for (const nth of repeated(dataset.value)) {
          const input = dataset.value
          const value = input[nth]
          const row = { type: 'array', origin: 'value', input, key: nth, value } as const
          if (value)
            addIssue({
              message: 'taken',
              path: [row, { type: 'object', origin: 'value', input: value, key: 'name', value: value.name }],
            })
        }
      }),
    ),
    [],
  ),
  aliases: v.optional(v.pipe(v.array(named(100)), v.maxLength(mostAliases, 'too-many')), []),
  image: picture,
  archived: v.optional(v.boolean(), false),
}

/** A product to be stored. Separate from the list's contract, which every list loads. */
export const newShopProductSchema = v.object({
  ...entries,
  /** only of a product without variants on sale */
  ...opening,
})
export type NewShopProduct = v.InferOutput<typeof newShopProductSchema>

/** Whether it says how many are in the shop, of itself or of a variant. */
export const isCounted = ({ onHand, variants = [] }: Partial<Pick<NewShopProduct, 'onHand' | 'variants'>>): boolean =>
  onHand !== undefined || variants.some((variant) => variant.onHand !== undefined)

/** Omitted fields stay. */
export const shopProductChangesSchema = v.object({
  id: idSchema,
  version: v.exactOptional(v.number()),
  ...v.partial(v.object(entries)).entries,
})
export type ShopProductChanges = v.InferOutput<typeof shopProductChangesSchema>

const answer = v.object({ product: shopProductSchema })

/** The reason of every `onHand`, which isn't counted without one. */
const stockReason = v.exactOptional(stockReasonSchema)

export const productUpdateCalls = {
  /**
   * the new product is first in the list; 422 with codes by field: `taken` for a SKU or barcode in use, `unknown` for a
   * shop that doesn't exist. 403 for an `onHand` from those who may not change the stock.
   */
  add: endpoint({
    name: 'products.add',
    shops: 'limited',
    allow: 'create:Product',
    method: 'POST',
    path: '/api/products',
    repeat: 'keyed',
    status: 201,
    body: v.object({ product: newShopProductSchema, stockReason }),
    answer,
    conflict: answer,
  }),
  /**
   * With a `version`, only that version is changed, otherwise 409 with the stored one. A variant that `variants` leaves
   * out is archived, as orders refer to it. 403 for a `cost` from those who may not see it.
   */
  update: endpoint({
    name: 'products.update',
    shops: 'limited',
    allow: 'write:Product',
    method: 'POST',
    path: '/api/products/update',
    missing: true,
    repeat: 'checked',
    body: v.object({ product: shopProductChangesSchema, stockReason }),
    answer,
    conflict: answer,
  }),
}
