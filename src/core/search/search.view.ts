import { assign, fromPromise, setup } from 'xstate'
import { customersCalls } from '../customers/customers.contract'
import { type ActiveStep, stepped } from '../kernel/active-option'
import { assignFrom } from '../kernel/assign-from'
import { type RaanError, takeError, toRaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { ordersCalls } from '../orders/orders.contract'
import { isClosedFor } from './search.closed'
import { type SearchGroup, searchCalls } from './search.contract'
import { type DeskKind, type DeskRows, noRows, type SearchHit } from './search.results'

/** per kind of desk data */
const deskLimit = 4

export type SearchViewInput = Pick<Ports, 'call'> & {
  /** desk data the user may see; the rest is never requested. Default: everything */
  can?: Partial<Record<DeskKind, boolean>>
}

type Context = Pick<Ports, 'call'> &
  Record<DeskKind, DeskRows> & {
    can: Record<DeskKind, boolean>
    q: string
    /** results found by title */
    groups: readonly SearchGroup[]
    /** why those failed to load */
    error: RaanError | undefined
    /** key of the result selected by keyboard */
    active: string | undefined
  }

export type SearchViewEvent =
  /** the search opens: loads what is searched by title unless loaded */
  | { type: 'open' }
  /** typed text; the desk's data is searched after a pause */
  | { type: 'query.change'; q: string }
  /** moves the keyboard selection among the results */
  | { type: 'active.move'; step: ActiveStep; keys: readonly string[] }
  /** retries a failed group */
  | { type: 'group.retry'; group: 'titles' | DeskKind }

type SearchRequest = Pick<Ports, 'call'> & { q: string }

/** One search: typed text, results, keyboard selection. Responses to earlier texts are dropped. */
const search = setup({
  types: { input: {} as SearchViewInput, context: {} as Context, events: {} as SearchViewEvent },
  actors: {
    titles: fromPromise<readonly SearchGroup[], Pick<Ports, 'call'>>(async ({ input, signal }) => {
      const { searchArr } = await input.call(searchCalls.all, {}, { signal })
      return searchArr
    }),
    orders: fromPromise<readonly SearchHit[], SearchRequest>(async ({ input: { call, q }, signal }) => {
      const query = { q, sortBy: 'newest', page: 1, perPage: deskLimit } as const
      const { orders } = await call(ordersCalls.list, { query }, { signal })
      return orders.slice(0, deskLimit).map((order) => {
        const { OrderNumber } = order
        return { kind: 'order', key: `order ${OrderNumber}`, title: OrderNumber, order }
      })
    }),
    customers: fromPromise<readonly SearchHit[], SearchRequest>(async ({ input: { call, q }, signal }) => {
      const query = { q, page: 1, perPage: deskLimit }
      const { customers } = await call(customersCalls.list, { query }, { signal })
      return customers.slice(0, deskLimit).map((customer) => {
        const { phoneNumber, name } = customer
        return { kind: 'customer', key: `customer ${phoneNumber}`, title: name, customer }
      })
    }),
    products: fromPromise<readonly SearchHit[], SearchRequest>(async ({ input: { call, q }, signal }) => {
      const { searchProducts } = await import('./search.products')
      const found = await searchProducts(call, { q, limit: deskLimit }, signal)
      return found.map(({ product, isShops }) => {
        const { id, name } = product
        return { kind: 'product', key: `product ${id}`, title: name, product, isShops }
      })
    }),
    invoices: fromPromise<readonly SearchHit[], SearchRequest>(async ({ input: { call, q }, signal }) => {
      const query = { q, page: 1, perPage: deskLimit, allData: false }
      const { invoicesCalls } = await import('../invoices/invoices.contract')
      const { invoices } = await call(invoicesCalls.list, { query }, { signal })
      return invoices.slice(0, deskLimit).map((invoice) => {
        const { id } = invoice
        return { kind: 'invoice', key: `invoice ${id}`, title: `#${id}`, invoice }
      })
    }),
  },
  delays: { pause: 180 },
  guards: {
    isClosed: ({ context }, kind: DeskKind) => !context.can[kind],
  },
  actions: {
    empty: assign((_, kind: DeskKind) => ({ [kind]: noRows })),
    outdate: assign(({ context }, kind: DeskKind) => ({ [kind]: { ...context[kind], stale: true, error: undefined } })),
  },
})

/** One kind of desk data: searched after a pause, aborted when the text changes. */
const asked = (kind: DeskKind) =>
  search.createStateConfig({
    initial: 'empty',
    on: {
      'query.change': [
        { guard: ({ event }) => event.q.trim() === '', target: '.empty' },
        // surrounding blanks don't change the search
        { guard: ({ context, event }) => context.q.trim() !== event.q.trim(), target: '.waiting' },
      ],
    },
    states: {
      empty: {
        entry: { type: 'empty', params: kind },
        always: { guard: { type: 'isClosed', params: kind }, target: 'closed' },
      },
      // not permitted for this user: neither requested nor shown
      closed: { on: { 'query.change': {} } },
      waiting: {
        entry: { type: 'outdate', params: kind },
        after: { pause: 'loading' },
      },
      loading: {
        entry: { type: 'outdate', params: kind },
        invoke: {
          src: kind,
          input: ({ context: { call, q } }) => ({ call, q: q.trim() }),
          onDone: {
            target: 'ready',
            actions: assign(({ event }) => ({ [kind]: { rows: event.output, stale: false, error: undefined } })),
          },
          onError: [
            {
              guard: ({ event: { error } }) => isClosedFor(error),
              target: 'closed',
              actions: { type: 'empty', params: kind },
            },
            {
              target: 'failed',
              actions: assign(({ event }) => ({ [kind]: { ...noRows, error: toRaanError(event.error) } })),
            },
          ],
        },
      },
      ready: {},
      failed: {
        on: {
          'group.retry': {
            guard: ({ event }) => event.group === kind,
            target: 'loading',
          },
        },
      },
    },
  })

export const searchViewMachine = search.createMachine({
  id: 'search-view',
  options: { maxIterations: 100 },
  context: ({ input: { call, can } }) => ({
    call,
    can: { orders: true, customers: true, products: true, invoices: true, ...can },
    q: '',
    groups: [],
    error: undefined,
    active: undefined,
    orders: noRows,
    customers: noRows,
    products: noRows,
    invoices: noRows,
  }),
  type: 'parallel',
  on: {
    'active.move': {
      actions: assign(({ context, event: { step, keys } }) => ({ active: stepped(keys, context.active, step) })),
    },
  },
  states: {
    titles: {
      initial: 'idle',
      on: {
        'query.change': { actions: assign(({ event: { q } }) => ({ q, active: undefined })) },
      },
      states: {
        idle: { on: { open: 'loading' } },
        loading: {
          invoke: {
            src: 'titles',
            input: ({ context: { call } }) => ({ call }),
            onDone: { target: 'ready', actions: assign(({ event }) => ({ groups: event.output, error: undefined })) },
            onError: { target: 'failed', actions: assignFrom(takeError) },
          },
        },
        ready: {},
        failed: {
          on: {
            open: 'loading',
            'group.retry': {
              guard: ({ event }) => event.group === 'titles',
              target: 'loading',
            },
          },
        },
      },
    },
    orders: asked('orders'),
    customers: asked('customers'),
    products: asked('products'),
    invoices: asked('invoices'),
  },
})
