import type { ChatMessage, Contact } from '../../core/chat/chat.contract'
import type { ChatProfile } from '../../core/chat/chat.profile.contract'
import { table } from '../table'

/** A chat as it is kept: `chat` in the order of its times, those that are still to come at its end. */
export type ChatRow = {
  id: number
  /** the contact's */
  userId: number
  /** of those that were there at `countedAt` */
  unseenMsgs: number
  /** milliseconds since 1970: what came since is unseen as well */
  countedAt: number
  chat: readonly ChatMessage[]
}

export const contactsTable = table<Contact>('chatContacts', { of: 'person', key: ({ id }) => id })
export const chatsTable = table<ChatRow>('chats', { of: 'person', key: ({ id }) => id })
export const chatProfileTable = table<ChatProfile>('chatProfile', { of: 'person', key: ({ id }) => id })
