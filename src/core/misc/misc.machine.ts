import { assign, emit, fromPromise, setup } from 'xstate'
import type { Clock } from '../kernel/clock'
import type { EventsByName } from '../kernel/engine-events'
import { noRefusal, type Refusal, refusalOf } from '../kernel/field-errors'
import type { Ports } from '../kernel/ports'
import { readTimestamp } from '../kernel/timestamp'
import { addressProblem, miscCalls, type NoticeTopic } from './misc.contract'

type NoticeInput = Pick<Ports, 'call'> & { topic: NoticeTopic }
type NoticeContext = NoticeInput &
  Refusal & {
    /** as sent, then as stored by the backend */
    email: string
  }
type NoticeEvents = { type: 'address.send'; email: string } | { type: 'address.edit' } | { type: 'start.over' }

type NoticeEmitted = { type: 'misc.refused'; reason: 'busy' } | { type: 'misc.addressKept'; topic: NoticeTopic }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<NoticeEmitted> {}
}

/**
 * Registers an email address with the backend. A second press meanwhile is rejected; the input stays after a failure.
 */
export const noticeMachine = setup({
  types: {
    input: {} as NoticeInput,
    context: {} as NoticeContext,
    events: {} as NoticeEvents,
    emitted: {} as NoticeEmitted,
  },
  actors: {
    keep: fromPromise<{ email: string }, NoticeContext>(({ input: { call, email, topic }, signal }) =>
      call(miscCalls.notify, { body: { email, topic } }, { signal }),
    ),
  },
}).createMachine({
  id: 'misc',
  context: ({ input: { call, topic } }) => ({ call, topic, email: '', ...noRefusal }),
  initial: 'asking',
  on: { 'address.edit': { actions: assign(noRefusal) } },
  states: {
    asking: {
      on: {
        'address.send': [
          {
            guard: ({ event }) => addressProblem(event.email) !== undefined,
            actions: assign(({ event }) => ({
              fields: { email: [addressProblem(event.email) ?? 'email'] },
              error: undefined,
            })),
          },
          { target: 'keeping', actions: assign(({ event }) => ({ email: event.email.trim(), ...noRefusal })) },
        ],
      },
    },
    keeping: {
      on: { 'address.send': { actions: emit({ type: 'misc.refused', reason: 'busy' }) } },
      invoke: {
        src: 'keep',
        input: ({ context }) => context,
        onDone: {
          target: 'kept',
          actions: [
            assign(({ event }) => ({ email: event.output.email })),
            emit(({ context }) => ({ type: 'misc.addressKept', topic: context.topic })),
          ],
        },
        onError: { target: 'asking', actions: assign(({ event }) => refusalOf(event.error)) },
      },
    },
    kept: { on: { 'start.over': 'asking' } },
  },
})

export type CountdownInput = {
  clock: Clock
  /** ISO with offset; undefined or unreadable: no countdown */
  opensAt: string | undefined
}
type CountdownContext = { clock: Clock; ends: number; left: number }

const second = 1000

/**
 * Counts the remaining whole seconds by the clock, not by its ticks: correct immediately after the page was suspended.
 */
export const countdownMachine = setup({
  types: { input: {} as CountdownInput, context: {} as CountdownContext },
  guards: {
    isUnknown: ({ context }) => Number.isNaN(context.ends),
    isOver: ({ context }) => context.ends <= context.clock.now(),
  },
  delays: { toNextSecond: ({ context: { ends, clock } }) => (ends - clock.now()) % second || second },
  actions: { count: assign(({ context: { ends, clock } }) => ({ left: Math.ceil((ends - clock.now()) / second) })) },
}).createMachine({
  id: 'misc.countdown',
  context: ({ input: { clock, opensAt } }) => ({
    clock,
    ends: Date.parse(readTimestamp(opensAt ?? '') ?? ''),
    left: 0,
  }),
  initial: 'counting',
  states: {
    counting: {
      always: [
        { guard: 'isUnknown', target: 'unknown' },
        { guard: 'isOver', target: 'over' },
      ],
      entry: 'count',
      after: { toNextSecond: { target: 'counting', reenter: true } },
    },
    unknown: {},
    over: { entry: assign({ left: 0 }) },
  },
})
