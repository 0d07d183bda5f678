import { assign, fromPromise, setup } from 'xstate'
import { assignFrom } from '../../kernel/assign-from'
import type { Clock } from '../../kernel/clock'
import type { Call } from '../../kernel/endpoint'
import type { Ports } from '../../kernel/ports'

export type CheckInput = Pick<Ports, 'call' | 'clock'>

export type CheckEvent<Key> =
  /** the lookup key; undefined = none, the result is cleared */
  | { type: 'key.change'; key: Key | undefined }
  | { type: 'reload' }
  /** back online: repeats what failed */
  | { type: 'resume' }

type CheckPorts = { call: Call; clock: Clock; signal: AbortSignal }

/**
 * A lookup that accompanies a form: debounced, on each change of its fields. A failure is shown (`failed`) but doesn't
 * block the form. Outdated responses are dropped.
 */
export function createCheckMachine<Key, Value>(id: string, ask: (key: Key, asked: CheckPorts) => Promise<Value>) {
  type Context = CheckInput & { key: Key | undefined; value: Value | undefined }
  const takeKey = (_: Context, { key }: { key: Key | undefined }) => ({ key, value: undefined })

  return setup({
    types: { input: {} as CheckInput, context: {} as Context, events: {} as CheckEvent<Key> },
    actors: {
      ask: fromPromise<Value | undefined, Context>(async ({ input: { key, call, clock }, signal }) =>
        key === undefined ? undefined : ask(key, { call, clock, signal }),
      ),
    },
    delays: { typingPause: 500 },
  }).createMachine({
    id,
    options: { maxIterations: 100 },
    context: ({ input: { call, clock } }) => ({ call, clock, key: undefined, value: undefined }),
    initial: 'idle',
    on: {
      'key.change': [
        { guard: ({ context, event }) => JSON.stringify(event.key) === JSON.stringify(context.key) },
        { guard: ({ event }) => event.key === undefined, target: '.idle', actions: assignFrom(takeKey) },
        { target: '.waiting', reenter: true, actions: assignFrom(takeKey) },
      ],
    },
    states: {
      idle: {},
      waiting: { after: { typingPause: 'asking' } },
      asking: {
        invoke: {
          src: 'ask',
          input: ({ context }) => context,
          onDone: { target: 'known', actions: assign(({ event }) => ({ value: event.output })) },
          onError: { target: 'failed' },
        },
        on: { reload: { target: 'asking', reenter: true } },
      },
      known: { on: { reload: 'asking' } },
      failed: { on: { reload: 'asking', resume: 'asking' } },
    },
  })
}
