import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { idSchema } from '../kernel/record-id'
import { attachmentSchema, mailSchema, personSchema } from './email.contract'

/** A letter being written: may be incomplete while it is a draft. */
export const letterSchema = v.object({
  /** of the draft it continues */
  id: v.exactOptional(idSchema),
  /** of the mail it replies to or forwards: that mail and the earlier ones become `replies` */
  inReplyTo: v.exactOptional(idSchema),
  to: v.array(personSchema),
  cc: v.optional(v.array(personSchema), []),
  bcc: v.optional(v.array(personSchema), []),
  subject: v.string(),
  /** HTML from our own editor */
  message: v.string(),
  /** attachments of a forwarded mail; if missing, a draft keeps its own */
  attachments: v.exactOptional(v.array(attachmentSchema)),
})
export type Letter = v.InferOutput<typeof letterSchema>

const stored = v.object({ email: mailSchema })

export const letterCalls = {
  /** 201 with the mail in the sent folder; with `id` it replaces the draft */
  send: endpoint({
    name: 'email.send',
    shops: 'shared',
    allow: 'create:Email',
    method: 'POST',
    path: '/apps/email/send',
    repeat: 'keyed',
    status: 201,
    body: v.object({ email: letterSchema }),
    answer: stored,
    conflict: stored,
  }),
  saveDraft: endpoint({
    name: 'email.saveDraft',
    shops: 'shared',
    allow: 'create:Email',
    method: 'POST',
    path: '/apps/email/save-draft',
    repeat: 'keyed',
    status: 201,
    body: v.object({ email: letterSchema }),
    answer: stored,
    conflict: stored,
  }),
}
