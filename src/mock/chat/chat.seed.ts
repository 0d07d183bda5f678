import { type ChatMessage, type Contact, me } from '../../core/chat/chat.contract'
import type { ChatProfile } from '../../core/chat/chat.profile.contract'
import { isoTime } from '../../core/kernel/clock'
import { type SeedWorld, table } from '../db'
import { people } from './chat.people'
import { talks } from './chat.talks'

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

const minute = 60 * 1000

/** One message a minute or two, so that those of one sender stand together. */
function makeChat(talk: (typeof talks)[number], index: number, { now }: SeedWorld): ChatRow {
  const { contactId, minutesAgo, unseen = 0, lines } = talk
  let time = now - minutesAgo * minute
  const chat = lines.map((line) => {
    const [who, message, pause = 1] = line
    time += pause * minute
    return { message, time: isoTime(time), senderId: who === 'me' ? me : contactId }
  })
  return { id: index + 1, userId: contactId, unseenMsgs: unseen, countedAt: now, chat }
}

export const contactsTable = table<Contact>('chatContacts', () => people)

export const chatsTable = table<ChatRow>('chats', (world) => talks.map((talk, index) => makeChat(talk, index, world)))

export const chatProfileTable = table<ChatProfile>('chatProfile', () => [
  {
    id: me,
    fullName: 'มาลี ใจดี',
    avatar: null,
    status: 'online',
    role: 'admin',
    about: 'รับออเดอร์ทุกวัน 8.00–18.00 น. หยุดวันอาทิตย์',
    settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
  },
])
