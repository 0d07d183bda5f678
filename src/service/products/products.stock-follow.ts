import type { Order } from '../../core/orders/orders.contract'
import type { Tx } from '../store'
import { stockTable } from './products.stock.table'
import { isReserving, orderedOf, withLowSince } from './products.stock-changes'

/** An order before and after a change; without `before`, a new one. */
export type OrderStep = { readonly before: Order | undefined; readonly after: Order }

type Lines = Pick<Order, 'ProductOrders'>

/** What is counted of these lines, in ascending order. */
export function countedIn(tx: Tx, { ProductOrders }: { ProductOrders: Lines['ProductOrders'] }): readonly number[] {
  const ids = new Set(ProductOrders.map(({ productId }) => productId))
  return countedOf(tx, ids)
}

function countedOf(tx: Tx, ids: ReadonlySet<number | null>): readonly number[] {
  if (ids.size === 0) return []
  const counted = tx.read(stockTable).filter(({ id }) => ids.has(id))
  return counted.map(({ id }) => id).sort((a, b) => a - b)
}

type Pieces = Map<number, { reserved: number; gone: number }>

/** Adds or takes away what an order needs; a cancelled one needs nothing. */
function addPieces(pieces: Pieces, order: Order | undefined, sign: 1 | -1): void {
  if (!order || order.OrderStatus === 'cancelled') return
  const { ProductOrders, OrderStatus } = order
  const kind = isReserving(OrderStatus) ? 'reserved' : 'gone'
  for (const { productId, Quantity } of ProductOrders) {
    if (productId === null) continue
    const sum = pieces.get(productId) ?? { reserved: 0, gone: 0 }
    pieces.set(productId, { ...sum, [kind]: sum[kind] + sign * Quantity })
  }
}

/** Products of which orders reserve or have taken more or fewer pieces than before. */
function changedIn(steps: readonly OrderStep[]): ReadonlySet<number> {
  const pieces: Pieces = new Map()
  for (const { before, after } of steps) {
    addPieces(pieces, before, -1)
    addPieces(pieces, after, 1)
  }
  return new Set([...pieces].filter(([, { reserved, gone }]) => reserved !== 0 || gone !== 0).map(([id]) => id))
}

/**
 * After orders were stored: notes which stock fell to its limit or rose above it, and reports what is counted and
 * changed, each once.
 */
export function followOrders(tx: Tx, steps: readonly OrderStep[]): void {
  const ids = countedOf(tx, changedIn(steps))
  if (ids.length === 0) return
  const changed = new Set(ids)
  const rows = tx.read(stockTable)
  const orderedIn = orderedOf(tx, ids)
  const followed = rows.map((row) => (changed.has(row.id) ? withLowSince(row, orderedIn(row.id), tx.now()) : row))
  const isWritten = new Set(followed.filter((row, nth) => row !== rows[nth]).map(({ id }) => id))
  if (isWritten.size > 0) tx.write(stockTable, followed)
  // the table reports what was written
  for (const id of ids) if (!isWritten.has(id)) tx.announce('products', String(id))
}
