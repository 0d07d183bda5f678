import { assign, fromPromise, setup } from 'xstate'
import type { Clock } from '../../kernel/clock'
import type { Call } from '../../kernel/endpoint'
import type { Ports } from '../../kernel/ports'

export type CheckInput = Pick<Ports, 'call' | 'clock'>

export type CheckEvent<Key> =
  /** what to look for; undefined = nothing, the result is dropped */
  { type: 'key.change'; key: Key | undefined } | { type: 'reload' }

type Asked = { call: Call; clock: Clock; signal: AbortSignal }

/**
 * A question asked beside a form whenever its fields say something else, once the hand rests. A failure stays visible
 * (`failed`) and stands in nobody's way. Late answers are dropped.
 */
export function createCheckMachine<Key, Value>(id: string, ask: (key: Key, asked: Asked) => Promise<Value>) {
  type Context = CheckInput & { key: Key | undefined; value: Value | undefined }
  return setup({
    types: { input: {} as CheckInput, context: {} as Context, events: {} as CheckEvent<Key> },
    actors: {
      ask: fromPromise<Value | undefined, Context>(async ({ input: { key, call, clock }, signal }) =>
        key === undefined ? undefined : ask(key, { call, clock, signal }),
      ),
    },
    delays: { handRests: 500 },
    guards: {
      isSame: ({ context }, { key }: { key: Key | undefined }) => JSON.stringify(key) === JSON.stringify(context.key),
      isNothing: (_, { key }: { key: Key | undefined }) => key === undefined,
    },
    actions: {
      takeKey: assign((_, { key }: { key: Key | undefined }) => ({ key, value: undefined })),
      takeValue: assign((_, { output }: { output: Value | undefined }) => ({ value: output })),
    },
  }).createMachine({
    id,
    options: { maxIterations: 100 },
    context: ({ input: { call, clock } }) => ({ call, clock, key: undefined, value: undefined }),
    initial: 'idle',
    on: {
      'key.change': [
        { guard: { type: 'isSame', params: ({ event }) => event } },
        {
          guard: { type: 'isNothing', params: ({ event }) => event },
          target: '.idle',
          actions: { type: 'takeKey', params: ({ event }) => event },
        },
        { target: '.waiting', reenter: true, actions: { type: 'takeKey', params: ({ event }) => event } },
      ],
    },
    states: {
      idle: {},
      waiting: { after: { handRests: 'asking' } },
      asking: {
        invoke: {
          src: 'ask',
          input: ({ context }) => context,
          onDone: { target: 'known', actions: { type: 'takeValue', params: ({ event }) => event } },
          onError: { target: 'failed' },
        },
        on: { reload: { target: 'asking', reenter: true } },
      },
      known: { on: { reload: 'asking' } },
      failed: { on: { reload: 'asking' } },
    },
  })
}
