import { fromCallback } from 'xstate'
import type { Call } from '../kernel/endpoint'
import { type RaanError, toRaanError } from '../kernel/errors'
import { timeOf } from '../kernel/timestamp'
import { type ChatMessage, chatCalls, chatPage, me, type SentMessage } from './chat.contract'
import { earlierMessages } from './chat.earlier'
import { chatFileCalls } from './chat.files.contract'
import type { Posting, ThreadFile } from './chat.thread'

export type OutboxCommand = { type: 'post'; posting: Posting }

export type OutboxReport =
  /** it is being sent */
  | { type: 'post.begun'; id: string; contactId: number }
  | { type: 'post.done'; id: string; contactId: number; response: SentMessage }
  | { type: 'post.failed'; id: string; contactId: number; error: RaanError }

/** Maximum difference between a device's and a backend's clock, in milliseconds. */
const clocksApart = 5 * 60_000

/** Whether a stored message is this one: by its id, or by its text if the backend stores no ids. */
const isOf = ({ id, message, time }: Posting, stored: ChatMessage): boolean =>
  stored.clientId === undefined
    ? stored.senderId === me && stored.message === message && timeOf(stored.time) >= timeOf(time) - clocksApart
    : stored.clientId === id

/** The stored message of an earlier unanswered request. */
async function arrived(call: Call, posting: Posting, signal: AbortSignal): Promise<SentMessage | undefined> {
  const { contactId: id, time } = posting
  const { chat } = await call(chatCalls.one, { query: { id, perPage: chatPage } }, { signal })
  let [messages, from] = [chat?.chat ?? [], chat?.from ?? 0]
  for (;;) {
    const known = messages.findLast((each) => isOf(posting, each))
    if (known) return { newMessageData: known, id }
    const [first] = messages
    if (!first || from === 0 || timeOf(first.time) < timeOf(time) - clocksApart) return undefined
    const before = from
    ;({ messages, from } = await earlierMessages(call, id, before, signal))
    if (from >= before) return undefined
  }
}

/** Sends messages: one after the other within a chat, concurrently between chats. A failure doesn't hold up others. */
export const outbox = fromCallback<OutboxCommand, { call: Call }>(({ input: { call }, receive, sendBack }) => {
  const round = new AbortController()
  /** by contact: when the chat's last message is done */
  const queues = new Map<number, Promise<void>>()
  /** The id of its file. The same content sent again is the same file. */
  const stored = async (id: string, { name, content }: ThreadFile, signal: AbortSignal): Promise<string> => {
    const asked = { query: { name }, body: content }
    return (await call(chatFileCalls.add, asked, { key: `${id}.file`, signal, attempts: 1 })).file.id
  }

  const send = async (posting: Posting, signal: AbortSignal): Promise<void> => {
    const { id, contactId, message, file, unanswered = 0 } = posting
    const notify = (report: OutboxReport) => {
      if (!signal.aborted) sendBack(report)
    }
    if (signal.aborted) return
    notify({ type: 'post.begun', id, contactId })
    try {
      const known = unanswered > 0 ? await arrived(call, posting, signal) : undefined
      const fileId = known ? undefined : file && (await stored(id, file, signal))
      const obj = { message, contact: { id: contactId }, clientId: id, ...(fileId && { file: fileId }) }
      const how = { key: id, signal, attempts: 1 } as const
      const response = known ?? (await call(chatCalls.send, { body: { obj } }, how)).response
      notify({ type: 'post.done', id, contactId, response })
    } catch (thrown) {
      notify({ type: 'post.failed', id, contactId, error: toRaanError(thrown) })
    }
  }

  receive(({ posting }) => {
    const { signal } = round
    const before = queues.get(posting.contactId)
    queues.set(posting.contactId, before ? before.then(() => send(posting, signal)) : send(posting, signal))
  })
  return () => round.abort()
})
