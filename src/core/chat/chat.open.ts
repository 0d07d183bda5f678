import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { Call } from '../kernel/endpoint'
import type { EngineEvent, EventsByName } from '../kernel/engine-events'
import { isMissing, type RaanError, toRaanError } from '../kernel/errors'
import type { Ports, ViewModule } from '../kernel/ports'
import { type ChatMessage, type Contact, chatCalls } from './chat.contract'
import type { ChatNews } from './chat.news'
import { noThread, type Thread, withNewTail, withSent } from './chat.thread'

export type OpenChatInput = Pick<Ports, 'call'> & { contactId?: number | undefined }

type Context = {
  call: Call
  /** whose chat is open; undefined = none */
  contactId: number | undefined
  contact: Contact | undefined
  thread: Thread
  error: RaanError | undefined
  hidden: boolean
  /** messages of ours that are on their way to this contact */
  inFlight: number
  /** something was sent while the request ran: its answer may know of it or not */
  isOverlapped: boolean
  /** came into other chats and is not shown here yet, the last of each chat */
  news: readonly ChatNews[]
}

type Answer = Awaited<ReturnType<typeof ask>>

export type OpenChatEvent =
  /** another chat; undefined closes the open one */
  | { type: 'contact.open'; contactId: number | undefined }
  | { type: 'reload' }
  /** asks before it is time */
  | { type: 'poll' }
  | { type: 'page.visible' }
  | { type: 'page.hidden' }
  | { type: 'post.begin'; contactId: number }
  /** without a message it failed */
  | { type: 'post.end'; contactId: number; message?: ChatMessage }
  /** somebody chose what an order is made of */
  | { type: 'order.take'; text: string }
  /** a message came into some chat */
  | { type: 'news.come'; news: ChatNews }
  /** it is shown */
  | { type: 'news.told'; contactId: number }

type Asked = { call: Call; contactId: number | undefined; from: number }

async function ask({ call, contactId, from }: Asked, signal: AbortSignal) {
  if (contactId === undefined) throw new TypeError('no chat is open')
  const query = from > 0 ? { id: contactId, from } : { id: contactId }
  const { chat, contact } = await call(chatCalls.one, { query }, { signal })
  return { contact, messages: chat?.chat ?? [], from: chat?.from ?? 0 }
}

const closed = { contact: undefined, thread: noThread, error: undefined, inFlight: 0, isOverlapped: false }
const newsWithout = ({ news }: Context, contactId: number | undefined) =>
  news.filter((each) => each.contactId !== contactId)
const codeOf = ({ error }: { error: unknown }) => toRaanError(error).code

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
    ask: fromPromise<Answer, Asked>(({ input, signal }) => ask(input, signal)),
  },
  delays: { poll: 10_000 },
  guards: {
    isOpen: ({ context }) => context.contactId !== undefined,
    isSame: ({ context }, contactId: number | undefined) => contactId === context.contactId,
    isHere: ({ context }, contactId: number) => contactId === context.contactId,
    isElsewhere: ({ context }, contactId: number) => contactId !== context.contactId,
    isShown: ({ context }) => !context.hidden,
    isQuiet: ({ context }) => context.inFlight === 0,
    isOverlapped: ({ context }) => context.isOverlapped,
    isSignedOut: (_, failed: { error: unknown }) => codeOf(failed) === 'unauthenticated',
    isMissing: (_, { error }: { error: unknown }) => isMissing(error),
    hasText: (_, text: string) => text.trim() !== '',
  },
  actions: {
    open: assign(({ context }, contactId: number | undefined) => ({
      ...closed,
      contactId,
      news: newsWithout(context, contactId),
    })),
    takeNews: assign(({ context }, news: ChatNews) => ({ news: [...newsWithout(context, news.contactId), news] })),
    dropNews: assign(({ context }, contactId: number) => ({ news: newsWithout(context, contactId) })),
    begin: assign(({ context }) => ({ isOverlapped: context.inFlight > 0 })),
    take: enqueueActions(({ context, enqueue }, { output }: { output: Answer }) => {
      const { thread, isOverlapped, contactId } = context
      const { contact, messages, from } = output
      enqueue.assign({ contact, thread: withNewTail(thread, messages, from, isOverlapped), error: undefined })
      if (contactId !== undefined) enqueue.emit({ type: 'chat.seen', contactId })
    }),
    takeError: assign((_, { error }: { error: unknown }) => ({ error: toRaanError(error) })),
    noteBegin: assign(({ context }) => ({ inFlight: context.inFlight + 1, isOverlapped: true })),
    noteEnd: assign(({ context: { inFlight, thread } }, message: ChatMessage | undefined) => ({
      inFlight: Math.max(0, inFlight - 1),
      isOverlapped: true,
      thread: message ? withSent(thread, message) : thread,
    })),
    show: assign({ hidden: false }),
    hide: assign({ hidden: true }),
    tellOrder: emit(({ context }, text: string) => ({
      type: 'chat.orderTaken' as const,
      contactId: context.contactId ?? 0,
      text,
    })),
  },
})

const askedOf = ({ call, contactId, thread }: Context): Asked => ({ call, contactId, from: thread.received.length })

/** One open chat of one place. Another chat gives up what was asked of the one before: no late answer is shown. */
export const openChatMachine = chatSetup.createMachine({
  id: 'openChat',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, contactId } }) => ({ ...closed, call, contactId, hidden: false, news: [] }),
  initial: 'deciding',
  on: {
    'contact.open': [
      { guard: { type: 'isSame', params: ({ event }) => event.contactId } },
      { target: '.deciding', actions: { type: 'open', params: ({ event }) => event.contactId } },
    ],
    'news.come': {
      guard: { type: 'isElsewhere', params: ({ event }) => event.news.contactId },
      actions: { type: 'takeNews', params: ({ event }) => event.news },
    },
    'news.told': { actions: { type: 'dropNews', params: ({ event }) => event.contactId } },
    'page.visible': { actions: 'show' },
    'page.hidden': { actions: 'hide' },
    'post.begin': { guard: { type: 'isHere', params: ({ event }) => event.contactId }, actions: 'noteBegin' },
    'post.end': {
      guard: { type: 'isHere', params: ({ event }) => event.contactId },
      actions: { type: 'noteEnd', params: ({ event }) => event.message },
    },
    'order.take': {
      guard: { type: 'hasText', params: ({ event }) => event.text },
      actions: { type: 'tellOrder', params: ({ event }) => event.text },
    },
  },
  states: {
    deciding: { always: [{ guard: 'isOpen', target: 'loading' }, { target: 'closed' }] },
    closed: {},
    loading: {
      entry: 'begin',
      invoke: {
        src: 'ask',
        input: ({ context }) => askedOf(context),
        onDone: [
          {
            guard: 'isOverlapped',
            target: 'held',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { target: 'ready', actions: { type: 'take', params: ({ event }) => event } },
        ],
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
          { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event } },
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
    /** asks once nothing is being sent to this contact: an answer from in between would be right or wrong by chance */
    held: { always: { guard: 'isQuiet', target: 'polling' } },
    polling: {
      entry: 'begin',
      invoke: {
        src: 'ask',
        input: ({ context }) => askedOf(context),
        onDone: [
          { guard: 'isOverlapped', target: 'held' },
          { target: 'ready', actions: { type: 'take', params: ({ event }) => event } },
        ],
        onError: [
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event },
            target: 'away',
            actions: { type: 'takeError', params: ({ event }) => event },
          },
          { target: 'ready', actions: { type: 'takeError', params: ({ event }) => event } },
        ],
      },
      on: { reload: 'held' },
    },
    /** the session ran out: asked again when somebody signs in */
    away: { on: { reload: 'held', poll: 'held' } },
  },
})

/** What a place hears of what others announce. */
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
    default:
      return undefined
  }
}

export const openChatView = { machine: openChatMachine, reacts } satisfies ViewModule
