import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { idSchema } from '../../kernel/record-id'

/** Other users who have the order open for editing now. */
const editorsSchema = v.object({ editors: v.array(v.object({ id: idSchema, name: v.string() })) })
export type Editor = v.InferOutput<typeof editorsSchema>['editors'][number]

export const editingCalls = {
  list: endpoint({
    name: 'editing.list',
    shops: 'limited',
    allow: ['read:Order', 'read:Parcel', 'read:Settlement'],
    method: 'GET',
    path: '/api/editing',
    missing: true,
    repeat: 'safe',
    query: v.object({ OrderNumber: v.optional(v.string(), '') }),
    answer: editorsSchema,
  }),
  /** Says that an order is open for editing here, or no longer. To be repeated: it is forgotten after a minute. */
  set: endpoint({
    name: 'editing.set',
    shops: 'limited',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/editing',
    missing: true,
    repeat: 'safe',
    body: v.object({
      OrderNumber: v.pipe(v.string(), v.maxLength(100, 'too-long')),
      /** the open form: a user may have several */
      form: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(64, 'too-long')),
      isEditing: v.boolean(),
    }),
    answer: editorsSchema,
  }),
}
