import { lookUp } from '../../kernel/look-up'
import type { Order } from '../orders.contract'
import { changesOf, draftOf, type EditDraft, type EditField, editFields, isSame, tidyDraft } from './orders.edit.fields'

export type Side = 'mine' | 'theirs'
export type Picks = Readonly<Partial<Record<EditField, Side>>>

/** One field in which an edit and the order as it is now are not alike. */
export type Clash = {
  field: EditField
  /** false: only we changed it; true: so did somebody else */
  isBoth: boolean
}

/** Fields besides the form that somebody else may have changed. */
export const watchedFields = ['OrderStatus', 'paymentStatus', 'trackingNumber'] as const
export type WatchedField = (typeof watchedFields)[number]

/** What we changed and the order now says otherwise, in the order of the form. */
export function clashesOf(base: Order, draft: EditDraft, theirs: Order): Clash[] {
  const mine = changesOf(base, draft)
  const tidy = tidyDraft(draft)
  return editFields
    .filter((field) => field in mine && !isSame(field, tidy, theirs))
    .map((field) => ({ field, isBoth: !isSame(field, base, theirs) }))
}

/** What somebody else changed and we did not touch: theirs stays. */
export function theirChanges(base: Order, draft: EditDraft, theirs: Order): (EditField | WatchedField)[] {
  const mine = changesOf(base, draft)
  return [
    ...editFields.filter((field) => !(field in mine) && !isSame(field, base, theirs)),
    ...watchedFields.filter((field) => base[field] !== theirs[field]),
  ]
}

/** Our fields over the order as it is now; a field picked as theirs, or never touched, is as it stands there. */
export function merged(base: Order, draft: EditDraft, theirs: Order, picks: Picks): EditDraft {
  const mine = changesOf(base, draft)
  const kept = Object.entries(mine).filter(([field]) => lookUp(picks, field) !== 'theirs')
  return { ...draftOf(theirs), ...Object.fromEntries(kept) }
}
