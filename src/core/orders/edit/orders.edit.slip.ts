import type { EngineEvent } from '../../kernel/engine-events'
import { currentRecord } from '../../kernel/errors'
import { without } from '../../kernel/field-errors'
import type { FieldSet, FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import type { Ports } from '../../kernel/ports'
import type { Order } from '../orders.contract'
import { canPayTo } from '../orders.status'
import type { SlipCode } from '../slip/orders.slip-code'
import { type Desk, sendChange } from './orders.edit.requests'
import { freshSlip, type SlipDraft, slipErrors, slipOf, withCode } from './orders.edit.slip.fields'

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
    /** other orders that have the same reference: the user has to accept it */
    usedFor: readonly string[]
    isAccepted: boolean
  }

export type OrderSlipEvent =
  | FieldSet<SlipDraft>
  | { type: 'amount.refuse'; code: string | null }
  /** what the QR code of its picture says */
  | { type: 'code.take'; code: SlipCode }
  | { type: 'use.accept'; isAccepted: boolean }
  | { type: 'save' }

/** Another reference may not be used. */
const unused = { usedFor: [], isAccepted: false }

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
    ...unused,
  }),
  // after a conflict: another user may have recorded it
  isSettled: ({ order }) => !canPayTo(order.paymentStatus, 'paid'),
  edits: {
    'field.set': ({ draft, errors, unreadable }, { name, value }) => ({
      // of another transfer, the bank isn't known
      draft: { ...draft, ...(name === 'reference' && { bank: '' }), [name]: value },
      ...(name === 'reference' && unused),
      errors: without(errors, name),
      unreadable: name === 'amount' ? undefined : unreadable,
    }),
    'code.take': ({ draft, errors, unreadable }, { code }) => {
      const next = withCode(draft, code)
      const isOther = next.reference !== draft.reference
      return {
        draft: next,
        ...(isOther && unused),
        errors: without(without(errors, 'reference'), 'amount'),
        unreadable: next.amount === draft.amount ? unreadable : undefined,
      }
    },
    'use.accept': ({ errors }, { isAccepted }) => ({ isAccepted, errors: without(errors, 'usedFor') }),
    'amount.refuse': ({ errors }, { code }) => ({ unreadable: code ?? undefined, errors: without(errors, 'amount') }),
  },
  refused: 'orders.editRefused',
  errorsOf: ({ draft, unreadable, clock, usedFor, isAccepted }) => ({
    ...slipErrors(draft, clock.now()),
    ...(usedFor.length > 0 && !isAccepted && { usedFor: ['required'] }),
    ...(unreadable !== undefined && { amount: [unreadable] }),
  }),
  async save({ newId, desk, order, draft, usedFor }, signal) {
    const { OrderNumber, version } = order
    const change = {
      kind: 'payment',
      OrderNumber,
      version,
      paymentStatus: 'paid',
      slip: slipOf(draft, usedFor),
    } as const
    const [paid] = await sendChange(desk, newId(), change, signal)
    return paid ?? order
  },
  takeFailure: ({ order }, error) => ({
    order: currentRecord<Order>(error, 'order') ?? order,
    ...unused,
    usedFor: currentRecord<readonly string[]>(error, 'usedFor') ?? [],
  }),
})
