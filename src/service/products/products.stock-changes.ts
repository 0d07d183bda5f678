import { isoTime } from '../../core/kernel/clock'
import { isSoldItself, type ShopProduct } from '../../core/products/products.product'
import { isLow, type Stock } from '../../core/products/products.stock'
import { mostPieces, type StockChange } from '../../core/products/products.stock.contract'
import { byOf } from '../orders/orders.by'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { type StockRow, stockTable } from './products.stock.table'

/** Orders in these statuses have their pieces set aside; in later ones, the pieces have left. */
const reserving: readonly string[] = ['new', 'confirmed', 'packed']

export const isReserving = (status: string): boolean => reserving.includes(status)

const mostMoves = 50

/** Pieces that are set aside for orders, and pieces that left with them. */
export type Ordered = { reserved: number; gone: number }

export function orderedOf(tx: Tx, ids: readonly number[]): (id: number) => Ordered {
  const sums = new Map<number, Ordered>()
  for (const { productId, status, pieces } of tx.orders.piecesOf(ids)) {
    const { reserved, gone } = sums.get(productId) ?? { reserved: 0, gone: 0 }
    const isReserved = isReserving(status)
    sums.set(productId, { reserved: reserved + (isReserved ? pieces : 0), gone: gone + (isReserved ? 0 : pieces) })
  }
  return (id) => sums.get(id) ?? { reserved: 0, gone: 0 }
}

/** The stock of what is counted, by number. */
export function stockOf(tx: Tx): ReadonlyMap<number, Stock> {
  const rows = tx.read(stockTable)
  const ordered = orderedOf(
    tx,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ id, counted, lowAt }) => {
      const { reserved, gone } = ordered(id)
      return [id, { onHand: counted - gone, reserved, lowAt }]
    }),
  )
}

/** A product with its stock, or that of its variants. */
export function withStock<Product extends ShopProduct>(product: Product, stock: ReadonlyMap<number, Stock>): Product {
  const own = stock.get(product.id)
  const shown = own && isSoldItself(product) ? { ...product, stock: own } : product
  if (product.variants.length === 0) return shown
  const variants = product.variants.map((variant) => {
    const counted = stock.get(variant.id)
    return counted ? { ...variant, stock: counted } : variant
  })
  return { ...shown, variants }
}

/** A row that says since when its stock is low. */
export function withLowSince(row: StockRow, { reserved, gone }: Ordered, now: number): StockRow {
  const { lowSince, ...others } = row
  if (isLow({ onHand: row.counted - gone, reserved, lowAt: row.lowAt }))
    return lowSince === undefined ? { ...row, lowSince: isoTime(now) } : row
  return lowSince === undefined ? row : others
}

/** Stores a change by hand; undefined if the number of pieces would be out of range. */
export function changeStock(tx: Tx, { id, kind, pieces, lowAt, reason }: StockChange, by: Bearer | null) {
  const rows = tx.read(stockTable)
  const before = rows.find((row) => row.id === id)
  const ordered = orderedOf(tx, [id])(id)
  const { gone } = ordered
  const from = before ? before.counted - gone : null
  const to = kind === 'stop' ? null : kind === 'count' ? pieces : (from ?? 0) + pieces
  if (to !== null && (Math.abs(to) > mostPieces || (kind === 'count' && to < 0))) return undefined
  const others = rows.filter((row) => row !== before)
  const move = { at: isoTime(tx.now()), by: byOf(by), from, to, reason }
  if (to === null) tx.write(stockTable, others)
  else {
    const moves = [move, ...(before?.moves ?? [])].slice(0, mostMoves)
    const after: StockRow = { ...before, id, counted: to + gone, lowAt: lowAt ?? before?.lowAt ?? 0, moves }
    tx.write(stockTable, [...others, withLowSince(after, ordered, tx.now())])
  }
  return move
}
