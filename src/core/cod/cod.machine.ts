import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import type { EngineEvent, EventsByName } from '../kernel/engine-events'
import { type RaanError, takeError, toRaanError } from '../kernel/errors'
import { readPerPage } from '../kernel/paging'
import type { Ports } from '../kernel/ports'
import { type Order, ordersCalls } from '../orders/orders.contract'
import { tickParcel } from './cod.by-hand'
import type { ColumnRole } from './cod.columns'
import type { CodContext } from './cod.context'
import { type CodDays, usualRange } from './cod.days'
import { type FollowReport, follower, followOrders, mostFollowed } from './cod.follow'
import { type CodPlace, noOutcome } from './cod.outcomes'
import { type SettlingReport, settler } from './cod.settling'
import { beginStoring, chooseColumn, noList, patchOrders, readList, receiptsOf, takeOrders, tick } from './cod.steps'
import { beginUndo, hasSettled, requestsOf, takeFailed, takeStored, takeUnsent } from './cod.undo'

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
  /** takes back what was last marked at one place */
  | { type: 'settlement.undo'; place: CodPlace }
  /** orders changed elsewhere */
  | { type: 'orders.patch'; orders: readonly Order[] }
  /** changed by others */
  | { type: 'orders.outdated'; numbers: readonly string[] | 'all' }
  | FollowReport
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

/** Orders that others changed; if they are many, all are read again. */
function markOutdated(
  { outdated, isOutdated }: CodContext,
  { numbers }: { numbers: readonly string[] | 'all' },
): Partial<CodContext> {
  const all = numbers === 'all' ? [] : [...new Set([...outdated, ...numbers])]
  return numbers === 'all' || all.length > mostFollowed
    ? { outdated: new Set(), isOutdated: true }
    : { outdated: new Set(all), isOutdated }
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
    follower,
  },
  guards: {
    isOutdated: ({ context: { isOutdated } }) => isOutdated,
    hasListed: ({ context }) => receiptsOf({ ...context, storing: 'list' }).length > 0,
    hasByHand: ({ context }) => receiptsOf({ ...context, storing: 'byHand' }).length > 0,
  },
  actions: {
    begin: assign({ error: undefined, progress: { count: 0, total: 0 }, outdated: new Set(), isOutdated: false }),
    /** Reads what others have changed so far. */
    follow: enqueueActions(({ context: { outdated }, enqueue }) => {
      if (outdated.size === 0) return
      enqueue.assign({ outdated: new Set() })
      enqueue.sendTo('follower', { type: 'follow', numbers: [...outdated] })
    }),
    /** A list that is being read may have them as they were. */
    keepForLater: assign(({ context }, numbers: readonly string[]) => ({
      outdated: new Set([...context.outdated, ...numbers]),
    })),
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
    isUndoing: false,
    outcomes: { list: noOutcome, byHand: noOutcome },
    unanswered: [],
    outdated: new Set<string>(),
    isOutdated: false,
  }),
  invoke: { id: 'follower', src: 'follower', input: ({ context: { call } }) => ({ call }), onError: {} },
  initial: 'loading',
  on: {
    'settlement.set': { actions: assignFrom(readList) },
    'column.choose': { actions: assignFrom(chooseColumn) },
    'line.tick': { actions: assignFrom(tick) },
    'parcel.tick': { actions: assignFrom(tickParcel) },
    'orders.patch': { actions: assignFrom(patchOrders) },
    'range.change': { target: '.loading', actions: assign(({ event: { from, to } }) => ({ from, to })) },
    reload: '.loading',
    'orders.outdated': { actions: [assignFrom(markOutdated), 'follow'] },
    'orders.followed': { actions: assignFrom(followOrders) },
    'orders.unfollowed': { actions: { type: 'keepForLater', params: ({ event }) => event.numbers } },
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
        'orders.read': { target: 'ready', actions: [assignFrom(takeOrders), 'follow'] },
        'orders.outdated': { actions: assignFrom(markOutdated) },
        'orders.followed': {
          actions: [assignFrom(followOrders), { type: 'keepForLater', params: ({ event }) => event.numbers }],
        },
        'orders.unread': { target: 'failed', actions: assignFrom(takeError) },
      },
    },
    ready: {
      always: { guard: 'isOutdated', target: 'loading' },
      on: {
        'settlement.store': {
          guard: 'hasListed',
          target: 'storing',
          actions: assign(({ context, event: { checkedBy } }) => beginStoring(context, { storing: 'list', checkedBy })),
        },
        'settlement.undo': { guard: hasSettled, target: 'storing', actions: assignFrom(beginUndo) },
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
        input: ({ context }) => ({ call: context.call, receipts: requestsOf(context) }),
        onError: 'ready',
      },
      on: {
        'receipt.stored': {
          actions: [
            assignFrom(takeStored),
            emit(({ event: { order } }) => ({ type: 'orders.changed', id: 'cod', kind: 'payment', orders: [order] })),
          ],
        },
        'receipt.failed': { actions: assignFrom(takeFailed) },
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
        'settlement.undo': {},
      },
    },
  },
})

declare module '../kernel/links' {
  interface LinkedData {
    cod: typeof codMachine
  }
}
