import type { Keyed } from '../kernel/keyed'
import type { OrderLine } from '../orders/orders.contract'
import type { CartProduct } from './cart.contract'
import {
  type CartDifference,
  editLines,
  noQuantities,
  type OrderLines,
  type ProductLines,
  type ProductQuantity,
  piecesOf,
  plainLine,
  plainOf,
  restoreLines,
  syncLines,
  type Tally,
  tallyOf,
  withLine,
  withoutLine,
} from './cart.lines'
import type { CartProductInfo } from './cart.offer'
import { isPlain } from './cart.uq'

export type ServerRow = Pick<CartProduct, 'id' | 'name' | 'price' | 'qty'>

type Synced = {
  lines: OrderLines
  differences: CartDifference[]
  /** the server's quantities, by product */
  server: Keyed<ProductQuantity>
  /** the lines as the server alone would have them: rejected writes roll back to them */
  base: OrderLines
}

/** Plain lines that the server no longer has: removed elsewhere. */
function vanishedRows(draft: OrderLines, rows: readonly ServerRow[]): ServerRow[] {
  const there = new Set(rows.map(({ id }) => id))
  return [...draft].flatMap((line) =>
    line.productId !== null && isPlain(line) && !there.has(line.productId)
      ? { id: line.productId, name: line.name, price: line.price, qty: 0 }
      : [],
  )
}

/**
 * Merges draft and server. `ownEdits` are products with a change of ours that the server may not know yet: the draft
 * wins there.
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

/** Restores the draft's quantity of a product after the server's was applied; the price stays the server's. */
export function keepDraft(now: OrderLines, draft: OrderLines, { productId, server }: CartDifference): OrderLine[] {
  const isIts = (line: OrderLine) => line.productId === productId
  return restoreLines(now, draft, isIts).map((line) =>
    isIts(line) && isPlain(line)
      ? { ...plainLine({ ...line, id: productId, price: server.price }, line.Quantity) }
      : line,
  )
}

/** One product's lines as before, the others as now. */
export function takeBack(now: Tally, before: ProductLines, productId: number): Tally {
  const [was, is] = [plainOf(before.lines, productId), plainOf(now.lines, productId)]
  const hasOthers = [before, now].some(({ besidesPlain }) => besidesPlain.has(String(productId)))
  if (is && !hasOthers) return was ? withLine(now, was) : withoutLine(now, is.uq)
  return tallyOf(restoreLines(now.lines, before.lines, (line) => line.productId === productId))
}

/** The same, with the plain line adjusted to the quantity the server is known to have. */
export function rollBack(
  now: Tally,
  before: ProductLines,
  productId: number,
  { qty, info }: { qty: number | undefined; info: CartProductInfo | undefined },
): Tally {
  const back = takeBack(now, before, productId)
  const pieces = piecesOf(back, productId)
  const known = plainOf(back.lines, productId)
  const plain = known ?? (info && plainLine(info))
  if (qty === undefined || qty === pieces || !plain) return back
  const Quantity = qty - (pieces - (known?.Quantity ?? 0))
  return Quantity < 1 ? withoutLine(back, plain.uq) : withLine(back, { ...plain, Quantity })
}
