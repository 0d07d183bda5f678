import { codesOf } from '../../core/products/products.code'
import { isSoldItself } from '../../core/products/products.product'
import type { NewShopProduct } from '../../core/products/products.update.contract'
import { shopsTable } from '../shops/shops.table'
import type { Tx } from '../store'
import { type StoredProduct, shopProductsTable } from './products.table'

type Codes = Record<string, string[]>
type Coded = Pick<NewShopProduct, 'sku' | 'barcode' | 'variants'>

/** `taken` for SKUs and barcodes that another product on sale or another variant has. */
function takenCodes(tx: Tx, product: Coded, id: number | undefined): Codes {
  const taken = { sku: new Set<string>(), barcode: new Set<string>() }
  for (const other of tx.read(shopProductsTable))
    if (other.id !== id && !other.archived) for (const { name, code } of codesOf(other)) taken[name].add(code)
  const fieldErrors: Codes = {}
  for (const { path, name, code } of codesOf(product)) {
    if (taken[name].has(code)) fieldErrors[path] = ['taken']
    taken[name].add(code)
  }
  return fieldErrors
}

function shopErrors(tx: Tx, { prices }: Pick<NewShopProduct, 'prices'>): Codes {
  const shops = new Set(tx.read(shopsTable).map(({ id }) => id))
  const seen = new Set<number>()
  const fieldErrors: Codes = {}
  for (const [nth, { shopId }] of prices.entries()) {
    if (!shops.has(shopId)) fieldErrors[`prices.${nth}.shopId`] = ['unknown']
    else if (seen.has(shopId)) fieldErrors[`prices.${nth}.shopId`] = ['taken']
    seen.add(shopId)
  }
  return fieldErrors
}

/** Variants that aren't this product's. */
function variantErrors({ variants }: Pick<NewShopProduct, 'variants'>, before: StoredProduct | undefined): Codes {
  const known = new Set(before?.variants.map(({ id }) => id))
  const seen = new Set<number>()
  const fieldErrors: Codes = {}
  for (const [nth, { id }] of variants.entries()) {
    if (id === 0) continue
    if (!known.has(id) || seen.has(id)) fieldErrors[`variants.${nth}.id`] = ['unknown']
    seen.add(id)
  }
  return fieldErrors
}

type Opening = Pick<NewShopProduct, 'onHand' | 'lowAt'>

/** `code` for what it says of its stock; without one, a limit needs pieces. */
function openingErrors({ onHand, lowAt }: Opening, code: string | undefined, path = ''): Codes {
  if (code === undefined) return lowAt !== undefined && onHand === undefined ? { [`${path}onHand`]: ['uncounted'] } : {}
  return {
    ...(onHand !== undefined && { [`${path}onHand`]: [code] }),
    ...(lowAt !== undefined && { [`${path}lowAt`]: [code] }),
  }
}

/** Pieces are counted by variant, and those of a stored variant with `products.stock`. */
const stockErrors = (product: Opening & Pick<NewShopProduct, 'variants'>): Codes =>
  Object.assign(
    openingErrors(product, isSoldItself(product) ? undefined : 'of-variants'),
    ...product.variants.map((variant, nth) =>
      openingErrors(variant, variant.id === 0 ? undefined : 'not-new', `variants.${nth}.`),
    ),
  )

/** Error codes by path in `product`; empty if it can be stored. An archived product keeps what others may use. */
export function productErrors(tx: Tx, product: NewShopProduct, before?: StoredProduct): Record<string, string[]> {
  const fieldErrors = {
    ...(product.archived ? {} : takenCodes(tx, product, before?.id)),
    ...shopErrors(tx, product),
    ...variantErrors(product, before),
    ...stockErrors(product),
  }
  return Object.fromEntries(Object.entries(fieldErrors).map(([path, codes]) => [`product.${path}`, codes]))
}
