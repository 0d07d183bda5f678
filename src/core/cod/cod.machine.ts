import { assign, emit, fromCallback, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import type { EngineEvent, EventsByName } from '../kernel/engine-events'
import { type RaanError, takeError, toRaanError } from '../kernel/errors'
import { readPerPage } from '../kernel/paging'
import type { Ports } from '../kernel/ports'
import { type Order, ordersCalls } from '../orders/orders.contract'
import { tickParcel } from './cod.by-hand'
import type { ColumnRole } from './cod.columns'
import { type CodDays, usualRange } from './cod.days'
import { noOutcome } from './cod.outcomes'
import { type SettlingReport, settler } from './cod.settling'
import {
  beginStoring,
  type CodContext,
  chooseColumn,
  noList,
  patchOrders,
  readList,
  receiptsOf,
  takeFailure,
  takeOrders,
  takeReceipt,
  takeUnsent,
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
  /** the courier's list; '' closes it */
  | { type: 'settlement.set'; text: string }
  /** what a column of the list holds; undefined: nothing that matters */
  | { type: 'column.choose'; column: number; role: ColumnRole | undefined }
  | { type: 'line.tick'; OrderNumber: string; on: boolean }
  /** an outstanding order, without a list */
  | { type: 'parcel.tick'; OrderNumber: string; on: boolean }
  /** marks the orders ticked without a list as paid in full */
  | { type: 'parcels.store'; checkedBy: string }
  /** marks the ticked orders as paid; `checkedBy` is recorded on their slips */
  | { type: 'settlement.store'; checkedBy: string }
  /** orders changed elsewhere */
  | { type: 'orders.patch'; orders: readonly Order[] }
  | ReaderReport
  | SettlingReport

/** a change of the list while it is being stored */
type EditRefused = { type: 'cod.editRefused'; event: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<EditRefused> {}
}

/** `orders.changed` as emitted by the orders' desk, so that their lists update */
export type CodEmitted = EngineEvent<'orders.changed'> | EditRefused

/** Loads every COD order of these dates, a hundred at a time; `onPage` receives the progress. */
async function readOrders(
  { call, from, to }: Pick<CodContext, 'call' | 'from' | 'to'>,
  signal: AbortSignal,
  onPage: (count: number, total: number) => void,
): Promise<Order[]> {
  // new orders shift others to the next page: each counts once
  const found = new Map<string, Order>()
  for (let page = 1; ; page++) {
    const asked = { paymentMethod: 'cod', from, to, sortBy: 'newest', page, perPage: readPerPage } as const
    const { orders, total } = await call(ordersCalls.list, { query: asked }, { signal })
    for (const order of orders) found.set(order.OrderNumber, order)
    onPage(found.size, total)
    if (orders.length < readPerPage || page * readPerPage >= total) return [...found.values()]
  }
}

const refused = { actions: 'refuseEdit' } as const

/** COD: what couriers owe, and their settlement lists. Survives navigation. */
export const codMachine = setup({
  types: {
    input: {} as CodInput,
    context: {} as CodContext,
    events: {} as CodEvent,
    emitted: {} as CodEmitted,
  },
  actors: {
    reader: fromCallback<{ type: string }, Pick<CodContext, 'call' | 'from' | 'to'>>(({ input, sendBack }) => {
      const ended = new AbortController()
      const report = (each: ReaderReport) => {
        if (!ended.signal.aborted) sendBack(each)
      }
      readOrders(input, ended.signal, (count, total) => report({ type: 'orders.counted', count, total })).then(
        (orders) => report({ type: 'orders.read', orders }),
        (thrown) => report({ type: 'orders.unread', error: toRaanError(thrown) }),
      )
      return () => ended.abort()
    }),
    settler,
  },
  guards: {
    hasListed: ({ context }) => receiptsOf({ ...context, storing: 'list' }).length > 0,
    hasByHand: ({ context }) => receiptsOf({ ...context, storing: 'byHand' }).length > 0,
  },
  actions: {
    begin: assign({ error: undefined, progress: { count: 0, total: 0 } }),
    refuseEdit: emit(({ event }) => ({ type: 'cod.editRefused' as const, event: event.type })),
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
    byHand: new Set<string>(),
    storing: 'list',
    outcomes: { list: noOutcome, byHand: noOutcome },
    unanswered: [],
  }),
  initial: 'loading',
  on: {
    'settlement.set': { actions: assignFrom(readList) },
    'column.choose': { actions: assignFrom(chooseColumn) },
    'line.tick': { actions: assignFrom(tick) },
    'parcel.tick': { actions: assignFrom(tickParcel) },
    'orders.patch': { actions: assignFrom(patchOrders) },
    'range.change': { target: '.loading', actions: assign(({ event: { from, to } }) => ({ from, to })) },
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
        'orders.counted': { actions: assign(({ event: { count, total } }) => ({ progress: { count, total } })) },
        'orders.read': { target: 'ready', actions: assignFrom(takeOrders) },
        'orders.unread': { target: 'failed', actions: assignFrom(takeError) },
      },
    },
    ready: {
      on: {
        'settlement.store': {
          guard: 'hasListed',
          target: 'storing',
          actions: assign(({ context, event: { checkedBy } }) => beginStoring(context, { storing: 'list', checkedBy })),
        },
        'parcels.store': {
          guard: 'hasByHand',
          target: 'storing',
          actions: assign(({ context, event: { checkedBy } }) =>
            beginStoring(context, { storing: 'byHand', checkedBy }),
          ),
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
        'receipt.stored': {
          actions: [
            assignFrom(takeReceipt),
            emit(({ event: { order } }) => ({ type: 'orders.changed', id: 'cod', kind: 'payment', orders: [order] })),
          ],
        },
        'receipt.failed': { actions: assignFrom(takeFailure) },
        'receipt.unsent': { actions: assignFrom(takeUnsent) },
        'receipts.done': 'ready',
        'settlement.set': refused,
        'column.choose': refused,
        'line.tick': refused,
        'parcel.tick': refused,
        'range.change': refused,
        reload: refused,
        // pressed twice: it is already being stored
        'settlement.store': {},
        'parcels.store': {},
      },
    },
  },
})

declare module '../kernel/links' {
  interface LinkedData {
    cod: typeof codMachine
  }
}
