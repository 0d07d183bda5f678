import { blankChat } from './chat.context'
import { readDrafts } from './chat.drafts'
import { chatSetup } from './chat.setup'

export type { ChatInput } from './chat.context'

/** Chats and contacts, what is being sent, what is written and not sent yet, and one's own profile. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, clock, storage, newId } }) => ({
    ...blankChat,
    call,
    clock,
    storage,
    newId,
    drafts: readDrafts(storage.local),
    watchers: 0,
    hidden: false,
  }),
  invoke: [
    // both report what fails themselves
    { id: 'outbox', src: 'outbox', input: ({ context: { call } }) => ({ call }), onError: {} },
    { id: 'writer', src: 'writer', input: ({ context: { call } }) => ({ call }), onError: {} },
  ],
  type: 'parallel',
  on: {
    'chat.see': { actions: { type: 'see', params: ({ event }) => event } },
    'message.send': {
      guard: { type: 'isSendable', params: ({ event }) => event },
      actions: { type: 'post', params: ({ event }) => event },
    },
    'message.retry': {
      actions: {
        type: 'retry',
        params: ({ event }) => event,
      },
    },
    'message.discard': {
      guard: { type: 'isFailed', params: ({ event }) => event.id },
      actions: { type: 'discard', params: ({ event }) => event.id },
    },
    'post.begun': { actions: { type: 'tellSending', params: ({ event }) => event } },
    'post.done': { actions: { type: 'takeSent', params: ({ event }) => event } },
    'post.failed': { actions: { type: 'takeFailed', params: ({ event }) => event } },
    'draft.set': { actions: { type: 'keepDraft', params: ({ event }) => event } },
    'profile.change': [
      {
        guard: { type: 'isTyped', params: ({ event }) => event.typed },
        actions: [{ type: 'want', params: ({ event }) => event.patch }, 'cancelSave', 'saveLater'],
      },
      { actions: [{ type: 'want', params: ({ event }) => event.patch }, 'saveNow'] },
    ],
    'profile.save': { actions: 'saveNow' },
    'news.decide': [
      { guard: 'isProfileKnown', actions: 'tellNews' },
      { guard: 'isProfileRefused', actions: 'dropNews' },
      { actions: 'lookAtProfile' },
    ],
    'write.done': { actions: { type: 'takeSaved', params: ({ event }) => event } },
    'write.failed': { actions: { type: 'takeBack', params: ({ event }) => event.error } },
    resume: { actions: [{ type: 'retry', params: {} }, 'renew'] },
  },
  states: {
    lists: {
      initial: 'loading',
      on: {
        'watch.begin': { actions: 'watch' },
        'watch.end': { actions: 'unwatch' },
        'page.visible': { actions: 'show' },
        'page.hidden': { actions: 'hide' },
      },
      states: {
        loading: {
          entry: 'beginLoading',
          invoke: {
            src: 'list',
            input: ({ context: { call } }) => ({ call }),
            onDone: { target: 'ready', actions: { type: 'takeLists', params: ({ event }) => event } },
            onError: { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event } },
          },
          on: { reload: { target: 'loading', reenter: true } },
        },
        ready: {
          initial: 'deciding',
          on: {
            reload: 'refreshing',
            renew: { guard: 'isWatched', target: 'refreshing' },
            'watch.begin': [
              { guard: 'isFirstWatcher', target: 'refreshing', actions: 'watch' },
              { target: '.deciding', actions: 'watch' },
            ],
            'watch.end': { target: '.deciding', actions: 'unwatch' },
            'page.hidden': { target: '.deciding', actions: 'hide' },
          },
          states: {
            deciding: { always: [{ guard: 'isWatched', target: 'watching' }, { target: 'resting' }] },
            watching: { after: { poll: '#chat.lists.refreshing' } },
            resting: {
              on: { 'page.visible': { guard: 'hasWatchers', target: '#chat.lists.refreshing', actions: 'show' } },
            },
          },
        },
        refreshing: {
          entry: 'beginLoading',
          invoke: {
            src: 'list',
            input: ({ context: { call } }) => ({ call }),
            onDone: { target: 'ready', actions: { type: 'takeLists', params: ({ event }) => event } },
            onError: [
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event },
                target: 'away',
                actions: { type: 'takeError', params: ({ event }) => event },
              },
              { target: 'ready', actions: { type: 'takeError', params: ({ event }) => event } },
            ],
          },
          // what is on its way may be older than whoever asks
          on: { reload: { target: 'refreshing', reenter: true } },
        },
        failed: { on: { reload: 'loading', renew: 'loading' } },
        // nobody is signed in
        away: { on: { reload: 'loading' } },
      },
    },
    profile: {
      initial: 'unknown',
      states: {
        unknown: { on: { 'profile.look': 'loading' } },
        loading: {
          invoke: {
            src: 'profile',
            input: ({ context: { call } }) => ({ call }),
            onDone: {
              target: 'known',
              actions: [{ type: 'takeProfile', params: ({ event }) => event }, 'tellNews'],
            },
            onError: {
              target: 'failed',
              actions: [{ type: 'failProfile', params: ({ event }) => event }, 'dropNews'],
            },
          },
          // one request, however many ask
          on: { 'profile.look': {} },
        },
        known: {},
        failed: { on: { 'profile.look': 'loading' } },
      },
    },
  },
})

declare module '../kernel/links' {
  interface LinkedData {
    chat: typeof chatMachine
  }
}
