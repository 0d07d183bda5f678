import type { CartContext, CartEmitted, CartReason } from './cart.context'
import type { CartProductInfo } from './cart.edit'
import { type Tally, wantedOf } from './cart.tally'

/** What an event does: change the context, ask the writer for quantities, tell the others. */
export type Step = {
  patch: Partial<CartContext>
  wants?: readonly { productId: number; qty: number }[]
  tells?: readonly CartEmitted[]
}

export const nothing: Step = { patch: {} }

export const changed = (tally: Tally, reason: CartReason): CartEmitted => ({
  type: 'cart.changed',
  lines: tally.lines,
  count: tally.lines.size,
  pieces: tally.pieces,
  total: tally.total,
  reason,
})

/** Marks what has to reach the server and asks for it. */
function send(context: CartContext, after: Tally, products: readonly number[]): Step {
  const { reading } = context
  const patch: Partial<CartContext> = reading
    ? { reading: { ...reading, changed: new Set([...reading.changed, ...products]) } }
    : {}
  if (context.mode === 'local') return { patch }
  let { unsent } = context
  const wants: { productId: number; qty: number }[] = []
  for (const productId of products) {
    const key = String(productId)
    const qty = wantedOf(after, productId)
    const isKnown = !unsent.has(key) && context.server.get(key)?.qty === qty
    if (isKnown) continue
    if (!unsent.has(key)) unsent = unsent.set({ productId, before: context.lines })
    wants.push({ productId, qty })
  }
  return { patch: { ...patch, unsent }, wants }
}

/** A person's change of lines. */
export function change(
  context: CartContext,
  after: Tally,
  products: readonly number[],
  patch: Partial<CartContext>,
): Step {
  const sent = send(context, after, products)
  return { patch: { ...after, ...sent.patch, ...patch }, wants: sent.wants ?? [], tells: [changed(after, 'user')] }
}

const shownFacts = ['price', 'image', 'shippingDate', 'offers', 'discountPercentage'] as const

/** With what is known of these products. A shelf that adds one knows nothing of its offer: the server's stays. */
export const withProducts = (context: CartContext, infos: Iterable<CartProductInfo>) => {
  let { products } = context
  for (const info of infos) {
    const known = products.get(String(info.id))
    const { id, name, price, image } = info
    const { shippingDate = '', offers = 0, discountPercentage = 0 } = { ...known, ...info }
    const shown = { id, name, price, image, shippingDate, offers, discountPercentage }
    if (!known || shownFacts.some((fact) => known[fact] !== shown[fact])) products = products.set(shown)
  }
  return products
}
