import { bangkokDay } from '../kernel/clock'
import type { ChatMessage } from './chat.contract'

/** milliseconds between two messages that still read as one */
export const groupMs = 5 * 60 * 1000

/** The day a message was sent on, in Asia/Bangkok. */
export const dayOf = ({ time }: ChatMessage): string => bangkokDay(Date.parse(time))

type Neighbours = { before: ChatMessage | undefined; after: ChatMessage | undefined }

/** Whether two messages that follow each other stand as one group. */
function isGrouped(a: ChatMessage | undefined, b: ChatMessage | undefined): boolean {
  if (!a || !b || a.senderId !== b.senderId) return false
  return Math.abs(Date.parse(b.time) - Date.parse(a.time)) <= groupMs && dayOf(a) === dayOf(b)
}

export type MessagePosition = {
  /** the day it opens: YYYY-MM-DD */
  day: string | undefined
  opensGroup: boolean
  closesGroup: boolean
}

/** How a message stands between its neighbours. Looks at no others: a long chat is never walked. */
export function placeOf(message: ChatMessage, { before, after }: Neighbours): MessagePosition {
  const day = dayOf(message)
  return {
    day: before && dayOf(before) === day ? undefined : day,
    opensGroup: !isGrouped(before, message),
    closesGroup: !isGrouped(message, after),
  }
}

/** What somebody chose of a chat, as one text for an order: in the order of the chat, one message a paragraph. */
export const orderTextOf = (messages: readonly ChatMessage[], isChosen: (message: ChatMessage) => boolean): string =>
  messages
    .filter(isChosen)
    .map(({ message }) => message.trim())
    .join('\n')
