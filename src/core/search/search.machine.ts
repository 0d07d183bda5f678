import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import type { EventsByName } from '../kernel/engine-events'
import { type RaanError, takeError } from '../kernel/errors'
import { otherTabs } from '../kernel/other-tabs'
import type { Ports } from '../kernel/ports'
import type { Area } from '../kernel/storage'
import { createWriter, type WriterReport } from '../kernel/writer'
import { type Bookmarking, type Bookmarks, confirm, noBookmarks, pagesOf, wish, without } from './search.bookmarks'
import { type SearchPage, searchCalls } from './search.contract'
import { readRecent, recentKey, withoutRecent, withRecent, writeRecent } from './search.recent'

export type SearchInput = Pick<Ports, 'call' | 'storage'>

type Context = Bookmarks &
  Pick<Ports, 'call'> & {
    area: Area
    /** why the bookmarks failed to load */
    error: RaanError | undefined
    /** the latest successful searches, newest first */
    recent: readonly string[]
  }

type Report = WriterReport<boolean>
type Written = Pick<Extract<Report, { type: 'write.done' }>, 'id' | 'value' | 'isLast'>

const confirmed = {
  type: 'confirm',
  params: ({ event: { id, value, isLast } }: { event: Written }): Written => ({ id, value, isLast }),
} as const

export type SearchEvent =
  /** loads the bookmarks unless loaded; several views may send this */
  | { type: 'init' }
  | { type: 'reload' }
  | ({ type: 'bookmark.set' } & Bookmarking)
  /** retries a failed change; `id` is the page's as text */
  | { type: 'change.retry'; id: string }
  /** the user has seen the failure */
  | { type: 'change.dismiss'; id: string }
  | { type: 'recent.add'; q: string }
  | { type: 'recent.remove'; q: string }
  | { type: 'recent.clear' }
  /** another tab wrote its searches */
  | { type: 'record.changed' }
  /** the user signed out: clears their data */
  | Report

type Emitted =
  | { type: 'search.changed'; id: string; change: Bookmarking }
  | { type: 'search.changeFailed'; id: string; change: Bookmarking; error: RaanError }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<Emitted> {}
}

/**
 * Bookmarks and recent searches. A bookmark changes optimistically, with one call at a time per page, the latest state
 * last; a rejected change rolls back.
 */
export const searchMachine = setup({
  types: {
    input: {} as SearchInput,
    context: {} as Context,
    events: {} as SearchEvent,
    emitted: {} as Emitted,
    children: {} as { writer: 'writer' },
  },
  actors: {
    read: fromPromise<SearchPage[], Pick<Ports, 'call'>>(async ({ input, signal }) =>
      pagesOf(await input.call(searchCalls.bookmarks, {}, { signal })),
    ),
    /**
     * Some backends toggle, and another tab may have: calls only if the stored state differs from the requested one.
     */
    writer: createWriter<boolean>(async (call, id, on, signal) => {
      const { bookmarks } = await call(searchCalls.bookmarks, {}, { signal })
      if (bookmarks.some((page) => page.id === id) !== on)
        await call(searchCalls.toggle, { body: { id, on } }, { signal })
    }),
    elsewhere: otherTabs(recentKey),
  },
  actions: {
    confirm: enqueueActions(({ context, enqueue }, { id, value, isLast }: Written) => {
      const change = context.wishes.get(id)
      enqueue.assign(confirm(context, { id, value, isLast }))
      if (change && isLast) enqueue.emit({ type: 'search.changed', id: String(id), change })
    }),
    keep: ({ context: { area, recent } }) =>
      recent.length > 0 ? area.set(recentKey, writeRecent(recent)) : area.remove(recentKey),
  },
}).createMachine({
  id: 'search',
  options: { maxIterations: 100 },
  context: ({ input: { call, storage } }) => ({
    call,
    area: storage.local,
    ...noBookmarks,
    error: undefined,
    recent: readRecent(storage.local.get(recentKey)),
  }),
  invoke: [
    {
      id: 'writer',
      src: 'writer',
      input: ({ context: { call } }) => ({ call }),
      onError: { actions: assignFrom(takeError) },
    },
    {
      src: 'elsewhere',
      input: ({ context: { area } }) => area,
      // if other tabs can't be observed, this one continues alone
      onError: {},
    },
  ],
  initial: 'idle',
  on: {
    'bookmark.set': {
      actions: enqueueActions(({ context, event: { page, on }, enqueue }) => {
        enqueue.assign(wish(context, { page, on }))
        enqueue.sendTo('writer', { type: 'want', id: page.id, value: on })
      }),
    },
    'change.retry': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const change = context.failed.find((each) => each.id === event.id)?.change
        if (change) enqueue.raise({ type: 'bookmark.set', ...change })
      }),
    },
    'change.dismiss': {
      actions: assign(({ context, event }) => ({ failed: context.failed.filter((each) => each.id !== event.id) })),
    },
    'write.done': { actions: confirmed },
    'write.failed': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const change = context.wishes.get(event.id)
        if (!change) return
        const failure = { id: String(event.id), change, error: event.error }
        enqueue.assign({ wishes: without(context.wishes, event.id), failed: [...context.failed, failure] })
        enqueue.emit({ type: 'search.changeFailed', ...failure })
      }),
    },
    'recent.add': {
      actions: [assign(({ context, event }) => ({ recent: withRecent(context.recent, event.q) })), 'keep'],
    },
    'recent.remove': {
      actions: [assign(({ context, event }) => ({ recent: withoutRecent(context.recent, event.q) })), 'keep'],
    },
    'recent.clear': { actions: [assign({ recent: [] }), 'keep'] },
    'record.changed': { actions: assign(({ context: { area } }) => ({ recent: readRecent(area.get(recentKey)) })) },
    reload: '.loading',
  },
  states: {
    // not loaded yet: nothing to reload
    idle: { on: { init: 'loading', reload: {} } },
    loading: {
      invoke: {
        src: 'read',
        input: ({ context: { call } }) => ({ call }),
        onDone: { target: 'ready', actions: assign(({ event }) => ({ pages: event.output, error: undefined })) },
        onError: { target: 'failed', actions: assignFrom(takeError) },
      },
      on: {
        reload: { target: 'loading', reenter: true },
        // a pending response may be older than the change
        'write.done': { target: 'loading', reenter: true, actions: confirmed },
      },
    },
    ready: {},
    failed: { on: { init: 'loading' } },
  },
})
