import { assign, fromPromise, setup } from 'xstate'
import type { Call } from './endpoint'
import { type RaanError, toRaanError } from './errors'
import { applyChange, type ListChange, lastPage, type Shown, wholeFrom1 } from './list-rows'
import { usualPerPage } from './paging'
import type { Ports } from './ports'
import { debounceMs as usualDebounce } from './timings'

export type ListPage<Row, Extra> = { rows: readonly Row[]; total: number; extra: Extra }

/** What is asked for: filters, place and order. */
export type ListRequest<Query> = {
  query: Query
  page: number
  perPage: number
  sortBy: string | undefined
  sortDesc: boolean
}

export type ListDefinition<Row, Query, Extra> = {
  id: string
  /** the filters a fresh list begins with */
  query: Query
  perPage?: number
  debounceMs?: number
  keyOf(row: Row): string | number
  load(request: ListRequest<Query> & { call: Call; signal: AbortSignal }): Promise<ListPage<Row, Extra>>
}

export type ListInput<Query> = Pick<Ports, 'call'> & {
  query?: Partial<Query>
  page?: number
  perPage?: number
  sortBy?: string
  sortDesc?: boolean
}

export type ListContext<Row, Query, Extra> = ListRequest<Query> & {
  call: Call
  rows: readonly Row[]
  total: number
  /** undefined until the first answer */
  extra: Extra | undefined
  /** the rows belong to an earlier query, page or order */
  stale: boolean
  /** why the last request failed; the rows before it stay */
  error: RaanError | undefined
  /** changes heard of while a request runs, to be made to its answer as well */
  changes: readonly ListChange<Row, Extra>[]
}

/** Where a list is led to. */
export type ListStep<Query> =
  | { type: 'query.change'; query: Partial<Query>; debounced?: boolean }
  | { type: 'page.change'; page: number }
  | { type: 'perPage.change'; perPage: number }
  | { type: 'sort.change'; sortBy: string | undefined; sortDesc?: boolean }
  | { type: 'reload' }

export type ListEvent<Row, Query, Extra = unknown> = ListStep<Query> | ListChange<Row, Extra>

/**
 * A filtered, sorted, paged list. Any change of what is asked for aborts the running request; the old rows stay, marked
 * stale, until the answer is there. `loading` covers the wait for a typing hand as well.
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

  /** What the old rows no longer answer: first page of something else. */
  const anew = { page: 1, stale: true } as const

  return setup({
    types: {
      context: {} as Context,
      events: {} as ListEvent<Row, Query, Extra>,
      input: {} as ListInput<Query>,
    },
    actors: {
      load: fromPromise<Loaded, ListRequest<Query> & { call: Call }>(async ({ input, signal }) =>
        load({ ...input, signal }),
      ),
    },
    delays: { debounce: debounceMs },
    guards: {
      isTyping: (_, debounced: boolean | undefined) => debounced === true,
      isPastEnd: ({ context }, answer: Loaded) =>
        answer.rows.length === 0 && context.page > lastPage(answer.total, context.perPage),
      emptiesPage: ({ context }, change: Change) =>
        context.total > context.rows.length && applyChange(context, change, keyOf).rows.length === 0,
      asksAnew: (_, anew: boolean | undefined) => anew === true,
    },
    actions: {
      takeQuery: assign(({ context }, { query }: { query: Partial<Query> }) => ({
        ...anew,
        query: { ...context.query, ...query },
      })),
      takePage: assign((_, page: number) => ({ page: wholeFrom1(page, 1), stale: true })),
      takePerPage: assign(({ context }, perPage: number) => ({
        ...anew,
        perPage: wholeFrom1(perPage, context.perPage),
      })),
      takeSort: assign((_, sort: { sortBy: string | undefined; sortDesc?: boolean }) => ({
        ...anew,
        sortBy: sort.sortBy,
        sortDesc: sort.sortDesc ?? false,
      })),
      begin: assign({ error: undefined, changes: [] }),
      takeAnswer: assign(({ context: { changes } }, answer: Loaded) => ({
        ...changes.reduce<Shown<Row, Extra>>((shown, change) => applyChange(shown, change, keyOf), answer),
        stale: false,
      })),
      goToLastPage: assign(({ context }, { total }: Loaded) => ({ page: lastPage(total, context.perPage) })),
      takeError: assign((_, { error }: { error: unknown }) => ({ error: toRaanError(error) })),
      change: assign(({ context: { rows, total, extra } }, change: Change) =>
        applyChange({ rows, total, extra }, change, keyOf),
      ),
      remember: assign(({ context }, change: Change) => ({ changes: [...context.changes, change] })),
    },
  }).createMachine({
    id,
    options: { maxIterations: 100 },
    context: ({ input }) => ({
      call: input.call,
      query: { ...firstQuery, ...input.query },
      page: wholeFrom1(input.page, 1),
      perPage: wholeFrom1(input.perPage, firstPerPage),
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
          guard: { type: 'isTyping', params: ({ event }) => event.debounced },
          target: '.loading.waiting',
          actions: { type: 'takeQuery', params: ({ event }) => event },
        },
        { target: '.loading.running', actions: { type: 'takeQuery', params: ({ event }) => event } },
      ],
      'page.change': {
        target: '.loading.running',
        actions: { type: 'takePage', params: ({ event }) => event.page },
      },
      'perPage.change': {
        target: '.loading.running',
        actions: { type: 'takePerPage', params: ({ event }) => event.perPage },
      },
      'sort.change': { target: '.loading.running', actions: { type: 'takeSort', params: ({ event }) => event } },
      reload: { target: '.loading.running' },
      'row.*': { actions: { type: 'change', params: ({ event }) => event } },
      'rows.apply': [
        {
          guard: { type: 'asksAnew', params: ({ event }) => event.anew },
          target: '.loading.running',
          actions: { type: 'change', params: ({ event }) => event },
        },
        { actions: { type: 'change', params: ({ event }) => event } },
      ],
    },
    states: {
      loading: {
        initial: 'running',
        states: {
          waiting: { after: { debounce: { target: 'running' } } },
          running: {
            entry: 'begin',
            invoke: {
              src: 'load',
              input: ({ context: { call, query, page, perPage, sortBy, sortDesc } }) => ({
                call,
                query,
                page,
                perPage,
                sortBy,
                sortDesc,
              }),
              onDone: [
                {
                  guard: { type: 'isPastEnd', params: ({ event }) => event.output },
                  target: 'running',
                  reenter: true,
                  actions: { type: 'goToLastPage', params: ({ event }) => event.output },
                },
                {
                  target: `#${id}.ready`,
                  actions: { type: 'takeAnswer', params: ({ event }) => event.output },
                },
              ],
              onError: {
                target: `#${id}.failed`,
                actions: { type: 'takeError', params: ({ event }) => event },
              },
            },
            on: {
              'row.*': {
                actions: [
                  { type: 'change', params: ({ event }) => event },
                  { type: 'remember', params: ({ event }) => event },
                ],
              },
              'rows.apply': [
                {
                  guard: { type: 'asksAnew', params: ({ event }) => event.anew },
                  target: 'running',
                  reenter: true,
                  actions: { type: 'change', params: ({ event }) => event },
                },
                {
                  actions: [
                    { type: 'change', params: ({ event }) => event },
                    { type: 'remember', params: ({ event }) => event },
                  ],
                },
              ],
            },
          },
        },
      },
      ready: {
        on: {
          'row.remove': [
            {
              guard: { type: 'emptiesPage', params: ({ event }) => event },
              target: 'loading',
              actions: { type: 'change', params: ({ event }) => event },
            },
            { actions: { type: 'change', params: ({ event }) => event } },
          ],
        },
      },
      failed: {},
    },
  })
}
