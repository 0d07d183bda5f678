import { assign } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import { takeError } from '../kernel/errors'
import {
  type LabelsContext,
  mostLabels,
  withAllMarks,
  withLoaded,
  withMark,
  withoutStamp,
  withRequest,
} from './labels.context'
import { type Stamped, type StampRequest, withStamped } from './labels.job'
import { firstFilters, type QueueFilters, queueStep } from './labels.queue'
import { readOpenPrints } from './labels.record'
import { labelsSetup } from './labels.setup'

export type { LabelsInput } from './labels.setup'

const noRequest: StampRequest = {
  print: { asked: { key: '', unanswered: 0 }, orderNumbers: [], printBy: '', reprint: false },
  known: [],
}

const takeFilters = (context: LabelsContext, { filters }: { filters: Partial<QueueFilters> }) => ({
  filters: { ...context.filters, ...filters },
  limit: queueStep,
  stale: true,
})
const openJob = ({ newId, request }: LabelsContext, { output }: { output: Stamped }) => ({
  job: { id: newId(), keys: [request.print.asked.key], ...output, state: 'open' as const },
})
const addStamped = ({ job }: LabelsContext, { output }: { output: Stamped }) => ({
  job: job && withStamped(job, output),
})

const stampInput = ({ context: { call, request } }: { context: LabelsContext }) => ({ call, ...request })

/** One view's queue of labels: marked orders are stamped, then printed by the view. */
export const labelsMachine = labelsSetup.createMachine({
  id: 'labels',
  options: { maxIterations: 100 },
  context: ({ input: { call, newId, storage, orderNumbers = [], filters } }) => ({
    call,
    newId,
    filters: { ...firstFilters, ...filters },
    limit: queueStep,
    rows: [],
    more: false,
    stale: false,
    error: undefined,
    chosen: [...new Set(orderNumbers.map((number) => number.trim()).filter(Boolean))].slice(0, mostLabels),
    found: new Map(),
    missing: [],
    marks: new Map(),
    start: 1,
    request: noRequest,
    tab: storage.session,
    open: readOpenPrints(storage.session),
    job: undefined,
    failure: undefined,
    isUnstamped: true,
  }),
  type: 'parallel',
  on: {
    'mark.set': { actions: assignFrom(withMark) },
    'marks.set': { actions: assignFrom(withAllMarks) },
    'start.choose': { actions: assign(({ event: { start } }) => ({ start })) },
  },
  states: {
    queue: {
      initial: 'loading',
      on: {
        'filters.change': [
          {
            guard: ({ event }) => event.debounced === true,
            target: '.waiting',
            actions: assignFrom(takeFilters),
          },
          { target: '.loading', actions: assignFrom(takeFilters) },
        ],
        'limit.raise': {
          target: '.loading',
          actions: assign(({ context: { limit } }) => ({ limit: limit + queueStep })),
        },
        reload: { target: '.loading' },
      },
      states: {
        waiting: { after: { debounce: { target: 'loading' } } },
        loading: {
          entry: assign({ error: undefined }),
          invoke: {
            src: 'loadAll',
            input: ({ context }) => context,
            onDone: { target: 'ready', actions: assignFrom(withLoaded) },
            onError: { target: 'failed', actions: assignFrom(takeError) },
          },
        },
        ready: {},
        failed: {},
      },
    },
    print: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'print.start': {
              guard: 'canPrint',
              target: 'stamping',
              actions: assign(({ context, event: { printBy } }) =>
                withRequest(context, { orders: [...context.marks.values()], printBy, reprint: false }),
              ),
            },
            'print.repeat': {
              guard: 'hasLabels',
              target: 'stamping',
              actions: assign(({ context, event: { printBy } }) =>
                withRequest(context, { orders: context.job?.orders ?? [], printBy, reprint: true }),
              ),
            },
            'print.resume': { guard: 'hasOpen', target: 'stamping', actions: 'askOpen' },
            'print.drop': { actions: ['dropOpen', 'forget'] },
            'job.forget': { actions: 'forget' },
          },
        },
        stamping: {
          entry: 'dropFailure',
          invoke: {
            src: 'stamping',
            input: stampInput,
            onDone: [
              {
                // some were printed before
                guard: ({ event }) => event.output.again.length > 0,
                target: 'asking',
                actions: [assignFrom(openJob), { type: 'emitStamped', params: ({ event }) => event.output.orders }],
              },
              {
                guard: ({ event }) => event.output.orders.length > 0,
                target: 'printing',
                actions: [assignFrom(openJob), { type: 'emitStamped', params: ({ event }) => event.output.orders }],
              },
              {
                target: 'idle',
                actions: [assignFrom(openJob), { type: 'close', params: 'printed' }],
              },
            ],
            onError: { target: 'idle', actions: assignFrom(withoutStamp) },
          },
        },
        asking: {
          on: {
            'again.confirm': { target: 'confirming', actions: 'askAgain' },
            'again.skip': [
              { guard: 'hasLabels', target: 'printing' },
              { target: 'idle', actions: [{ type: 'close', params: 'printed' }, 'forget'] },
            ],
          },
        },
        confirming: {
          entry: 'dropFailure',
          invoke: {
            src: 'stamping',
            input: stampInput,
            onDone: [
              {
                guard: ({ context: { job }, event: { output } }) =>
                  output.orders.length + (job?.orders.length ?? 0) > 0,
                target: 'printing',
                actions: [assignFrom(addStamped), { type: 'emitStamped', params: ({ event }) => event.output.orders }],
              },
              {
                target: 'idle',
                actions: [assignFrom(addStamped), { type: 'close', params: 'printed' }],
              },
            ],
            onError: { target: 'asking', actions: assignFrom(withoutStamp) },
          },
        },
        printing: {
          on: {
            'print.done': { target: 'idle', actions: [{ type: 'close', params: 'printed' }, 'emitPrinted'] },
            'print.fail': { target: 'idle', actions: { type: 'close', params: 'failed' } },
          },
        },
      },
    },
  },
})
