import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { openCode, rows } from '../kernel/lenient'
import { idSchema } from '../kernel/record-id'
import { storedFileSchema } from '../kernel/stored-file'
import { timestampSchema } from '../kernel/timestamp'

export const chatStatuses = ['online', 'offline', 'busy', 'away'] as const
export type ChatStatus = (typeof chatStatuses)[number]

/** The signed-in user, as the sender of messages. */
export const me = 11
/** messages of a chat that are loaded at once */
export const chatPage = 50
/** characters of one message */
export const longestChatMessage = 5_000

const personEntries = {
  id: idSchema,
  fullName: v.string(),
  avatar: v.optional(v.nullable(v.string()), null),
  status: v.optional(openCode(chatStatuses), 'offline'),
}

export const contactSchema = v.object({
  ...personEntries,
  role: v.optional(v.string(), ''),
  about: v.optional(v.string(), ''),
  /** can't be written to any more: what was written stays */
  isGone: v.exactOptional(v.boolean()),
})
export type Contact = v.InferOutput<typeof contactSchema>

export const chatMessageSchema = v.object({
  message: v.string(),
  time: timestampSchema,
  senderId: idSchema,
  /** the sender's id for it: distinguishes a message still being sent from one that has arrived */
  clientId: v.exactOptional(v.string()),
  /** a picture or a PDF, read with `chatFileCalls.one`; `message` may then be empty */
  file: v.exactOptional(storedFileSchema),
})
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>

/** A chat in the list of chats. */
const chatHeadSchema = v.object({
  id: idSchema,
  unseenMsgs: v.optional(v.number(), 0),
  lastMessage: v.optional(v.nullable(chatMessageSchema), null),
})
export type ChatHead = v.InferOutput<typeof chatHeadSchema>

const chattingSchema = v.object({ ...contactSchema.entries, chat: chatHeadSchema })
export type Chatting = v.InferOutput<typeof chattingSchema>

const ownerSchema = v.object(personEntries)
export type ChatOwner = v.InferOutput<typeof ownerSchema>

const chatSchema = v.object({
  id: idSchema,
  userId: idSchema,
  unseenMsgs: v.optional(v.number(), 0),
  /** how many earlier messages were left out, as requested with `from` or `perPage` */
  from: v.optional(v.number(), 0),
  chat: rows(chatMessageSchema),
})

const count = (least: number) => v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(least)))

/** Which messages of a chat; all by default. */
const rangeSchema = v.object({
  id: idSchema,
  /** those after the first `from` */
  from: count(0),
  /** only among the first `before`; doesn't mark messages as seen */
  before: count(0),
  /** without `from`, the last of them, at most so many */
  perPage: count(1),
})
export type MessageRange = Omit<v.InferOutput<typeof rangeSchema>, 'id'>

const outgoingSchema = v.pipe(
  v.object({
    message: v.pipe(v.string(), v.maxLength(longestChatMessage, 'too-long')),
    contact: v.object({ id: idSchema }),
    /** the same as the Idempotency-Key */
    clientId: v.exactOptional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64, 'too-long'))),
    /** id of a file that the sender added with `chatFileCalls.add` */
    file: v.exactOptional(v.string()),
  }),
  v.forward(
    v.check(({ message, file }) => file !== undefined || message.trim() !== '', 'blank'),
    ['message'],
  ),
)

const sentSchema = v.object({
  newMessageData: chatMessageSchema,
  /** the contact's */
  id: idSchema,
  /** if this message created the chat */
  chat: v.exactOptional(chatSchema),
})
export type SentMessage = v.InferOutput<typeof sentSchema>

export const chatCalls = {
  list: endpoint({
    name: 'chat.list',
    shops: 'shared',
    allow: 'read:Chat',
    method: 'GET',
    path: '/apps/chat/chats-and-contacts',
    repeat: 'safe',
    answer: v.object({
      chatsContacts: rows(chattingSchema),
      contacts: rows(contactSchema),
      profileUser: ownerSchema,
    }),
  }),
  /** without `before`, marks as seen: the chat then has no unseen messages */
  one: endpoint({
    name: 'chat.one',
    shops: 'shared',
    allow: 'read:Chat',
    method: 'GET',
    path: '/apps/chat/get-chat',
    missing: true,
    repeat: 'safe',
    query: rangeSchema,
    answer: v.object({ chat: v.exactOptional(chatSchema), contact: contactSchema }),
  }),
  send: endpoint({
    name: 'chat.send',
    shops: 'shared',
    allow: 'create:Chat',
    method: 'POST',
    path: '/apps/chat/send-msg',
    missing: true,
    repeat: 'keyed',
    status: 201,
    body: v.object({ obj: outgoingSchema }),
    answer: v.object({ response: sentSchema }),
    conflict: v.object({ response: sentSchema }),
  }),
}
