import type { FieldErrors } from '../../kernel/errors'
import { without } from '../../kernel/field-errors'
import type { Satang } from '../../kernel/money'
import { isSoldItself, type ShopProduct } from '../products.product'
import { availablePieces } from '../products.stock'
import {
  type ProductDraft,
  pathOf,
  shopPriceOf,
  type Unreadable,
  type VariantDraft,
  variantPriceOf,
} from './products.edit.fields'
import { blankOpening, clearedBy, type OpeningDraft } from './products.edit.pieces'

type Edited = { draft: ProductDraft; errors: FieldErrors; unreadable: Unreadable }

const withVariants = (edited: Edited, variants: readonly VariantDraft[], own: OpeningDraft = edited.draft) => ({
  draft: { ...edited.draft, onHand: own.onHand, lowAt: own.lowAt, variants },
  // errors of rows name their position, which changes when one is removed
  errors: without(edited.errors, 'variants', 'onHand', 'lowAt'),
})

const blankVariant = { id: 0, name: '', sku: '', barcode: '', price: null, ...blankOpening, archived: false }

/** The stock of a counted product, without the pieces that orders of the product itself will take. */
const countedOf = ({ stock }: Pick<ShopProduct, 'stock'>): OpeningDraft =>
  stock
    ? { onHand: String(Math.max(0, availablePieces(stock))), lowAt: stock.lowAt > 0 ? String(stock.lowAt) : '' }
    : blankOpening

/** The first variant takes over the stock of the product, typed or counted, as that isn't counted itself any more. */
export function addVariant(edited: Edited & { base: ShopProduct | undefined }, key: string) {
  const { base, draft } = edited
  const own = base ? countedOf(base) : { onHand: draft.onHand, lowAt: draft.lowAt }
  const taken = isSoldItself(draft) ? own : blankOpening
  return withVariants(edited, [...draft.variants, { ...blankVariant, key, ...taken }], blankOpening)
}

export type VariantPatch = Partial<
  Pick<VariantDraft, 'name' | 'sku' | 'barcode' | 'price' | 'onHand' | 'lowAt' | 'archived'>
>

export function changeVariant(edited: Edited, key: string, patch: VariantPatch) {
  const { draft, errors } = edited
  const position = draft.variants.findIndex((variant) => variant.key === key)
  const paths = Object.keys(patch)
    .flatMap(clearedBy)
    .map((name) => `variants.${position}.${name}`)
  return {
    draft: {
      ...draft,
      variants: draft.variants.map((variant) => (variant.key === key ? { ...variant, ...patch } : variant)),
    },
    errors: without(errors, ...paths),
    ...('price' in patch && { unreadable: without(edited.unreadable, variantPriceOf(key)) }),
  }
}

/** A stored variant is archived instead, as orders refer to it. The stock of the last new one is the product's again. */
export function removeVariant(edited: Edited, key: string) {
  const { variants } = edited.draft
  const left = variants.flatMap((variant) => {
    if (variant.key !== key) return variant
    return variant.id === 0 ? [] : { ...variant, archived: true }
  })
  const removed = variants.find((variant) => variant.key === key)
  const isLast = removed?.id === 0 && isSoldItself({ variants: left })
  return {
    ...withVariants(edited, left, isLast ? removed : edited.draft),
    unreadable: without(edited.unreadable, variantPriceOf(key)),
  }
}

/** null: the shop sells it at the product's price. */
export function setShopPrice(edited: Edited, shopId: number, price: Satang | null) {
  const others = edited.draft.prices.filter((each) => each.shopId !== shopId)
  const prices = price === null ? others : [...others, { shopId, price }].sort((a, b) => a.shopId - b.shopId)
  return {
    draft: { ...edited.draft, prices },
    errors: without(edited.errors, 'prices'),
    unreadable: without(edited.unreadable, shopPriceOf(shopId)),
  }
}

export function refuseAmount({ draft, unreadable, errors }: Edited, name: string, code: string | null) {
  return {
    unreadable: { ...without(unreadable, name), ...(code !== null && { [name]: code }) },
    errors: without(errors, pathOf(draft, name)),
  }
}
