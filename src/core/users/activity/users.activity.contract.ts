import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { filterSchema } from '../../kernel/filter'
import { rows } from '../../kernel/lenient'
import { countSchema, pagingEntries } from '../../kernel/paging'
import { idSchema } from '../../kernel/record-id'
import { timestampSchema } from '../../kernel/timestamp'

export const activityKinds = [
  'order',
  'settlement',
  'invoice',
  'customer',
  'product',
  'shop',
  'user',
  'sign-in',
  'knowledge',
  'faq',
  'blog',
  'export',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Days in Asia/Bangkok, YYYY-MM-DD, inclusive. */
const daySchema = filterSchema(v.pipe(v.string(), v.isoDate()))

export const activityPerPage = 50

export const activityQuerySchema = v.object({
  /** the account that did it */
  by: filterSchema(idSchema),
  kind: filterSchema(v.picklist(activityKinds)),
  from: daySchema,
  to: daySchema,
  ...pagingEntries(activityPerPage),
})
export type ActivityQuery = v.InferOutput<typeof activityQuerySchema>

const personSchema = v.object({ id: idSchema, name: v.string() })
export type ActivityPerson = v.InferOutput<typeof personSchema>

const changeSchema = v.object({ field: v.string(), from: v.string(), to: v.string() })
export type ActivityChange = v.InferOutput<typeof changeSchema>

const entrySchema = v.object({
  id: idSchema,
  at: timestampSchema,
  by: personSchema,
  /** one of activityKinds, or the backend's own code */
  kind: v.string(),
  /** the call's name, such as `orders.status` */
  call: v.string(),
  /** number or name of the changed record */
  record: v.string(),
  changes: v.optional(rows(changeSchema), []),
})
export type ActivityEntry = v.InferOutput<typeof entrySchema>

export const activityCalls = {
  /** what was changed, latest first; nothing changes or deletes it */
  list: endpoint({
    name: 'activity.list',
    shops: 'refused',
    allow: 'read:Activity',
    method: 'GET',
    path: '/api/activity',
    missing: true,
    repeat: 'safe',
    query: activityQuerySchema,
    answer: v.object({
      entries: rows(entrySchema),
      total: countSchema,
      /** everyone with an entry */
      people: v.optional(v.array(personSchema), []),
    }),
  }),
}
