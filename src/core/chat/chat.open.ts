import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import type { Call } from '../kernel/endpoint'
import type { EngineEvent, EventsByName } from '../kernel/engine-events'
import { isMissing, type RaanError, takeError, toRaanError } from '../kernel/errors'
import type { Ports, ViewModule } from '../kernel/ports'
import { type ChatMessage, type Contact, chatCalls } from './chat.contract'
import type { ChatNews } from './chat.news'
import { noThread, type Thread, withNewTail, withSent } from './chat.thread'

export type OpenChatInput = Pick<Ports, 'call'> & { contactId?: number | undefined }

type Context = {
  call: Call
  /** the open chat's contact; undefined = none */
  contactId: number | undefined
  contact: Contact | undefined
  thread: Thread
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

type ThreadRequest = { call: Call; contactId: number | undefined; from: number }

async function ask({ call, contactId, from }: ThreadRequest, signal: AbortSignal) {
  if (contactId === undefined) throw new TypeError('no chat is open')
  const query = from > 0 ? { id: contactId, from } : { id: contactId }
  const { chat, contact } = await call(chatCalls.one, { query }, { signal })
  return { contact, messages: chat?.chat ?? [], from: chat?.from ?? 0 }
}

const closed = { contact: undefined, thread: noThread, error: undefined, inFlight: 0, isOverlapped: false }
const newsWithout = ({ news }: Context, contactId: number | undefined) =>
  news.filter((each) => each.contactId !== contactId)
const isHere = ({ context, event }: { context: Context; event: { contactId: number | undefined } }) =>
  event.contactId === context.contactId
const take = ({ thread, isOverlapped }: Context, { output: { contact, messages, from } }: { output: Answer }) => ({
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

const chatSetup = setup({
  types: {
    input: {} as OpenChatInput,
    context: {} as Context,
    events: {} as OpenChatEvent,
    emitted: {} as OpenChatEmitted,
  },
  actors: {
    ask: fromPromise<Answer, ThreadRequest>(({ input, signal }) => ask(input, signal)),
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

const threadRequestOf = ({ call, contactId, thread }: Context): ThreadRequest => ({
  call,
  contactId,
  from: thread.received.length,
})

/** One open chat in one view. Switching chats aborts the previous chat's requests: no late response is shown. */
export const openChatMachine = chatSetup.createMachine({
  id: 'openChat',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, contactId } }) => ({ ...closed, call, contactId, hidden: false, news: [] }),
  initial: 'deciding',
  on: {
    'contact.open': [
      { guard: isHere },
      {
        target: '.deciding',
        actions: assign(({ context, event: { contactId } }) => ({
          ...closed,
          contactId,
          news: newsWithout(context, contactId),
        })),
      },
    ],
    'news.come': {
      guard: ({ context, event: { news } }) => news.contactId !== context.contactId,
      actions: assign(({ context, event: { news } }) => ({ news: [...newsWithout(context, news.contactId), news] })),
    },
    'news.shown': { actions: assign(({ context, event }) => ({ news: newsWithout(context, event.contactId) })) },
    'page.visible': { actions: 'show' },
    'page.hidden': { actions: 'hide' },
    'post.begin': {
      guard: isHere,
      actions: assign(({ context }) => ({ inFlight: context.inFlight + 1, isOverlapped: true })),
    },
    'post.end': {
      guard: isHere,
      actions: assign(({ context: { inFlight, thread }, event: { message } }) => ({
        inFlight: Math.max(0, inFlight - 1),
        isOverlapped: true,
        thread: message ? withSent(thread, message) : thread,
      })),
    },
    'order.take': {
      guard: ({ event }) => event.text.trim() !== '',
      actions: emit(({ context: { contactId = 0 }, event: { text } }) => ({
        type: 'chat.orderTaken',
        contactId,
        text,
      })),
    },
  },
  states: {
    deciding: { always: [{ guard: 'isOpen', target: 'loading' }, { target: 'closed' }] },
    closed: {},
    loading: {
      entry: 'begin',
      invoke: {
        src: 'ask',
        input: ({ context }) => threadRequestOf(context),
        onDone: [
          { guard: 'isOverlapped', target: 'held', actions: [assignFrom(take), 'emitSeen'] },
          { target: 'ready', actions: [assignFrom(take), 'emitSeen'] },
        ],
        onError: [
          { guard: ({ event }) => isMissing(event.error), target: 'missing' },
          { target: 'failed', actions: assignFrom(takeError) },
        ],
      },
      on: { reload: { target: 'loading', reenter: true } },
    },
    missing: { on: { reload: 'loading' } },
    failed: { on: { reload: 'loading', poll: 'loading' } },
    ready: {
      initial: 'deciding',
      on: {
        reload: 'held',
        poll: { guard: 'isShown', target: 'held' },
        'page.hidden': { target: '.resting', actions: 'hide' },
      },
      states: {
        deciding: { always: [{ guard: 'isShown', target: 'watching' }, { target: 'resting' }] },
        watching: { after: { poll: '#openChat.held' } },
        resting: { on: { 'page.visible': { target: '#openChat.held', actions: 'show' } } },
      },
    },
    /** polls once nothing is being sent to this contact: a response from in between may or may not include it */
    held: { always: { guard: 'isQuiet', target: 'polling' } },
    polling: {
      entry: 'begin',
      invoke: {
        src: 'ask',
        input: ({ context }) => threadRequestOf(context),
        onDone: [
          { guard: 'isOverlapped', target: 'held' },
          { target: 'ready', actions: [assignFrom(take), 'emitSeen'] },
        ],
        onError: [
          {
            guard: ({ event }) => toRaanError(event.error).code === 'unauthenticated',
            target: 'away',
            actions: assignFrom(takeError),
          },
          { target: 'ready', actions: assignFrom(takeError) },
        ],
      },
      on: { reload: 'held' },
    },
    /** the session expired: polls again after the next sign-in */
    away: { on: { reload: 'held', poll: 'held' } },
  },
})

/** The view's reactions to other actors' events. */
function reacts(event: EngineEvent): OpenChatEvent | undefined {
  switch (event.type) {
    case 'chat.sending':
      return { type: 'post.begin', contactId: event.contactId }
    case 'chat.sent':
      return { type: 'post.end', contactId: event.contactId, message: event.message }
    case 'chat.sendFailed':
      return { type: 'post.end', contactId: event.contactId }
    case 'chat.arrived':
      return { type: 'news.come', news: event.news }
    case 'page.visible':
    case 'page.hidden':
      return { type: event.type }
    case 'network.online':
      return { type: 'poll' }
    // its session may have expired
    case 'app.started':
      return event.app === 'chat' ? { type: 'poll' } : undefined
    default:
      return undefined
  }
}

export const openChatView = { machine: openChatMachine, reacts } satisfies ViewModule
