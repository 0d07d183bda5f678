import type { ChatMessage, Contact } from '../../core/chat/chat.contract'
import type { ChatProfile } from '../../core/chat/chat.profile.contract'
import { table } from '../table'

/** A chat as stored: `chat` by time, future messages at the end. */
export type ChatRow = {
  id: number
  /** the contact's */
  userId: number
  /** of the messages that existed at `countedAt` */
  unseenMsgs: number
  /** milliseconds since 1970: later messages are unseen too */
  countedAt: number
  chat: readonly ChatMessage[]
}

export const contactsTable = table<Contact>('chatContacts', { of: 'person', key: ({ id }) => id, kind: 'chat' })
export const chatsTable = table<ChatRow>('chats', { of: 'person', key: ({ id }) => id, kind: 'chat' })
export const chatProfileTable = table<ChatProfile>('chatProfile', { of: 'person', key: ({ id }) => id, kind: 'chat' })
