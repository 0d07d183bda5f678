import { assign, emit, fromCallback, not, sendTo, setup } from 'xstate'
import type { EngineEvent } from '../kernel/engine-events'
import type { Ports } from '../kernel/ports'
import { createAnnouncer } from './live.announcer'
import type { ChangesPage } from './live.contract'
import { listen } from './live.listen'
import type { Connection } from './live.requests'

export type LiveInput = Pick<Ports, 'events$'> &
  Connection & {
    /** whether the page is hidden or offline */
    isAway(): boolean
  }

type Context = LiveInput & {
  /** where to continue; undefined before the first page */
  cursor: string | undefined
}

type Received = { type: 'page.received'; page: ChangesPage }

export type LiveEvent =
  | Received
  /** the page was hidden or shown, or its network lost or found */
  | { type: 'page.changed' }
  /** somebody signed in, perhaps the user whose session expired */
  | { type: 'user.back' }
  | { type: 'changes.announce'; event: EngineEvent<'records.changed'> }
  | { type: 'changes.refused' }

/** Reads what others change, as long as the page is visible, and announces it to all views. */
export const liveMachine = setup({
  types: {
    input: {} as LiveInput,
    context: {} as Context,
    events: {} as LiveEvent,
    emitted: {} as EngineEvent<'records.changed'>,
  },
  guards: { isAway: ({ context }) => context.isAway() },
  actors: {
    listen: fromCallback<LiveEvent, Context>(({ input, sendBack }) => {
      const stop = new AbortController()
      listen({
        ...input,
        signal: stop.signal,
        random: Math.random,
        after: input.cursor,
        onPage: (page) => sendBack({ type: 'page.received', page }),
      }).then((end) => {
        if (end === 'refused') sendBack({ type: 'changes.refused' })
      })
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
  context: ({ input: { events$, isAway, clock, transport, tokens, since } }) => ({
    events$,
    isAway,
    clock,
    transport,
    tokens,
    since,
    cursor: undefined,
  }),
  invoke: { id: 'announcer', src: 'announcer', input: ({ context }) => context, onError: {} },
  initial: 'starting',
  on: {
    'changes.announce': { actions: emit(({ event }) => event.event) },
    'page.received': {
      actions: [assign(({ event }) => ({ cursor: event.page.cursor })), sendTo('announcer', ({ event }) => event)],
    },
  },
  states: {
    /** a page that is opened in the background stays silent until it's shown */
    starting: { always: [{ guard: 'isAway', target: 'away' }, { target: 'listening' }] },
    listening: {
      invoke: { src: 'listen', input: ({ context }) => context, onError: 'unavailable' },
      on: { 'page.changed': { guard: 'isAway', target: 'away' }, 'changes.refused': 'unavailable' },
    },
    away: { on: { 'page.changed': { guard: not('isAway'), target: 'listening' } } },
    /** no permission, or a backend without live changes; with an expired session, until its user is back */
    unavailable: { on: { 'user.back': 'starting' } },
  },
})
