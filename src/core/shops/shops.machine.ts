import { assign, emit, fromPromise, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import type { EventsByName } from '../kernel/engine-events'
import { type RaanError, takeError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { chosenKey, readChosenShop } from './shops.chosen'
import { noShop, type Shop, shopsCalls } from './shops.contract'

export type ShopsInput = Pick<Ports, 'call' | 'storage'>

type Context = Pick<Ports, 'call' | 'storage'> & {
  shops: Shop[]
  /** `noShop` until one is chosen */
  chosen: Shop
  /** the remembered number while the list is loading */
  wanted: number
  error: RaanError | undefined
}

type Events =
  | { type: 'choose'; id: number }
  | { type: 'reload' }
  /** back online: retries what failed */
  | { type: 'resume' }
  /** the shop as now stored */
  | { type: 'shop.replace'; shop: Shop }

type ShopsEmitted = { type: 'shops.chosen'; shop: Shop }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ShopsEmitted> {}
}

const want = (_: Context, { id }: { id: number }) => ({ wanted: id })
const replace = ({ shops }: Context, { shop }: { shop: Shop }) => ({
  shops: shops.some(({ id }) => id === shop.id)
    ? shops.map((each) => (each.id === shop.id ? shop : each))
    : [...shops, shop],
})

/** The shops a staff user may sell for, and the chosen one. A choice made while they load is applied afterwards. */
export const shopsMachine = setup({
  types: {
    input: {} as ShopsInput,
    context: {} as Context,
    events: {} as Events,
    emitted: {} as ShopsEmitted,
  },
  actors: {
    list: fromPromise<Shop[], Pick<Ports, 'call'>>(async ({ input, signal }) => {
      const { shops } = await input.call(shopsCalls.list, {}, { signal })
      return shops
    }),
  },
  actions: {
    remember: ({ context }) => context.storage.backend.set(chosenKey, String(context.wanted)),
    /** A single shop is chosen automatically; a closed one takes no orders. */
    choose: assign(({ context: { shops, wanted } }) => {
      const open = shops.filter(({ Closed }) => !Closed)
      const only = open.length === 1 ? open[0] : undefined
      return { chosen: open.find((shop) => shop.id === wanted) ?? only ?? noShop }
    }),
    /** `noShop` has the prompt as its name, which is only for display. */
    announce: emit(({ context: { chosen } }) => ({
      type: 'shops.chosen' as const,
      shop: chosen === noShop ? { ...noShop, ShopName: '' } : chosen,
    })),
  },
}).createMachine({
  id: 'shops',
  context: ({ input: { call, storage } }) => ({
    call,
    storage,
    shops: [],
    chosen: noShop,
    wanted: readChosenShop(storage),
    error: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'list',
        input: ({ context: { call } }) => ({ call }),
        onDone: {
          target: 'ready',
          actions: [assign({ shops: ({ event }) => event.output, error: undefined }), 'choose', 'announce'],
        },
        onError: { target: 'failed', actions: assignFrom(takeError) },
      },
      on: {
        choose: { actions: [assignFrom(want), 'remember'] },
        reload: { target: 'loading', reenter: true },
        // the pending list may be older than the change
        'shop.replace': { target: 'loading', reenter: true, actions: assignFrom(replace) },
      },
    },
    ready: {
      on: {
        choose: { actions: [assignFrom(want), 'remember', 'choose', 'announce'] },
        reload: 'loading',
        'shop.replace': { actions: [assignFrom(replace), 'choose', 'announce'] },
      },
    },
    failed: {
      on: {
        choose: { actions: [assignFrom(want), 'remember'] },
        reload: 'loading',
        resume: 'loading',
        'shop.replace': { target: 'loading', actions: assignFrom(replace) },
      },
    },
  },
})

declare module '../kernel/links' {
  interface LinkedData {
    shops: typeof shopsMachine
  }
}
