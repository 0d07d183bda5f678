import type { EngineEvent } from '../../kernel/engine-events'
import { currentRecord } from '../../kernel/errors'
import { without } from '../../kernel/field-errors'
import type { FieldSet, FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import type { Ports } from '../../kernel/ports'
import type { Order } from '../orders.contract'
import { canPayTo } from '../orders.status'
import { type Desk, sendChange } from './orders.edit.requests'
import { freshSlip, type SlipDraft, slipErrors, slipOf } from './orders.edit.slip.fields'

export type OrderSlipInput = Pick<Ports, 'clock' | 'newId'> & {
  order: Order
  /** who checks the slip; can be corrected */
  checkedBy: string
  desk: Desk
}

type Context = OrderSlipInput &
  FormContext<Order> & {
    draft: SlipDraft
    /** error code of text that isn't an amount: it blocks saving */
    unreadable: string | undefined
  }

export type OrderSlipEvent = FieldSet<SlipDraft> | { type: 'amount.refuse'; code: string | null } | { type: 'save' }

/** Records the payment of an order with its slip; it makes the order paid. */
export const orderSlipMachine = createFormMachine<{
  input: OrderSlipInput
  context: Context
  event: OrderSlipEvent
  answer: Order
  emitted: EngineEvent<'orders.editRefused'>
}>({
  id: 'edit.slip',
  record: 'slip',
  begin: (input) => ({
    ...input,
    draft: freshSlip(input.order, input.clock.now(), input.checkedBy),
    unreadable: undefined,
  }),
  // after a conflict: another user may have recorded it
  isSettled: ({ order }) => !canPayTo(order.paymentStatus, 'paid'),
  edits: {
    'field.set': ({ draft, errors, unreadable }, { name, value }) => ({
      draft: { ...draft, [name]: value },
      errors: without(errors, name),
      unreadable: name === 'amount' ? undefined : unreadable,
    }),
    'amount.refuse': ({ errors }, { code }) => ({ unreadable: code ?? undefined, errors: without(errors, 'amount') }),
  },
  refused: 'orders.editRefused',
  errorsOf: ({ draft, unreadable, clock }) => ({
    ...slipErrors(draft, clock.now()),
    ...(unreadable !== undefined && { amount: [unreadable] }),
  }),
  async save({ newId, desk, order, draft }, signal) {
    const { OrderNumber, version } = order
    const change = { kind: 'payment', OrderNumber, version, paymentStatus: 'paid', slip: slipOf(draft) } as const
    const [paid] = await sendChange(desk, newId(), change, signal)
    return paid ?? order
  },
  takeFailure: ({ order }, error) => ({ order: currentRecord<Order>(error, 'order') ?? order }),
})
