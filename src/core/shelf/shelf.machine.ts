import { assign, setup } from 'xstate'
import { otherTabs } from '../kernel/other-tabs'
import type { AppModule, Ports } from '../kernel/ports'
import type { Area } from '../kernel/storage'

export const shelfLooks = ['grid', 'rows'] as const
export type ShelfLook = (typeof shelfLooks)[number]

export type ShelfInput = Pick<Ports, 'storage'>

type Context = { area: Area; look: ShelfLook }

export type ShelfEvent =
  | { type: 'look.choose'; look: ShelfLook }
  /** another tab chose */
  | { type: 'record.changed' }

export const shelfKey = 'langraan.shelf.look'

const lookIn = (area: Area): ShelfLook => shelfLooks.find((look) => look === area.get(shelfKey)) ?? 'grid'

/** How products are laid out: the same in all places and tabs of this browser, and after a reload. */
export const shelfMachine = setup({
  types: { input: {} as ShelfInput, context: {} as Context, events: {} as ShelfEvent },
  actors: {
    elsewhere: otherTabs(shelfKey),
  },
  actions: {
    take: assign((_, { look }: { look: ShelfLook }) => ({ look })),
    read: assign(({ context: { area } }) => ({ look: lookIn(area) })),
    keep: ({ context: { area, look } }) => area.set(shelfKey, look),
  },
}).createMachine({
  id: 'shelf',
  options: { maxIterations: 100 },
  context: ({ input: { storage } }) => ({ area: storage.device, look: lookIn(storage.device) }),
  // without news of other tabs this one goes on alone
  invoke: { src: 'elsewhere', input: ({ context }) => context.area, onError: {} },
  on: {
    'look.choose': { actions: [{ type: 'take', params: ({ event }) => event }, 'keep'] },
    'record.changed': { actions: 'read' },
  },
})

export const shelfApp = { data: shelfMachine } satisfies AppModule
