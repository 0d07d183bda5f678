import type { AppModule } from '../kernel/ports'
import { type LabelsContext, mostLabels } from './labels.context'
import type { StampRequest } from './labels.job'
import { labelOptionsMachine } from './labels.keeper'
import { firstFilters, queueStep } from './labels.queue'
import { readOpenPrints } from './labels.record'
import { labelsSetup } from './labels.setup'

export type { LabelsInput } from './labels.setup'

const noRequest: StampRequest = {
  print: { asked: { key: '', unanswered: 0 }, orderNumbers: [], printBy: '', reprint: false },
  known: [],
}

const stampInput = ({ context: { call, request } }: { context: LabelsContext }) => ({ call, ...request })

/** The queue of labels of one place: what is marked is stamped, then printed by whoever shows it. */
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
    'mark.set': { actions: { type: 'mark', params: ({ event }) => event } },
    'marks.set': { actions: { type: 'markAll', params: ({ event }) => event } },
    'start.choose': { actions: { type: 'takeStart', params: ({ event }) => event } },
  },
  states: {
    queue: {
      initial: 'loading',
      on: {
        'filters.change': [
          {
            guard: { type: 'isTyping', params: ({ event }) => event.debounced },
            target: '.waiting',
            actions: { type: 'takeFilters', params: ({ event }) => event },
          },
          { target: '.loading', actions: { type: 'takeFilters', params: ({ event }) => event } },
        ],
        'limit.raise': { target: '.loading', actions: 'raiseLimit' },
        reload: { target: '.loading' },
      },
      states: {
        waiting: { after: { debounce: { target: 'loading' } } },
        loading: {
          entry: 'dropError',
          invoke: {
            src: 'loadAll',
            input: ({ context }) => context,
            onDone: { target: 'ready', actions: { type: 'takeLoaded', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event } },
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
              actions: { type: 'askAll', params: ({ event }) => event },
            },
            'print.repeat': {
              guard: 'hasLabels',
              target: 'stamping',
              actions: { type: 'askLast', params: ({ event }) => event },
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
                guard: { type: 'hasPrintedBefore', params: ({ event }) => event.output },
                target: 'asking',
                actions: [
                  { type: 'openJob', params: ({ event }) => event.output },
                  { type: 'tellStamped', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'brings', params: ({ event }) => event.output },
                target: 'printing',
                actions: [
                  { type: 'openJob', params: ({ event }) => event.output },
                  { type: 'tellStamped', params: ({ event }) => event.output },
                ],
              },
              {
                target: 'idle',
                actions: [
                  { type: 'openJob', params: ({ event }) => event.output },
                  { type: 'close', params: { state: 'printed' } },
                ],
              },
            ],
            onError: { target: 'idle', actions: { type: 'takeFailure', params: ({ event }) => event } },
          },
        },
        asking: {
          on: {
            'again.confirm': { target: 'confirming', actions: 'askAgain' },
            'again.skip': [
              { guard: 'hasLabels', target: 'printing' },
              { target: 'idle', actions: [{ type: 'close', params: { state: 'printed' } }, 'forget'] },
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
                guard: { type: 'hasLabels', params: ({ event }) => event.output },
                target: 'printing',
                actions: [
                  { type: 'addStamped', params: ({ event }) => event.output },
                  { type: 'tellStamped', params: ({ event }) => event.output },
                ],
              },
              {
                target: 'idle',
                actions: [
                  { type: 'addStamped', params: ({ event }) => event.output },
                  { type: 'close', params: { state: 'printed' } },
                ],
              },
            ],
            onError: { target: 'asking', actions: { type: 'takeFailure', params: ({ event }) => event } },
          },
        },
        printing: {
          on: {
            'print.done': { target: 'idle', actions: [{ type: 'close', params: { state: 'printed' } }, 'tellPrinted'] },
            'print.fail': { target: 'idle', actions: { type: 'close', params: { state: 'failed' } } },
          },
        },
      },
    },
  },
})

export const labelsApp = {
  data: labelOptionsMachine,
  views: {
    labels: {
      machine: labelsMachine,
      reacts: ({ type }) =>
        type === 'order.saved' || type === 'orders.changed' ? { type: 'reload' as const } : undefined,
    },
  },
} satisfies AppModule
