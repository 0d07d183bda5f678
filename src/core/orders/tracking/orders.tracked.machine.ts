import { assign, fromPromise, setup } from 'xstate'
import type { Call } from '../../kernel/endpoint'
import type { Ports } from '../../kernel/ports'
import { debounceMs } from '../../kernel/timings'
import { mostLookedUp, orderChangeCalls, type Parcel, type TrackedOrder } from '../orders.changes.contract'

export type TrackedInput = Pick<Ports, 'call'>

export type TrackedEvent =
  /** the lines that would be saved; looked up after a pause */
  | { type: 'lines.change'; lines: readonly TrackedOrder[] }
  /** without a pause */
  | { type: 'lines.look' }
  /** after something was saved */
  | { type: 'parcels.forget' }

/** What is known of orders and tracking numbers; what was asked for and isn't among the parcels doesn't exist. */
export type KnownParcels = {
  orderNumbers: ReadonlySet<string>
  trackingNumbers: ReadonlySet<string>
  /** by order number */
  parcels: ReadonlyMap<string, Parcel>
}

type Context = TrackedInput & { lines: readonly TrackedOrder[]; known: KnownParcels }

type Asked = { orderNumbers: string[]; trackingNumbers: string[] }

const nothing: KnownParcels = { orderNumbers: new Set(), trackingNumbers: new Set(), parcels: new Map() }

/** What a line says that isn't known yet, as much as one call takes. */
export function unknownIn({ lines, known }: Pick<Context, 'lines' | 'known'>): Asked {
  const unknown = (all: readonly string[], asked: ReadonlySet<string>) =>
    [...new Set(all)].filter((each) => !asked.has(each)).slice(0, mostLookedUp)
  return {
    orderNumbers: unknown(
      lines.map(({ OrderNumber }) => OrderNumber),
      known.orderNumbers,
    ),
    trackingNumbers: unknown(
      lines.map(({ trackingNumber }) => trackingNumber),
      known.trackingNumbers,
    ),
  }
}

type Found = { asked: Asked; orders: readonly Parcel[] }

const learn = ({ known }: Context, { asked, orders }: Found): { known: KnownParcels } => ({
  known: {
    orderNumbers: new Set([...known.orderNumbers, ...asked.orderNumbers]),
    trackingNumbers: new Set([...known.trackingNumbers, ...asked.trackingNumbers]),
    parcels: new Map([...known.parcels, ...orders.map((order): [string, Parcel] => [order.OrderNumber, order])]),
  },
})

/** Looks up the orders of a list of tracking numbers, and the orders that have these numbers already. */
export const trackedMachine = setup({
  types: { input: {} as TrackedInput, context: {} as Context, events: {} as TrackedEvent },
  actors: {
    look: fromPromise<Found, { call: Call; asked: Asked }>(async ({ input: { call, asked }, signal }) => ({
      asked,
      orders: (await call(orderChangeCalls.tracked, { body: asked }, { signal })).orders,
    })),
  },
  delays: { pause: debounceMs },
  guards: {
    isKnown: ({ context }) => {
      const { orderNumbers, trackingNumbers } = unknownIn(context)
      return orderNumbers.length + trackingNumbers.length === 0
    },
  },
}).createMachine({
  id: 'orders.tracked',
  context: ({ input: { call } }) => ({ call, lines: [], known: nothing }),
  initial: 'settled',
  on: {
    'lines.change': { target: '.pausing', actions: assign(({ event: { lines } }) => ({ lines })) },
    'parcels.forget': { target: '.pausing', actions: assign({ known: nothing }) },
  },
  states: {
    pausing: {
      always: { guard: 'isKnown', target: 'settled' },
      after: { pause: 'looking' },
      on: { 'lines.look': 'looking' },
    },
    looking: {
      always: { guard: 'isKnown', target: 'settled' },
      invoke: {
        src: 'look',
        input: ({ context }) => ({ call: context.call, asked: unknownIn(context) }),
        onDone: {
          target: 'looking',
          reenter: true,
          actions: assign(({ context, event }) => learn(context, event.output)),
        },
        // saving says what is wrong with the connection
        onError: 'settled',
      },
    },
    settled: {},
  },
})
