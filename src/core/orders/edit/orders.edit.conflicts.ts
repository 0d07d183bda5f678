import { lookUp } from '../../kernel/look-up'
import type { OrderChanges } from '../orders.changes.contract'
import type { Order } from '../orders.contract'
import { isOfRecipient } from '../orders.erased'
import { isErased } from '../orders.status'
import { changesOf, draftOf, type EditDraft, type EditField, editFields, isSame, tidyDraft } from './orders.edit.fields'

export type Side = 'mine' | 'theirs'
export type Picks = Readonly<Partial<Record<EditField, Side>>>

/** One field in which an edit and the current order differ. */
export type FieldConflict = {
  field: EditField
  /** true: both sides changed it; false: only we did */
  isBoth: boolean
}

/** Fields outside the form that another user may have changed. */
export const watchedFields = ['OrderStatus', 'paymentStatus', 'trackingNumber'] as const
export type WatchedField = (typeof watchedFields)[number]

/** What was erased is neither ours nor theirs. */
const isGone = (field: string, theirs: Order): boolean => isErased(theirs) && isOfRecipient(field)

/** What we entered of a recipient whose data was erased meanwhile is dropped. */
function changesOnto(base: Order, draft: EditDraft, theirs: Order): OrderChanges {
  const mine = Object.entries(changesOf(base, draft))
  return Object.fromEntries(mine.filter(([field]) => !isGone(field, theirs)))
}

/** Fields we changed whose current value differs, in the order of the form. */
export function conflictsOf(base: Order, draft: EditDraft, theirs: Order): FieldConflict[] {
  const mine = changesOnto(base, draft, theirs)
  const tidy = tidyDraft(draft)
  return editFields
    .filter((field) => field in mine && !isSame(field, tidy, theirs))
    .map((field) => ({ field, isBoth: !isSame(field, base, theirs) }))
}

/** Fields another user changed and we didn't: theirs are kept. */
export function theirChanges(base: Order, draft: EditDraft, theirs: Order): (EditField | WatchedField)[] {
  const mine = changesOnto(base, draft, theirs)
  const changed = [
    ...editFields.filter((field) => !(field in mine) && !isSame(field, base, theirs)),
    ...watchedFields.filter((field) => base[field] !== theirs[field]),
  ]
  return changed.filter((field) => !isGone(field, theirs))
}

/** Our fields over the current order; fields picked as theirs, or never edited, keep their current value. */
export function merged(base: Order, draft: EditDraft, theirs: Order, picks: Picks): EditDraft {
  const mine = changesOnto(base, draft, theirs)
  const kept = Object.entries(mine).filter(([field]) => lookUp(picks, field) !== 'theirs')
  return { ...draftOf(theirs), ...Object.fromEntries(kept) }
}
