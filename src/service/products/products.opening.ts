import { isSoldItself } from '../../core/products/products.product'
import { isCounted, type NewShopProduct } from '../../core/products/products.update.contract'
import { type Bearer, hasRight } from '../rights'
import type { Tx } from '../store'
import { noteStock } from './products.noted'
import { stockTable } from './products.stock.table'
import { changeStock, orderedOf } from './products.stock-changes'
import type { StoredProduct } from './products.table'

/** Stock of products and variants that are stored with it, by number. */
export type OpeningStock = Map<number, { onHand: number; lowAt: number | undefined }>

type Opening = { opening: OpeningStock; stockReason?: string | undefined }

type Counted = Pick<NewShopProduct, 'onHand' | 'variants'>

/** Whoever may not change the stock says nothing of it. */
export const mayOpenStock = (user: Bearer | null, product: Counted): boolean =>
  hasRight(user, 'write:Product') || !isCounted(product)

export const reasonErrors = (product: Counted, stockReason: string | undefined): Record<string, string[]> =>
  isCounted(product) && stockReason === undefined ? { stockReason: ['required'] } : {}

/** Counts what is stored with its pieces. */
export function openStock(
  tx: Tx,
  user: Bearer | null,
  product: StoredProduct,
  { opening, stockReason = '' }: Opening,
): void {
  for (const [id, { onHand: pieces, lowAt }] of opening) {
    const limit = lowAt !== undefined && { lowAt }
    const move = changeStock(tx, { id, kind: 'count', pieces, ...limit, reason: stockReason }, user)
    if (move) noteStock(tx, user, product, id, move)
  }
}

/**
 * Once counted variants take over the stock of a product, only the pieces that its own orders have set aside are left
 * of it: its old count would come back with the last variant that is archived.
 */
export function handOverStock(
  tx: Tx,
  user: Bearer | null,
  { before, after }: { before: StoredProduct; after: StoredProduct },
  { opening, stockReason = '' }: Opening,
): void {
  const { id } = before
  const counted = tx.read(stockTable).find((row) => row.id === id)?.counted
  if (counted === undefined || opening.size === 0 || !isSoldItself(before) || isSoldItself(after)) return
  const { reserved, gone } = orderedOf(tx, [id])(id)
  const pieces = Math.min(counted - gone, reserved)
  const move = changeStock(tx, { id, kind: 'count', pieces, reason: stockReason }, user)
  if (move) noteStock(tx, user, after, id, move)
}
