import { assign, emit, fromCallback, setup } from 'xstate'
import type { AppModule, Ports } from '../kernel/ports'
import type { Area } from '../kernel/storage'
import { type Choices, layoutKey, readChoices, type Skin, writeChoices } from './layout.record'

export type LayoutInput = Pick<Ports, 'storage'>

type Context = Choices & { area: Area }

export type LayoutEvent =
  | { type: 'menu.collapse'; collapsed: boolean }
  | { type: 'skin.choose'; skin: Skin }
  | { type: 'locale.choose'; locale: string }
  /** another tab wrote its choices */
  | { type: 'record.changed' }

const choicesOf = ({ collapsed, skin, locale }: Choices): Choices => ({ collapsed, skin, locale })

/** What a person arranged to their liking: the menu, the skin, the language. Kept, and the same in all tabs. */
export const layoutMachine = setup({
  types: {
    input: {} as LayoutInput,
    context: {} as Context,
    events: {} as LayoutEvent,
    emitted: {} as { type: 'layout.changed' } & Choices,
  },
  actors: {
    elsewhere: fromCallback<LayoutEvent, Area>(({ input, sendBack }) =>
      input.subscribe?.((key) => {
        if (key === undefined || key === layoutKey) sendBack({ type: 'record.changed' })
      }),
    ),
  },
  actions: {
    collapse: assign((_, { collapsed }: { collapsed: boolean }) => ({ collapsed })),
    wear: assign((_, { skin }: { skin: Skin }) => ({ skin })),
    speak: assign((_, { locale }: { locale: string }) => ({ locale })),
    read: assign(({ context: { area } }) => readChoices(area.get(layoutKey))),
    keep: ({ context }) => context.area.set(layoutKey, writeChoices(choicesOf(context))),
    announce: emit(({ context }) => ({ type: 'layout.changed' as const, ...choicesOf(context) })),
  },
}).createMachine({
  id: 'layout',
  context: ({ input }) => ({ area: input.storage.local, ...readChoices(input.storage.local.get(layoutKey)) }),
  invoke: {
    src: 'elsewhere',
    input: ({ context }) => context.area,
    // without news of other tabs this one goes on alone
    onError: {},
  },
  on: {
    'menu.collapse': { actions: [{ type: 'collapse', params: ({ event }) => event }, 'keep', 'announce'] },
    'skin.choose': { actions: [{ type: 'wear', params: ({ event }) => event }, 'keep', 'announce'] },
    'locale.choose': { actions: [{ type: 'speak', params: ({ event }) => event }, 'keep', 'announce'] },
    'record.changed': { actions: ['read', 'announce'] },
  },
})

export const layoutApp = { data: layoutMachine } satisfies AppModule
