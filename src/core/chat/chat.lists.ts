import type { AnswerOf } from '../kernel/endpoint'
import { timeOf } from '../kernel/timestamp'
import type { ChatMessage, Contact, chatCalls, SentMessage } from './chat.contract'
import type { ProfilePatch } from './chat.profile.contract'
import type { Posting } from './chat.thread'

/** Chats, contacts and the user's own profile, as loaded. */
export type ChatLists = AnswerOf<typeof chatCalls.list>

/** A change of the lists; applied to a response pending meanwhile too. Idempotent. */
export type ListsChange = (lists: ChatLists) => ChatLists

export const withSeen =
  (contactId: number): ListsChange =>
  (lists) => ({
    ...lists,
    chatsContacts: lists.chatsContacts.map((each) =>
      each.id === contactId && each.chat.unseenMsgs > 0 ? { ...each, chat: { ...each.chat, unseenMsgs: 0 } } : each,
    ),
  })

const isLater = (a: ChatMessage, b: ChatMessage | null): boolean => !b || timeOf(a.time) >= timeOf(b.time)

/** Adds a sent message, and the chat it created. */
export const withLast =
  ({ id, newMessageData, chat }: SentMessage): ListsChange =>
  (lists) => {
    const contact = lists.contacts.find((each) => each.id === id)
    if (contact && !lists.chatsContacts.some((each) => each.id === id)) {
      const made = { id: chat?.id ?? 0, unseenMsgs: 0, lastMessage: newMessageData }
      return { ...lists, chatsContacts: [...lists.chatsContacts, { ...contact, chat: made }] }
    }
    const chatsContacts = lists.chatsContacts.map((each) =>
      each.id === id && isLater(newMessageData, each.chat.lastMessage)
        ? { ...each, chat: { ...each.chat, lastMessage: newMessageData } }
        : each,
    )
    return { ...lists, chatsContacts }
  }

/** Applies the user's changes to their own profile. */
export const withOwner =
  ({ status }: ProfilePatch): ListsChange =>
  (lists) =>
    status ? { ...lists, profileUser: { ...lists.profileUser, status } } : lists

/** A row in the list of chats. */
export type Conversation = {
  contact: Contact
  unseen: number
  /** the last message, sent or not; undefined if there is none yet */
  last:
    | (Pick<ChatMessage, 'message' | 'time'> & {
        isOwn: boolean
        state?: Posting['state']
        file?: { name: string; type: string }
      })
    | undefined
}

/** Chats, latest first, then contacts without a chat by name; messages being sent count as sent. */
export function conversationsOf(
  { chatsContacts, contacts }: ChatLists,
  postings: readonly Posting[],
  me: number,
): { chats: Conversation[]; others: Contact[] } {
  const posted = new Map(postings.map((posting) => [posting.contactId, posting]))
  const heads = new Map(chatsContacts.map(({ id, chat }) => [id, chat]))
  const people = [...contacts, ...chatsContacts.filter(({ id }) => !contacts.some((each) => each.id === id))]
  const chats: Conversation[] = []
  const others: Contact[] = []
  for (const contact of people) {
    const head = heads.get(contact.id)
    const posting = posted.get(contact.id)
    if (!head && !posting) {
      others.push(contact)
      continue
    }
    const reported = head?.lastMessage
    chats.push({
      contact,
      unseen: head?.unseenMsgs ?? 0,
      last: posting
        ? {
            message: posting.message,
            time: posting.time,
            isOwn: true,
            state: posting.state,
            ...(posting.file && { file: posting.file }),
          }
        : reported
          ? {
              message: reported.message,
              time: reported.time,
              isOwn: reported.senderId === me,
              ...(reported.file && { file: reported.file }),
            }
          : undefined,
    })
  }
  const lastTime = ({ last }: Conversation) => timeOf(last?.time ?? '')
  return {
    chats: chats.sort((a, b) => lastTime(b) - lastTime(a)),
    others: others.sort((a, b) => a.fullName.localeCompare(b.fullName, 'th')),
  }
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Whether a name contains all the search words. */
export const isFound = (q: string, { fullName }: Contact): boolean =>
  folded(q)
    .split(/\s+/)
    .every((word) => folded(fullName).includes(word))
