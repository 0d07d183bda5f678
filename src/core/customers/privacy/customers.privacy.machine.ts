import { assign, emit, fromPromise, setup } from 'xstate'
import { assignFrom } from '../../kernel/assign-from'
import type { Call } from '../../kernel/endpoint'
import { type RaanError, takeError } from '../../kernel/errors'
import type { Ports } from '../../kernel/ports'
import { customerPrivacyCalls, type WhichCustomer } from './customers.privacy.contract'

type Emitted =
  /** everything stored about a customer, as readable JSON */
  | { type: 'customers.exported'; which: WhichCustomer; text: string }
  /** their orders lost the recipient */
  | { type: 'customers.erased' }

declare module '../../kernel/engine-events' {
  interface EngineEvents {
    'customers.exported': { which: WhichCustomer; text: string }
    'customers.erased': Record<never, never>
  }
}

type Input = Pick<Ports, 'call'> & { which: WhichCustomer }
type Context = Input & {
  error: RaanError | undefined
  /** the orders that prevented erasing */
  openOrders: readonly string[]
}
type Asking = { call: Call; which: WhichCustomer }

const fresh = { error: undefined, openOrders: [] }
const begin = (_: Context) => fresh

const openOrdersOf = ({ error }: { error: unknown }): readonly string[] => {
  const { current } = takeError({ error: undefined }, { error }).error.detail
  return (current as { openOrders?: readonly string[] } | undefined)?.openOrders ?? []
}

/** Exports and erases what is stored of one customer; one at a time. */
export const customerPrivacyMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as { type: 'export.start' } | { type: 'erase.start' },
    emitted: {} as Emitted,
  },
  actors: {
    export: fromPromise<string, Asking>(async ({ input: { call, which }, signal }) => {
      const found = await call(customerPrivacyCalls.export, { body: which }, { signal })
      return JSON.stringify(found.export, null, 2)
    }),
    erase: fromPromise<unknown, Asking>(({ input: { call, which }, signal }) =>
      call(customerPrivacyCalls.erase, { body: which }, { signal }),
    ),
  },
}).createMachine({
  id: 'customer-privacy',
  context: ({ input }) => ({ ...input, ...fresh }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        'export.start': { target: 'exporting', actions: assignFrom(begin) },
        'erase.start': { target: 'erasing', actions: assignFrom(begin) },
      },
    },
    exporting: {
      invoke: {
        src: 'export',
        input: ({ context: { call, which } }) => ({ call, which }),
        onDone: {
          target: 'ready',
          actions: emit(({ context: { which }, event }) => ({ type: 'customers.exported', which, text: event.output })),
        },
        onError: { target: 'ready', actions: assignFrom(takeError) },
      },
    },
    erasing: {
      invoke: {
        src: 'erase',
        input: ({ context: { call, which } }) => ({ call, which }),
        onDone: { target: 'erased', actions: emit({ type: 'customers.erased' }) },
        onError: {
          target: 'ready',
          actions: [assignFrom(takeError), assign(({ event }) => ({ openOrders: openOrdersOf(event) }))],
        },
      },
    },
    erased: {},
  },
})
