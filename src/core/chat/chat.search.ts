import { assign, setup } from 'xstate'
import { debounceMs } from '../kernel/timings'

type Context = {
  /** as typed */
  q: string
  /** the applied filter */
  applied: string
}

export type ChatSearchInput = { q?: string }

/** A view's search in its list of chats; debounced while the user types. */
export const chatSearchMachine = setup({
  types: {
    input: {} as ChatSearchInput,
    context: {} as Context,
    events: {} as { type: 'query.change'; q: string; debounced?: boolean },
  },
  delays: { typingPause: debounceMs },
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
  states: { ready: {}, waiting: { after: { typingPause: { target: 'ready', actions: 'apply' } } } },
})
