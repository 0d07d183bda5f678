import { freeUq } from '../../cart/cart.uq'
import type { FieldErrors } from '../../kernel/errors'
import { without } from '../../kernel/field-errors'
import type { Contested, FormContext } from '../../kernel/form-definition'
import { lookUp } from '../../kernel/look-up'
import { noMoney } from '../../kernel/money'
import type { Ports } from '../../kernel/ports'
import { noSends, type Sends } from '../../kernel/sends'
import type { Order, OrderLine } from '../orders.contract'
import type { Picks } from './orders.edit.conflicts'
import { draftOf, type EditDraft, type EditField } from './orders.edit.fields'
import type { Desk } from './orders.edit.requests'

export type OrderEditInput = Pick<Ports, 'newId'> & {
  /** the order when the edit starts */
  order: Order
  desk: Desk
}

export type EditContext = OrderEditInput &
  FormContext<Order> &
  Contested<Order> & {
    /** the version the edit is based on */
    base: Order
    draft: EditDraft
    /** the form's requests until the change is saved */
    asked: Sends<Partial<EditDraft>>
    /** `base` was stored by an unanswered request of this form */
    isMade: boolean
    /** error codes of texts that aren't amounts, by amount or by uq of their line: they block saving */
    unreadable: Readonly<Record<string, string>>
    picks: Picks
  }

export type LinePatch = Partial<Pick<OrderLine, 'name' | 'price' | 'Quantity'>>

type Patch = Partial<EditContext>

export const begin = (input: OrderEditInput) => ({
  ...input,
  base: input.order,
  draft: draftOf(input.order),
  asked: noSends,
  isMade: false,
  unreadable: {},
  picks: {},
})

/** Fields whose rules depend on another field. */
const hanging: Partial<Record<EditField, readonly string[]>> = {
  DeliveryType: ['address', 'district', 'province', 'postNum'],
  paymentMethod: ['CODFee'],
}

/** A change clears the field's errors. */
const unsaid = ({ errors }: EditContext, name: string): FieldErrors =>
  without(errors, name, ...(lookUp(hanging, name) ?? []))

export function setField<F extends EditField>(context: EditContext, name: F, value: EditDraft[F]): Patch {
  return {
    draft: { ...context.draft, [name]: value },
    // the error of a fee that is no longer shown must not block saving
    unreadable: without(context.unreadable, name, ...(name === 'paymentMethod' ? ['CODFee'] : [])),
    errors: unsaid(context, name),
  }
}

const setLines = (context: EditContext, ProductOrders: OrderLine[]): Patch => ({
  draft: { ...context.draft, ProductOrders },
  errors: unsaid(context, 'ProductOrders'),
})

export function changeLine(context: EditContext, uq: string, patch: LinePatch): Patch {
  const lines = context.draft.ProductOrders.map((line) => (line.uq === uq ? { ...line, ...patch } : line))
  return {
    ...setLines(context, lines),
    ...('price' in patch && { unreadable: without(context.unreadable, uq) }),
  }
}

export const removeLine = (context: EditContext, uq: string): Patch => ({
  ...setLines(
    context,
    context.draft.ProductOrders.filter((line) => line.uq !== uq),
  ),
  unreadable: without(context.unreadable, uq),
})

export const addLine = (context: EditContext): Patch =>
  setLines(context, [
    ...context.draft.ProductOrders,
    { uq: freeUq(context.newId()), productId: null, name: '', price: noMoney, Quantity: 1 },
  ])

export function refuseAmount(context: EditContext, name: string, code: string | null): Patch {
  const rest = without(context.unreadable, name)
  return { unreadable: code === null ? rest : { ...rest, [name]: code }, errors: unsaid(context, name) }
}
