import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { EventsByName } from '../kernel/engine-events'
import { type RaanError, toRaanError } from '../kernel/errors'
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
    /** why the bookmarks could not be read */
    error: RaanError | undefined
    /** the latest searches that led somewhere, the newest first */
    recent: readonly string[]
  }

type Report = WriterReport<boolean>

export type SearchEvent =
  /** reads the bookmarks unless that is done; several places may ask */
  | { type: 'init' }
  | { type: 'reload' }
  | ({ type: 'bookmark.set' } & Bookmarking)
  /** makes a failed change again; `id` is the page's as text */
  | { type: 'change.retry'; id: string }
  /** somebody has seen the failure */
  | { type: 'change.dismiss'; id: string }
  | { type: 'recent.add'; q: string }
  | { type: 'recent.remove'; q: string }
  | { type: 'recent.clear' }
  /** another tab wrote its searches */
  | { type: 'record.changed' }
  /** somebody signed out: nothing of theirs stays here */
  | Report

type Emitted =
  | { type: 'search.changed'; id: string; change: Bookmarking }
  | { type: 'search.changeFailed'; id: string; change: Bookmarking; error: RaanError }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<Emitted> {}
}

/**
 * Bookmarks and the latest searches. A bookmark shows at once and is sent behind the screen, one call at a time for each
 * page with the last wish last; one that is refused takes itself back.
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
    /** Some backends toggle, and another tab may have: it is asked for only where the backend's word differs from the wish. */
    writer: createWriter<boolean>(async (call, id, on, signal) => {
      const { bookmarks } = await call(searchCalls.bookmarks, {}, { signal })
      if (bookmarks.some((page) => page.id === id) !== on)
        await call(searchCalls.toggle, { body: { id, on } }, { signal })
    }),
    elsewhere: otherTabs(recentKey),
  },
  actions: {
    wish: enqueueActions(({ context, enqueue }, { page, on }: Bookmarking) => {
      enqueue.assign(wish(context, { page, on }))
      enqueue.sendTo('writer', { type: 'want', id: page.id, value: on })
    }),
    again: enqueueActions(({ context, enqueue }, id: string) => {
      const change = context.failed.find((each) => each.id === id)?.change
      if (change) enqueue.raise({ type: 'bookmark.set', ...change })
    }),
    dismiss: assign(({ context: { failed } }, id: string) => ({ failed: failed.filter((each) => each.id !== id) })),
    confirm: enqueueActions(({ context, enqueue }, report: Extract<Report, { type: 'write.done' }>) => {
      const change = context.wishes.get(report.id)
      enqueue.assign(confirm(context, report))
      if (change && report.isLast) enqueue.emit({ type: 'search.changed', id: String(report.id), change })
    }),
    turnBack: enqueueActions(({ context, enqueue }, report: Extract<Report, { type: 'write.failed' }>) => {
      const change = context.wishes.get(report.id)
      if (!change) return
      const failure = { id: String(report.id), change, error: report.error }
      enqueue.assign({ wishes: without(context.wishes, report.id), failed: [...context.failed, failure] })
      enqueue.emit({ type: 'search.changeFailed', ...failure })
    }),
    take: assign((_, { output }: { output: readonly SearchPage[] }) => ({ pages: output, error: undefined })),
    fail: assign((_, { error }: { error: unknown }) => ({ error: toRaanError(error) })),
    remember: assign(({ context: { recent } }, q: string) => ({ recent: withRecent(recent, q) })),
    unlearn: assign(({ context: { recent } }, q: string) => ({ recent: withoutRecent(recent, q) })),
    unlearnAll: assign({ recent: [] }),
    readRecord: assign(({ context: { area } }) => ({ recent: readRecent(area.get(recentKey)) })),
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
      onError: { actions: { type: 'fail', params: ({ event }) => event } },
    },
    {
      src: 'elsewhere',
      input: ({ context: { area } }) => area,
      // without news of other tabs this one goes on alone
      onError: {},
    },
  ],
  initial: 'idle',
  on: {
    'bookmark.set': { actions: { type: 'wish', params: ({ event }) => event } },
    'change.retry': { actions: { type: 'again', params: ({ event }) => event.id } },
    'change.dismiss': { actions: { type: 'dismiss', params: ({ event }) => event.id } },
    'write.done': { actions: { type: 'confirm', params: ({ event }) => event } },
    'write.failed': { actions: { type: 'turnBack', params: ({ event }) => event } },
    'recent.add': { actions: [{ type: 'remember', params: ({ event }) => event.q }, 'keep'] },
    'recent.remove': { actions: [{ type: 'unlearn', params: ({ event }) => event.q }, 'keep'] },
    'recent.clear': { actions: ['unlearnAll', 'keep'] },
    'record.changed': { actions: 'readRecord' },
    reload: '.loading',
  },
  states: {
    // nobody has asked yet: there is nothing to read again
    idle: { on: { init: 'loading', reload: {} } },
    loading: {
      invoke: {
        src: 'read',
        input: ({ context: { call } }) => ({ call }),
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: {
        reload: { target: 'loading', reenter: true },
        // an answer under way may be older than the change
        'write.done': { target: 'loading', reenter: true, actions: { type: 'confirm', params: ({ event }) => event } },
      },
    },
    ready: {},
    failed: { on: { init: 'loading' } },
  },
})
