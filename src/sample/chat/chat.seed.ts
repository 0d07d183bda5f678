import { me } from '../../core/chat/chat.contract'
import type { ChatProfile } from '../../core/chat/chat.profile.contract'
import { isoTime } from '../../core/kernel/clock'
import { type ChatRow, chatProfileTable, chatsTable, contactsTable } from '../../service/chat/chat.table'
import { type SeedWorld, seed } from '../../service/seed'
import { people } from './chat.people'
import { talks } from './chat.sample-talks'

const minute = 60 * 1000

/** A message every minute or two, so that messages of one sender are grouped. */
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

const profile: ChatProfile = {
  id: me,
  fullName: 'มาลี ใจดี',
  avatar: null,
  status: 'online',
  role: 'admin',
  about: 'รับออเดอร์ทุกวัน 8.00–18.00 น. หยุดวันอาทิตย์',
  settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
}

export const chatSeeds = [
  seed(contactsTable, () => people),
  seed(chatsTable, (world) => talks.map((talk, index) => makeChat(talk, index, world))),
  seed(chatProfileTable, () => [profile]),
]
