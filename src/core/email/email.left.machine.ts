import { emit, sendTo, setup } from 'xstate'
import type { EventsByName } from '../kernel/engine-events'
import { type FinderCommand, type FinderInput, type FoundLetter, finder } from './email.left.finder'

type LeftEvent = FinderCommand | ({ type: 'letter.found' } & FoundLetter)

/** email.links.ts decides what becomes of it */
type LeftEmitted = { type: 'email.letterFound' } & FoundLetter

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<LeftEmitted> {}
}

declare module '../kernel/links' {
  interface LinkedViews {
    'email.left': typeof leftLettersMachine
  }
}

/** Reports what was typed into emails just before their tab was closed. */
export const leftLettersMachine = setup({
  types: {
    input: {} as FinderInput,
    context: {} as FinderInput,
    events: {} as LeftEvent,
    emitted: {} as LeftEmitted,
  },
  actors: { finder },
}).createMachine({
  id: 'email.left',
  context: ({ input: { storage, locks, clock } }) => ({ storage, locks, clock }),
  // what it can't find stays on this device
  invoke: { id: 'finder', src: 'finder', input: ({ context }) => context, onError: {} },
  on: {
    'letter.found': {
      actions: emit(({ event: { key, letter, isElsewhere } }) => ({
        type: 'email.letterFound' as const,
        key,
        letter,
        isElsewhere,
      })),
    },
    'letter.settle': { actions: sendTo('finder', ({ event }) => event) },
    'letter.later': { actions: sendTo('finder', ({ event }) => event) },
  },
})
