import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { noLines, type OrderLines } from '../../cart/cart.lines'
import { assignFrom } from '../../kernel/assign-from'
import type { Call } from '../../kernel/endpoint'
import type { EventsByName } from '../../kernel/engine-events'
import { type RaanError, takeError } from '../../kernel/errors'
import type { Satang } from '../../kernel/money'
import type { Ports } from '../../kernel/ports'
import { addRepriced, duePrices, type Good, idsOf, type KnownGoods, pricesOf, type Repriced } from './order.goods'
import { lookUpGoods } from './order.goods.lookup'

type Context = {
  call: Call
  shopId: number
  lines: OrderLines
  known: KnownGoods
  repriced: readonly Repriced[]
  error: RaanError | undefined
}

type Events =
  /** the chosen shop and the order's lines; 0 = none's prices */
  | { type: 'goods.want'; shopId: number; lines: OrderLines }
  /** lines took a price */
  | { type: 'goods.repriced'; lines: readonly Repriced[] }
  /** the user has seen the changes */
  | { type: 'repriced.forget' }
  /** the order is over */
  | { type: 'goods.forget' }
  /** products or stock changed, or a failed look-up is repeated */
  | { type: 'reload' }
  /** back online: repeats what failed */
  | { type: 'resume' }

type GoodsEmitted =
  /** lines at catalogue price cost this in the chosen shop */
  { type: 'order.priced'; prices: ReadonlyMap<number, Satang> }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<GoodsEmitted> {}
}

type Wanted = { ids: readonly number[]; shopId: number }

export const unknownIds = ({ lines, known }: Pick<Context, 'lines' | 'known'>): number[] =>
  idsOf(lines).filter((id) => !known.has(id))

const want = (context: Context, { shopId, lines }: { shopId: number; lines: OrderLines }): Partial<Context> => ({
  lines,
  // the same products may have other prices
  ...(shopId !== context.shopId && { shopId, known: new Map() }),
})

type Asking = { context: Context; event: Extract<Events, { type: 'goods.want' }> }

/** Whether something that is wanted isn't known yet. */
const lacks = ({ context, event }: Asking): boolean => unknownIds({ ...context, ...want(context, event) }).length > 0

/** Whether this is what couldn't be looked up: wishes are repeated whenever part of the page opens. */
const isSameWish = ({ context, event }: Asking): boolean =>
  event.shopId === context.shopId &&
  unknownIds({ ...context, ...event }).every((id) => unknownIds(context).includes(id))

const learn = ({ known }: Context, { ids, goods }: { ids: readonly number[]; goods: readonly Good[] }) => ({
  known: new Map([
    ...known,
    ...ids.map((id): [number, Good | null] => {
      const good = known.get(id)
      return [id, good ? { ...good, isWithdrawn: true } : null]
    }),
    ...goods.map((good): [number, Good] => [good.id, good]),
  ]),
  error: undefined,
})

/**
 * Prices and stock of what an order being entered contains: lines at catalogue price follow the chosen shop's prices.
 * What staff priced by hand stays.
 */
export const goodsMachine = setup({
  types: {
    input: {} as Pick<Ports, 'call'>,
    context: {} as Context,
    events: {} as Events,
    emitted: {} as GoodsEmitted,
  },
  actors: {
    look: fromPromise<{ ids: readonly number[]; goods: Good[] }, Wanted & { call: Call }>(
      async ({ input: { call, ...wanted }, signal }) => ({
        ids: wanted.ids,
        goods: await lookUpGoods(call, wanted, signal),
      }),
    ),
  },
  guards: {
    hasUnknown: ({ context }) => unknownIds(context).length > 0,
  },
  actions: {
    priceAll: enqueueActions(({ context: { lines, known }, enqueue }) => {
      const prices = pricesOf(lines, known)
      if (prices.size > 0) enqueue.emit({ type: 'order.priced', prices })
    }),
    price: enqueueActions(({ context: { lines, known }, enqueue }) => {
      const prices = duePrices(lines, known)
      if (prices.size > 0) enqueue.emit({ type: 'order.priced', prices })
    }),
  },
}).createMachine({
  id: 'goods',
  context: ({ input: { call } }) => ({
    call,
    shopId: 0,
    lines: noLines,
    known: new Map(),
    repriced: [],
    error: undefined,
  }),
  initial: 'settled',
  on: {
    'goods.repriced': {
      actions: assign(({ context: { repriced }, event: { lines } }) => ({ repriced: addRepriced(repriced, lines) })),
    },
    'repriced.forget': { actions: assign({ repriced: [] }) },
    'goods.forget': { actions: assign({ repriced: [], known: new Map() }) },
  },
  states: {
    settled: {
      on: {
        'goods.want': [
          {
            guard: lacks,
            target: 'looking',
            actions: [assignFrom(want), 'price'],
          },
          { actions: [assignFrom(want), 'price'] },
        ],
        reload: { target: 'refreshing' },
      },
    },
    /** nothing is known of some products */
    looking: {
      invoke: {
        src: 'look',
        input: ({ context }) => ({ call: context.call, shopId: context.shopId, ids: unknownIds(context) }),
        onDone: [{ target: 'checking', actions: assign(({ context, event }) => learn(context, event.output)) }],
        onError: { target: 'failed', actions: assignFrom(takeError) },
      },
      on: {
        'goods.want': { target: 'looking', reenter: true, actions: assignFrom(want) },
        reload: { target: 'looking', reenter: true, actions: assign({ known: new Map() }) },
      },
    },
    checking: {
      always: [
        { guard: 'hasUnknown', target: 'looking' },
        { target: 'settled', actions: 'priceAll' },
      ],
    },
    /** all is known, but may be outdated */
    refreshing: {
      invoke: {
        src: 'look',
        input: ({ context }) => ({ call: context.call, shopId: context.shopId, ids: idsOf(context.lines) }),
        onDone: { target: 'checking', actions: assign(({ context, event }) => learn(context, event.output)) },
        // what was known stays
        onError: 'settled',
      },
      on: {
        'goods.want': [
          {
            // saving waits for what isn't known; all of it may be outdated
            guard: lacks,
            target: 'looking',
            actions: [assignFrom(want), assign({ known: new Map() })],
          },
          { target: 'refreshing', reenter: true, actions: [assignFrom(want), 'price'] },
        ],
        reload: { target: 'refreshing', reenter: true },
      },
    },
    failed: {
      on: {
        'goods.want': [
          {
            guard: (asking) => lacks(asking) && isSameWish(asking),
            actions: assignFrom(want),
          },
          {
            guard: lacks,
            target: 'looking',
            actions: assignFrom(want),
          },
          { target: 'settled', actions: [assignFrom(want), 'price'] },
        ],
        reload: 'looking',
        resume: 'looking',
      },
    },
  },
})

declare module '../../kernel/links' {
  interface LinkedViews {
    'order.goods': typeof goodsMachine
  }
}
