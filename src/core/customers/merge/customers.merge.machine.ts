import { emit, fromPromise, setup } from 'xstate'
import { assignFrom } from '../../kernel/assign-from'
import type { Call } from '../../kernel/endpoint'
import { type RaanError, takeError } from '../../kernel/errors'
import type { Ports } from '../../kernel/ports'
import type { CustomerText } from '../customers.place'
import type { CustomerProfile } from '../profile/customers.profile.contract'
import { customerMergeCalls } from './customers.merge.contract'

/** Two customers that become one, and the fields of the first that get another value. */
export type MergeOrder = {
  readonly customer: CustomerProfile
  readonly other: CustomerProfile
  readonly chosen: Readonly<Partial<Record<CustomerText, string>>>
}

type Input = Pick<Ports, 'call'>
type Context = Input & { error: RaanError | undefined }

const begin = (_: Context) => ({ error: undefined })

/** Merges customers, or separates them again; one at a time. */
export const customerMergeMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as { type: 'merge.start'; order: MergeOrder } | { type: 'separate.start'; key: string; other: string },
    emitted: {} as { type: 'customers.saved'; customer: CustomerProfile },
  },
  actors: {
    merge: fromPromise<CustomerProfile, { call: Call; order: MergeOrder }>(
      async ({ input: { call, order }, signal }) => {
        const { customer, other, chosen } = order
        const { key, version } = customer
        const body = {
          customer: { ...chosen, key, ...(version !== undefined && { version }) },
          other: other.key,
          ...(other.version !== undefined && { otherVersion: other.version }),
        }
        return (await call(customerMergeCalls.merge, { body }, { signal })).customer
      },
    ),
    separate: fromPromise<CustomerProfile, { call: Call; key: string; other: string }>(
      async ({ input: { call, key, other }, signal }) =>
        (await call(customerMergeCalls.separate, { body: { key, other } }, { signal })).customer,
    ),
  },
}).createMachine({
  id: 'customer-merge',
  context: ({ input: { call } }) => ({ call, error: undefined }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        'merge.start': { target: 'merging', actions: assignFrom(begin) },
        'separate.start': { target: 'separating', actions: assignFrom(begin) },
      },
    },
    merging: {
      invoke: {
        src: 'merge',
        input: ({ context: { call }, event }) => {
          if (event.type !== 'merge.start') throw new TypeError(event.type)
          return { call, order: event.order }
        },
        onDone: {
          target: 'ready',
          actions: emit(({ event }) => ({ type: 'customers.saved', customer: event.output })),
        },
        onError: { target: 'ready', actions: assignFrom(takeError) },
      },
    },
    separating: {
      invoke: {
        src: 'separate',
        input: ({ context: { call }, event }) => {
          if (event.type !== 'separate.start') throw new TypeError(event.type)
          return { call, key: event.key, other: event.other }
        },
        onDone: {
          target: 'ready',
          actions: emit(({ event }) => ({ type: 'customers.saved', customer: event.output })),
        },
        onError: { target: 'ready', actions: assignFrom(takeError) },
      },
    },
  },
})
