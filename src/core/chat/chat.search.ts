import { assign, setup } from 'xstate'
import { debounceMs } from '../kernel/timings'

type Context = {
  /** as typed */
  q: string
  /** what the list is narrowed to */
  applied: string
}

export type ChatSearchInput = { q?: string }

/** What one place looks for in its list of chats; typing narrows the list once the hand rests. */
export const chatSearchMachine = setup({
  types: {
    input: {} as ChatSearchInput,
    context: {} as Context,
    events: {} as { type: 'query.change'; q: string; debounced?: boolean },
  },
  delays: { handRests: debounceMs },
  actions: { apply: assign(({ context: { q } }) => ({ applied: q.trim() })) },
}).createMachine({
  id: 'chatSearch',
  context: ({ input: { q = '' } }) => ({ q, applied: q.trim() }),
  initial: 'ready',
  on: {
    'query.change': [
      {
        guard: ({ event }) => event.debounced === true,
        target: '.waiting',
        reenter: true,
        actions: assign(({ event: { q } }) => ({ q })),
      },
      { target: '.ready', actions: [assign(({ event: { q } }) => ({ q })), 'apply'] },
    ],
  },
  states: { ready: {}, waiting: { after: { handRests: { target: 'ready', actions: 'apply' } } } },
})
