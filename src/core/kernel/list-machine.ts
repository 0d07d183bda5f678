import { assign, fromPromise, setup } from 'xstate'
import { assignFrom } from './assign-from'
import type { Clock } from './clock'
import type { Call } from './endpoint'
import { type RaanError, takeError } from './errors'
import { applyChange, type ListChange, lastPage, positiveInteger, type Shown } from './list-rows'
import { usualPerPage } from './paging'
import type { Ports } from './ports'
import { debounceMs as usualDebounce } from './timings'

export type ListPage<Row, Extra> = { rows: readonly Row[]; total: number; extra: Extra }

/** The request: filters, page and order. */
export type ListRequest<Query> = {
  query: Query
  page: number
  perPage: number
  sortBy: string | undefined
  sortDesc: boolean
}

export type ListDefinition<Row, Query, Extra> = {
  id: string
  /** initial filters */
  query: Query
  perPage?: number
  debounceMs?: number
  keyOf(row: Row): string | number
  load(
    request: ListRequest<Query> & Pick<Ports, 'call' | 'clock'> & { signal: AbortSignal },
  ): Promise<ListPage<Row, Extra>>
}

export type ListInput<Query> = Pick<Ports, 'call' | 'clock'> & {
  query?: Partial<Query>
  page?: number
  perPage?: number
  sortBy?: string
  sortDesc?: boolean
}

export type ListContext<Row, Query, Extra> = ListRequest<Query> & {
  call: Call
  clock: Clock
  rows: readonly Row[]
  total: number
  /** undefined until the first response */
  extra: Extra | undefined
  /** the rows belong to an earlier query, page or order */
  stale: boolean
  /** why the last request failed; earlier rows stay */
  error: RaanError | undefined
  /** changes received while a request is pending, applied to its response as well */
  changes: readonly ListChange<Row, Extra>[]
}

/** Events that navigate a list. */
export type ListStep<Query> =
  | { type: 'query.change'; query: Partial<Query>; debounced?: boolean }
  | { type: 'page.change'; page: number }
  | { type: 'perPage.change'; perPage: number }
  | { type: 'sort.change'; sortBy: string | undefined; sortDesc?: boolean }
  | { type: 'reload' }

export type ListEvent<Row, Query, Extra = unknown> = ListStep<Query> | ListChange<Row, Extra>

/**
 * A filtered, sorted, paged list. Any change of the request aborts the pending one; the old rows stay, marked stale,
 * until the response arrives. `loading` includes the debounce while the user types.
 */
export function createListMachine<Row, Query extends object, Extra = undefined>({
  id,
  query: firstQuery,
  perPage: firstPerPage = usualPerPage,
  debounceMs = usualDebounce,
  keyOf,
  load,
}: ListDefinition<Row, Query, Extra>) {
  type Context = ListContext<Row, Query, Extra>
  type Loaded = ListPage<Row, Extra>
  type Change = ListChange<Row, Extra>

  /** The old rows no longer match: first page of the new request. */
  const anew = { page: 1, stale: true } as const

  const takeQuery = (context: Context, { query }: { query: Partial<Query> }) => ({
    ...anew,
    query: { ...context.query, ...query },
  })
  const change = ({ rows, total, extra }: Context, made: Change) => applyChange({ rows, total, extra }, made, keyOf)
  /** The pending request doesn't include this change: it is applied to its response as well. */
  const changeLater = (context: Context, made: Change) => ({
    ...change(context, made),
    changes: [...context.changes, made],
  })

  return setup({
    types: {
      context: {} as Context,
      events: {} as ListEvent<Row, Query, Extra>,
      input: {} as ListInput<Query>,
    },
    actors: {
      load: fromPromise<Loaded, ListRequest<Query> & Pick<Ports, 'call' | 'clock'>>(async ({ input, signal }) =>
        load({ ...input, signal }),
      ),
    },
    delays: { debounce: debounceMs },
  }).createMachine({
    id,
    options: { maxIterations: 100 },
    context: ({ input }) => ({
      call: input.call,
      clock: input.clock,
      query: { ...firstQuery, ...input.query },
      page: positiveInteger(input.page, 1),
      perPage: positiveInteger(input.perPage, firstPerPage),
      sortBy: input.sortBy,
      sortDesc: input.sortDesc ?? false,
      rows: [],
      total: 0,
      extra: undefined,
      stale: false,
      error: undefined,
      changes: [],
    }),
    initial: 'loading',
    on: {
      'query.change': [
        {
          guard: ({ event }) => event.debounced === true,
          target: '.loading.waiting',
          actions: assignFrom(takeQuery),
        },
        { target: '.loading.running', actions: assignFrom(takeQuery) },
      ],
      'page.change': {
        target: '.loading.running',
        actions: assign(({ event }) => ({ page: positiveInteger(event.page, 1), stale: true })),
      },
      'perPage.change': {
        target: '.loading.running',
        actions: assign(({ context, event }) => ({
          ...anew,
          perPage: positiveInteger(event.perPage, context.perPage),
        })),
      },
      'sort.change': {
        target: '.loading.running',
        actions: assign(({ event: { sortBy, sortDesc = false } }) => ({ ...anew, sortBy, sortDesc })),
      },
      reload: { target: '.loading.running' },
      'row.*': { actions: assignFrom(change) },
      'rows.apply': [
        { guard: ({ event }) => event.anew === true, target: '.loading.running', actions: assignFrom(change) },
        { actions: assignFrom(change) },
      ],
    },
    states: {
      loading: {
        initial: 'running',
        states: {
          waiting: { after: { debounce: { target: 'running' } } },
          running: {
            entry: assign({ error: undefined, changes: [] }),
            invoke: {
              src: 'load',
              input: ({ context: { call, clock, query, page, perPage, sortBy, sortDesc } }) => ({
                call,
                clock,
                query,
                page,
                perPage,
                sortBy,
                sortDesc,
              }),
              onDone: [
                {
                  // past the end: go to the last page
                  guard: ({ context: { page, perPage }, event: { output } }) =>
                    output.rows.length === 0 && page > lastPage(output.total, perPage),
                  target: 'running',
                  reenter: true,
                  actions: assign(({ context, event }) => ({ page: lastPage(event.output.total, context.perPage) })),
                },
                {
                  target: `#${id}.ready`,
                  actions: assign(({ context: { changes }, event: { output } }) => ({
                    ...changes.reduce<Shown<Row, Extra>>((shown, made) => applyChange(shown, made, keyOf), output),
                    stale: false,
                  })),
                },
              ],
              onError: { target: `#${id}.failed`, actions: assignFrom(takeError) },
            },
            on: {
              'row.*': { actions: assignFrom(changeLater) },
              'rows.apply': [
                {
                  guard: ({ event }) => event.anew === true,
                  target: 'running',
                  reenter: true,
                  actions: assignFrom(change),
                },
                { actions: assignFrom(changeLater) },
              ],
            },
          },
        },
      },
      ready: {
        on: {
          'row.remove': [
            {
              // the page is empty, but others are not
              guard: ({ context, event }) =>
                context.total > context.rows.length && applyChange(context, event, keyOf).rows.length === 0,
              target: 'loading',
              actions: assignFrom(change),
            },
            { actions: assignFrom(change) },
          ],
        },
      },
      failed: {},
    },
  })
}

type PagedRows<Row> = { rows: readonly Row[]; total: number }

/** One page of a response. Of a backend that ignores `page` and `perPage` and returns all rows, it takes the page. */
export const onePage = <Row>(
  { rows, total }: PagedRows<Row>,
  { page, perPage }: { page: number; perPage: number },
): PagedRows<Row> =>
  rows.length <= perPage
    ? { rows, total }
    : { rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length }
