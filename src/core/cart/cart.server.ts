import { type RaanError, toRaanError } from '../kernel/errors'
import type { WriterReport } from '../kernel/writer'
import { type CartContext, emptyCart, nothingUnsent } from './cart.context'
import type { CartProduct } from './cart.contract'
import { noLines, noTally, piecesOf, plainOf, productQuantity, tallyOf } from './cart.lines'
import { change, changed, type Step, withProducts, withTally } from './cart.step'
import { joinServer, keepDraft, rollBack, takeBack } from './cart.sync'

type Written = Extract<WriterReport<number>, { type: 'write.done' }>

/** Merges the server's response with the draft; our pending changes are kept and sent again. */
export function joinCart(context: CartContext, answer: readonly CartProduct[]): Step {
  const { reading, isFetchCartData } = context
  const own = new Set([...context.unsent].map(({ productId }) => productId))
  for (const productId of reading?.changed ?? []) own.add(productId)
  const rows = reading?.emptied ? answer.filter(({ id }) => own.has(id)) : answer
  const joined = joinServer(context.lines, rows, own)
  const after = tallyOf(joined.lines)
  let { server } = joined
  const base = tallyOf(joined.base)
  for (const productId of own) {
    const known = context.server.get(String(productId))
    if (known) server = server.set(known)
  }
  let unsent = nothingUnsent
  for (const { productId } of context.unsent) unsent = unsent.set({ productId, before: base })
  if (reading?.emptied)
    for (const { id } of answer) if (!own.has(id)) unsent = unsent.set({ productId: id, before: base })
  return {
    context: withTally(context, after, {
      server,
      unsent,
      products: withProducts(context.products, answer),
      isFetchCartData: true,
      differences: joined.differences,
      draft: context.lines,
      error: undefined,
      waiting: undefined,
      reading: undefined,
    }),
    writes: [...unsent].map(({ productId }) => ({ productId, qty: productQuantity(after, productId) })),
    emits: [changed(after, isFetchCartData ? 'sync' : 'init')],
  }
}

/** The cart failed to load. */
export const fail = (context: CartContext, error: unknown): Step => ({
  context: { ...context, error: toRaanError(error), reading: undefined },
})

export function takeWritten(context: CartContext, { id, value, isLast }: Written): Step {
  const { server, unsent } = context
  return {
    context: {
      ...context,
      server: server.set({ productId: id, qty: value }),
      unsent: isLast ? unsent.remove(String(id)) : unsent,
      waiting: undefined,
    },
  }
}

/** The product's lines as before the rejected change; the requested ones are kept for a retry. */
export function rollBackWrite(context: CartContext, productId: number, error: RaanError): Step {
  const key = String(productId)
  const before = context.unsent.get(key)?.before
  if (!before) return { context }
  const info = context.products.get(key)
  const after = rollBack(context, before, productId, { qty: context.server.get(key)?.qty, info })
  const isIts = (line: { productId: number | null }) => line.productId === productId
  const plain = plainOf(context.lines, productId) ?? plainOf(before.lines, productId)
  const line = plain ?? [...context.lines, ...before.lines].find(isIts)
  const name = line?.name ?? info?.name ?? ''
  const wanted =
    piecesOf(context, productId) > 0 ? { lines: context.lines, besidesPlain: context.besidesPlain } : noTally
  const { reading } = context
  return {
    context: withTally(context, after, {
      reading: reading && { ...reading, outdated: true },
      unsent: context.unsent.remove(key),
      failures: [...context.failures.filter((failure) => !isIts(failure)), { productId, name, error, wanted }],
    }),
    emits: [{ type: 'cart.failed', productId, error }, changed(after, 'sync')],
  }
}

export function retryWrite(context: CartContext, productId: number): Step {
  const failure = context.failures.find((each) => each.productId === productId)
  if (!failure) return { context }
  return change(context, takeBack(context, failure.wanted, productId), [productId])
}

export const dismissFailure = (context: CartContext, productId: number): Step => ({
  context: { ...context, failures: context.failures.filter((failure) => failure.productId !== productId) },
})

/** Resolves a difference in favour of the draft (`keep`) or of the server, whose quantity is already in place. */
export function settleDifference(context: CartContext, productId: number, keep: boolean): Step {
  const difference = context.differences.find((each) => each.productId === productId)
  if (!difference) return { context }
  const settled = { ...context, differences: context.differences.filter((each) => each !== difference) }
  if (!keep) return { context: settled }
  return change(settled, tallyOf(keepDraft(context.lines, context.draft, difference)), [productId])
}

/** Sends everything again that the server doesn't know yet. */
export const sendAgain = (context: CartContext): Step => ({
  context: { ...context, waiting: undefined },
  writes: [...context.unsent].map(({ productId }) => ({ productId, qty: productQuantity(context, productId) })),
})

export const startLocal = (context: CartContext): Step => ({
  context: { ...context, isFetchCartData: true },
  emits: [changed(context, 'init')],
})

/** The lines as another tab left them. */
export function adoptRecord(context: CartContext): Step {
  const kept = context.record.read()
  const after = tallyOf(kept?.lines ?? noLines)
  const products = withProducts(context.products, kept?.products ?? [])
  return { context: withTally(context, after, { products }), emits: [changed(after, 'sync')], isRead: true }
}

/** The event to announce when the cart's user leaves. */
export const emptied = ({ lines }: CartContext) => (lines.size > 0 ? changed(emptyCart, 'sync') : undefined)
