import type { ChangedRecord } from './live.announcer'

/** What a view shows: one record by its key, or rows, of which products have variants; goods of an order by number. */
export type ViewContext = {
  readonly key?: unknown
  readonly contactId?: unknown
  readonly rows?: readonly { readonly id: number; readonly variants?: readonly { readonly id: number }[] }[]
  readonly known?: ReadonlyMap<number, unknown>
  readonly query?: { readonly show?: unknown }
}

type View = { getSnapshot(): { readonly value: unknown; readonly context: ViewContext } }

/** What is shown was loaded before the change. */
const settled: readonly unknown[] = ['ready', 'settled']

/** Only stock changed, which doesn't decide what a list shows: products have versions. */
const isStockOnly = ({ action, version }: ChangedRecord): boolean => action === 'changed' && !version

function numbersIn({ rows, known }: ViewContext): ReadonlySet<number> | undefined {
  if (known) return new Set(known.keys())
  return rows && new Set(rows.flatMap(({ id, variants = [] }) => [id, ...variants.map((variant) => variant.id)]))
}

/**
 * Whether what a view shows may be out of date. Each order changes the stock of its products: a list that shows none of
 * them isn't loaded again, unless it is one of what is low.
 */
export function showsProducts(view: View, changed: readonly ChangedRecord[]): boolean {
  if (!changed.every(isStockOnly)) return true
  try {
    const { value, context } = view.getSnapshot()
    const shown = numbersIn(context)
    // what is being loaded may have been read before the change
    if (shown === undefined || !settled.includes(value) || context.query?.show === 'low') return true
    return changed.some(({ ref }) => shown.has(Number(ref)))
  } catch {
    // its code is still loading, and so are its rows
    return false
  }
}
