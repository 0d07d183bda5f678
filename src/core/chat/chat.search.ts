import { assign, setup } from 'xstate'
import { debounceMs } from '../kernel/timings'

type Context = {
  /** as somebody types it */
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
  guards: { isTyping: (_, debounced: boolean | undefined) => debounced === true },
  actions: {
    take: assign((_, q: string) => ({ q })),
    apply: assign(({ context: { q } }) => ({ applied: q.trim() })),
  },
}).createMachine({
  id: 'chatSearch',
  context: ({ input: { q = '' } }) => ({ q, applied: q.trim() }),
  initial: 'ready',
  on: {
    'query.change': [
      {
        guard: { type: 'isTyping', params: ({ event }) => event.debounced },
        target: '.waiting',
        reenter: true,
        actions: { type: 'take', params: ({ event }) => event.q },
      },
      { target: '.ready', actions: [{ type: 'take', params: ({ event }) => event.q }, 'apply'] },
    ],
  },
  states: { ready: {}, waiting: { after: { handRests: { target: 'ready', actions: 'apply' } } } },
})
