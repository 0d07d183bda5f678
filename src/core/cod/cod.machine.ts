import { assign, enqueueActions, fromCallback, setup } from 'xstate'
import type { EngineEvent, EventsByName } from '../kernel/engine-events'
import { type RaanError, toRaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { readAllOrders } from '../orders/orders.all'
import type { Order } from '../orders/orders.contract'
import { type CodDays, usualRange } from './cod.days'
import { type SettlingReport, settler } from './cod.settling'
import {
  type CodContext,
  noList,
  patchOrders,
  readList,
  receiptsOf,
  takeFailure,
  takeOrders,
  takeReceipt,
  tick,
} from './cod.steps'

export type CodInput = Pick<Ports, 'call' | 'clock' | 'newId'>

type ReaderReport =
  | { type: 'orders.counted'; count: number; total: number }
  | { type: 'orders.read'; orders: readonly Order[] }
  | { type: 'orders.unread'; error: RaanError }

export type CodEvent =
  | ({ type: 'range.change' } & CodDays)
  | { type: 'reload' }
  /** the courier's list; '' puts it away */
  | { type: 'settlement.set'; text: string }
  | { type: 'line.tick'; OrderNumber: string; on: boolean }
  /** marks the ticked orders as paid; `checkedBy` stands on their slips */
  | { type: 'settlement.store'; checkedBy: string }
  /** orders as they became elsewhere */
  | { type: 'orders.patch'; orders: readonly Order[] }
  | ReaderReport
  | SettlingReport

/** a change of the list while it is being stored */
type EditRefused = { type: 'cod.editRefused'; event: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<EditRefused> {}
}

/** `orders.changed` as the orders' desk tells it, so that their lists follow */
export type CodEmitted = EngineEvent<'orders.changed'> | EditRefused

const refused = { actions: 'refuseEdit' } as const

/** Cash on delivery: what couriers owe, and the list by which they bring it. It outlives the screen. */
export const codMachine = setup({
  types: {
    input: {} as CodInput,
    context: {} as CodContext,
    events: {} as CodEvent,
    emitted: {} as CodEmitted,
  },
  actors: {
    reader: fromCallback<{ type: string }, Pick<CodContext, 'call' | 'from' | 'to'>>(({ input, sendBack }) => {
      const { call, from, to } = input
      const ended = new AbortController()
      const report = (each: ReaderReport) => {
        if (!ended.signal.aborted) sendBack(each)
      }
      readAllOrders(call, { paymentMethod: 'cod', from, to }, ended.signal, (count, total) =>
        report({ type: 'orders.counted', count, total }),
      ).then(
        (orders) => report({ type: 'orders.read', orders }),
        (thrown) => report({ type: 'orders.unread', error: toRaanError(thrown) }),
      )
      return () => ended.abort()
    }),
    settler,
  },
  guards: { hasReceipts: ({ context }) => receiptsOf(context).length > 0 },
  actions: {
    takeRange: assign((_, { from, to }: CodDays) => ({ from, to })),
    begin: assign({ error: undefined, progress: { count: 0, total: 0 } }),
    count: assign((_, { count, total }: { count: number; total: number }) => ({ progress: { count, total } })),
    takeOrders: assign(({ context }, { orders }: { orders: readonly Order[] }) => takeOrders(context, orders)),
    takeError: assign((_, { error }: { error: RaanError }) => ({ error })),
    readList: assign(({ context }, { text }: { text: string }) => readList(context, text)),
    tick: assign(({ context }, { OrderNumber, on }: { OrderNumber: string; on: boolean }) =>
      tick(context, OrderNumber, on),
    ),
    beginStoring: assign((_, { checkedBy }: { checkedBy: string }) => ({ failed: {}, unsent: [], checkedBy })),
    takeReceipt: enqueueActions(
      ({ context, enqueue }, { OrderNumber, order }: { OrderNumber: string; order: Order }) => {
        enqueue.assign(takeReceipt(context, OrderNumber, order))
        enqueue.emit({ type: 'orders.changed', id: 'cod', kind: 'payment', orders: [order] })
      },
    ),
    takeFailure: assign(({ context }, failure: Extract<SettlingReport, { type: 'receipt.failed' }>) =>
      takeFailure(context, failure),
    ),
    takeUnsent: assign(({ context: { unsent } }, { OrderNumber }: { OrderNumber: string }) => ({
      unsent: [...unsent, OrderNumber],
    })),
    patch: assign(({ context }, { orders }: { orders: readonly Order[] }) => patchOrders(context, orders)),
    refuseEdit: enqueueActions(({ event, enqueue }) => {
      enqueue.emit({ type: 'cod.editRefused', event: event.type })
    }),
  },
}).createMachine({
  id: 'cod',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, clock, newId } }) => ({
    call,
    clock,
    newId,
    ...usualRange(clock.now()),
    ...noList,
    orders: [],
    progress: { count: 0, total: 0 },
    error: undefined,
    checkedBy: '',
    unanswered: [],
  }),
  initial: 'loading',
  on: {
    'settlement.set': { actions: { type: 'readList', params: ({ event }) => event } },
    'line.tick': { actions: { type: 'tick', params: ({ event }) => event } },
    'orders.patch': { actions: { type: 'patch', params: ({ event }) => event } },
    'range.change': { target: '.loading', actions: { type: 'takeRange', params: ({ event }) => event } },
    reload: '.loading',
  },
  states: {
    loading: {
      entry: 'begin',
      invoke: {
        src: 'reader',
        input: ({ context: { call, from, to } }) => ({ call, from, to }),
        onError: 'failed',
      },
      on: {
        'orders.counted': { actions: { type: 'count', params: ({ event }) => event } },
        'orders.read': { target: 'ready', actions: { type: 'takeOrders', params: ({ event }) => event } },
        'orders.unread': { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event } },
      },
    },
    ready: {
      on: {
        'settlement.store': {
          guard: 'hasReceipts',
          target: 'storing',
          actions: { type: 'beginStoring', params: ({ event }) => event },
        },
      },
    },
    failed: {},
    storing: {
      invoke: {
        src: 'settler',
        input: ({ context }) => ({ call: context.call, receipts: receiptsOf(context) }),
        onError: 'ready',
      },
      on: {
        'receipt.stored': { actions: { type: 'takeReceipt', params: ({ event }) => event } },
        'receipt.failed': { actions: { type: 'takeFailure', params: ({ event }) => event } },
        'receipt.unsent': { actions: { type: 'takeUnsent', params: ({ event }) => event } },
        'receipts.done': 'ready',
        'settlement.set': refused,
        'line.tick': refused,
        'range.change': refused,
        reload: refused,
        // a second press: it is being stored
        'settlement.store': {},
      },
    },
  },
})

declare module '../kernel/links' {
  interface LinkedData {
    cod: typeof codMachine
  }
}
