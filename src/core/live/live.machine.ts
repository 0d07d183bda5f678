import { assign, emit, fromCallback, raise, sendTo, setup } from 'xstate'
import { openChannels } from '../kernel/channel'
import type { EngineEvent } from '../kernel/engine-events'
import type { Ports } from '../kernel/ports'
import { createAnnouncer } from './live.announcer'
import type { ChangesPage } from './live.contract'
import { type Listening, listen } from './live.listen'
import type { Connection } from './live.requests'
import { listenTogether, sessionOfToken } from './live.sharing'

/** Declares `records.changed`, which this machine emits. */
export type { ChangedRecord } from './live.announcer'

export type LiveInput = Pick<Ports, 'events$'> &
  Connection &
  Partial<Pick<Ports, 'locks' | 'storage'>> & {
    /** the backend and the user; tabs with the same share a stream */
    scope?: string
  }

/** Milliseconds before it is announced how the clocks compare. */
const clockDelay = 3_000

declare module '../kernel/engine-events' {
  interface EngineEvents {
    /** how long this device's clock is behind the backend's, in milliseconds; negative if it is ahead */
    'clock.compared': { behind: number }
  }
}

type Context = LiveInput & {
  /** where to continue; undefined before the first page */
  cursor: string | undefined
  isHidden: boolean
  isOffline: boolean
}

type Received = { type: 'page.received'; page: ChangesPage }

export type PageEvent = { type: 'page.hidden' | 'page.visible' | 'network.offline' | 'network.online' }

export type LiveEvent =
  | Received
  | PageEvent
  /** somebody signed in, perhaps the user whose session expired */
  | { type: 'user.back' }
  | { type: 'changes.announce'; event: EngineEvent<'records.changed'> }
  | { type: 'changes.refused' }
  /** after a request that failed */
  | { type: 'backend.reached' }
  | { type: 'clock.compare'; behind: number }
  | { type: 'clock.tell'; behind: number }

/** Together with the other tabs, if they can be reached. */
async function listenHere({ locks, storage, scope }: LiveInput, listening: Listening) {
  const open = storage && openChannels(storage.local)
  if (!open || !locks || scope === undefined) return listen(listening)
  const session = await listening.tokens.current().then(sessionOfToken, () => '')
  return listenTogether(listening, { locks, open, name: scope + session })
}

const isPageHidden = (): boolean => globalThis.document?.visibilityState === 'hidden'

/** Reads what others change, as long as the page is visible, and announces it to all views. */
export const liveMachine = setup({
  types: {
    input: {} as LiveInput,
    context: {} as Context,
    events: {} as LiveEvent,
    emitted: {} as EngineEvent<'records.changed' | 'network.online' | 'clock.compared'>,
  },
  actors: {
    listen: fromCallback<LiveEvent, Context>(({ input, sendBack }) => {
      const stop = new AbortController()
      listenHere(input, {
        ...input,
        signal: stop.signal,
        random: Math.random,
        after: input.cursor,
        onPage: (page) => sendBack({ type: 'page.received', page }),
        onReached: () => sendBack({ type: 'backend.reached' }),
        onClock: (behind) => sendBack({ type: 'clock.compare', behind }),
      }).then((end) => {
        if (end === 'refused') sendBack({ type: 'changes.refused' })
      })
      return () => stop.abort()
    }),
    /** a page that was opened in the background may be shown before its visibility is announced */
    watchPage: fromCallback<LiveEvent>(({ sendBack }) => {
      const stop = new AbortController()
      const look = () => {
        if (!isPageHidden()) sendBack({ type: 'page.visible' })
      }
      globalThis.document?.addEventListener('visibilitychange', look, { signal: stop.signal })
      return () => stop.abort()
    }),
    announcer: fromCallback<Received, Pick<Context, 'clock' | 'events$'>>(
      ({ input: { clock, events$ }, sendBack, receive }) => {
        const announcer = createAnnouncer({ clock, announce: (event) => sendBack({ type: 'changes.announce', event }) })
        const noting = events$.subscribe(announcer.note)
        receive(({ page: { changes, reset } }) => announcer.take(changes, reset))
        return () => {
          noting.unsubscribe()
          announcer.stop()
        }
      },
    ),
  },
}).createMachine({
  id: 'live',
  context: ({ input }) => ({
    ...input,
    cursor: undefined,
    isHidden: isPageHidden(),
    isOffline: false,
  }),
  invoke: { id: 'announcer', src: 'announcer', input: ({ context }) => context, onError: {} },
  initial: 'deciding',
  on: {
    'clock.compare': {
      // what shows it may still be loading
      actions: raise(({ event: { behind } }) => ({ type: 'clock.tell', behind }), { id: 'clock', delay: clockDelay }),
    },
    'clock.tell': { actions: emit(({ event: { behind } }) => ({ type: 'clock.compared', behind })) },
    'changes.announce': { actions: emit(({ event }) => event.event) },
    'page.received': {
      actions: [assign(({ event }) => ({ cursor: event.page.cursor })), sendTo('announcer', ({ event }) => event)],
    },
  },
  states: {
    deciding: {
      always: [
        { guard: ({ context }) => context.isHidden || context.isOffline, target: 'away' },
        { target: 'listening' },
      ],
    },
    listening: {
      invoke: { src: 'listen', input: ({ context }) => context, onError: 'unavailable' },
      on: {
        'page.hidden': { target: 'away', actions: assign({ isHidden: true }) },
        'network.offline': { target: 'away', actions: assign({ isOffline: true }) },
        'changes.refused': 'unavailable',
        'backend.reached': { actions: emit({ type: 'network.online' }) },
      },
    },
    away: {
      invoke: { src: 'watchPage', onError: {} },
      on: {
        'page.hidden': { actions: assign({ isHidden: true }) },
        'page.visible': { target: 'deciding', actions: assign({ isHidden: false }) },
        'network.offline': { actions: assign({ isOffline: true }) },
        'network.online': { target: 'deciding', actions: assign({ isOffline: false }) },
      },
    },
    /** no permission, or a backend without live changes; with an expired session, until its user is back */
    unavailable: { on: { 'user.back': 'deciding' } },
  },
})
