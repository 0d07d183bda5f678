import { type CartContext, emptyCart } from './cart.context'
import { type CartEdit, touchedProducts } from './cart.edit'
import { applyEdit } from './cart.edits'
import { change, nothing, type Step, withProducts } from './cart.step'
import { type Tally, tallyIn } from './cart.tally'
import { plainUq } from './cart.uq'

/** How many removed lines can be brought back. */
const mostRemoved = 10

/** A plain line tells of its product what nothing else did. */
const withPlain = (context: CartContext, { lines }: Tally, ids: readonly number[]) =>
  withProducts(
    context,
    ids.flatMap((id) => {
      const line = context.products.has(String(id)) ? undefined : lines.get(plainUq(id))
      return line ? { id, name: line.name, price: line.price, image: '' } : []
    }),
  )

export function editCart(context: CartContext, edit: CartEdit): Step {
  const { newId, removed } = context
  const infoOf = (id: number) => context.products.get(String(id))
  const edited = applyEdit(tallyIn(context), edit, { newId, infoOf, removed })
  if ('code' in edited) return { patch: { refused: edited }, tells: [{ type: 'cart.refused', ...edited }] }
  const after = edited.tally
  if (edit.type === 'clear') {
    const reading = context.reading && { ...context.reading, emptied: true }
    const step = change(context, after, touchedProducts(context, after, edit), { ...emptyCart, removed: [] })
    return { ...step, patch: { ...step.patch, ...(reading && { reading }) } }
  }
  if (after.lines === context.lines) return context.refused ? { patch: { refused: undefined } } : nothing
  const products = touchedProducts(context, after, edit)
  const patch: Partial<CartContext> = { refused: undefined }
  if (context.failures.length > 0)
    patch.failures = context.failures.filter(({ productId }) => !products.includes(productId))
  patch.products =
    edit.type === 'line.add' ? withProducts(context, [edit.product]) : withPlain(context, after, products)
  if (edit.type === 'line.restore') patch.removed = removed.filter(({ line }) => line.uq !== edit.uq)
  const gone = edit.type === 'line.remove' ? context.lines.get(edit.uq) : undefined
  if (gone) patch.removed = [...removed.slice(1 - mostRemoved), { line: gone, before: context.lines }]
  return change(context, after, products, patch)
}
