import { assign, emit, sendTo } from 'xstate'
import type { ViewModule } from '../kernel/app-module'
import { assignFrom } from '../kernel/assign-from'
import type { EngineEvent } from '../kernel/engine-events'
import { isMissing, takeError, toRaanError } from '../kernel/errors'
import { takeEarlier } from './chat.earlier'
import {
  closed,
  isHere,
  newsWithout,
  type OpenChatEvent,
  openChatSetup,
  take,
  threadRequestOf,
} from './chat.open.setup'
import { withSent } from './chat.thread'

export type { OpenChatEvent, OpenChatInput } from './chat.open.setup'

/** One open chat in one view. Switching chats aborts the previous chat's requests: no late response is shown. */
export const openChatMachine = openChatSetup.createMachine({
  id: 'openChat',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, contactId } }) => ({ ...closed, call, contactId, hidden: false, news: [] }),
  // reports failures itself
  invoke: { id: 'earlier', src: 'earlierLoader', input: ({ context: { call } }) => ({ call }), onError: {} },
  initial: 'deciding',
  on: {
    'contact.open': [
      { guard: isHere },
      {
        target: '.deciding',
        actions: [
          sendTo('earlier', { type: 'stop' }),
          assign(({ context, event: { contactId } }) => ({
            ...closed,
            contactId,
            news: newsWithout(context, contactId),
          })),
        ],
      },
    ],
    'earlier.want': {
      guard: ({ context: { thread, earlier } }) => thread.skipped > 0 && earlier !== 'loading',
      actions: [
        assign({ earlier: 'loading' }),
        sendTo('earlier', ({ context: { contactId = 0, thread } }) => ({
          type: 'load',
          contactId,
          before: thread.skipped,
        })),
      ],
    },
    'earlier.arrive': { guard: isHere, actions: assignFrom(takeEarlier) },
    'earlier.fail': { guard: isHere, actions: assign({ earlier: 'failed' }) },
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
