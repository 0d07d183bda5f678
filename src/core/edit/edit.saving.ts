import { type FieldErrors, RaanError } from '../kernel/errors'
import type { Change } from '../orders/orders.changing'
import type { Order } from '../orders/orders.contract'
import type { Settled } from './edit.asking'
import { clashesOf, merged, type Side } from './edit.clash'
import { changesOf, type EditDraft, type EditField, faultsOf } from './edit.fields'
import type { EditContext } from './edit.steps'

type Patch = Partial<EditContext>

/** Whether leaving would lose something. */
export const isDirty = ({ base, draft, unreadable }: EditContext): boolean =>
  Object.keys(changesOf(base, draft)).length > 0 || Object.keys(unreadable).length > 0

/** What stands in the way of saving, by path; empty = nothing. */
export function faults({ base, draft, unreadable }: EditContext): FieldErrors {
  const found = faultsOf(base, draft)
  for (const [name, code] of Object.entries(unreadable)) {
    const index = draft.ProductOrders.findIndex(({ uq }) => uq === name)
    found[index < 0 ? name : `ProductOrders.${index}.price`] = [code]
  }
  return found
}

/** What is sent: the changed fields alone, with the version they stand on. */
export const changeOf = (base: Order, draft: EditDraft): Change => ({
  kind: 'update',
  OrderNumber: base.OrderNumber,
  changes: changesOf(base, draft),
  version: base.version,
})

/** The form stays as it is; what a backend says of fields goes to the fields. */
export function fail(error: RaanError): Patch {
  const said = Object.entries(error.detail.fields ?? {})
  const errors = Object.fromEntries(said.map(([path, codes]) => [path.replace(/^changes\./, ''), codes]))
  return { errors, error }
}

/** The order as somebody else left it, when ours was stale. */
export const currentOf = (outcome: Settled): Order | undefined =>
  outcome.state === 'failed' ? outcome.current : undefined

export const errorOf = (outcome: Settled): RaanError =>
  outcome.state === 'failed' ? outcome.error : new RaanError('contract')

export function pickSide({ base, draft, theirs, picks }: EditContext, to: { name?: EditField; side: Side }): Patch {
  if (to.name) return { picks: { ...picks, [to.name]: to.side } }
  const clashes = theirs ? clashesOf(base, draft, theirs) : []
  return { picks: Object.fromEntries(clashes.map(({ field }) => [field, to.side])) }
}

/** The chosen fields over the order as it is now: the next save stands on that version. */
export function settle({ base, draft, theirs, picks }: EditContext): Patch {
  if (!theirs) return {}
  return {
    base: theirs,
    draft: merged(base, draft, theirs, picks),
    unreadable: {},
    theirs: undefined,
    picks: {},
    errors: {},
    error: undefined,
  }
}
