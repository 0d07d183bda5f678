import type { StoredFile } from '../kernel/stored-file'
import { timeOf } from '../kernel/timestamp'
import type { ChatMessage, Chatting } from './chat.contract'
import { me } from './chat.contract'
import type { ChatLists } from './chat.lists'

/** A message received since the lists were last loaded. */
export type ChatNews = {
  contactId: number
  /** the sender's name */
  fullName: string
  message: string
  time: string
  file?: StoredFile
}

const isNewer = (last: ChatMessage, known: ChatMessage | null | undefined): boolean => {
  if (!known) return true
  const [came, before] = [timeOf(last.time), timeOf(known.time)]
  return came > before || (came === before && (last.message !== known.message || last.file?.id !== known.file?.id))
}

const isUnseen = ({ chat: { unseenMsgs, lastMessage } }: Chatting): boolean =>
  unseenMsgs > 0 && lastMessage !== null && lastMessage.senderId !== me

/** The last unseen message of each chat that has more of them than before, earliest first. None on the first load. */
export function newsBetween(before: ChatLists | undefined, after: ChatLists): readonly ChatNews[] {
  if (!before) return []
  const known = new Map(before.chatsContacts.map(({ id, chat }) => [id, chat.lastMessage]))
  return after.chatsContacts
    .filter((each) => isUnseen(each) && each.chat.lastMessage && isNewer(each.chat.lastMessage, known.get(each.id)))
    .flatMap(({ id, fullName, chat: { lastMessage } }) =>
      lastMessage
        ? [
            {
              contactId: id,
              fullName,
              message: lastMessage.message,
              time: lastMessage.time,
              ...(lastMessage.file && { file: lastMessage.file }),
            },
          ]
        : [],
    )
    .sort((a, b) => timeOf(a.time) - timeOf(b.time))
}

const words = new Intl.Segmenter('th', { granularity: 'word' })

/** As many whole words of a message as fit into `most` characters, on one line. */
export function firstWords(message: string, most = 80): string {
  const line = message.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  let text = ''
  for (const { segment } of words.segment(line)) {
    if (text.length + segment.length > most) break
    text += segment
  }
  return `${text.trimEnd() || line.slice(0, most)} …`
}
