import type { RaanError } from '../kernel/errors'
import type { WriterReport } from '../kernel/writer'
import { type CartContext, nothingUnsent } from './cart.context'
import type { CartProduct } from './cart.contract'
import { change, changed, nothing, type Step, withProducts } from './cart.step'
import { joinServer, keepDraft, rollBack, takeBack } from './cart.sync'
import { tallyOf, wantedOf } from './cart.tally'

type Written = Extract<WriterReport<number>, { type: 'write.done' }>

/** The server's answer joined with the draft; changes of ours under way stand and are sent again. */
export function joinCart(context: CartContext, answer: readonly CartProduct[]): Step {
  const { reading, isFetchCartData } = context
  const own = new Set([...context.unsent].map(({ productId }) => productId))
  for (const productId of reading?.changed ?? []) own.add(productId)
  const rows = reading?.emptied ? answer.filter(({ id }) => own.has(id)) : answer
  const joined = joinServer(context.lines, rows, own)
  const after = tallyOf(joined.lines)
  let { server } = joined
  for (const productId of own) {
    const known = context.server.get(String(productId))
    if (known) server = server.set(known)
  }
  let unsent = nothingUnsent
  for (const { productId } of context.unsent) unsent = unsent.set({ productId, before: joined.base })
  if (reading?.emptied)
    for (const { id } of answer) if (!own.has(id)) unsent = unsent.set({ productId: id, before: joined.base })
  return {
    patch: {
      ...after,
      server,
      unsent,
      products: withProducts(context, answer),
      isFetchCartData: true,
      differences: joined.differences,
      draft: context.lines,
      error: undefined,
      waiting: undefined,
      reading: undefined,
    },
    wants: [...unsent].map(({ productId }) => ({ productId, qty: wantedOf(after, productId) })),
    tells: [changed(after, isFetchCartData ? 'sync' : 'init')],
  }
}

export function takeWritten({ server, unsent }: CartContext, { id, value, isLast }: Written): Step {
  return {
    patch: {
      server: server.set({ productId: id, qty: value }),
      ...(isLast && { unsent: unsent.remove(String(id)) }),
      waiting: undefined,
    },
  }
}

/** The product's lines as before the change that was refused; what was wanted is kept for another try. */
export function rollBackWrite(context: CartContext, productId: number, error: RaanError): Step {
  const key = String(productId)
  const entry = context.unsent.get(key)
  if (!entry) return nothing
  const known = { qty: context.server.get(key)?.qty, info: context.products.get(key) }
  const after = tallyOf(rollBack(context.lines, entry.before, productId, known))
  const isIts = (line: { productId: number | null }) => line.productId === productId
  const name = [...context.lines, ...entry.before].find(isIts)?.name ?? context.products.get(key)?.name ?? ''
  const others = context.failures.filter((failure) => !isIts(failure))
  const { reading } = context
  return {
    patch: {
      ...after,
      reading: reading && { ...reading, outdated: true },
      unsent: context.unsent.remove(key),
      failures: [...others, { productId, name, error, wanted: context.lines }],
    },
    tells: [{ type: 'cart.failed', productId, error }, changed(after, 'sync')],
  }
}

export function retryWrite(context: CartContext, productId: number): Step {
  const failure = context.failures.find((each) => each.productId === productId)
  if (!failure) return nothing
  const after = tallyOf(takeBack(context.lines, failure.wanted, productId))
  return change(context, after, [productId], { failures: context.failures.filter((each) => each !== failure) })
}

/** A difference is settled for the draft (`keep`) or for the server, whose quantity already stands. */
export function settleDifference(context: CartContext, productId: number, keep: boolean): Step {
  const difference = context.differences.find((each) => each.productId === productId)
  if (!difference) return nothing
  const differences = context.differences.filter((each) => each !== difference)
  if (!keep) return { patch: { differences } }
  return change(context, tallyOf(keepDraft(context.lines, context.draft, difference)), [productId], { differences })
}

/** Everything not yet known to the server, asked for again. */
export const sendAgain = (context: CartContext): Step => ({
  patch: { waiting: undefined },
  wants: [...context.unsent].map(({ productId }) => ({ productId, qty: wantedOf(context, productId) })),
})
