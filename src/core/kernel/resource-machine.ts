import { assign, fromPromise, setup } from 'xstate'
import type { Call } from './endpoint'
import { isMissing, type RaanError, toRaanError } from './errors'
import type { Ports } from './ports'

export type ResourceDefinition<Value, Key> = {
  id: string
  load(request: { call: Call; key: Key; signal: AbortSignal }): Promise<Value>
}

export type ResourceInput<Key> = Pick<Ports, 'call'> & { key: Key }

export type ResourceContext<Value, Key> = {
  call: Call
  key: Key
  value: Value | undefined
  error: RaanError | undefined
}

export type ResourceEvent<Value, Key> =
  | { type: 'reload' }
  /** the thing as an answer elsewhere has it: newer than any request under way */
  | { type: 'replace'; value: Value }
  | { type: 'key.change'; key: Key }

/** One thing by its key. A reload keeps the old value until the new one is there; another key begins with none. */
export function createResourceMachine<Value, Key = number>({ id, load }: ResourceDefinition<Value, Key>) {
  type Context = ResourceContext<Value, Key>

  return setup({
    types: {
      context: {} as Context,
      events: {} as ResourceEvent<Value, Key>,
      input: {} as ResourceInput<Key>,
    },
    actors: {
      load: fromPromise<Value, { call: Call; key: Key }>(async ({ input, signal }) => load({ ...input, signal })),
    },
    guards: {
      isMissing: (_, { error }: { error: unknown }) => isMissing(error),
    },
    actions: {
      takeKey: assign((_, key: Key) => ({ key, value: undefined })),
      takeValue: assign((_, value: Value) => ({ value, error: undefined })),
      takeError: assign((_, { error }: { error: unknown }) => ({ error: toRaanError(error) })),
      dropError: assign({ error: undefined }),
      dropValue: assign({ value: undefined }),
    },
  }).createMachine({
    id,
    options: { maxIterations: 100 },
    context: ({ input }) => ({ call: input.call, key: input.key, value: undefined, error: undefined }),
    initial: 'loading',
    on: {
      reload: { target: '.loading' },
      replace: { target: '.ready', actions: { type: 'takeValue', params: ({ event }) => event.value } },
      'key.change': { target: '.loading', actions: { type: 'takeKey', params: ({ event }) => event.key } },
    },
    states: {
      loading: {
        entry: 'dropError',
        invoke: {
          src: 'load',
          input: ({ context: { call, key } }) => ({ call, key }),
          onDone: { target: 'ready', actions: { type: 'takeValue', params: ({ event }) => event.output } },
          onError: [
            {
              guard: { type: 'isMissing', params: ({ event }) => event },
              target: 'missing',
              actions: 'dropValue',
            },
            { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event } },
          ],
        },
      },
      ready: {},
      missing: {},
      failed: {},
    },
  })
}
