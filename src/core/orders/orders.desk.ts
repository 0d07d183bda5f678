import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import type { Call } from '../kernel/endpoint'
import type { EventsByName } from '../kernel/engine-events'
import { type RaanError, toRaanError } from '../kernel/errors'
import type { KeyedRequest } from '../kernel/keyed-request'
import { lookUp } from '../kernel/look-up'
import { isConclusive } from '../kernel/outcome'
import type { Ports } from '../kernel/ports'
import { readOrdersByNumber } from './orders.by-number'
import type { Change } from './orders.change'
import { type Changed, changed, makeChange, type Outcome } from './orders.changing'
import { currentOf, withEarlier } from './orders.checking'
import type { Order } from './orders.contract'
import {
  earlierOf,
  isAsRequested,
  numbersOf,
  requestFor,
  type Unanswered,
  withFailure,
  withoutKnown,
} from './orders.unanswered'

type ChangerReport =
  | { type: 'change.made'; id: string; changed: Changed }
  | { type: 'change.broke'; id: string; asked: KeyedRequest; error: RaanError }
  /** the current orders of an unanswered change */
  | { type: 'change.seen'; id: string; change: Change; orders: readonly Order[] }

type Task =
  | { type: 'make'; id: string; change: Change; asked: KeyedRequest; earlier: readonly Unanswered[] }
  | { type: 'look'; id: string; change: Change }

/** Above this number, orders aren't read one by one after an unanswered change; the list reloads anyway. */
export const mostLooked = 20

const isLookedAfter = (change: Change): boolean =>
  (change.kind === 'status' || change.kind === 'payment') && numbersOf(change).length <= mostLooked

/** Makes changes concurrently; a sent change can't be cancelled. */
const changer = fromCallback<Task, { call: Call }>(({ input: { call }, sendBack, receive }) => {
  const ended = new AbortController()
  const { signal } = ended
  const report = (each: ChangerReport) => {
    if (!signal.aborted) sendBack(each)
  }
  receive((task) => {
    const { id, change } = task
    if (task.type === 'look')
      readOrdersByNumber(call, numbersOf(change), signal).then(
        ({ found }) => report({ type: 'change.seen', id, change, orders: found }),
        // the outcome stays unknown, as already reported
        () => {},
      )
    else {
      const { asked, earlier } = task
      makeChange(call, change, { signal, asked, earlier }).then(
        (changed) => report({ type: 'change.made', id, changed }),
        (thrown) => report({ type: 'change.broke', id, asked, error: toRaanError(thrown) }),
      )
    }
  })
  return () => ended.abort()
})

type Context = Pick<Ports, 'call' | 'newId'> & {
  outcomes: Readonly<Record<string, Outcome>>
  /** changes whose requester left while they were running */
  left: readonly string[]
  /** unanswered requests, whoever made them and whether or not they are still here */
  unanswered: readonly Unanswered[]
  /** whether the backend is known to import no orders: it isn't asked again */
  lacksImport: boolean
}

export type OrdersDeskEvent =
  /** `id` is chosen by the requester; repeating it while the change runs is the same change */
  | { type: 'change.start'; id: string; change: Change }
  /** the requester has seen the outcome, or leaves without waiting for it */
  | { type: 'change.forget'; id: string }
  | { type: 'import.exclude' }
  | ChangerReport

export type OrdersDeskEmitted =
  | { type: 'orders.changed'; id: string; kind: Change['kind']; orders: readonly Order[] }
  /** `isLeft`: the requester is gone, so no view reports the outcome */
  | {
      type: 'orders.changeFailed'
      id: string
      kind: Change['kind']
      error: RaanError
      orderNumbers: readonly string[]
      isLeft: boolean
    }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<OrdersDeskEmitted> {}
}

function without(context: Context, { id }: { id: string }) {
  const { [id]: _, ...outcomes } = context.outcomes
  return { outcomes, left: context.left.filter((each) => each !== id) }
}

const isRunning = ({ context, event }: { context: Context; event: { id: string } }): boolean =>
  lookUp(context.outcomes, event.id)?.state === 'running'

const runningIds = ({ outcomes }: Context): string[] =>
  Object.keys(outcomes).filter((id) => lookUp(outcomes, id)?.state === 'running')

type Failing = { ids: readonly string[]; error: RaanError; asked?: KeyedRequest }

/** Makes all changes of stored orders, whichever view requested them, and completes them even if that view closes. */
export const ordersDeskMachine = setup({
  types: {
    input: {} as Pick<Ports, 'call' | 'newId'>,
    context: {} as Context,
    events: {} as OrdersDeskEvent,
    emitted: {} as OrdersDeskEmitted,
  },
  actors: { changer },
  actions: {
    fail: enqueueActions(({ context, enqueue }, { ids, error, asked }: Failing) => {
      for (const id of ids) {
        const change = lookUp(context.outcomes, id)?.change
        if (!change) continue
        const reported = withEarlier(error, earlierOf(context.unanswered, change))
        const sent = { change, asked: asked ?? requestFor(context.unanswered, change, context.newId) }
        const outcome: Outcome = { state: 'failed', change, error: reported, current: currentOf(reported) }
        const isLeft = context.left.includes(id)
        enqueue.assign(({ context: { outcomes, unanswered } }) => ({
          outcomes: { ...outcomes, [id]: outcome },
          unanswered: currentOf(reported) ? withoutKnown(unanswered, change) : withFailure(unanswered, sent, error),
        }))
        const orderNumbers = numbersOf(change)
        enqueue(
          emit({ type: 'orders.changeFailed' as const, id, kind: change.kind, error: reported, orderNumbers, isLeft }),
        )
        if (isLeft) enqueue.assign(({ context }) => without(context, { id }))
        if (!isConclusive(reported) && !currentOf(reported) && isLookedAfter(change))
          enqueue.sendTo('changer', { type: 'look', id, change })
      }
    }),
  },
}).createMachine({
  id: 'orders.desk',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, newId } }) => ({
    call,
    newId,
    outcomes: {},
    left: [],
    unanswered: [],
    lacksImport: false,
  }),
  initial: 'ready',
  states: {
    ready: {
      invoke: {
        id: 'changer',
        src: 'changer',
        input: ({ context: { call } }) => ({ call }),
        // it reports failures itself; if it crashes anyway, nothing waits forever
        onError: {
          target: 'ready',
          reenter: true,
          actions: {
            type: 'fail',
            params: ({ context, event }) => ({ ids: runningIds(context), error: toRaanError(event.error) }),
          },
        },
      },
      on: {
        'import.exclude': { actions: assign({ lacksImport: true }) },
        'change.start': [
          {
            guard: isRunning,
            // the requester is back before the change ended
            actions: assign(({ context, event: { id } }) => ({ left: context.left.filter((each) => each !== id) })),
          },
          {
            actions: enqueueActions(({ context: { outcomes, unanswered, newId }, event: { id, change }, enqueue }) => {
              enqueue.assign({ outcomes: { ...outcomes, [id]: { state: 'running', change } } })
              const asked = requestFor(unanswered, change, newId)
              enqueue.sendTo('changer', { type: 'make', id, change, asked, earlier: earlierOf(unanswered, change) })
            }),
          },
        ],
        'change.made': {
          actions: enqueueActions(({ context, event: { id, changed }, enqueue }) => {
            const change = lookUp(context.outcomes, id)?.change
            if (!change) return
            enqueue.assign({
              outcomes: { ...context.outcomes, [id]: { state: 'done', change, ...changed } },
              unanswered: withoutKnown(context.unanswered, change),
            })
            enqueue(emit({ type: 'orders.changed' as const, id, kind: change.kind, orders: changed.orders }))
            if (context.left.includes(id)) enqueue.assign(without(context, { id }))
          }),
        },
        'change.broke': {
          actions: { type: 'fail', params: ({ event: { id, error, asked } }) => ({ ids: [id], error, asked }) },
        },
        // an unanswered change was made after all, or not yet
        'change.seen': {
          actions: enqueueActions(({ context, event: { id, change, orders }, enqueue }) => {
            const outcome = lookUp(context.outcomes, id)
            const isAwaited = outcome?.state === 'failed' && outcome.change === change
            const isMade =
              orders.length === numbersOf(change).length && orders.every((order) => isAsRequested(order, change))
            if (isMade && isAwaited) enqueue.raise({ type: 'change.made', id, changed: changed(orders) })
            else if (isMade) {
              enqueue.assign({ unanswered: withoutKnown(context.unanswered, change) })
              enqueue(emit({ type: 'orders.changed' as const, id, kind: change.kind, orders }))
            } else if (isAwaited && orders.length === 1)
              enqueue.assign({ outcomes: { ...context.outcomes, [id]: { ...outcome, current: orders[0] } } })
          }),
        },
        'change.forget': [
          { guard: isRunning, actions: assign(({ context, event }) => ({ left: [...context.left, event.id] })) },
          { actions: assignFrom(without) },
        ],
      },
    },
  },
})
