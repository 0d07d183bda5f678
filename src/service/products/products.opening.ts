import { isCounted, type NewShopProduct } from '../../core/products/products.update.contract'
import { type Bearer, hasRight } from '../rights'
import type { Tx } from '../store'
import { noteStock } from './products.noted'
import { changeStock } from './products.stock-changes'
import type { StoredProduct } from './products.table'

/** Stock of products and variants that are stored with it, by number. */
export type OpeningStock = Map<number, { onHand: number; lowAt: number | undefined }>

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
  { opening, stockReason = '' }: { opening: OpeningStock; stockReason?: string | undefined },
): void {
  for (const [id, { onHand: pieces, lowAt }] of opening) {
    const limit = lowAt !== undefined && { lowAt }
    const move = changeStock(tx, { id, kind: 'count', pieces, ...limit, reason: stockReason }, user)
    if (move) noteStock(tx, user, product, id, move)
  }
}
