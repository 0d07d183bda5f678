import { assign, cancel, enqueueActions, fromPromise, raise, setup } from 'xstate'
import type { Call } from '../kernel/endpoint'
import { createWriter } from '../kernel/writer'
import type { ChatContext, ChatEmitted, ChatEvent, ChatInput, FailedPosting } from './chat.context'
import { chatCalls } from './chat.contract'
import type { ChatLists } from './chat.lists'
import { newsBetween } from './chat.news'
import { outbox } from './chat.outbox'
import { type ChatProfile, chatProfileCalls, type ProfilePatch } from './chat.profile.contract'
import type { Posting } from './chat.thread'

/** The only record is the user's own profile. */
const own = 0

/** ms for which lists count as just loaded: an element loads them before its view watches them */
const freshFor = 2_000

/** Actors, guards and actions of the chat. */
export const chatSetup = setup({
  types: {
    input: {} as ChatInput,
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatEmitted,
  },
  actors: {
    list: fromPromise<ChatLists, { call: Call }>(({ input: { call }, signal }) => call(chatCalls.list, {}, { signal })),
    profile: fromPromise<ChatProfile, { call: Call }>(({ input: { call }, signal }) =>
      call(chatProfileCalls.one, {}, { signal }),
    ),
    outbox,
    writer: createWriter<ProfilePatch>((call, _own, profile, signal) =>
      call(chatProfileCalls.save, { body: { profile } }, { signal }),
    ),
  },
  delays: { poll: 20_000 },
  guards: {
    isWatched: ({ context: { watchers, hidden } }) => watchers > 0 && !hidden,
    hasWatchers: ({ context: { watchers } }) => watchers > 0,
    isFirstOfOldLists: ({ context: { watchers, hidden, clock, loadedAt } }) =>
      watchers === 0 && !hidden && clock.now() - loadedAt > freshFor,
    isProfileKnown: ({ context: { profile } }) => profile !== undefined,
    /** the backend has no profiles, or none for this user: retrying is pointless */
    isProfileRefused: ({ context: { profileError } }) =>
      profileError?.code === 'forbidden' || profileError?.detail.status === 404,
  },
  actions: {
    beginLoading: assign({ changes: [] }),
    takeLists: enqueueActions(({ context, enqueue }, output: ChatLists) => {
      const lists = context.changes.reduce((before, change) => change(before), output)
      const news = [...context.news, ...newsBetween(context.lists, lists)]
      enqueue.assign({ lists, loadedAt: context.clock.now(), news, error: undefined, changes: [] })
      if (news.length > 0) enqueue.raise({ type: 'news.decide' })
    }),
    lookAtProfile: raise({ type: 'profile.look' } as const),
    /** Also for messages that arrived while the profile was loading. */
    emitNews: enqueueActions(({ context: { news, profile, wanted }, enqueue }) => {
      const settings = wanted?.settings ?? profile?.settings
      enqueue.assign({ news: [] })
      if (settings?.isNotificationsOn) for (const each of news) enqueue.emit({ type: 'chat.arrived', news: each })
    }),
    dropNews: assign({ news: [] }),
    renew: raise({ type: 'renew' } as const),
    watch: assign(({ context }) => ({ watchers: context.watchers + 1 })),
    unwatch: assign(({ context }) => ({ watchers: Math.max(0, context.watchers - 1) })),
    show: assign({ hidden: false }),
    hide: assign({ hidden: true }),
    /** Retries one failed message, or all of them without an `id`. */
    retry: enqueueActions(({ context: { postings }, enqueue }, id: string | undefined) => {
      const isAgain = (each: FailedPosting) =>
        each.state === 'failed' && (id === undefined ? each.error?.code === 'offline' : each.id === id)
      const again = postings
        .filter(isAgain)
        .map(({ error: _, ...posting }): Posting => ({ ...posting, state: 'sending' }))
      enqueue.assign({ postings: [...postings.filter((each) => !isAgain(each)), ...again] })
      for (const posting of again) enqueue.sendTo('outbox', { type: 'post', posting })
    }),
    cancelSave: cancel('profile'),
    saveLater: raise({ type: 'profile.save' } as const, { delay: 600, id: 'profile' }),
    saveNow: enqueueActions(({ context: { wanted }, enqueue }) => {
      enqueue(cancel('profile'))
      if (wanted) enqueue.sendTo('writer', { type: 'want', id: own, value: wanted })
    }),
  },
})
