import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { openCode, rows } from '../kernel/lenient'
import { idSchema, textIdSchema } from '../kernel/record-id'
import { timestampSchema } from '../kernel/timestamp'

/** Domains whose records are shared, or are a person's own and open in several places. */
export const changeKinds = [
  'orders',
  'invoices',
  'customers',
  'shops',
  'products',
  'store',
  'users',
  'todo',
  'calendar',
  'blog',
  'cart',
  'email',
  'chat',
  'profile',
  'notifications',
  'faq',
  'knowledge',
] as const
export type ChangeKind = (typeof changeKinds)[number]

export const changeActions = ['created', 'changed', 'removed'] as const
export type ChangeAction = (typeof changeActions)[number]

const changeSchema = v.object({
  /** one of changeKinds, or the backend's own */
  kind: openCode(changeKinds),
  action: openCode(changeActions),
  /** an order's number, another record's id */
  ref: textIdSchema,
  /** the record's version after the change, if it has one */
  version: v.optional(v.number()),
  /** the account that did it; 0 = nobody signed in */
  by: idSchema,
  at: timestampSchema,
  /** made under the sign-in that asks */
  own: v.optional(v.boolean(), false),
})
export type RecordChange = v.InferOutput<typeof changeSchema>

export const changesSchema = v.object({
  /** where the next request continues: opaque, valid for this backend's data only */
  cursor: v.string(),
  /** oldest first; changes of records that the caller may not read are left out */
  changes: rows(changeSchema),
  /** more than this page: ask again without waiting */
  more: v.optional(v.boolean(), false),
  /** the changes after `after` are no longer known: everything that is shown may be out of date */
  reset: v.optional(v.boolean(), false),
})
export type ChangesPage = v.InferOutput<typeof changesSchema>

export const liveCalls = {
  /**
   * What has changed since; without `after`, in the last milliseconds that `within` says, and otherwise nothing: only the
   * cursor of now.
   */
  changes: endpoint({
    name: 'live.changes',
    shops: 'limited',
    allow: 'signed-in',
    method: 'GET',
    path: '/api/changes',
    missing: true,
    repeat: 'safe',
    query: v.object({ after: v.optional(v.string()), within: v.optional(v.pipe(v.number(), v.minValue(0))) }),
    answer: changesSchema,
  }),
}
