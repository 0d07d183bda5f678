import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate'
import type { Call } from '../kernel/endpoint'
import { type RaanError, toRaanError } from '../kernel/errors'
import { lookUp } from '../kernel/look-up'
import type { Ports } from '../kernel/ports'
import { type Change, type Changed, makeChange, type Outcome } from './orders.changing'
import type { Order } from './orders.contract'

type ChangerReport =
  | { type: 'change.made'; id: string; changed: Changed }
  | { type: 'change.broke'; id: string; error: RaanError }

/** Makes changes beside each other; one that was sent is not taken back. */
const changer = fromCallback<{ type: 'make'; id: string; change: Change }, { call: Call }>(
  ({ input: { call }, sendBack, receive }) => {
    const ended = new AbortController()
    const report = (each: ChangerReport) => {
      if (!ended.signal.aborted) sendBack(each)
    }
    receive(({ id, change }) => {
      makeChange(call, change, ended.signal).then(
        (changed) => report({ type: 'change.made', id, changed }),
        (thrown) => report({ type: 'change.broke', id, error: toRaanError(thrown) }),
      )
    })
    return () => ended.abort()
  },
)

type Context = {
  call: Call
  outcomes: Readonly<Record<string, Outcome>>
  /** askers that went while their change ran: nobody looks at its outcome */
  left: readonly string[]
}

export type OrdersDeskEvent =
  /** `id` is the asker's; asked again while it runs, it is the same change */
  | { type: 'change.start'; id: string; change: Change }
  /** the asker has seen the outcome, or goes without waiting for it */
  | { type: 'change.forget'; id: string }
  | ChangerReport

export type OrdersDeskEmitted =
  | { type: 'orders.changed'; id: string; kind: Change['kind']; orders: readonly Order[] }
  | { type: 'orders.changeFailed'; id: string; kind: Change['kind']; error: RaanError }

const currentOf = ({ code, detail }: RaanError): Order | undefined =>
  // the endpoint's `conflict` schema decoded it
  code === 'conflict' ? (detail.current as { order: Order } | undefined)?.order : undefined

const without =
  (id: string) =>
  ({ context }: { context: Context }) => {
    const { [id]: _, ...outcomes } = context.outcomes
    return { outcomes, left: context.left.filter((each) => each !== id) }
  }

const runningIds = ({ outcomes }: Context): string[] =>
  Object.keys(outcomes).filter((id) => lookUp(outcomes, id)?.state === 'running')

/** Every change of stored orders, whichever place asked for it: it goes on when that place is closed. */
export const ordersDeskMachine = setup({
  types: {
    input: {} as Pick<Ports, 'call'>,
    context: {} as Context,
    events: {} as OrdersDeskEvent,
    emitted: {} as OrdersDeskEmitted,
  },
  actors: { changer },
  guards: {
    isRunning: ({ context }, { id }: { id: string }) => lookUp(context.outcomes, id)?.state === 'running',
  },
  actions: {
    begin: enqueueActions(({ context, enqueue }, { id, change }: { id: string; change: Change }) => {
      enqueue.assign({ outcomes: { ...context.outcomes, [id]: { state: 'running', change } } })
      enqueue.sendTo('changer', { type: 'make', id, change })
    }),
    finish: enqueueActions(({ context, enqueue }, { id, changed }: { id: string; changed: Changed }) => {
      const change = lookUp(context.outcomes, id)?.change
      if (!change) return
      enqueue.assign({ outcomes: { ...context.outcomes, [id]: { state: 'done', change, ...changed } } })
      enqueue(emit({ type: 'orders.changed' as const, id, kind: change.kind, orders: changed.orders }))
      if (context.left.includes(id)) enqueue.assign(without(id))
    }),
    fail: enqueueActions(({ context, enqueue }, { ids, error }: { ids: readonly string[]; error: RaanError }) => {
      const current = currentOf(error)
      for (const id of ids) {
        const change = lookUp(context.outcomes, id)?.change
        if (!change) continue
        const outcome: Outcome = { state: 'failed', change, error, current }
        enqueue.assign(({ context: { outcomes } }) => ({ outcomes: { ...outcomes, [id]: outcome } }))
        enqueue(emit({ type: 'orders.changeFailed' as const, id, kind: change.kind, error }))
        if (context.left.includes(id)) enqueue.assign(without(id))
      }
    }),
    /** the asker of a running change is back before it ended */
    stay: assign(({ context }, { id }: { id: string }) => ({ left: context.left.filter((each) => each !== id) })),
    forget: assign(({ context }, { id }: { id: string }) => without(id)({ context })),
    leave: assign(({ context }, { id }: { id: string }) => ({ left: [...context.left, id] })),
  },
}).createMachine({
  id: 'orders.desk',
  options: { maxIterations: 1_000 },
  context: ({ input: { call } }) => ({ call, outcomes: {}, left: [] }),
  initial: 'ready',
  states: {
    ready: {
      invoke: {
        id: 'changer',
        src: 'changer',
        input: ({ context: { call } }) => ({ call }),
        // it reports failures itself; should it break all the same, nobody waits for ever
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
        'change.start': [
          {
            guard: { type: 'isRunning', params: ({ event }) => event },
            actions: { type: 'stay', params: ({ event }) => event },
          },
          { actions: { type: 'begin', params: ({ event }) => event } },
        ],
        'change.made': { actions: { type: 'finish', params: ({ event }) => event } },
        'change.broke': {
          actions: { type: 'fail', params: ({ event: { id, error } }) => ({ ids: [id], error }) },
        },
        'change.forget': [
          {
            guard: { type: 'isRunning', params: ({ event }) => event },
            actions: { type: 'leave', params: ({ event }) => event },
          },
          { actions: { type: 'forget', params: ({ event }) => event } },
        ],
      },
    },
  },
})
