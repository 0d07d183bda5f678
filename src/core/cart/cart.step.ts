import type { CartContext, CartEmitted, CartReason, CartRefusal } from './cart.context'
import { type ProductLines, productQuantity, type Tally } from './cart.lines'
import type { CartProductInfo } from './cart.offer'
import { plainUq } from './cart.uq'

/** The result of an event: next context, quantities to write, events to emit. */
export type Step = {
  context: CartContext
  writes?: readonly { productId: number; qty: number }[]
  emits?: readonly CartEmitted[]
  /** the lines come from the record, so it needn't be written */
  isRead?: true
}

export const withContext = (step: Step, patch: Partial<CartContext>): Step => ({
  ...step,
  context: { ...step.context, ...patch },
})

/** An edit without effect clears the previous edit's error. */
export const unchanged = (context: CartContext): Step => ({
  context: context.refused ? { ...context, refused: undefined } : context,
})

export const refuse = (context: CartContext, uq: string, code: CartRefusal): Step => ({
  context: { ...context, refused: { uq, code } },
  emits: [{ type: 'cart.refused', uq, code }],
})

export const changed = ({ lines, pieces, total }: Tally, reason: CartReason): CartEmitted => ({
  type: 'cart.changed',
  lines,
  count: lines.size,
  pieces,
  total,
  reason,
})

/** Replaces the lines, except for a change of one line in place. */
export const withTally = (
  context: CartContext,
  { lines, pieces, total, besidesPlain }: Tally,
  patch: Partial<CartContext>,
): CartContext => ({ ...context, lines, pieces, total, besidesPlain, fallback: undefined, ...patch })

/** Shares one version of the lines among many products: a version for each would keep everything they don't share. */
function fallbackOf({ fallback, lines, besidesPlain }: CartContext, productId: number): ProductLines {
  const [uq, key] = [plainUq(productId), String(productId)]
  const isAsThen =
    fallback?.lines.get(uq) === lines.get(uq) && !fallback?.besidesPlain.has(key) && !besidesPlain.has(key)
  return fallback && isAsThen ? fallback : { lines, besidesPlain }
}

type Change = {
  products?: CartContext['products']
  /** every line keeps its position, a new one is appended */
  isInPlace?: boolean
}

/** A user's change of these products' lines: marks what must reach the server and requests it. */
export function change(
  context: CartContext,
  { lines, pieces, total, besidesPlain }: Tally,
  touched: readonly number[],
  { products = context.products, isInPlace = false }: Change = {},
): Step {
  const { failures, reading } = context
  const next: CartContext = {
    ...context,
    lines,
    pieces,
    total,
    besidesPlain,
    products,
    refused: undefined,
    failures: failures.length === 0 ? failures : failures.filter(({ productId }) => !touched.includes(productId)),
    reading: reading && { ...reading, changed: new Set([...reading.changed, ...touched]) },
  }
  const emits = [changed(next, 'user')]
  if (context.mode === 'local') return { context: next, emits }
  const writes: { productId: number; qty: number }[] = []
  for (const productId of touched) {
    const key = String(productId)
    const qty = productQuantity(next, productId)
    const isUnsent = next.unsent.has(key)
    if (!isUnsent && context.server.get(key)?.qty === qty) continue
    writes.push({ productId, qty })
    if (isUnsent) continue
    next.fallback = fallbackOf(context, productId)
    next.unsent = next.unsent.set({ productId, before: next.fallback })
  }
  if (!isInPlace) next.fallback = undefined
  return { context: next, writes, emits }
}

const shownFacts = ['price', 'image', 'shippingDate', 'offers', 'discountPercentage'] as const

/** Adds data about these products. A catalogue that adds one doesn't know its offer: the server's offer is kept. */
export function withProducts(products: CartContext['products'], infos: Iterable<CartProductInfo>) {
  let all = products
  for (const info of infos) {
    const known = all.get(String(info.id))
    const { id, name, price, image } = info
    const { shippingDate = '', offers = 0, discountPercentage = 0 } = { ...known, ...info }
    const shown = { id, name, price, image, shippingDate, offers, discountPercentage }
    if (!known || shownFacts.some((fact) => known[fact] !== shown[fact])) all = all.set(shown)
  }
  return all
}
