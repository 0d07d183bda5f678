import type { RaanError } from '../kernel/errors'
import { timeOf } from '../kernel/timestamp'
import { type ChatMessage, me } from './chat.contract'

/** A file of this device, to be sent. */
export type ThreadFile = { name: string; type: string; bytes: number; content: Blob }

/** An outgoing message, shown before the backend has it. */
export type Posting = {
  /** stays the same on a retry */
  id: string
  /** the contact's */
  contactId: number
  message: string
  /** when it was written */
  time: string
  state: 'sending' | 'failed'
  /** requests without a response: each may have arrived */
  unanswered?: number
  file?: ThreadFile
}

/** A chat as stored, without its first `skipped` messages: `received` as loaded, `added` sent since. */
export type Thread = { skipped: number; received: readonly ChatMessage[]; added: readonly ChatMessage[] }

export const noThread: Thread = { skipped: 0, received: [], added: [] }

/** Number of stored messages, loaded or not. */
export const storedCount = ({ skipped, received }: Thread): number => skipped + received.length

/** A message as shown; without a `state` it is sent. */
export type ThreadMessage = ChatMessage & {
  state?: Posting['state']
  /** requests without a response: it may have arrived */
  unanswered?: number
  /** of its posting */
  id?: string
  /** of a file that isn't sent yet */
  content?: Blob
  /** why a message with a file wasn't sent */
  error?: RaanError
}

const moment = ({ time }: ChatMessage): number => timeOf(time)

/** By time; simultaneous ones by arrival. A sorted list is returned as is. */
export function inOrder(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  let before = Number.NEGATIVE_INFINITY
  for (const message of messages) {
    const time = moment(message)
    if (time < before) return messages.toSorted((a, b) => moment(a) - moment(b))
    before = time
  }
  return messages
}

/** Whether two messages are probably the same: messages have no number. */
export const isSame = (a: ChatMessage, b: ChatMessage): boolean =>
  a.clientId !== undefined && b.clientId !== undefined
    ? a.clientId === b.clientId
    : a.senderId === b.senderId && a.time === b.time && a.message === b.message && a.file?.id === b.file?.id

/**
 * The thread with a response that omits its first `from` messages. `isOverlapped`: something was sent during the
 * request, so the response may or may not include it.
 */
export function withNewTail(
  thread: Thread,
  answer: readonly ChatMessage[],
  from: number,
  isOverlapped: boolean,
): Thread {
  const tail = inOrder(answer)
  const added = isOverlapped ? thread.added.filter((each) => !tail.some((known) => isSame(known, each))) : []
  if (tail.length === 0 && from === storedCount(thread)) return { ...thread, added }
  const { skipped, received } = thread
  // it doesn't continue what is known
  if (received.length === 0 || from < skipped || from > storedCount(thread))
    return { skipped: from, received: tail, added }
  return { skipped, received: joined(received.slice(0, from - skipped), tail), added }
}

/** The thread with earlier messages, the chat's after its first `from`; undefined if they don't end where it begins. */
export function withEarlier(thread: Thread, answer: readonly ChatMessage[], from: number): Thread | undefined {
  if (answer.length === 0 || from + answer.length !== thread.skipped) return undefined
  return { ...thread, skipped: from, received: joined(inOrder(answer), thread.received) }
}

/** The thread with a message that the backend accepted. */
export const withSent = (thread: Thread, message: ChatMessage): Thread =>
  [...thread.received.slice(-50), ...thread.added].some((each) => isSame(each, message))
    ? thread
    : { ...thread, added: [...thread.added, message] }

/** Merges two lists by time; sorts only if they overlap. */
function joined(before: readonly ChatMessage[], after: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = before.at(-1)
  const [first] = after
  if (!first) return before
  if (!last) return after
  const all = [...before, ...after]
  return moment(last) <= moment(first) ? all : inOrder(all)
}

/** The loaded messages of a chat, oldest first; unsent ones last, in sending order. */
export function shownThread(
  { received, added }: Thread,
  postings: readonly (Posting & { error?: RaanError })[],
): readonly ThreadMessage[] {
  const sent = joined(received, inOrder(added))
  const arrived = new Set([...received.slice(-200), ...added].flatMap(({ clientId }) => clientId ?? []))
  const waiting = postings.filter(({ id }) => !arrived.has(id))
  if (waiting.length === 0) return sent
  return [
    ...sent,
    ...waiting.map(({ id, message, time, state, unanswered, file, error }) => ({
      id,
      message,
      time,
      state,
      senderId: me,
      ...(unanswered !== undefined && { unanswered }),
      ...(file && { file: { id: '', name: file.name, type: file.type, bytes: file.bytes }, content: file.content }),
      ...(file && error && { error }),
    })),
  ]
}
