import { assign, fromPromise, setup } from 'xstate'
import { assignFrom } from './assign-from'
import type { Call } from './endpoint'
import { isMissing, type RaanError, takeError } from './errors'
import type { Ports } from './ports'

export type ResourceDefinition<Value, Key> = {
  id: string
  load(request: { call: Call; key: Key; signal: AbortSignal }): Promise<Value>
  /** a backend may do without it: if it is missing, it isn't asked again */
  isOptional?: true
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
  /** the value from another response: newer than any pending request */
  | { type: 'replace'; value: Value }
  /** changes what is shown, and loads it again */
  | { type: 'value.apply'; apply(value: Value): Value }
  | { type: 'key.change'; key: Key }

/** One record by its key. A reload keeps the old value until the new one arrives; another key clears it. */
export function createResourceMachine<Value, Key = number>({ id, load, isOptional }: ResourceDefinition<Value, Key>) {
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
  }).createMachine({
    id,
    options: { maxIterations: 100 },
    context: ({ input }) => ({ call: input.call, key: input.key, value: undefined, error: undefined }),
    initial: 'loading',
    on: {
      reload: { target: '.loading' },
      replace: { target: '.ready', actions: assign(({ event: { value } }) => ({ value, error: undefined })) },
      'value.apply': {
        target: '.loading',
        actions: assign(({ context: { value }, event: { apply } }) => ({
          value: value === undefined ? undefined : apply(value),
        })),
      },
      'key.change': { target: '.loading', actions: assign(({ event: { key } }) => ({ key, value: undefined })) },
    },
    states: {
      loading: {
        entry: assign({ error: undefined }),
        invoke: {
          src: 'load',
          input: ({ context: { call, key } }) => ({ call, key }),
          onDone: { target: 'ready', actions: assign(({ event }) => ({ value: event.output, error: undefined })) },
          onError: [
            {
              guard: ({ event }) => isMissing(event.error),
              target: 'missing',
              actions: assign({ value: undefined }),
            },
            { target: 'failed', actions: assignFrom(takeError) },
          ],
        },
      },
      ready: {},
      missing: isOptional ? { on: { reload: {} } } : {},
      failed: {},
    },
  })
}
