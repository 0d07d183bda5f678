import { assign, fromPromise, setup } from 'xstate'
import { isoTime } from '../kernel/clock'
import type { Call } from '../kernel/endpoint'
import { type RaanError, toRaanError } from '../kernel/errors'
import { readPerPage } from '../kernel/paging'
import type { Ports } from '../kernel/ports'
import { type Order, type OrderQuery, ordersCalls } from './orders.contract'

/** Which orders: those that are named here already, or all that the filters find. */
export type ExportRequest = { orders: readonly Order[] } | { query: Omit<OrderQuery, 'page' | 'perPage'> }

export type OrdersExportEvent =
  /** while one runs it is that one that goes on: cancel it first */
  { type: 'export.start'; request: ExportRequest } | { type: 'export.cancel' } | { type: 'export.retry' }

type Query = Omit<OrderQuery, 'page' | 'perPage'>
type Page = { orders: readonly Order[]; total: number }

type Context = Pick<Ports, 'call' | 'clock'> & {
  query: Query | undefined
  /** the next page to read, from 1 */
  page: number
  pages: readonly (readonly Order[])[]
  /** orders read so far */
  count: number
  /** orders there are; 0 before the first answer */
  total: number
  /** complete in `done` */
  orders: readonly Order[]
  /** when it was complete, ISO */
  at: string
  error: RaanError | undefined
}

/** One that came in meanwhile moves others to the next page: each counts once. */
const once = (pages: Context['pages']): Order[] => [
  ...new Map(pages.flat().map((order) => [order.OrderNumber, order])).values(),
]

const fresh = { page: 1, pages: [], count: 0, total: 0, orders: [], at: '', error: undefined }

/** Reads all orders of a question, a hundred at a time; can be cancelled, and goes on where it failed. */
export const ordersExportMachine = setup({
  types: {
    input: {} as Pick<Ports, 'call' | 'clock'>,
    context: {} as Context,
    events: {} as OrdersExportEvent,
  },
  actors: {
    readPage: fromPromise<Page, { call: Call; query: Query; page: number }>(
      ({ input: { call, query, page }, signal }) =>
        call(ordersCalls.list, { query: { ...query, page, perPage: readPerPage } }, { signal }),
    ),
  },
  guards: {
    isLast: ({ context: { count } }, { orders, total }: Page) =>
      orders.length < readPerPage || count + orders.length >= total,
    isGiven: (_, request: ExportRequest) => 'orders' in request,
  },
  actions: {
    begin: assign((_, request: ExportRequest) => ({
      ...fresh,
      query: 'query' in request ? request.query : undefined,
    })),
    takeGiven: assign(({ context: { clock } }, request: ExportRequest) => {
      const orders = 'orders' in request ? request.orders : []
      return {
        ...fresh,
        query: undefined,
        orders,
        count: orders.length,
        total: orders.length,
        at: isoTime(clock.now()),
      }
    }),
    takePage: assign(({ context }, { orders, total }: Page) => ({
      page: context.page + 1,
      pages: [...context.pages, orders],
      count: context.count + orders.length,
      total,
    })),
    finish: assign(({ context: { pages, clock } }) => {
      const orders = once(pages)
      return { orders, pages: [], count: orders.length, total: orders.length, at: isoTime(clock.now()) }
    }),
    takeError: assign((_, { error }: { error: unknown }) => ({ error: toRaanError(error) })),
    clearError: assign({ error: undefined }),
    forget: assign(() => ({ ...fresh, query: undefined })),
  },
}).createMachine({
  id: 'orders.export',
  options: { maxIterations: 100 },
  context: ({ input: { call, clock } }) => ({ call, clock, ...fresh, query: undefined }),
  initial: 'idle',
  on: {
    'export.start': [
      {
        guard: { type: 'isGiven', params: ({ event }) => event.request },
        target: '.done',
        actions: { type: 'takeGiven', params: ({ event }) => event.request },
      },
      { target: '.reading', actions: { type: 'begin', params: ({ event }) => event.request } },
    ],
    'export.cancel': { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {},
    reading: {
      invoke: {
        src: 'readPage',
        input: ({ context: { call, query, page } }) => ({ call, query: query ?? { sortBy: 'newest' as const }, page }),
        onDone: [
          {
            guard: { type: 'isLast', params: ({ event }) => event.output },
            target: 'done',
            actions: [{ type: 'takePage', params: ({ event }) => event.output }, 'finish'],
          },
          {
            target: 'reading',
            reenter: true,
            actions: { type: 'takePage', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event } },
      },
      on: { 'export.start': { actions: [] } },
    },
    done: {},
    failed: { on: { 'export.retry': { target: 'reading', actions: 'clearError' } } },
  },
})
