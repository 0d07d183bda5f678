import { emptyKeyed, type Keyed } from '../kernel/keyed'
import { noMoney, type Satang } from '../kernel/money'
import type { OrderLine } from '../orders/orders.contract'
import { mostQuantity } from './cart.contract'
import { noLines, type OrderLines } from './cart.lines'

export type ProductQuantity = { productId: number; qty: number }

export const noQuantities: Keyed<ProductQuantity> = emptyKeyed(({ productId }) => String(productId))

/** Lines with what is asked of them at every change, kept in step so that a change costs the same among any number. */
export type Tally = {
  lines: OrderLines
  /** of all lines */
  pieces: number
  /** sum(price * Quantity) */
  total: Satang
  /** pieces of each product over all its lines */
  quantities: Keyed<ProductQuantity>
}

export const noTally: Tally = { lines: noLines, pieces: 0, total: noMoney, quantities: noQuantities }

/** Only the tally of something larger. */
export const tallyIn = ({ lines, pieces, total, quantities }: Tally): Tally => ({ lines, pieces, total, quantities })

/** What the server's cart is to hold of a product. */
export const wantedOf = ({ quantities }: Pick<Tally, 'quantities'>, productId: number): number =>
  Math.min(quantities.get(String(productId))?.qty ?? 0, mostQuantity)

function count(tally: Tally, line: OrderLine | undefined, sign: 1 | -1): Tally {
  if (!line) return tally
  const { productId, price, Quantity } = line
  const pieces = tally.pieces + sign * Quantity
  // a wrong backend's prices may leave the safe range: a wrong sum is shown then, nothing breaks
  const total = (tally.total + sign * price * Quantity) as Satang
  if (productId === null) return { ...tally, pieces, total }
  const qty = (tally.quantities.get(String(productId))?.qty ?? 0) + sign * Quantity
  const quantities = qty > 0 ? tally.quantities.set({ productId, qty }) : tally.quantities.remove(String(productId))
  return { ...tally, pieces, total, quantities }
}

/** The line takes the place of the one with its uq, or comes last. */
export function withLine(tally: Tally, line: OrderLine): Tally {
  const before = count(tally, tally.lines.get(line.uq), -1)
  return { ...count(before, line, 1), lines: tally.lines.set(line) }
}

export const withoutLine = (tally: Tally, uq: string): Tally => ({
  ...count(tally, tally.lines.get(uq), -1),
  lines: tally.lines.remove(uq),
})

export function tallyOf(lines: Iterable<OrderLine>): Tally {
  let tally = noTally
  for (const line of lines) tally = withLine(tally, line)
  return tally
}
