import { type CartContext, emptyCart } from './cart.context'
import { noLines, type OrderLines } from './cart.lines'
import { changed, type Step, withProducts } from './cart.step'
import { tallyOf } from './cart.tally'

/** The lines as another tab left them. */
export function adoptRecord(context: CartContext): Step {
  const kept = context.record.read()
  const lines: OrderLines = kept?.lines ?? noLines
  const after = tallyOf(lines)
  return { patch: { ...after, products: withProducts(context, kept?.products ?? []) }, tells: [changed(after, 'sync')] }
}

/** What others hear when the person leaves whose cart this was. */
export const emptied = ({ lines }: CartContext) => (lines.size > 0 ? changed({ ...emptyCart }, 'sync') : undefined)

export const startLocal = (context: CartContext): Step => ({
  patch: { isFetchCartData: true },
  tells: [changed(context, 'init')],
})
