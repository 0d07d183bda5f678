import { fromCallback } from 'xstate'
import type { Call } from '../kernel/endpoint'
import { type RaanError, toRaanError } from '../kernel/errors'
import { chatCalls, type SentMessage } from './chat.contract'
import type { Posting } from './chat.thread'

export type PostmanCommand = { type: 'post'; posting: Posting }

export type PostmanReport =
  /** it is on its way */
  | { type: 'post.begun'; id: string; contactId: number }
  | { type: 'post.done'; id: string; contactId: number; response: SentMessage }
  | { type: 'post.failed'; id: string; contactId: number; error: RaanError }

/** Sends messages: those of one chat one after the other, the chats beside each other. A failure keeps no other one back. */
export const postman = fromCallback<PostmanCommand, { call: Call }>(({ input: { call }, receive, sendBack }) => {
  const round = new AbortController()
  /** by contact: when the last message of the chat will be through */
  const queues = new Map<number, Promise<void>>()

  const send = async ({ id, contactId, message }: Posting, signal: AbortSignal): Promise<void> => {
    const tell = (report: PostmanReport) => {
      if (!signal.aborted) sendBack(report)
    }
    if (signal.aborted) return
    tell({ type: 'post.begun', id, contactId })
    try {
      const obj = { message, contact: { id: contactId }, clientId: id }
      const { response } = await call(chatCalls.send, { body: { obj } }, { signal })
      tell({ type: 'post.done', id, contactId, response })
    } catch (thrown) {
      tell({ type: 'post.failed', id, contactId, error: toRaanError(thrown) })
    }
  }

  receive(({ posting }) => {
    const { signal } = round
    const before = queues.get(posting.contactId)
    queues.set(posting.contactId, before ? before.then(() => send(posting, signal)) : send(posting, signal))
  })
  return () => round.abort()
})
