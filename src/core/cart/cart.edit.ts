import type { Satang } from '../kernel/money'
import type { OrderLine } from '../orders/orders.contract'
import type { OrderLines } from './cart.lines'
import type { CartOffer } from './cart.offer'
import type { Tally } from './cart.tally'

/** What a line shows of its product, with what the server's cart said of it. */
export type CartProductInfo = { id: number; name: string; price: Satang; image: string } & Partial<CartOffer>

/** What a person chose of a product: `id` keeps its lines together, `name` is what the line is called. */
export type LineKind = { id: string; name: string }

export type CartEdit =
  /** an existing uq has its Quantity replaced; another line comes last */
  | { type: 'line.set'; line: OrderLine }
  /** 1 more of the product's plain line, or its first; with a kind (a colour), of the line that has it and its name */
  | { type: 'line.add'; product: CartProductInfo; Quantity?: number; kind?: LineKind }
  /** a line of free text */
  | { type: 'line.write'; name: string; price: Satang; Quantity: number }
  /** a price of the line's own, with its reason; the catalogue's price makes it a plain line again */
  | { type: 'line.reprice'; uq: string; price: Satang; priceReason?: string }
  | { type: 'line.remove'; uq: string }
  /** one of the last removed lines comes back to its place */
  | { type: 'line.restore'; uq: string }
  | { type: 'lines.replace'; lines: Iterable<OrderLine> }
  | { type: 'clear' }

export const cartRefusals = ['quantity', 'price', 'name'] as const
export type CartRefusal = (typeof cartRefusals)[number]

export type Removed = { line: OrderLine; before: OrderLines }

/** Products whose lines an edit may have changed. */
export function touchedProducts(before: Tally, after: Tally, edit: CartEdit): number[] {
  const one = (productId: number | null | undefined) => (productId == null ? [] : [productId])
  switch (edit.type) {
    case 'line.set':
      return one((before.lines.get(edit.line.uq) ?? edit.line).productId)
    case 'line.add':
      return one(edit.product.id)
    case 'line.write':
      return []
    case 'line.reprice':
    case 'line.remove':
    case 'line.restore':
      return one((before.lines.get(edit.uq) ?? after.lines.get(edit.uq))?.productId)
    default:
      return [...new Set([...before.quantities, ...after.quantities].map(({ productId }) => productId))]
  }
}
