import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { Call } from '../kernel/endpoint'
import { toRaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import type { Order } from '../orders/orders.contract'
import { loadChosen } from './labels.chosen'
import {
  type LabelsContext,
  type Loaded,
  mostLabels,
  withAllMarks,
  withLoaded,
  withMark,
  withoutJob,
} from './labels.context'
import { type Stamped, type StampRequest, stamp, withStamped } from './labels.job'
import { loadQueue, type QueueFilters, queueStep } from './labels.queue'

export type LabelsInput = Pick<Ports, 'call' | 'newId'> & {
  /** orders chosen elsewhere: they stand first and are marked, printed ones too */
  orderNumbers?: readonly string[]
  filters?: Partial<QueueFilters>
}

export type LabelsEvent =
  | { type: 'filters.change'; filters: Partial<QueueFilters>; debounced?: boolean }
  | { type: 'limit.raise' }
  | { type: 'reload' }
  | { type: 'mark.set'; OrderNumber: string; on: boolean }
  | { type: 'marks.set'; on: boolean }
  | { type: 'start.choose'; start: number }
  /** stamps what is marked; while one print runs, another press is the same print */
  | { type: 'print.start'; printBy: string }
  /** the last print once more, stamped as a reprint */
  | { type: 'print.repeat'; printBy: string }
  /** those printed before: print them again, or the others alone */
  | { type: 'again.confirm' }
  | { type: 'again.skip' }
  /** what became of the paper */
  | { type: 'print.done' }
  | { type: 'print.fail' }
  | { type: 'job.forget' }

export type LabelsEmitted =
  | { type: 'orders.changed'; id: string; kind: 'print'; orders: readonly Order[] }
  | { type: 'labels.printed'; printId: string | undefined; orderNumbers: readonly string[] }

type QueueRequest = Pick<LabelsContext, 'call' | 'filters' | 'limit' | 'chosen' | 'found' | 'missing'>

const loadAll = fromPromise<Loaded, QueueRequest>(async ({ input, signal }) => {
  const { call, filters, limit, chosen, found, missing } = input
  const wanted = chosen.filter((number) => !found.has(number) && !missing.includes(number))
  const [queue, looked] = await Promise.all([loadQueue(call, filters, limit, signal), loadChosen(call, wanted, signal)])
  return { ...queue, ...looked }
})

const stamping = fromPromise<Stamped, StampRequest & { call: Call }>(({ input: { call, ...request } }) =>
  stamp(call, request),
)

/** What the machine of labels.machine.ts is made of. */
export const labelsSetup = setup({
  types: {
    input: {} as LabelsInput,
    context: {} as LabelsContext,
    events: {} as LabelsEvent,
    emitted: {} as LabelsEmitted,
  },
  actors: { loadAll, stamping },
  delays: { debounce: 200 },
  guards: {
    isTyping: (_, debounced: boolean | undefined) => debounced === true,
    canPrint: ({ context: { marks } }) => marks.size > 0 && marks.size <= mostLabels,
    hasPrintedBefore: (_, { again }: Stamped) => again.length > 0,
    hasLabels: ({ context: { job } }, stamped: Pick<Stamped, 'orders'> | undefined) =>
      (stamped?.orders.length ?? 0) + (job?.orders.length ?? 0) > 0,
    brings: (_, { orders }: Stamped) => orders.length > 0,
  },
  actions: {
    takeFilters: assign(({ context }, { filters }: { filters: Partial<QueueFilters> }) => ({
      filters: { ...context.filters, ...filters },
      limit: queueStep,
      stale: true,
    })),
    raiseLimit: assign(({ context: { limit } }) => ({ limit: limit + queueStep })),
    takeLoaded: assign(({ context }, loaded: Loaded) => withLoaded(context, loaded)),
    dropError: assign({ error: undefined }),
    takeError: assign((_, { error }: { error: unknown }) => ({ error: toRaanError(error) })),
    mark: assign(({ context }, { OrderNumber, on }: { OrderNumber: string; on: boolean }) =>
      withMark(context, OrderNumber, on),
    ),
    markAll: assign(({ context }, { on }: { on: boolean }) => withAllMarks(context, on)),
    takeStart: assign((_, { start }: { start: number }) => ({ start })),
    dropFailure: assign({ failure: undefined }),
    takeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toRaanError(error) })),
    askAll: assign(({ context: { marks } }, { printBy }: { printBy: string }) => ({
      request: { orders: [...marks.values()], printBy, reprint: false },
    })),
    askLast: assign(({ context: { job } }, { printBy }: { printBy: string }) => ({
      request: { orders: job?.orders ?? [], printBy, reprint: true },
    })),
    askAgain: assign(({ context: { request, job } }) => ({
      request: { orders: job?.again ?? [], printBy: request.printBy, reprint: true },
    })),
    openJob: assign(({ context: { newId } }, stamped: Stamped) => ({
      job: { id: newId(), ...stamped, state: 'open' as const },
    })),
    addStamped: assign(({ context: { job } }, stamped: Stamped) => ({ job: job && withStamped(job, stamped) })),
    tellStamped: emit(({ context: { job } }, { orders }: Stamped) => ({
      type: 'orders.changed' as const,
      id: job?.id ?? '',
      kind: 'print' as const,
      orders,
    })),
    close: assign(({ context }, { state }: { state: 'printed' | 'failed' }) =>
      context.job ? { ...withoutJob(context, context.job), job: { ...context.job, state } } : {},
    ),
    tellPrinted: enqueueActions(({ context: { job }, enqueue }) => {
      if (!job) return
      const orderNumbers = job.orders.map(({ OrderNumber }) => OrderNumber)
      enqueue(emit({ type: 'labels.printed' as const, printId: job.printIds.at(-1), orderNumbers }))
    }),
    forget: assign({ job: undefined, failure: undefined }),
  },
})
