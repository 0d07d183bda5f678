import { assign, fromPromise, setup } from 'xstate'
import { assignFrom } from '../../kernel/assign-from'
import { isMissing, type RaanError, takeError } from '../../kernel/errors'
import type { Ports } from '../../kernel/ports'
import { type SignedInSession, sessionCalls } from './account.sessions.contract'

type Ending = { type: 'session.end'; id: string } | { type: 'others.end' }
export type SessionsEvent = Ending | { type: 'reload' }

type Context = Pick<Ports, 'call'> & {
  sessions: readonly SignedInSession[]
  error: RaanError | undefined
  /** in progress, or failed */
  ending: Ending | undefined
}

const begin = (_: Context, ending: Ending) => ({ ending, error: undefined })

/** The sessions of the signed-in user; one change at a time. */
export const accountSessionsMachine = setup({
  types: { input: {} as Pick<Ports, 'call'>, context: {} as Context, events: {} as SessionsEvent },
  actors: {
    /** ends first, if asked to */
    load: fromPromise<readonly SignedInSession[], Pick<Context, 'call' | 'ending'>>(
      async ({ input: { call, ending }, signal }) => {
        if (ending?.type === 'session.end')
          await call(sessionCalls.end, { query: { id: ending.id } }, { signal }).catch((error) => {
            // it has ended on its own
            if (!isMissing(error)) throw error
          })
        if (ending?.type === 'others.end') await call(sessionCalls.endOthers, {}, { signal })
        return (await call(sessionCalls.list, {}, { signal })).sessions
      },
    ),
  },
}).createMachine({
  id: 'account-sessions',
  context: ({ input }) => ({ call: input.call, sessions: [], error: undefined, ending: undefined }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => context,
        onDone: {
          target: 'ready',
          actions: assign(({ event }) => ({ sessions: event.output, error: undefined, ending: undefined })),
        },
        onError: [
          { guard: ({ event }) => isMissing(event.error), target: 'unavailable' },
          { target: 'failed', actions: assignFrom(takeError) },
        ],
      },
    },
    ready: {
      on: {
        'session.end': { target: 'loading', actions: assignFrom(begin) },
        'others.end': { target: 'loading', actions: assignFrom(begin) },
        reload: 'loading',
      },
    },
    failed: {
      on: { reload: { target: 'loading', actions: assign({ ending: undefined, error: undefined }) } },
    },
    unavailable: {},
  },
})
