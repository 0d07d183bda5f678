import type { Keyed } from '../kernel/keyed'
import type { OrderLine } from '../orders/orders.contract'
import type { CartProduct } from './cart.contract'
import type { CartProductInfo } from './cart.edit'
import { type CartDifference, editLines, type OrderLines, plainLine, syncLines } from './cart.lines'
import { restoreLines } from './cart.restore'
import { noQuantities, type ProductQuantity } from './cart.tally'
import { isPlain, plainUq } from './cart.uq'

export type ServerRow = Pick<CartProduct, 'id' | 'name' | 'price' | 'qty'>

type Synced = {
  lines: OrderLines
  differences: CartDifference[]
  /** what the server holds, by product */
  server: Keyed<ProductQuantity>
  /** the lines as the server alone would have them: what a refused write falls back to */
  base: OrderLines
}

/** A plain line that the server had and has no more: it was taken out elsewhere. */
function vanishedRows(draft: OrderLines, rows: readonly ServerRow[]): ServerRow[] {
  const there = new Set(rows.map(({ id }) => id))
  return [...draft].flatMap((line) =>
    line.productId !== null && isPlain(line) && !there.has(line.productId)
      ? { id: line.productId, name: line.name, price: line.price, qty: 0 }
      : [],
  )
}

/**
 * Draft and server joined. `ownEdits` are products with a change of ours that the server may not know yet: there the
 * draft stands.
 */
export function joinServer(draft: OrderLines, rows: readonly ServerRow[], ownEdits: ReadonlySet<number>): Synced {
  const all = [...rows, ...vanishedRows(draft, rows)]
  const joined = syncLines(draft, all)
  const isOwn = ({ productId }: { productId: number | null }) => productId !== null && ownEdits.has(productId)
  let server = noQuantities
  for (const { id, qty } of rows) server = server.set({ productId: id, qty })
  return {
    lines: editLines(restoreLines(joined.lines, draft, isOwn)),
    differences: joined.differences.filter((difference) => !isOwn(difference)),
    server,
    base: joined.lines,
  }
}

/** The draft's quantity of a product put back after the server's was taken; the price stays the server's. */
export function keepDraft(now: OrderLines, draft: OrderLines, { productId, server }: CartDifference): OrderLine[] {
  const isIts = (line: OrderLine) => line.productId === productId
  return restoreLines(now, draft, isIts).map((line) =>
    isIts(line) && isPlain(line)
      ? { ...plainLine({ ...line, id: productId, price: server.price }, line.Quantity) }
      : line,
  )
}

/** A product's lines as they were, the others as they are. */
export const takeBack = (now: OrderLines, before: OrderLines, productId: number): OrderLine[] =>
  restoreLines(now, before, (line) => line.productId === productId)

/** The same, its plain line fitted to the quantity the server is known to hold. */
export function rollBack(
  now: OrderLines,
  before: OrderLines,
  productId: number,
  { qty, info }: { qty: number | undefined; info: CartProductInfo | undefined },
): OrderLine[] {
  const lines = takeBack(now, before, productId)
  const sum = lines.reduce((pieces, line) => pieces + (line.productId === productId ? line.Quantity : 0), 0)
  const uq = plainUq(productId)
  const plain = lines.find((line) => line.uq === uq) ?? (info && plainLine(info))
  if (qty === undefined || qty === sum || !plain) return lines
  const Quantity = qty - (sum - (lines.includes(plain) ? plain.Quantity : 0))
  if (Quantity < 1) return lines.filter((line) => line.uq !== uq)
  const fitted = { ...plain, Quantity }
  return lines.includes(plain) ? lines.map((line) => (line === plain ? fitted : line)) : [...lines, fitted]
}
