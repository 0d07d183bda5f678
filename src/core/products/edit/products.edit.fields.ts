import { decode, encode, type Schema } from '../../kernel/codec'
import type { FieldErrors } from '../../kernel/errors'
import { noMoney, type Satang } from '../../kernel/money'
import { normalizeNumber, normalizeText } from '../../kernel/normalize-text'
import { errorsIn } from '../../kernel/record-errors'
import { isSoldItself, type ShopPrice, type ShopProduct } from '../products.product'
import { type NewShopProduct, newShopProductSchema } from '../products.update.contract'
import { blankOpening, type OpeningDraft, openingErrors, openingOf } from './products.edit.pieces'

/** A variant in a form; its stock only if it is new. */
export type VariantDraft = OpeningDraft & {
  /** identifies the row */
  key: string
  /** 0 = a new one */
  id: number
  name: string
  sku: string
  barcode: string
  /** null = the product's price */
  price: Satang | null
  archived: boolean
}

export const productTexts = ['name', 'sku', 'barcode', 'unit'] as const
export type ProductText = (typeof productTexts)[number]

/** A product in a form; its stock only if it is new and has no variants on sale. */
export type ProductDraft = Record<ProductText, string> &
  OpeningDraft & {
    /** null = not entered yet */
    price: Satang | null
    /** null = unknown */
    cost: Satang | null
    prices: readonly ShopPrice[]
    variants: readonly VariantDraft[]
    /** as typed, separated by commas or lines */
    aliases: string
    image: string
    archived: boolean
  }

/** Names of amounts: `price`, `cost`, and those of rows by what identifies the row. */
export const variantPriceOf = (key: string): string => `variant:${key}`
export const shopPriceOf = (shopId: number): string => `shop:${shopId}`

/** Error codes of texts that aren't amounts, by the amount's name. */
export type Unreadable = Readonly<Record<string, string>>

/** Where the form shows an amount's errors. */
export function pathOf({ variants }: ProductDraft, amount: string): string {
  const position = variants.findIndex(({ key }) => variantPriceOf(key) === amount)
  if (position >= 0) return `variants.${position}.price`
  return amount.replace(/^shop:/, 'prices.shop')
}

export const blankProduct: ProductDraft = {
  name: '',
  sku: '',
  barcode: '',
  unit: '',
  price: null,
  cost: null,
  ...blankOpening,
  prices: [],
  variants: [],
  aliases: '',
  image: '',
  archived: false,
}

export function draftOf(product: ShopProduct): ProductDraft {
  const { name, sku, barcode, unit, price, cost = null, prices, variants, aliases, image, archived } = product
  return {
    name,
    sku,
    barcode,
    unit,
    price,
    cost,
    ...blankOpening,
    prices,
    variants: variants.map((variant) => ({ ...variant, key: String(variant.id), ...blankOpening })),
    aliases: aliases.join(', '),
    image,
    archived,
  }
}

const aliasesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,\n;]/)
      .map(normalizeText)
      .filter((alias) => alias !== ''),
  ),
]

/** The product as it would be stored, with a price of 0 if none is entered. */
export const productOf = ({
  price,
  cost,
  prices,
  variants,
  aliases,
  image,
  archived,
  onHand: _,
  lowAt: __,
  ...texts
}: ProductDraft) =>
  ({
    name: normalizeText(texts.name),
    sku: normalizeText(texts.sku),
    barcode: normalizeNumber(texts.barcode),
    unit: normalizeText(texts.unit),
    price: price ?? noMoney,
    prices: [...prices],
    cost,
    variants: variants.map(({ key: _, ...variant }) => ({
      id: variant.id,
      name: normalizeText(variant.name),
      sku: normalizeText(variant.sku),
      barcode: normalizeNumber(variant.barcode),
      price: variant.price,
      archived: variant.archived,
      ...(variant.id === 0 && openingOf(variant)),
    })),
    aliases: aliasesIn(aliases),
    image,
    archived,
  }) satisfies NewShopProduct
export type ProductFields = ReturnType<typeof productOf>

/** A new variant beside the stored one: without its number, and without the stock it is stored with. */
const asStored = (variants: ProductFields['variants'], others: ProductFields['variants']) =>
  variants.map((variant, nth) => {
    const other = others[nth]
    if (!other || (variant.id === 0) === (other.id === 0)) return variant
    const { onHand: _, lowAt: __, ...fields } = variant
    return { ...fields, id: 0 }
  })

/** A new variant has no number until it is stored. */
export function isSameField(
  name: keyof ProductFields,
  one: Partial<ProductFields>,
  other: Partial<ProductFields>,
): boolean {
  const [a, b] = [one[name], other[name]]
  if (name !== 'variants' || !one.variants || !other.variants) return JSON.stringify(a) === JSON.stringify(b)
  const [mine, theirs] = [asStored(one.variants, other.variants), asStored(other.variants, one.variants)]
  return JSON.stringify(mine) === JSON.stringify(theirs)
}

/** The fields that this user knows: whoever may not see the cost doesn't change it. */
const namesOf = (base: ShopProduct): (keyof ProductFields)[] =>
  (Object.keys(productOf(blankProduct)) as (keyof ProductFields)[]).filter(
    (name) => name !== 'cost' || base.cost !== undefined,
  )

/** The names of the fields that differ between two stored versions. */
export const differingFields = (one: ShopProduct, other: ShopProduct): (keyof ProductFields)[] =>
  namesOf(one).filter((name) => !isSameField(name, productOf(draftOf(one)), productOf(draftOf(other))))

/** The difference from the stored product; nothing else is sent, so nothing else is overwritten. */
export function changesOf(base: ShopProduct, draft: ProductDraft): Partial<ProductFields> {
  const [before, next] = [productOf(draftOf(base)), productOf(draft)]
  const names = namesOf(base).filter((name) => !isSameField(name, before, next))
  return Object.fromEntries(names.map((name) => [name, next[name]]))
}

/** A new product as sent; an unknown cost isn't, as not everyone may enter it. */
export function newProductOf(draft: ProductDraft): NewShopProduct {
  const { cost, ...product } = productOf(draft)
  return { ...product, ...(cost !== null && { cost }), ...(isSoldItself(draft) && openingOf(draft)) }
}

/** Whether leaving would lose edits. */
export const isChanged = (base: ShopProduct | undefined, draft: ProductDraft, unreadable: Unreadable): boolean =>
  Object.keys(unreadable).length > 0 ||
  Object.keys(openingErrors(!base, draft)).length > 0 ||
  (base
    ? Object.keys(changesOf(base, draft)).length > 0
    : JSON.stringify(newProductOf(draft)) !== JSON.stringify(newProductOf(blankProduct)))

/** Validation errors by path, e.g. `name`, `variants.0.sku`; empty if the product can be saved. */
export function productErrors(
  base: ShopProduct | undefined,
  draft: ProductDraft,
  unreadable: Unreadable = {},
): FieldErrors {
  const schema: Schema = newShopProductSchema
  const read = decode(schema, encode(schema, base ? productOf(draft) : newProductOf(draft)))
  const found: FieldErrors = read.ok ? {} : base ? errorsIn(read.fields, changesOf(base, draft)) : read.fields
  const amounts = Object.fromEntries(Object.entries(unreadable).map(([name, code]) => [pathOf(draft, name), [code]]))
  const needsPrice = draft.price === null && unreadable.price === undefined
  return { ...found, ...(needsPrice && { price: ['required'] }), ...openingErrors(!base, draft), ...amounts }
}
