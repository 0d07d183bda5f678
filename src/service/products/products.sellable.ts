import type { Sellable } from '../../core/products/products.find.contract'
import type { ProductVariant, ShopProduct } from '../../core/products/products.product'
import { matcherOf, plainName } from '../../core/products/products.search'
import type { Tx } from '../store'
import { shopProductsTable } from './products.table'
import { type Offer, soldOffers } from './products.texts'

/** A variant's own price, otherwise the shop's, otherwise the product's. */
function priceIn(product: ShopProduct, variant: ProductVariant | undefined, shopId: number | undefined) {
  const ofShop = product.prices.find((each) => each.shopId === shopId)
  return variant?.price ?? ofShop?.price ?? product.price
}

/** An offer as it is put on an order, at a shop's price. */
export function sellableOf({ product, variant, name }: Offer, shopId?: number): Sellable {
  const { id, sku, barcode, image, aliases } = product
  return {
    id: variant?.id ?? id,
    name,
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

/** 0 = it is what was typed, 1 = its name begins so, 2 = it is contained. */
function rankOf({ plain }: Offer, typed: string): number {
  if (plain.includes(typed)) return 0
  return plain[0]?.startsWith(typed) ? 1 : 2
}

/** What is on sale and matches: best matches first, newest first among equals. */
export function findOffers(tx: Tx, q = ''): readonly Offer[] {
  const matches = matcherOf(q)
  const found = tx
    .read(shopProductsTable)
    .flatMap(soldOffers)
    .filter(({ plain }) => matches(plain))
  const typed = plainName(q)
  if (typed === '') return found
  const ranked = found.map((offer) => ({ offer, rank: rankOf(offer, typed) }))
  return ranked.sort((a, b) => a.rank - b.rank).map(({ offer }) => offer)
}

/** What is on sale under this number. */
export function sellableById(tx: Tx, id: number): Sellable | undefined {
  const product = tx
    .read(shopProductsTable)
    .find((each) => each.id === id || each.variants.some((variant) => variant.id === id))
  const offer = product && soldOffers(product).find(({ variant }) => (variant ?? product).id === id)
  return offer && sellableOf(offer)
}

/** The numbers of all products and variants, also of those that are no longer sold. */
export const productNumbers = (tx: Tx): number[] =>
  tx.read(shopProductsTable).flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)])

/** The whole names of what is on sale, by number. */
export const soldNames = (tx: Tx): ReadonlyMap<number, string> =>
  new Map(
    tx
      .read(shopProductsTable)
      .flatMap(soldOffers)
      .map(({ product, variant, name }) => [(variant ?? product).id, name]),
  )
