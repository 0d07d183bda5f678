import { assign, fromPromise, setup } from 'xstate'
import { bangkokDayLeft, type Clock } from './clock'
import type { Call } from './endpoint'
import { type RaanError, toRaanError } from './errors'
import type { Ports } from './ports'
import type { Stores } from './storage'

type FiguresRequest<Choice> = Pick<Ports, 'call' | 'clock' | 'storage'> & { choice: Choice }

export type FiguresDefinition<Value, Choice> = {
  id: string
  load(request: FiguresRequest<Choice> & { signal: AbortSignal }): Promise<Value>
}

export type FiguresInput<Choice> = FiguresRequest<Choice>

export type FiguresContext<Value, Choice> = {
  call: Call
  clock: Clock
  storage: Stores
  /** the requested choice */
  choice: Choice
  value: Value | undefined
  /** the value belongs to an earlier choice */
  stale: boolean
  error: RaanError | undefined
}

export type FiguresEvent<Choice> =
  | { type: 'reload' }
  /** omitted fields keep their values */
  | { type: 'choice.change'; choice: Partial<Choice> }

/**
 * Figures that depend on a choice (period, year). A new choice aborts the pending request; the old figures stay, marked
 * stale, until the response arrives. A failed request clears them, since figures of another period would be misread.
 * Periods end today: they reload at midnight in Bangkok.
 */
export function createFiguresMachine<Value, Choice extends object>({ id, load }: FiguresDefinition<Value, Choice>) {
  type Context = FiguresContext<Value, Choice>

  return setup({
    types: {
      context: {} as Context,
      events: {} as FiguresEvent<Choice>,
      input: {} as FiguresInput<Choice>,
    },
    actors: {
      load: fromPromise<Value, FiguresRequest<Choice>>(async ({ input, signal }) => load({ ...input, signal })),
    },
    delays: { dayIsOver: ({ context: { clock } }) => bangkokDayLeft(clock.now()) },
  }).createMachine({
    id,
    options: { maxIterations: 100 },
    context: ({ input: { call, clock, storage, choice } }) => ({
      call,
      clock,
      storage,
      choice,
      value: undefined,
      stale: false,
      error: undefined,
    }),
    initial: 'loading',
    on: {
      reload: { target: '.loading' },
      'choice.change': {
        target: '.loading',
        actions: assign(({ context, event }) => ({
          choice: { ...context.choice, ...event.choice },
          stale: context.value !== undefined,
        })),
      },
    },
    states: {
      loading: {
        invoke: {
          src: 'load',
          input: ({ context: { call, clock, storage, choice } }) => ({ call, clock, storage, choice }),
          onDone: {
            target: 'ready',
            actions: assign(({ event }) => ({ value: event.output, stale: false, error: undefined })),
          },
          onError: {
            target: 'failed',
            actions: assign(({ context, event }) => ({
              error: toRaanError(event.error),
              ...(context.stale && { value: undefined, stale: false }),
            })),
          },
        },
      },
      ready: { after: { dayIsOver: { target: 'loading' } } },
      failed: {},
    },
  })
}
