import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import type { Clock } from '../kernel/clock'
import type { Call } from '../kernel/endpoint'
import type { EventsByName } from '../kernel/engine-events'
import { type RaanError, takeError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { runTimeSliced } from '../kernel/time-slicing'
import { arrange, indexOf, type TableIndex, type TableQuery, type TableSort, wholeTable } from './datatable.arrange'
import type { TableColumn, TableRow } from './datatable.columns'
import { datatableCalls } from './datatable.contract'
import { createRowKeys, type RowKeys } from './datatable.keys'

export type ClientTableInput = Pick<Ports, 'call' | 'clock'> & {
  /** without rows, the sample rows are loaded */
  rows?: readonly TableRow[] | undefined
  columns: readonly TableColumn[]
}

type Context = Pick<Ports, 'call' | 'clock'> & {
  /** rows were provided */
  isGiven: boolean
  index: TableIndex
  keys: RowKeys
  query: TableQuery
  /** the matching rows, in order; those of the previous query while `arranging` */
  shown: readonly TableRow[]
  /** the query that `shown` belongs to */
  answered: TableQuery
  /** progress of `arranging`, 0 to 1 */
  progress: number
  error: RaanError | undefined
}

export type ClientTableEvent =
  | { type: 'rows.set'; rows: readonly TableRow[]; columns: readonly TableColumn[] }
  | { type: 'columns.set'; columns: readonly TableColumn[] }
  | { type: 'query.change'; q?: string; filters?: Readonly<Record<string, string>> }
  | { type: 'sort.change'; sort: TableSort | undefined }
  /** prepends a row of validated values */
  | { type: 'row.add'; row: TableRow }
  | { type: 'row.edit'; before: TableRow; row: TableRow }
  /** cancels a query: back to the previous one */
  | { type: 'arrange.cancel' }
  | { type: 'reload' }

type Own =
  | { type: 'arrange.progress'; part: number }
  | { type: 'arrange.finish'; rows: readonly TableRow[] }
  | { type: 'arrange.fail'; error: unknown }

type Arranging = { clock: Clock; index: TableIndex; query: TableQuery }

const replaced = (rows: readonly TableRow[], before: TableRow, after: TableRow): readonly TableRow[] => {
  const at = rows.indexOf(before)
  return at < 0 ? rows : rows.with(at, after)
}

type QueryChange = Extract<ClientTableEvent, { type: 'query.change' }>

const setColumns = ({ index }: Context, { columns }: { columns: readonly TableColumn[] }) => ({
  index: indexOf(index.rows, columns),
})
const takeQuery = ({ query }: Context, { q, filters }: Pick<QueryChange, 'q' | 'filters'>) => ({
  query: { ...query, q: q ?? query.q, filters: { ...query.filters, ...filters } },
})
const takeSort = ({ query }: Context, { sort }: { sort: TableSort | undefined }) => ({ query: { ...query, sort } })

function editRow({ index, keys, shown }: Context, { before, row }: { before: TableRow; row: TableRow }) {
  keys.pass(before, row)
  return { index: indexOf(replaced(index.rows, before, row), index.columns), shown: replaced(shown, before, row) }
}

type ClientTableEmitted =
  | { type: 'datatable.rowAdded'; row: TableRow }
  | { type: 'datatable.rowEdited'; row: TableRow; before: TableRow }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ClientTableEmitted> {}
}

/**
 * A table that has all its rows. A new query or new rows cancel the pending query and start another; the old rows stay
 * until the new ones are ready.
 */
export const clientTableMachine = setup({
  types: {
    input: {} as ClientTableInput,
    context: {} as Context,
    events: {} as ClientTableEvent | Own,
    emitted: {} as ClientTableEmitted,
  },
  actors: {
    load: fromPromise<readonly TableRow[], { call: Call }>(({ input, signal }) =>
      input.call(datatableCalls.all, {}, { signal }),
    ),
    arrange: fromCallback<Own, Arranging>(({ input: { clock, index, query }, sendBack }) => {
      const stop = new AbortController()
      const onProgress = (part: number) => sendBack({ type: 'arrange.progress', part })
      runTimeSliced(arrange(index, query), { clock, signal: stop.signal, onProgress }).then(
        (rows) => sendBack({ type: 'arrange.finish', rows }),
        (error) => {
          if (!stop.signal.aborted) sendBack({ type: 'arrange.fail', error })
        },
      )
      return () => stop.abort()
    }),
  },
  guards: {
    isGiven: ({ context }) => context.isGiven,
    /** unfiltered and unsorted: nothing to compute */
    isWhole: ({ context: { isGiven, query } }) => isGiven && query === wholeTable,
  },
  actions: { begin: assign({ progress: 0, error: undefined }) },
}).createMachine({
  id: 'datatable',
  options: { maxIterations: 100 },
  context: ({ input: { call, clock, rows, columns } }) => ({
    call,
    clock,
    isGiven: rows !== undefined,
    index: indexOf(rows ?? [], columns),
    keys: createRowKeys(),
    query: wholeTable,
    shown: [],
    answered: wholeTable,
    progress: 0,
    error: undefined,
  }),
  initial: 'beginning',
  on: {
    'rows.set': {
      target: '.arranging',
      actions: assign(({ event: { rows, columns } }) => ({
        isGiven: true,
        index: indexOf(rows, columns),
        answered: wholeTable,
      })),
    },
    'columns.set': { target: '.arranging', actions: assignFrom(setColumns) },
    'query.change': { target: '.arranging', actions: assignFrom(takeQuery) },
    'sort.change': { target: '.arranging', actions: assignFrom(takeSort) },
    'row.add': {
      target: '.arranging',
      actions: [
        assign(({ context: { index }, event: { row } }) => ({ index: indexOf([row, ...index.rows], index.columns) })),
        emit(({ event: { row } }) => ({ type: 'datatable.rowAdded' as const, row })),
      ],
    },
    'row.edit': {
      target: '.arranging',
      actions: [
        assignFrom(editRow),
        emit(({ event: { before, row } }) => ({ type: 'datatable.rowEdited' as const, row, before })),
      ],
    },
    reload: { target: '.beginning' },
  },
  states: {
    beginning: {
      always: [
        {
          guard: 'isWhole',
          target: 'ready',
          actions: assign(({ context: { index, query } }) => ({ shown: index.rows, answered: query, progress: 1 })),
        },
        { guard: 'isGiven', target: 'arranging' },
        { target: 'loading' },
      ],
    },
    loading: {
      entry: 'begin',
      invoke: {
        src: 'load',
        input: ({ context: { call } }) => ({ call }),
        onDone: {
          target: 'arranging',
          actions: assign(({ context: { index }, event }) => ({ index: indexOf(event.output, index.columns) })),
        },
        onError: { target: 'failed', actions: assignFrom(takeError) },
      },
      // no rows to add to yet; the query is kept until they arrive
      on: {
        'columns.set': { actions: assignFrom(setColumns) },
        'query.change': { actions: assignFrom(takeQuery) },
        'sort.change': { actions: assignFrom(takeSort) },
        'row.add': { actions: [] },
        'row.edit': { actions: [] },
      },
    },
    arranging: {
      entry: 'begin',
      invoke: {
        src: 'arrange',
        input: ({ context: { clock, index, query } }) => ({ clock, index, query }),
        onError: { target: 'failed', actions: assignFrom(takeError) },
      },
      on: {
        'arrange.progress': { actions: assign(({ event }) => ({ progress: event.part })) },
        'arrange.finish': {
          target: 'ready',
          actions: assign(({ context, event }) => ({ shown: event.rows, answered: context.query, progress: 1 })),
        },
        'arrange.fail': { target: 'failed', actions: assignFrom(takeError) },
        'arrange.cancel': {
          guard: ({ context: { query, answered } }) => query !== answered,
          target: 'arranging',
          reenter: true,
          actions: assign(({ context }) => ({ query: context.answered })),
        },
      },
    },
    ready: {},
    failed: {
      on: {
        'columns.set': { actions: assignFrom(setColumns) },
        'query.change': { actions: assignFrom(takeQuery) },
        'row.add': { actions: [] },
        'row.edit': { actions: [] },
      },
    },
  },
})
