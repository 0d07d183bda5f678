import { assign, fromPromise, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import { type Clock, isoTime } from '../kernel/clock'
import type { Call } from '../kernel/endpoint'
import { type RaanError, takeError } from '../kernel/errors'
import { readPerPage } from '../kernel/paging'
import type { Ports } from '../kernel/ports'
import { createResourceMachine } from '../kernel/resource-machine'
import { type ExportNote, noteExport } from '../users/activity/users.exports.contract'
import { type Order, type OrderQuery, ordersCalls } from './orders.contract'
import { datedFilters, type OrderFilters } from './orders.machine'

/** Which orders: the given ones, or all that match the filters. */
export type ExportRequest =
  | { orders: readonly Order[] }
  | { query: OrderFilters & Pick<OrderQuery, 'sortBy' | 'sortDesc'> }

export type OrdersExportEvent =
  /** `start` is ignored while an export is running: cancel it first */
  { type: 'export.start'; request: ExportRequest } | { type: 'export.cancel' } | { type: 'export.retry' }

type Query = Omit<OrderQuery, 'page' | 'perPage'>
type Page = { orders: readonly Order[]; total: number }

type Context = Pick<Ports, 'call' | 'clock' | 'newId'> & {
  query: Query | undefined
  /** of this export, in the activity log */
  key: string
  /** the next page to read, from 1 */
  page: number
  pages: readonly (readonly Order[])[]
  /** orders read so far */
  count: number
  /** total number of orders; 0 before the first response */
  total: number
  /** complete in `done` */
  orders: readonly Order[]
  /** when it was completed, ISO */
  at: string
  error: RaanError | undefined
}

/** New orders shift others to the next page: each counts once. */
const once = (pages: Context['pages']): Order[] => [
  ...new Map(pages.flat().map((order) => [order.OrderNumber, order])).values(),
]

const fresh = { page: 1, pages: [], count: 0, total: 0, orders: [], at: '', error: undefined }

const complete = (orders: readonly Order[], clock: Clock) => ({
  orders,
  count: orders.length,
  total: orders.length,
  at: isoTime(clock.now()),
})

/** The filters as the activity log has them; without a query, the orders were selected. */
export function exportedFilters(query: Query | undefined): Record<string, string> {
  if (!query) return { selected: 'yes' }
  const { sortBy: _, sortDesc: __, ...filters } = query
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )
}

/** Enters an export in the activity log. */
export const orderExportNoteMachine = createResourceMachine<true, ExportNote>({
  id: 'orders.exported',
  load: ({ call, key, signal }) => noteExport(call, key, signal),
})

/** Reads all orders of a query, a hundred at a time; can be cancelled, and resumes after a failure. */
export const ordersExportMachine = setup({
  types: {
    input: {} as Pick<Ports, 'call' | 'clock' | 'newId'>,
    context: {} as Context,
    events: {} as OrdersExportEvent,
  },
  actors: {
    readPage: fromPromise<Page, { call: Call; query: Query; page: number }>(
      ({ input: { call, query, page }, signal }) =>
        call(ordersCalls.list, { query: { ...query, page, perPage: readPerPage } }, { signal }),
    ),
  },
}).createMachine({
  id: 'orders.export',
  options: { maxIterations: 100 },
  context: ({ input: { call, clock, newId } }) => ({ call, clock, newId, ...fresh, key: '', query: undefined }),
  initial: 'idle',
  on: {
    'export.start': [
      {
        guard: ({ event }) => 'orders' in event.request,
        target: '.done',
        actions: assign(({ context: { clock, newId }, event: { request } }) => ({
          ...fresh,
          key: newId(),
          query: undefined,
          ...complete('orders' in request ? request.orders : [], clock),
        })),
      },
      {
        target: '.reading',
        actions: assign(({ context: { clock, newId }, event: { request } }) => ({
          ...fresh,
          key: newId(),
          query: 'query' in request ? datedFilters(request.query, clock.now()) : undefined,
        })),
      },
    ],
    'export.cancel': { target: '.idle', actions: assign({ ...fresh, query: undefined }) },
  },
  states: {
    idle: {},
    reading: {
      invoke: {
        src: 'readPage',
        input: ({ context: { call, query, page } }) => ({ call, query: query ?? { sortBy: 'newest' as const }, page }),
        onDone: [
          {
            // the last page
            guard: ({ context, event: { output } }) =>
              output.orders.length < readPerPage || context.count + output.orders.length >= output.total,
            target: 'done',
            actions: assign(({ context: { page, pages, clock }, event }) => ({
              page: page + 1,
              pages: [],
              ...complete(once([...pages, event.output.orders]), clock),
            })),
          },
          {
            target: 'reading',
            reenter: true,
            actions: assign(({ context: { page, pages, count }, event: { output } }) => ({
              page: page + 1,
              pages: [...pages, output.orders],
              count: count + output.orders.length,
              total: output.total,
            })),
          },
        ],
        onError: { target: 'failed', actions: assignFrom(takeError) },
      },
      on: { 'export.start': { actions: [] } },
    },
    done: {},
    failed: { on: { 'export.retry': { target: 'reading', actions: assign({ error: undefined }) } } },
  },
})
