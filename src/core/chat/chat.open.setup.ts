import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { Call } from '../kernel/endpoint'
import type { EventsByName } from '../kernel/engine-events'
import type { RaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { type ChatMessage, type Contact, chatCalls, chatPage } from './chat.contract'
import { type EarlierMessages, type EarlierReport, earlierLoader } from './chat.earlier'
import type { ChatNews } from './chat.news'
import { noThread, storedCount, type Thread, withNewTail } from './chat.thread'

export type OpenChatInput = Pick<Ports, 'call'> & { contactId?: number | undefined }

export type OpenChatContext = {
  call: Call
  /** the open chat's contact; undefined = none */
  contactId: number | undefined
  contact: Contact | undefined
  thread: Thread
  earlier: EarlierMessages
  error: RaanError | undefined
  hidden: boolean
  /** our messages being sent to this contact */
  inFlight: number
  /** something was sent during the request: the response may or may not include it */
  isOverlapped: boolean
  /** messages in other chats not shown here yet, the last of each chat */
  news: readonly ChatNews[]
}

type Answer = Awaited<ReturnType<typeof ask>>

export type OpenChatEvent =
  /** opens another chat; undefined closes the open one */
  | { type: 'contact.open'; contactId: number | undefined }
  | { type: 'reload' }
  /** polls ahead of time */
  | { type: 'poll' }
  | { type: 'page.visible' }
  | { type: 'page.hidden' }
  | { type: 'post.begin'; contactId: number }
  /** failed if it has no message */
  | { type: 'post.end'; contactId: number; message?: ChatMessage }
  /** the user selected text for an order */
  | { type: 'order.take'; text: string }
  /** a message arrived in any chat */
  | { type: 'news.come'; news: ChatNews }
  /** it has been shown */
  | { type: 'news.shown'; contactId: number }
  /** loads messages before those that are there */
  | { type: 'earlier.want' }
  | EarlierReport

type ThreadRequest = { call: Call; contactId: number | undefined; from: number }

async function ask({ call, contactId, from }: ThreadRequest, signal: AbortSignal) {
  if (contactId === undefined) throw new TypeError('no chat is open')
  const query = { id: contactId, perPage: chatPage, ...(from > 0 && { from }) }
  const { chat, contact } = await call(chatCalls.one, { query }, { signal })
  return { contact, messages: chat?.chat ?? [], from: chat?.from ?? 0 }
}

export const closed = {
  contact: undefined,
  thread: noThread,
  earlier: 'idle',
  error: undefined,
  inFlight: 0,
  isOverlapped: false,
} as const satisfies Partial<OpenChatContext>
export const newsWithout = ({ news }: OpenChatContext, contactId: number | undefined) =>
  news.filter((each) => each.contactId !== contactId)
export const isHere = ({ context, event }: { context: OpenChatContext; event: { contactId: number | undefined } }) =>
  event.contactId === context.contactId
export const take = (
  { thread, isOverlapped }: OpenChatContext,
  { output: { contact, messages, from } }: { output: Answer },
) => ({
  contact,
  thread: withNewTail(thread, messages, from, isOverlapped),
  error: undefined,
})

type OpenChatEmitted =
  | { type: 'chat.seen'; contactId: number }
  | { type: 'chat.orderTaken'; contactId: number; text: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<OpenChatEmitted> {}
}

/** Actors, guards and actions of an open chat. */
export const openChatSetup = setup({
  types: {
    input: {} as OpenChatInput,
    context: {} as OpenChatContext,
    events: {} as OpenChatEvent,
    emitted: {} as OpenChatEmitted,
  },
  actors: {
    ask: fromPromise<Answer, ThreadRequest>(({ input, signal }) => ask(input, signal)),
    earlierLoader,
  },
  delays: { poll: 10_000 },
  guards: {
    isOpen: ({ context }) => context.contactId !== undefined,
    isShown: ({ context }) => !context.hidden,
    isQuiet: ({ context }) => context.inFlight === 0,
    isOverlapped: ({ context }) => context.isOverlapped,
  },
  actions: {
    begin: assign(({ context }) => ({ isOverlapped: context.inFlight > 0 })),
    emitSeen: enqueueActions(({ context: { contactId }, enqueue }) => {
      if (contactId !== undefined) enqueue.emit({ type: 'chat.seen', contactId })
    }),
    show: assign({ hidden: false }),
    hide: assign({ hidden: true }),
  },
})

export const threadRequestOf = ({ call, contactId, thread }: OpenChatContext): ThreadRequest => ({
  call,
  contactId,
  from: storedCount(thread),
})
