import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { Call } from '../kernel/endpoint'
import type { EngineEvent, EventsByName } from '../kernel/engine-events'
import type { Ports } from '../kernel/ports'
import { debounceMs } from '../kernel/timings'
import { readOrdersByNumber } from '../orders/orders.by-number'
import type { Order } from '../orders/orders.contract'
import {
  type LabelsContext,
  type Loaded,
  mostLabels,
  withoutJob,
  withoutOpen,
  withPrint,
  withRequest,
} from './labels.context'
import { type Stamped, type StampRequest, stamp } from './labels.job'
import { loadQueue, type QueueFilters } from './labels.queue'

export type LabelsInput = Pick<Ports, 'call' | 'newId' | 'storage'> & {
  /** orders chosen elsewhere: listed first and marked, even if printed before */
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
  /** stamps the marked orders; pressing again while a print is running has no effect */
  | { type: 'print.start'; printBy: string }
  /** repeats the last print, stamped as a reprint */
  | { type: 'print.repeat'; printBy: string }
  /** continues an open print, or gives it up */
  | { type: 'print.resume' }
  | { type: 'print.drop' }
  /** orders printed before: print them again, or only the others */
  | { type: 'again.confirm' }
  | { type: 'again.skip' }
  /** whether printing on paper succeeded */
  | { type: 'print.done' }
  | { type: 'print.fail' }
  | { type: 'job.forget' }

type Printed = { type: 'labels.printed'; printId: string | undefined; orderNumbers: readonly string[] }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<Printed> {}
}

export type LabelsEmitted = EngineEvent<'orders.changed'> | Printed

type QueueRequest = Pick<LabelsContext, 'call' | 'filters' | 'limit' | 'chosen' | 'found' | 'missing'>

const loadAll = fromPromise<Loaded, QueueRequest>(async ({ input, signal }) => {
  const { call, filters, limit, chosen, found, missing } = input
  const wanted = chosen.filter((number) => !found.has(number) && !missing.includes(number))
  const [queue, looked] = await Promise.all([
    loadQueue(call, filters, limit, signal),
    readOrdersByNumber(call, wanted, signal),
  ])
  return { ...queue, ...looked }
})

const stamping = fromPromise<Stamped, StampRequest & { call: Call }>(({ input: { call, ...request } }) =>
  stamp(call, request),
)

/** Setup of the machine in labels.machine.ts. */
export const labelsSetup = setup({
  types: {
    input: {} as LabelsInput,
    context: {} as LabelsContext,
    events: {} as LabelsEvent,
    emitted: {} as LabelsEmitted,
  },
  actors: { loadAll, stamping },
  delays: { debounce: debounceMs },
  guards: {
    canPrint: ({ context: { marks } }) => marks.size > 0 && marks.size <= mostLabels,
    hasLabels: ({ context: { job } }) => job !== undefined && job.orders.length > 0,
    hasOpen: ({ context: { open } }) => open.length > 0,
  },
  actions: {
    dropFailure: assign({ failure: undefined }),
    askAgain: assign(({ context }) => {
      const orders = context.job?.again ?? []
      const { printBy } = context.request.print
      const asked = withRequest(context, { orders, printBy, reprint: true })
      const key = asked.request?.print.asked.key ?? ''
      return { ...asked, ...(context.job && { job: { ...context.job, keys: [...context.job.keys, key] } }) }
    }),
    askOpen: assign(({ context }) => {
      const [print] = context.open
      return print ? withPrint(context, { print, known: [] }) : {}
    }),
    dropOpen: assign(({ context }) =>
      withoutOpen(
        context,
        context.open.map(({ asked }) => asked.key),
      ),
    ),
    emitStamped: emit(({ context: { job } }, orders: readonly Order[]) => ({
      type: 'orders.changed' as const,
      id: job?.id ?? '',
      kind: 'print' as const,
      orders,
    })),
    close: assign(({ context }, state: 'printed' | 'failed') =>
      context.job ? { ...withoutJob(context, context.job), job: { ...context.job, state } } : {},
    ),
    emitPrinted: enqueueActions(({ context: { job }, enqueue }) => {
      if (!job) return
      const orderNumbers = job.orders.map(({ OrderNumber }) => OrderNumber)
      enqueue(emit({ type: 'labels.printed' as const, printId: job.printIds.at(-1), orderNumbers }))
    }),
    forget: assign({ job: undefined, failure: undefined }),
  },
})
