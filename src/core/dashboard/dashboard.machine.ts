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
  /** omitted fields stay */
  | { type: 'frame.arrange'; change: Partial<Arrangement> }
  /** resets everything except the language to its default */
  | { type: 'frame.reset' }
  /** another tab wrote its choices */
  | { type: 'record.changed' }

const choicesOf = ({ area: _, ...choices }: Context): Choices => choices

type LayoutEmitted = { type: 'layout.changed' } & Choices

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<LayoutEmitted> {}
}

/** The user's appearance settings: frame, skin, language. Stored, and shared by all tabs. */
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
    keep: ({ context }) => context.area.set(layoutKey, writeChoices(choicesOf(context))),
    announce: emit(({ context }) => ({ type: 'layout.changed' as const, ...choicesOf(context) })),
  },
}).createMachine({
  id: 'layout',
  context: ({ input }) => ({ area: input.storage.device, ...readChoices(input.storage.device.get(layoutKey)) }),
  invoke: {
    src: 'elsewhere',
    input: ({ context }) => context.area,
    // if other tabs can't be observed, this one continues alone
    onError: {},
  },
  on: {
    'menu.collapse': { actions: [assign(({ event: { collapsed } }) => ({ collapsed })), 'keep', 'announce'] },
    'menu.fold': {
      actions: [
        assign(({ context: { folds }, event: { group, folded } }) => ({ folds: { ...folds, [group]: folded } })),
        'keep',
        'announce',
      ],
    },
    'frame.arrange': { actions: [assign(({ event }) => event.change), 'keep', 'announce'] },
    'frame.reset': { actions: [assign(({ context: { locale } }) => ({ ...defaults, locale })), 'keep', 'announce'] },
    'skin.choose': { actions: [assign(({ event: { skin } }) => ({ skin })), 'keep', 'announce'] },
    'locale.choose': { actions: [assign(({ event: { locale } }) => ({ locale })), 'keep', 'announce'] },
    'record.changed': {
      actions: [assign(({ context: { area } }) => readChoices(area.get(layoutKey))), 'announce'],
    },
  },
})
