import { fromArray, type Keyed } from '../kernel/keyed'
import type { Satang } from '../kernel/money'
import type { OrderLine } from '../orders/orders.contract'
import type { Product } from '../store/store.contract'
import { type CartProduct, mostQuantity } from './cart.contract'
import { isPlain, plainUq } from './cart.uq'

/** The working copy of an order's lines, by `uq`. */
export type OrderLines = Keyed<OrderLine>

const keyOf = ({ uq }: OrderLine): string => uq

export const noLines: OrderLines = fromArray(keyOf, [])

/** A line as the catalogue has the product. */
export const plainLine = ({ id, name, price }: Pick<Product, 'id' | 'name' | 'price'>, Quantity = 1): OrderLine => ({
  uq: plainUq(id),
  productId: id,
  name,
  price,
  Quantity,
})

/** An existing `uq` has its Quantity replaced and keeps the rest; another line comes last. */
export function putLine(lines: OrderLines, line: OrderLine): OrderLines {
  const known = lines.get(line.uq)
  return lines.set(known ? { ...known, Quantity: line.Quantity } : line)
}

/** All lines replaced; of several with one `uq` the last holds. */
export const editLines = (edited: Iterable<OrderLine>): OrderLines => fromArray(keyOf, edited)

/** Pieces of one product over all its lines, as the server's cart counts them. */
export function productQuantity(lines: OrderLines, productId: number): number {
  let sum = 0
  for (const line of lines) if (line.productId === productId) sum += line.Quantity
  return Math.min(sum, mostQuantity)
}

/** productQuantity of every product that has a line. */
export function productQuantities(lines: OrderLines): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { productId, Quantity } of lines)
    if (productId !== null) sums.set(productId, Math.min((sums.get(productId) ?? 0) + Quantity, mostQuantity))
  return sums
}

/** Where draft and server disagreed about a product. */
export type CartDifference = {
  productId: number
  name: string
  /** pieces over all lines of the product; the price of the plain line */
  draft: { Quantity: number; price: Satang }
  server: { Quantity: number; price: Satang }
}

export type SyncedLines = { lines: OrderLines; differences: CartDifference[] }

/**
 * Draft and server joined. The server counts a product's lines together, so its plain line gets what the changed lines
 * leave over, at the catalogue's price. Lines the server knows nothing of stay. What disagreed is told, never added up.
 */
export function syncLines(
  draft: OrderLines,
  server: readonly Pick<CartProduct, 'id' | 'name' | 'price' | 'qty'>[],
): SyncedLines {
  const sums = productQuantities(draft)
  const differences: CartDifference[] = []
  let lines = draft
  for (const product of server) {
    const plain = draft.get(plainUq(product.id))
    const before = sums.get(product.id) ?? 0
    const Quantity = Math.min(product.qty, mostQuantity) - (before - (plain?.Quantity ?? 0))
    lines = Quantity > 0 ? lines.set(plainLine(product, Quantity)) : lines.remove(plainUq(product.id))
    const price = plain?.price ?? product.price
    if (before > 0 && (before !== product.qty || price !== product.price))
      differences.push({
        productId: product.id,
        name: product.name,
        draft: { Quantity: before, price },
        server: { Quantity: product.qty, price: product.price },
      })
    sums.delete(product.id)
  }
  for (const line of draft)
    if (isPlain(line) && line.productId !== null && sums.has(line.productId))
      differences.push({
        productId: line.productId,
        name: line.name,
        draft: { Quantity: sums.get(line.productId) ?? 0, price: line.price },
        server: { Quantity: 0, price: line.price },
      })
  return { lines, differences }
}
