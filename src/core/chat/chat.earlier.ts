import { fromCallback } from 'xstate'
import type { Call } from '../kernel/endpoint'
import { type ChatMessage, chatCalls, chatPage } from './chat.contract'
import { type Thread, withEarlier } from './chat.thread'

/** Of an open chat: its messages before those that are loaded. */
export type EarlierMessages = 'idle' | 'loading' | 'failed'

type EarlierCommand = { type: 'load'; contactId: number; before: number } | { type: 'stop' }

export type EarlierReport =
  | { type: 'earlier.arrive'; contactId: number; before: number; messages: readonly ChatMessage[]; from: number }
  | { type: 'earlier.fail'; contactId: number }

/** The last messages among the first `before` of a chat. */
export async function earlierMessages(call: Call, contactId: number, before: number, signal: AbortSignal) {
  const { chat } = await call(chatCalls.one, { query: { id: contactId, before, perPage: chatPage } }, { signal })
  return { messages: chat?.chat ?? [], from: chat?.from ?? 0 }
}

/** Loads a chat's earlier messages; one request at a time, the last one requested. */
export const earlierLoader = fromCallback<EarlierCommand, { call: Call }>(({ input: { call }, receive, sendBack }) => {
  let round = new AbortController()
  receive((command) => {
    round.abort()
    if (command.type === 'stop') return
    round = new AbortController()
    const { signal } = round
    const { contactId, before } = command
    earlierMessages(call, contactId, before, signal).then(
      (answer) => {
        if (!signal.aborted) sendBack({ type: 'earlier.arrive', contactId, before, ...answer })
      },
      () => {
        if (!signal.aborted) sendBack({ type: 'earlier.fail', contactId })
      },
    )
  })
  return () => round.abort()
})

/** A response to a thread that was replaced meanwhile is dropped. */
export function takeEarlier(
  { thread }: { thread: Thread },
  { before, messages, from }: Pick<Extract<EarlierReport, { type: 'earlier.arrive' }>, 'before' | 'messages' | 'from'>,
): { thread?: Thread; earlier: EarlierMessages } {
  if (before !== thread.skipped) return { earlier: 'idle' }
  const more = withEarlier(thread, messages, from)
  return more ? { thread: more, earlier: 'idle' } : { earlier: 'failed' }
}
