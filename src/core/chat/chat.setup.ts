import { assign, cancel, emit, enqueueActions, fromPromise, raise, setup } from 'xstate'
import { askedInVain } from '../kernel/asked'
import { isoTime } from '../kernel/clock'
import type { Call } from '../kernel/endpoint'
import { type RaanError, toRaanError } from '../kernel/errors'
import { createWriter } from '../kernel/writer'
import type { ChatContext, ChatEmitted, ChatEvent, ChatInput, FailedPosting } from './chat.context'
import { chatCalls, longestChatMessage } from './chat.contract'
import { readDrafts, withDraft, writeDrafts } from './chat.drafts'
import { type ChatLists, type ListsChange, withLast, withOwner, withSeen } from './chat.lists'
import { newsBetween } from './chat.news'
import { type OutboxReport, outbox } from './chat.outbox'
import { type ChatProfile, chatProfileCalls, type ProfilePatch } from './chat.profile.contract'
import type { Posting } from './chat.thread'

type Done = Extract<OutboxReport, { type: 'post.done' }>
type Failed = Extract<OutboxReport, { type: 'post.failed' }>

/** One's own profile is the one record. */
const own = 0

/** To the lists, and to an answer that is on its way. */
const changed = ({ lists, changes }: ChatContext, change: ListsChange): Partial<ChatContext> => ({
  lists: lists && change(lists),
  changes: [...changes, change],
})

function keptDraft({ storage, drafts }: ChatContext, { contactId, text }: { contactId: number; text: string }) {
  // another tab may have written to another contact meanwhile
  if ((drafts[contactId] ?? '') !== text)
    writeDrafts(storage.local, withDraft(readDrafts(storage.local), contactId, text))
  return { drafts: withDraft(drafts, contactId, text) }
}

function failedPosting(posting: Posting, error: RaanError): FailedPosting {
  const { unanswered } = askedInVain({ key: posting.id, unanswered: posting.unanswered ?? 0 }, error)
  return { ...posting, state: 'failed', error, ...(unanswered > 0 && { unanswered }) }
}

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
    isFirstWatcher: ({ context: { watchers, hidden } }) => watchers === 0 && !hidden,
    isSignedOut: (_, { error }: { error: unknown }) => toRaanError(error).code === 'unauthenticated',
    isSendable: (_, { message }: { message: string }) => message.trim() !== '' && message.length <= longestChatMessage,
    isFailed: ({ context: { postings } }, id: string) =>
      postings.some((each) => each.id === id && each.state === 'failed'),
    isProfileKnown: ({ context: { profile } }) => profile !== undefined,
    /** the backend keeps no profiles, or none for this person: asking again is no use */
    isProfileRefused: ({ context: { profileError } }) =>
      profileError?.code === 'forbidden' || profileError?.detail.status === 404,
    isTyped: (_, typed: boolean | undefined) => typed === true,
  },
  actions: {
    beginLoading: assign({ changes: [] }),
    takeLists: enqueueActions(({ context, enqueue }, { output }: { output: ChatLists }) => {
      const lists = context.changes.reduce((before, change) => change(before), output)
      const news = [...context.news, ...newsBetween(context.lists, lists)]
      enqueue.assign({ lists, news, error: undefined, changes: [] })
      if (news.length > 0) enqueue.raise({ type: 'news.decide' })
    }),
    lookAtProfile: raise({ type: 'profile.look' } as const),
    /** What came in while the profile was asked for as well. */
    tellNews: enqueueActions(({ context: { news, profile, wanted }, enqueue }) => {
      const settings = wanted?.settings ?? profile?.settings
      enqueue.assign({ news: [] })
      if (settings?.isNotificationsOn) for (const each of news) enqueue.emit({ type: 'chat.arrived', news: each })
    }),
    dropNews: assign({ news: [] }),
    takeError: assign((_, { error }: { error: unknown }) => ({ error: toRaanError(error) })),
    renew: raise({ type: 'renew' } as const),
    watch: assign(({ context }) => ({ watchers: context.watchers + 1 })),
    unwatch: assign(({ context }) => ({ watchers: Math.max(0, context.watchers - 1) })),
    show: assign({ hidden: false }),
    hide: assign({ hidden: true }),
    see: assign(({ context }, { contactId }: { contactId: number }) => changed(context, withSeen(contactId))),
    post: enqueueActions(({ context, enqueue }, { contactId, message }: { contactId: number; message: string }) => {
      const { clock, newId, postings } = context
      const time = isoTime(clock.now())
      const posting: Posting = { id: newId(), contactId, message: message.trim(), time, state: 'sending' }
      enqueue.assign({ postings: [...postings, posting], ...keptDraft(context, { contactId, text: '' }) })
      enqueue.sendTo('outbox', { type: 'post', posting })
    }),
    /** One that failed, or without an `id` all that did not get out. */
    retry: enqueueActions(({ context: { postings }, enqueue }, { id }: { id?: string }) => {
      const isAgain = (each: FailedPosting) =>
        each.state === 'failed' && (id === undefined ? each.error?.code === 'offline' : each.id === id)
      const again = postings
        .filter(isAgain)
        .map(({ error: _, ...posting }): Posting => ({ ...posting, state: 'sending' }))
      enqueue.assign({ postings: [...postings.filter((each) => !isAgain(each)), ...again] })
      for (const posting of again) enqueue.sendTo('outbox', { type: 'post', posting })
    }),
    discard: assign(({ context: { postings } }, id: string) => ({
      postings: postings.filter((each) => each.id !== id),
    })),
    tellSending: emit((_, { id, contactId }: { id: string; contactId: number }) => ({
      type: 'chat.sending' as const,
      id,
      contactId,
    })),
    /** Told before it is gone from what is under way: who shows the chat has it twice for no moment, and misses it for none. */
    takeSent: enqueueActions(({ context, enqueue }, { id, contactId, response }: Done) => {
      enqueue.emit({ type: 'chat.sent', id, contactId, message: { ...response.newMessageData, clientId: id } })
      enqueue.assign({
        ...changed(context, withLast(response)),
        postings: context.postings.filter((each) => each.id !== id),
      })
    }),
    takeFailed: enqueueActions(({ context, enqueue }, { id, contactId, error }: Failed) => {
      enqueue.assign({
        postings: context.postings.map((each) => (each.id === id ? failedPosting(each, error) : each)),
      })
      enqueue.emit({ type: 'chat.sendFailed', id, contactId, error })
    }),
    keepDraft: assign(({ context }, draft: { contactId: number; text: string }) => keptDraft(context, draft)),
    takeProfile: assign((_, { output }: { output: ChatProfile }) => ({ profile: output, profileError: undefined })),
    failProfile: assign((_, { error }: { error: unknown }) => ({ profileError: toRaanError(error) })),
    want: assign(({ context }, patch: ProfilePatch) => ({ wanted: { ...context.wanted, ...patch } })),
    cancelSave: cancel('profile'),
    saveLater: raise({ type: 'profile.save' } as const, { delay: 600, id: 'profile' }),
    saveNow: enqueueActions(({ context: { wanted }, enqueue }) => {
      enqueue(cancel('profile'))
      if (wanted) enqueue.sendTo('writer', { type: 'want', id: own, value: wanted })
    }),
    takeSaved: enqueueActions(({ context, enqueue }, { value, isLast }: { value: ProfilePatch; isLast: boolean }) => {
      const { profile, wanted } = context
      enqueue.emit({ type: 'chat.profileSaved', profile: value })
      enqueue.assign({
        ...changed(context, withOwner(value)),
        profile: profile && { ...profile, ...value },
        wanted: isLast && wanted === value ? undefined : wanted,
      })
    }),
    takeBack: enqueueActions(({ context: { wanted = {} }, enqueue }, error: RaanError) => {
      enqueue(cancel('profile'))
      enqueue.assign({ wanted: undefined })
      enqueue.emit({ type: 'chat.profileFailed', profile: wanted, error })
    }),
  },
})
