import { timeOf } from '../kernel/timestamp'
import { type ChatMessage, me } from './chat.contract'

/** A message somebody sends: what is shown before the backend has it. */
export type Posting = {
  /** the same when it is sent again */
  id: string
  /** the contact's */
  contactId: number
  message: string
  /** when it was written */
  time: string
  state: 'sending' | 'failed'
  /** unanswered sends of it: each may have arrived */
  unanswered?: number
}

/** What the backend has of a chat: `told` as it listed it, `added` what was sent since. */
export type Thread = { received: readonly ChatMessage[]; added: readonly ChatMessage[] }

export const noThread: Thread = { received: [], added: [] }

/** A message as it is shown; without a `state` it is sent. */
export type ThreadMessage = ChatMessage & {
  state?: Posting['state']
  /** unanswered sends of it: it may have arrived */
  unanswered?: number
  /** of the posting it is */
  id?: string
}

const moment = ({ time }: ChatMessage): number => timeOf(time)

/** By time; those of one moment as they arrived. A list that is in order stays the same list. */
export function inOrder(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  let before = Number.NEGATIVE_INFINITY
  for (const message of messages) {
    const time = moment(message)
    if (time < before) return messages.toSorted((a, b) => moment(a) - moment(b))
    before = time
  }
  return messages
}

/** Whether two are one message, as far as can be told: messages have no number. */
export const isSame = (a: ChatMessage, b: ChatMessage): boolean =>
  a.clientId !== undefined && b.clientId !== undefined
    ? a.clientId === b.clientId
    : a.senderId === b.senderId && a.time === b.time && a.message === b.message

/**
 * The thread with an answer that leaves out its first `from` messages. `isOverlapped`: something was sent while it was on
 * its way, so it may know of that or not.
 */
export function withNewTail(
  thread: Thread,
  answer: readonly ChatMessage[],
  from: number,
  isOverlapped: boolean,
): Thread {
  const tail = inOrder(answer)
  const added = isOverlapped ? thread.added.filter((each) => !tail.some((known) => isSame(known, each))) : []
  if (tail.length === 0 && from === thread.received.length) return { received: thread.received, added }
  const before = from >= thread.received.length ? thread.received : thread.received.slice(0, from)
  return { received: joined(before, tail), added }
}

/** The thread with a message that the backend took. */
export const withSent = (thread: Thread, message: ChatMessage): Thread =>
  [...thread.received.slice(-50), ...thread.added].some((each) => isSame(each, message))
    ? thread
    : { ...thread, added: [...thread.added, message] }

/** Two lists as one, by time; only where they overlap the whole is sorted. */
function joined(before: readonly ChatMessage[], after: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = before.at(-1)
  const [first] = after
  if (!first) return before
  if (!last) return after
  const all = [...before, ...after]
  return moment(last) <= moment(first) ? all : inOrder(all)
}

/** All that is shown of a chat, oldest first; what is not sent yet comes last, in the order it is sent in. */
export function shownThread({ received, added }: Thread, postings: readonly Posting[]): readonly ThreadMessage[] {
  const sent = joined(received, inOrder(added))
  const arrived = new Set([...received.slice(-200), ...added].flatMap(({ clientId }) => clientId ?? []))
  const waiting = postings.filter(({ id }) => !arrived.has(id))
  if (waiting.length === 0) return sent
  return [
    ...sent,
    ...waiting.map(({ id, message, time, state, unanswered }) => ({
      id,
      message,
      time,
      state,
      senderId: me,
      ...(unanswered !== undefined && { unanswered }),
    })),
  ]
}
