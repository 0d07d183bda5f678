import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { openCode, rows } from '../kernel/lenient'
import { countSchema, optionalPagingEntries, searchSchema } from '../kernel/paging'
import { idSchema, textIdSchema } from '../kernel/record-id'
import { storedTimestampSchema, timestampSchema } from '../kernel/timestamp'

/** Folders of mail. */
export const mailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const
export type MailFolder = (typeof mailFolders)[number]

/** What the list can show: a folder, or starred mail in any folder except the trash. */
export const mailboxes = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const
export type Mailbox = (typeof mailboxes)[number]

export const mailLabels = ['personal', 'company', 'important', 'private'] as const
export type MailLabel = (typeof mailLabels)[number]

export const personSchema = v.object({ name: v.optional(v.string(), ''), email: v.string() })
export type MailPerson = v.InferOutput<typeof personSchema>

export const attachmentSchema = v.object({
  fileName: v.string(),
  /** URL of a thumbnail */
  thumbnail: v.optional(v.string(), ''),
  url: v.optional(v.string(), ''),
  /** formatted: `32 KB` */
  size: v.optional(v.string(), ''),
  /** of a file that this backend stores: read with `mailFileCalls.one` instead of `url` */
  file: v.exactOptional(v.object({ id: textIdSchema, type: v.optional(v.string(), ''), bytes: v.number() })),
})
export type MailAttachment = v.InferOutput<typeof attachmentSchema>

const letterEntries = {
  from: v.object({ ...personSchema.entries, avatar: v.optional(v.nullable(v.string()), null) }),
  to: v.array(personSchema),
  subject: v.string(),
  cc: v.optional(v.array(personSchema), []),
  bcc: v.optional(v.array(personSchema), []),
  /** untrusted HTML: shown through SafeHtml, searched and previewed as plainText() */
  message: v.string(),
  attachments: v.optional(v.array(attachmentSchema), []),
  time: timestampSchema,
}

/** An earlier letter of the same conversation. */
const replySchema = v.object({ id: v.exactOptional(idSchema), ...letterEntries })
export type MailReply = v.InferOutput<typeof replySchema>

export const mailSchema = v.object({
  id: idSchema,
  ...letterEntries,
  isStarred: v.optional(v.boolean(), false),
  labels: v.optional(v.array(openCode(mailLabels)), []),
  /** oldest first */
  replies: v.optional(rows(replySchema), []),
  folder: openCode(mailFolders),
  isRead: v.optional(v.boolean(), false),
  /** deleted permanently: in no list and no count, and 404 when requested */
  isDeleted: v.exactOptional(v.boolean()),
})
export type Mail = v.InferOutput<typeof mailSchema>

/** The list that navigation between neighbours is based on; without `folder`, that of the mail's own folder. */
const placeEntries = {
  /** a mailbox; present but empty: every folder except the trash */
  folder: v.optional(v.string()),
  label: filterSchema(v.picklist(mailLabels)),
  q: searchSchema,
}

export const mailQuerySchema = v.object({ ...placeEntries, folder: v.optional(v.string(), 'inbox') })
export type MailQuery = v.InferOutput<typeof mailQuerySchema>

/** mails of a page */
export const mailsPerPage = 50

/** Unread mail in inbox and spam, all drafts; over all mail regardless of filters. */
export const mailCountsSchema = v.object({ inbox: v.number(), draft: v.number(), spam: v.number() })
export type MailCounts = v.InferOutput<typeof mailCountsSchema>

const people = v.array(personSchema)

/** Fields of a bulk update: any field of a mail except its number. */
export const mailPatchSchema = v.object({
  from: v.exactOptional(letterEntries.from),
  to: v.exactOptional(people),
  subject: v.exactOptional(v.string()),
  cc: v.exactOptional(people),
  bcc: v.exactOptional(people),
  message: v.exactOptional(v.string()),
  attachments: v.exactOptional(v.array(attachmentSchema)),
  time: v.exactOptional(storedTimestampSchema),
  isStarred: v.exactOptional(v.boolean()),
  labels: v.exactOptional(v.array(v.picklist(mailLabels))),
  replies: v.exactOptional(v.array(replySchema)),
  folder: v.exactOptional(v.picklist(mailFolders)),
  isRead: v.exactOptional(v.boolean()),
  isDeleted: v.exactOptional(v.boolean()),
})
export type MailPatch = v.InferOutput<typeof mailPatchSchema>

const openedSchema = v.object({
  ...mailSchema.entries,
  /** newer: the one above in the list */
  hasPreviousMail: v.boolean(),
  /** older: the one below */
  hasNextMail: v.boolean(),
  /** number of mails above it in the list: says on which page it is */
  index: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})
export type OpenedMail = v.InferOutput<typeof openedSchema>

export const emailCalls = {
  list: endpoint({
    name: 'email.list',
    shops: 'shared',
    allow: 'read:Email',
    method: 'GET',
    path: '/apps/email/emails',
    repeat: 'safe',
    query: v.object({ ...mailQuerySchema.entries, ...optionalPagingEntries }),
    answer: v.object({
      emails: rows(mailSchema),
      /** of all pages; missing if `emails` are all there are */
      total: v.exactOptional(countSchema),
      emailsMeta: mailCountsSchema,
    }),
  }),
  /**
   * everyone in the user's mails, most frequent first, and users who get no mail since they may not read it; without it,
   * all mails are read
   */
  people: endpoint({
    name: 'email.people',
    shops: 'shared',
    allow: 'read:Email',
    method: 'GET',
    path: '/apps/email/people',
    optional: true,
    repeat: 'safe',
    answer: v.object({ people: rows(personSchema), unreached: v.optional(rows(personSchema), []) }),
  }),
  update: endpoint({
    name: 'email.update',
    shops: 'shared',
    allow: 'write:Email',
    method: 'POST',
    path: '/apps/email/update-emails',
    repeat: 'safe',
    body: v.object({ emailIds: v.array(idSchema), dataToUpdate: mailPatchSchema }),
  }),
  /** `on` is the target state; a backend that ignores it toggles, so check the state before repeating the call */
  label: endpoint({
    name: 'email.label',
    shops: 'shared',
    allow: 'write:Email',
    method: 'POST',
    path: '/apps/email/update-emails-label',
    repeat: 'checked',
    body: v.object({
      emailIds: v.array(idSchema),
      label: v.picklist(mailLabels),
      on: v.exactOptional(v.boolean()),
    }),
  }),
  one: endpoint({
    name: 'email.one',
    shops: 'shared',
    allow: 'read:Email',
    method: 'GET',
    path: '/apps/email/get-email',
    missing: true,
    repeat: 'safe',
    query: v.object({ id: idSchema, ...placeEntries }),
    answer: openedSchema,
  }),
  neighbour: endpoint({
    name: 'email.neighbour',
    shops: 'shared',
    allow: 'read:Email',
    method: 'GET',
    path: '/apps/email/paginate-email',
    missing: true,
    repeat: 'safe',
    query: v.object({ emailId: idSchema, dir: v.picklist(['previous', 'next']), ...placeEntries }),
    answer: openedSchema,
  }),
}
