import { type CartContext, emptyCart, noProducts, nothingUnsent } from './cart.context'
import { noLines, type OrderLines } from './cart.lines'
import { changed, type Step, withProducts } from './cart.step'
import { noQuantities, tallyOf } from './cart.tally'

/** The lines as another tab left them. */
export function adoptRecord(context: CartContext): Step {
  const kept = context.record.read()
  const lines: OrderLines = kept?.lines ?? noLines
  const after = tallyOf(lines)
  return { patch: { ...after, products: withProducts(context, kept?.products ?? []) }, tells: [changed(after, 'sync')] }
}

/** Nothing left of whoever used the cart; the server's keeps what it has. */
export function forgetCart({ lines }: CartContext): Step {
  return {
    patch: {
      ...emptyCart,
      products: noProducts,
      server: noQuantities,
      unsent: nothingUnsent,
      waiting: undefined,
      removed: [],
      reading: undefined,
    },
    tells: lines.size > 0 ? [changed({ ...emptyCart }, 'sync')] : [],
  }
}

export const startLocal = (context: CartContext): Step => ({
  patch: { isFetchCartData: true },
  tells: [changed(context, 'init')],
})
