import { assign, emit, fromPromise, setup } from 'xstate'
import type { EngineEvent } from '../kernel/engine-events'
import { type FieldErrors, type RaanError, toRaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import type { Order } from '../orders/orders.contract'
import { canPayTo } from '../orders/orders.status'
import { askDesk, type Desk, type Settled } from './edit.asking'
import { currentOf, errorOf } from './edit.saving'
import { freshSlip, type SlipDraft, slipFaults, slipOf } from './edit.slip.fields'

export type OrderSlipInput = Pick<Ports, 'clock' | 'newId'> & {
  order: Order
  /** who looks at the slip; may be corrected */
  checkedBy: string
  desk: Desk
}

type Context = OrderSlipInput & {
  draft: SlipDraft
  /** the amount's text is no amount: it blocks saving */
  unreadable: string | undefined
  errors: FieldErrors
  error: RaanError | undefined
}

type FieldSet = { [F in keyof SlipDraft]: { type: 'field.set'; name: F; value: SlipDraft[F] } }[keyof SlipDraft]

export type OrderSlipEvent = FieldSet | { type: 'amount.refuse'; code: string | null } | { type: 'save' }

const without = ({ errors }: Context, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== name))

const faults = ({ draft, unreadable, clock }: Context): FieldErrors => ({
  ...slipFaults(draft, clock.now()),
  ...(unreadable !== undefined && { amount: [unreadable] }),
})

/** What a backend says of `slip.amount` goes to the amount. */
const fieldsOf = ({ detail }: RaanError): FieldErrors =>
  Object.fromEntries(Object.entries(detail.fields ?? {}).map(([path, codes]) => [path.replace(/^slip\./, ''), codes]))

/** The payment of one order being noted down with its slip; it makes the order paid. */
export const orderSlipMachine = setup({
  types: {
    input: {} as OrderSlipInput,
    context: {} as Context,
    events: {} as OrderSlipEvent,
    emitted: {} as EngineEvent<'orders.editRefused'>,
  },
  actors: {
    save: fromPromise<Settled, Context>(({ input: { newId, desk, order, draft }, signal }) => {
      const { OrderNumber, version } = order
      const change = { kind: 'payment', OrderNumber, version, paymentStatus: 'paid', slip: slipOf(draft) } as const
      return askDesk(desk, newId(), change, signal)
    }),
  },
  guards: {
    isFit: ({ context }) => Object.keys(faults(context)).length === 0,
    isPayable: ({ context }) => canPayTo(context.order.paymentStatus, 'paid'),
    isDone: (_, outcome: Settled) => outcome.state === 'done',
  },
  actions: {
    set: assign(({ context }, { name, value }: FieldSet) => ({
      draft: { ...context.draft, [name]: value },
      errors: without(context, name),
      ...(name === 'amount' && { unreadable: undefined }),
    })),
    refuseAmount: assign(({ context }, { code }: { code: string | null }) => ({
      unreadable: code ?? undefined,
      errors: without(context, 'amount'),
    })),
    showFaults: assign(({ context }) => ({ errors: faults(context), error: undefined })),
    forgetFaults: assign({ errors: {}, error: undefined }),
    takeFailure: assign(({ context }, { error, current }: { error: RaanError; current: Order | undefined }) => ({
      errors: fieldsOf(error),
      error,
      order: current ?? context.order,
    })),
    refuse: emit(({ event }) => ({ type: 'orders.editRefused' as const, event: event.type })),
  },
}).createMachine({
  id: 'edit.slip',
  options: { maxIterations: 1_000 },
  context: ({ input }) => ({
    ...input,
    draft: freshSlip(input.order, input.clock.now(), input.checkedBy),
    unreadable: undefined,
    errors: {},
    error: undefined,
  }),
  initial: 'deciding',
  states: {
    // after a conflict somebody else may have recorded it: then nothing is left to do here
    deciding: { always: [{ guard: 'isPayable', target: 'editing' }, { target: 'settled' }] },
    settled: { on: { '*': { actions: 'refuse' } } },
    editing: {
      on: {
        'field.set': { actions: { type: 'set', params: ({ event }) => event } },
        'amount.refuse': { actions: { type: 'refuseAmount', params: ({ event }) => event } },
        save: [{ guard: 'isFit', target: 'saving', actions: 'forgetFaults' }, { actions: 'showFaults' }],
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'saved' },
          {
            target: 'deciding',
            actions: {
              type: 'takeFailure',
              params: ({ event: { output } }) => ({ error: errorOf(output), current: currentOf(output) }),
            },
          },
        ],
        onError: {
          target: 'editing',
          actions: {
            type: 'takeFailure',
            params: ({ event }) => ({ error: toRaanError(event.error), current: undefined }),
          },
        },
      },
      on: {
        // one request, however often save is pressed
        save: {},
        'field.set': { actions: 'refuse' },
        'amount.refuse': { actions: 'refuse' },
      },
    },
    saved: {},
  },
})
