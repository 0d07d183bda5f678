import { assign, emit, enqueueActions } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import { takeError, toRaanError } from '../kernel/errors'
import {
  blankChat,
  changed,
  choose,
  drop,
  failedPosting,
  keepDraft,
  newPostings,
  postingsWithout,
  want,
  withoutSent,
} from './chat.context'
import { readDrafts } from './chat.drafts'
import { withLast, withOwner, withSeen } from './chat.lists'
import { chatSetup } from './chat.setup'

export type { ChatInput } from './chat.context'

/** Chats and contacts, outgoing messages, drafts, and the user's own profile. */
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
    // both report failures themselves
    { id: 'outbox', src: 'outbox', input: ({ context: { call } }) => ({ call }), onError: {} },
    { id: 'writer', src: 'writer', input: ({ context: { call } }) => ({ call }), onError: {} },
  ],
  type: 'parallel',
  on: {
    'chat.see': { actions: assign(({ context, event }) => changed(context, withSeen(event.contactId))) },
    'message.send': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const sent = newPostings(context, event)
        if (sent.length === 0) return
        const { contactId } = event
        enqueue.assign({
          postings: [...context.postings, ...sent],
          chosen: withoutSent(context, contactId),
          ...keepDraft(context, { contactId, text: '' }),
        })
        for (const posting of sent) enqueue.sendTo('outbox', { type: 'post', posting })
      }),
    },
    'files.choose': { actions: assignFrom(choose) },
    'file.drop': { actions: assignFrom(drop) },
    'message.retry': { actions: { type: 'retry', params: ({ event }) => event.id } },
    'message.discard': {
      guard: ({ context: { postings }, event: { id } }) =>
        postings.some((each) => each.id === id && each.state === 'failed'),
      actions: assign(({ context, event }) => ({ postings: postingsWithout(context, event.id) })),
    },
    'post.begun': { actions: emit(({ event: { id, contactId } }) => ({ type: 'chat.sending', id, contactId })) },
    'post.done': {
      // Emitted before it leaves the outgoing messages, so a view never shows it twice or misses it.
      actions: [
        emit(({ event: { id, contactId, response } }) => ({
          type: 'chat.sent',
          id,
          contactId,
          message: { ...response.newMessageData, clientId: id },
        })),
        assign(({ context, event: { id, response } }) => ({
          ...changed(context, withLast(response)),
          postings: postingsWithout(context, id),
        })),
      ],
    },
    'post.failed': {
      actions: [
        assign(({ context: { postings }, event: { id, error } }) => ({
          postings: postings.map((each) => (each.id === id ? failedPosting(each, error) : each)),
        })),
        emit(({ event: { id, contactId, error } }) => ({ type: 'chat.sendFailed', id, contactId, error })),
      ],
    },
    'draft.set': { actions: assignFrom(keepDraft) },
    'profile.change': [
      { guard: ({ event }) => event.typed === true, actions: [assignFrom(want), 'cancelSave', 'saveLater'] },
      { actions: [assignFrom(want), 'saveNow'] },
    ],
    'profile.save': { actions: 'saveNow' },
    'news.decide': [
      { guard: 'isProfileKnown', actions: 'emitNews' },
      { guard: 'isProfileRefused', actions: 'dropNews' },
      { actions: 'lookAtProfile' },
    ],
    'write.done': {
      actions: [
        emit(({ event }) => ({ type: 'chat.profileSaved', profile: event.value })),
        assign(({ context, event: { value, isLast } }) => ({
          ...changed(context, withOwner(value)),
          profile: context.profile && { ...context.profile, ...value },
          wanted: isLast && context.wanted === value ? undefined : context.wanted,
        })),
      ],
    },
    // the change rolls back
    'write.failed': {
      actions: [
        'cancelSave',
        emit(({ context: { wanted = {} }, event: { error } }) => ({
          type: 'chat.profileFailed',
          profile: wanted,
          error,
        })),
        assign({ wanted: undefined }),
      ],
    },
    resume: { actions: ['retry', 'renew'] },
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
            onDone: { target: 'ready', actions: { type: 'takeLists', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: assignFrom(takeError) },
          },
          on: { reload: { target: 'loading', reenter: true } },
        },
        ready: {
          initial: 'deciding',
          on: {
            reload: 'refreshing',
            renew: { guard: 'isWatched', target: 'refreshing' },
            'watch.begin': [
              { guard: 'isFirstOfOldLists', target: 'refreshing', actions: 'watch' },
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
            onDone: { target: 'ready', actions: { type: 'takeLists', params: ({ event }) => event.output } },
            onError: [
              {
                guard: ({ event }) => toRaanError(event.error).code === 'unauthenticated',
                target: 'away',
                actions: assignFrom(takeError),
              },
              { target: 'ready', actions: assignFrom(takeError) },
            ],
          },
          // the pending response may be older than this request
          on: { reload: { target: 'refreshing', reenter: true } },
        },
        failed: { on: { reload: 'loading', renew: 'loading' } },
        // signed out
        away: { on: { reload: 'loading', renew: 'loading' } },
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
              actions: [assign(({ event }) => ({ profile: event.output, profileError: undefined })), 'emitNews'],
            },
            onError: {
              target: 'failed',
              actions: [assign(({ event }) => ({ profileError: toRaanError(event.error) })), 'dropNews'],
            },
          },
          // one request, however many views need it
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
