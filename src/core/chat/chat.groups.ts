import { bangkokDay } from '../kernel/clock'
import type { ChatMessage } from './chat.contract'

/** maximum milliseconds between two grouped messages */
export const groupMs = 5 * 60 * 1000

/** The date a message was sent, in Asia/Bangkok. */
export const dayOf = ({ time }: ChatMessage): string => bangkokDay(Date.parse(time))

type Neighbours = { before: ChatMessage | undefined; after: ChatMessage | undefined }

/** Whether two consecutive messages belong to one group. */
function isGrouped(a: ChatMessage | undefined, b: ChatMessage | undefined): boolean {
  if (!a || !b || a.senderId !== b.senderId) return false
  return Math.abs(Date.parse(b.time) - Date.parse(a.time)) <= groupMs && dayOf(a) === dayOf(b)
}

export type MessagePosition = {
  /** the date it starts: YYYY-MM-DD */
  day: string | undefined
  opensGroup: boolean
  closesGroup: boolean
}

/** A message's position in its group. Looks only at its neighbours, so a long chat needn't be traversed. */
export function placeOf(message: ChatMessage, { before, after }: Neighbours): MessagePosition {
  const day = dayOf(message)
  return {
    day: before && dayOf(before) === day ? undefined : day,
    opensGroup: !isGrouped(before, message),
    closesGroup: !isGrouped(message, after),
  }
}

/** The selected messages of a chat as one text for an order: in chat order, one message per paragraph. */
export const orderTextOf = (messages: readonly ChatMessage[], isChosen: (message: ChatMessage) => boolean): string =>
  messages
    .filter(isChosen)
    .map(({ message }) => message.trim())
    // a picture has no text
    .filter((text) => text !== '')
    .join('\n')
