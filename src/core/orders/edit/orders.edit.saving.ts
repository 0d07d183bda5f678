import type { FieldErrors } from '../../kernel/errors'
import { isUncertain, recordChanges } from '../../kernel/sends'
import type { Change } from '../orders.change'
import type { OrderChanges } from '../orders.changes.contract'
import type { Order } from '../orders.contract'
import { conflictsOf, merged, type Side } from './orders.edit.conflicts'
import { changesOf, draftOf, type EditDraft, type EditField, errorsOf, isSame, tidyDraft } from './orders.edit.fields'
import type { EditContext } from './orders.edit.steps'

type Patch = Partial<EditContext>

type Saving = Pick<EditContext, 'base' | 'draft' | 'asked'>

/** Whether a field has the same value in two versions that contain it. */
const isSameField = (field: EditField, one: Partial<EditDraft>, other: Partial<EditDraft>): boolean =>
  isSame(field, one as EditDraft, other as EditDraft)

const fields = recordChanges<Order, EditDraft>({
  draftOf,
  tidy: tidyDraft,
  changesOf: (base, draft) => changesOf(base, draft) as Partial<EditDraft>,
  isSame: isSameField,
})

/** The changed fields, as sent. */
export const fieldsToChange = fields.changeOf

export const isOwn = fields.isOwn

/** Whether leaving would lose edits, or leave it open whether they were saved. */
export const isDirty = ({ base, draft, asked, unreadable }: EditContext): boolean =>
  Object.keys(changesOf(base, draft)).length > 0 || Object.keys(unreadable).length > 0 || isUncertain(asked)

/** Validation errors by path; empty if the form can be saved. */
export function fieldErrors({ base, draft, unreadable }: EditContext): FieldErrors {
  const found = errorsOf(base, draft)
  for (const [name, code] of Object.entries(unreadable)) {
    const index = draft.ProductOrders.findIndex(({ uq }) => uq === name)
    found[index < 0 ? name : `ProductOrders.${index}.price`] = [code]
  }
  return found
}

/** The request: only the changed fields, with the version they are based on. */
export const changeOf = (saving: Saving): Change => ({
  kind: 'update',
  OrderNumber: saving.base.OrderNumber,
  // a backend's own delivery type is sent back unchanged
  changes: fieldsToChange(saving) as OrderChanges,
  version: saving.base.version,
})

/** Rebases the edit on the order stored by an unanswered request of ours; later edits stay. */
export const ontoStored = (saving: Saving, made: Order): Patch => ({
  base: made,
  draft: fields.draftOnto(saving, made),
  isMade: true,
})

export function pickSide({ base, draft, theirs, picks }: EditContext, to: { name?: EditField; side: Side }): Patch {
  if (to.name) return { picks: { ...picks, [to.name]: to.side } }
  const conflicts = theirs ? conflictsOf(base, draft, theirs) : []
  return { picks: Object.fromEntries(conflicts.map(({ field }) => [field, to.side])) }
}

/** The chosen fields over the current order: the next save is based on that version. */
export function settle({ base, draft, theirs, picks }: EditContext): Patch {
  if (!theirs) return {}
  return {
    base: theirs,
    draft: merged(base, draft, theirs, picks),
    unreadable: {},
    picks: {},
  }
}
