import { emptyKeyed, fromArray, type Keyed } from '../kernel/keyed'
import { noMoney, type Satang } from '../kernel/money'
import type { OrderLine } from '../orders/orders.contract'
import type { Product } from '../store/store.contract'
import { type CartProduct, mostQuantity } from './cart.contract'
import { isPlain, plainUq } from './cart.uq'

/** The lines of the order being entered, by `uq`. */
export type OrderLines = Keyed<OrderLine>

const keyOf = ({ uq }: OrderLine): string => uq

export const noLines: OrderLines = fromArray(keyOf, [])

/** A line at catalogue name and price. */
export const plainLine = ({ id, name, price }: Pick<Product, 'id' | 'name' | 'price'>, Quantity = 1): OrderLine => ({
  uq: plainUq(id),
  productId: id,
  name,
  price,
  Quantity,
})

/** Replaces all lines; of several with one `uq` the last one wins. */
export const editLines = (edited: Iterable<OrderLine>): OrderLines => fromArray(keyOf, edited)

/** Old positions with new lines: picked lines as before, others as now, newer ones appended. */
export function restoreLines(now: OrderLines, before: OrderLines, isPicked: (line: OrderLine) => boolean): OrderLine[] {
  const known = [...before].flatMap((line) => (isPicked(line) ? line : (now.get(line.uq) ?? [])))
  const since = [...now].filter((line) => !before.has(line.uq) && !isPicked(line))
  return [...known, ...since]
}

export type ProductQuantity = { productId: number; qty: number }

export const noQuantities: Keyed<ProductQuantity> = emptyKeyed(({ productId }) => String(productId))

/** Lines with their totals, updated incrementally so that the cost of a change doesn't depend on their number. */
export type Tally = {
  lines: OrderLines
  /** of all lines */
  pieces: number
  /** sum(price * Quantity) */
  total: Satang
  /** quantity of each product over its lines, without the plain line, whose quantity can be looked up */
  besidesPlain: Keyed<ProductQuantity>
}

/** The part of a tally that concerns one product's lines. */
export type ProductLines = Pick<Tally, 'lines' | 'besidesPlain'>

export const noTally: Tally = { lines: noLines, pieces: 0, total: noMoney, besidesPlain: noQuantities }

const sumOf = (line: OrderLine | undefined): number => (line ? line.price * line.Quantity : 0)

/**
 * Beyond the safe integer range (a backend's wrong prices) a sum is inexact: the next change recalculates all lines.
 */
function totalOf(
  { total }: Tally,
  gone: OrderLine | undefined,
  come: OrderLine | undefined,
  lines: OrderLines,
): Satang {
  const next = total - sumOf(gone) + sumOf(come)
  if (Number.isSafeInteger(total) && Number.isSafeInteger(next)) return next as Satang
  let sum = 0
  for (const line of lines) sum += sumOf(line)
  return sum as Satang
}

function countBesides(quantities: Tally['besidesPlain'], line: OrderLine | undefined, sign: 1 | -1) {
  if (!line || line.productId === null || isPlain(line)) return quantities
  const { productId, Quantity } = line
  const qty = (quantities.get(String(productId))?.qty ?? 0) + sign * Quantity
  return qty > 0 ? quantities.set({ productId, qty }) : quantities.remove(String(productId))
}

/** Replaces the line with the same uq, or appends it. */
export function withLine(tally: Tally, line: OrderLine): Tally {
  const known = tally.lines.get(line.uq)
  const lines = tally.lines.set(line)
  return {
    lines,
    pieces: tally.pieces - (known?.Quantity ?? 0) + line.Quantity,
    total: totalOf(tally, known, line, lines),
    besidesPlain: countBesides(countBesides(tally.besidesPlain, known, -1), line, 1),
  }
}

export function withoutLine(tally: Tally, uq: string): Tally {
  const known = tally.lines.get(uq)
  if (!known) return tally
  const lines = tally.lines.remove(uq)
  return {
    lines,
    pieces: tally.pieces - known.Quantity,
    total: totalOf(tally, known, undefined, lines),
    besidesPlain: countBesides(tally.besidesPlain, known, -1),
  }
}

export function tallyOf(lines: Iterable<OrderLine>): Tally {
  let tally = noTally
  for (const line of lines) tally = withLine(tally, line)
  return tally
}

export function plainOf(lines: OrderLines, productId: number): OrderLine | undefined {
  const line = lines.get(plainUq(productId))
  return line && isPlain(line) ? line : undefined
}

/** Quantity of one product over all its lines. */
export const piecesOf = ({ lines, besidesPlain }: ProductLines, productId: number): number =>
  (plainOf(lines, productId)?.Quantity ?? 0) + (besidesPlain.get(String(productId))?.qty ?? 0)

/** The same as the server's cart counts it. */
export const productQuantity = (lines: ProductLines, productId: number): number =>
  Math.min(piecesOf(lines, productId), mostQuantity)

/** productQuantity of every product in the lines, recalculated. */
export function productQuantities(lines: OrderLines): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { productId, Quantity } of lines)
    if (productId !== null) sums.set(productId, Math.min((sums.get(productId) ?? 0) + Quantity, mostQuantity))
  return sums
}

/** A difference between draft and server about one product. */
export type CartDifference = {
  productId: number
  name: string
  /** quantity over all lines of the product; price of the plain line */
  draft: { Quantity: number; price: Satang }
  server: { Quantity: number; price: Satang }
}

export type SyncedLines = { lines: OrderLines; differences: CartDifference[] }

/**
 * Merges draft and server. The server has one quantity per product, so the plain line gets the remainder after the
 * changed lines, at the catalogue price. Lines unknown to the server stay. Differences are reported, never added up.
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
