import type { StockMove } from '../../core/products/products.stock.contract'
import { table } from '../table'

/** What is counted of a product or variant. Orders change nothing here: what they take follows from their sums. */
export type StockRow = {
  id: number
  /** pieces in the shop and those that have left it with orders; what is in the shop is this without the latter */
  counted: number
  lowAt: number
  /** when it fell to its limit; missing if it is above it, or if nothing has changed since an earlier version */
  lowSince?: string
  /** latest first */
  moves: readonly StockMove[]
}

export const stockTable = table<StockRow>('shop-stock', { of: 'shop', key: ({ id }) => id, kind: 'products' })
