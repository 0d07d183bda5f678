import { assign, emit, setup } from 'xstate'
import type { EventsByName } from '../kernel/engine-events'
import { otherTabs } from '../kernel/other-tabs'
import type { Ports } from '../kernel/ports'
import type { Area } from '../kernel/storage'
import {
  type Arrangement,
  type Choices,
  defaults,
  layoutKey,
  readChoices,
  type Skin,
  writeChoices,
} from './dashboard.record'

export type LayoutInput = Pick<Ports, 'storage'>

type Context = Choices & { area: Area }

export type LayoutEvent =
  | { type: 'menu.collapse'; collapsed: boolean }
  | { type: 'menu.fold'; group: string; folded: boolean }
  | { type: 'skin.choose'; skin: Skin }
  | { type: 'locale.choose'; locale: string }
  /** what is not named stays as it is */
  | { type: 'frame.arrange'; change: Partial<Arrangement> }
  /** all but the language is as it was before anything was chosen */
  | { type: 'frame.reset' }
  /** another tab wrote its choices */
  | { type: 'record.changed' }

const choicesOf = ({ area: _, ...choices }: Context): Choices => choices

type LayoutEmitted = { type: 'layout.changed' } & Choices

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<LayoutEmitted> {}
}

/** What a person arranged to their liking: the frame, the skin, the language. Kept, and the same in all tabs. */
export const layoutMachine = setup({
  types: {
    input: {} as LayoutInput,
    context: {} as Context,
    events: {} as LayoutEvent,
    emitted: {} as LayoutEmitted,
  },
  actors: {
    elsewhere: otherTabs(layoutKey),
  },
  actions: {
    arrange: assign((_, change: Partial<Arrangement>) => change),
    fold: assign(({ context: { folds } }, { group, folded }: { group: string; folded: boolean }) => ({
      folds: { ...folds, [group]: folded },
    })),
    wear: assign((_, { skin }: { skin: Skin }) => ({ skin })),
    speak: assign((_, { locale }: { locale: string }) => ({ locale })),
    forgetFrame: assign(({ context: { locale } }) => ({ ...defaults, locale })),
    read: assign(({ context: { area } }) => readChoices(area.get(layoutKey))),
    keep: ({ context }) => context.area.set(layoutKey, writeChoices(choicesOf(context))),
    announce: emit(({ context }) => ({ type: 'layout.changed' as const, ...choicesOf(context) })),
  },
}).createMachine({
  id: 'layout',
  context: ({ input }) => ({ area: input.storage.device, ...readChoices(input.storage.device.get(layoutKey)) }),
  invoke: {
    src: 'elsewhere',
    input: ({ context }) => context.area,
    // without news of other tabs this one goes on alone
    onError: {},
  },
  on: {
    'menu.collapse': {
      actions: [{ type: 'arrange', params: ({ event: { collapsed } }) => ({ collapsed }) }, 'keep', 'announce'],
    },
    'menu.fold': { actions: [{ type: 'fold', params: ({ event }) => event }, 'keep', 'announce'] },
    'frame.arrange': { actions: [{ type: 'arrange', params: ({ event }) => event.change }, 'keep', 'announce'] },
    'frame.reset': { actions: ['forgetFrame', 'keep', 'announce'] },
    'skin.choose': { actions: [{ type: 'wear', params: ({ event }) => event }, 'keep', 'announce'] },
    'locale.choose': { actions: [{ type: 'speak', params: ({ event }) => event }, 'keep', 'announce'] },
    'record.changed': { actions: ['read', 'announce'] },
  },
})
