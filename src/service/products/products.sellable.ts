import { type Sellable, textsOf } from '../../core/products/products.find.contract'
import { type ProductVariant, type ShopProduct, soldVariants } from '../../core/products/products.product'
import { containTyped, isTyped, plainName } from '../../core/products/products.search'
import type { Tx } from '../store'
import { shopProductsTable } from './products.table'

/** A variant's own price, otherwise the shop's, otherwise the product's. */
function priceIn(product: ShopProduct, variant: ProductVariant | undefined, shopId: number | undefined) {
  const ofShop = product.prices.find((each) => each.shopId === shopId)
  return variant?.price ?? ofShop?.price ?? product.price
}

function sellableOf(product: ShopProduct, variant: ProductVariant | undefined, shopId: number | undefined): Sellable {
  const { id, name, sku, barcode, image, aliases } = product
  return {
    id: variant?.id ?? id,
    name: variant ? `${name} ${variant.name}` : name,
    slug: '',
    description: '',
    brand: '',
    price: priceIn(product, variant, shopId),
    image,
    hasFreeShipping: false,
    rating: 0,
    isInWishlist: false,
    isInCart: false,
    sku: variant?.sku || sku,
    barcode: variant?.barcode || barcode,
    aliases: aliases.flatMap((alias) => (variant ? [alias, `${alias} ${variant.name}`] : alias)),
  }
}

function sellablesOf(product: ShopProduct, shopId?: number): Sellable[] {
  if (product.archived) return []
  if (product.variants.length === 0) return [sellableOf(product, undefined, shopId)]
  return soldVariants(product).map((variant) => sellableOf(product, variant, shopId))
}

/** 0 = it is what was typed, 1 = its name begins so, 2 = it is contained. */
function rankOf(sellable: Sellable, typed: string): number {
  if (isTyped(textsOf(sellable), typed)) return 0
  return plainName(sellable.name).startsWith(plainName(typed)) ? 1 : 2
}

/** What is on sale and matches: best matches first, newest first among equals. */
export function findSellables(
  tx: Tx,
  { q = '', shopId }: { q?: string | undefined; shopId?: number | undefined },
): Sellable[] {
  const found = tx
    .read(shopProductsTable)
    .flatMap((product) => sellablesOf(product, shopId))
    .filter((sellable) => containTyped(textsOf(sellable), q))
  if (q.trim() === '') return found
  const ranked = found.map((sellable) => ({ sellable, rank: rankOf(sellable, q) }))
  return ranked.sort((a, b) => a.rank - b.rank).map(({ sellable }) => sellable)
}

/** What is on sale, by number. */
export const sellablesById = (tx: Tx): ReadonlyMap<number, Sellable> =>
  new Map(findSellables(tx, {}).map((sellable) => [sellable.id, sellable]))

/** The numbers of all products and variants, also of those that are no longer sold. */
export const productNumbers = (tx: Tx): number[] =>
  tx.read(shopProductsTable).flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)])
