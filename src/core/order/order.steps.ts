import { noLines, type OrderLines } from '../cart/cart.lines'
import { type FieldErrors, RaanError, toRaanError } from '../kernel/errors'
import { without } from '../kernel/field-errors'
import { isConclusive } from '../kernel/outcome'
import type { Order } from '../orders/orders.contract'
import { noShop, type Shop } from '../shops/shops.contract'
import { draftTotals, orderOf } from './order.body'
import { blank, type OrderContext, type OrderEvent } from './order.context'
import {
  type AmountField,
  blankFields,
  customerFields,
  type DraftCustomer,
  type DraftField,
  type DraftFields,
  draftFields,
  filledFields,
  isChoiceField,
  readField,
} from './order.draft'
import { readFilling } from './order.fill'
import type { DraftRecord, DraftState } from './order.record'
import { checkOrder } from './order.rules'

type Patch = Partial<OrderContext>

/** The patch with the resulting totals; a frozen body keeps its own. */
function counted(context: OrderContext, patch: Patch): Patch {
  const { fields, lines, shop, frozen } = { ...context, ...patch }
  return frozen ? patch : { ...patch, totals: draftTotals(fields, lines, shop) }
}

/** Fields whose rules depend on another field. */
const hanging: Partial<Record<DraftField, readonly string[]>> = {
  DeliveryType: ['address', 'district', 'province', 'postNum'],
  paymentMethod: ['CODFee'],
}

function withCode(context: OrderContext, name: DraftField, code: string | undefined): Patch {
  const { [name]: _, ...unreadable } = context.unreadable
  const errors = without(context.errors, name, ...(hanging[name] ?? []))
  return code
    ? { unreadable: { ...unreadable, [name]: code }, errors: { ...errors, [name]: [code] } }
    : { unreadable, errors }
}

export function setField(context: OrderContext, { name, value }: { name: DraftField; value: unknown }): Patch {
  const read = readField(name, value)
  if ('code' in read) return withCode(context, name, read.code)
  const others = context.byHand.filter((each) => each !== name)
  return counted(context, {
    ...withCode(context, name, undefined),
    fields: { ...context.fields, [name]: read.value },
    // the message may fill an emptied field again
    byHand: read.value === blankFields[name] && !isChoiceField(name) ? others : [...others, name],
  })
}

/**
 * Fills the fields from the message, except those filled by the user; `over` fills all, and they count as filled by the
 * user.
 */
export function takeMessage(
  context: OrderContext,
  { values, over = false }: Pick<Extract<OrderEvent, { type: 'message.take' }>, 'values' | 'over'>,
): Patch {
  let next = context
  for (const name of draftFields) {
    const value = values[name]
    if (value === undefined || value === next.fields[name] || (!over && context.byHand.includes(name))) continue
    const { byHand: _, ...patch } = setField(next, { name, value })
    next = { ...next, ...patch }
  }
  const named = over ? draftFields.filter((name) => values[name] !== undefined && !next.byHand.includes(name)) : []
  const { fields, unreadable, errors, totals } = next
  return { fields, unreadable, errors, totals, byHand: [...next.byHand, ...named] }
}

/** Restored fields that say what the message says follow the next one. A default that the user chose stays. */
export const followMessage = (
  { fields, byHand }: OrderContext,
  { values }: { values: Partial<DraftFields> },
): Patch => {
  const isChosen = (name: DraftField) => isChoiceField(name) && fields[name] === blankFields[name]
  return { byHand: byHand.filter((name) => values[name] !== fields[name] || isChosen(name)) }
}

export const lacksCustomer = ({ fields }: OrderContext): boolean =>
  fields.fullCustomerData === '' && customerFields.every((name) => fields[name] === '')

export const takeCustomer = (context: OrderContext, { customer }: { customer: DraftCustomer }): Patch => {
  const values = Object.fromEntries(customerFields.map((name) => [name, customer[name]]))
  return takeMessage(context, { values, over: true })
}

export function addMessage(context: OrderContext, { text, from }: { text: string; from: number }): Patch {
  const pasted = [context.fields.fullCustomerData, text].filter(Boolean).join('\n')
  const patch = setField(context, { name: 'fullCustomerData', value: pasted })
  const asMessage = { name: 'customerFormatType', value: 1 } as const
  return { ...patch, ...setField({ ...context, ...patch }, asMessage), pasted, from }
}

export const refuseAmount = (
  context: OrderContext,
  { name, code }: { name: AmountField; code: string | null },
): Patch => withCode(context, name, code ?? undefined)

export function fill(context: OrderContext, { value }: { value: unknown }): Patch {
  const { fields, lines, errors } = readFilling(value)
  const filled = lines?.reduce((all, line) => all.set(line), noLines)
  return counted(context, {
    ...blank,
    // the same draft, so the same key
    doubted: context.doubted,
    lookup: context.lookup,
    fields: { ...blankFields, ...fields },
    byHand: draftFields.filter(
      (name) => fields[name] !== undefined && (isChoiceField(name) || fields[name] !== blankFields[name]),
    ),
    errors,
    ...(filled && { lines: filled }),
  })
}

export const takeLines = (context: OrderContext, { lines }: { lines: OrderLines }): Patch =>
  lines === context.lines ? {} : counted(context, { lines, errors: without(context.errors, 'ProductOrders') })

export const takeShop = (context: OrderContext, { shop }: { shop: Shop }): Patch =>
  counted(context, {
    shop,
    errors: shop.id === 0 ? context.errors : without(context.errors, 'shopId'),
  })

/** Validation errors; empty if the order can be saved. */
export function fieldErrors({ fields, lines, shop, unreadable }: OrderContext): FieldErrors {
  const unread = Object.entries(unreadable).map(([name, code]) => [name, [code]])
  return { ...checkOrder(orderOf(fields, lines, shop)), ...Object.fromEntries(unread) }
}

export const freeze = ({ fields, lines, shop }: OrderContext): Patch => ({
  frozen: { body: orderOf(fields, lines, shop) },
  attempts: 0,
  lookup: undefined,
  stored: undefined,
  error: undefined,
  errors: {},
})

/** The state to store for this draft. */
export function stateOf({ key, fields, byHand, frozen, doubted, from }: OrderContext): DraftState {
  const chosen = byHand.filter(isChoiceField).filter((name) => fields[name] === blankFields[name])
  return {
    key,
    fields,
    ...(chosen.length > 0 && { chosen }),
    ...(doubted && { doubted }),
    ...(frozen && { frozen }),
    ...(from !== undefined && { from }),
  }
}

export function takeRecord(
  context: OrderContext,
  { id, record, pasted = '' }: { id: string; record: DraftRecord | undefined; pasted?: string },
): Patch {
  const fields = record?.fields ?? blankFields
  const { frozen, key = context.newId(), from, chosen = [] } = record ?? {}
  // the outcome of earlier requests is unknown
  const doubted = frozen !== undefined || record?.doubted === true
  const patch = {
    ...blank,
    id,
    checking: 'no' as const,
    key,
    fields,
    pasted,
    byHand: [...new Set([...filledFields(fields), ...chosen])],
    frozen,
    doubted,
    from,
    saved: undefined,
  }
  if (!frozen) return counted(context, patch)
  const { CODFee, shippingCost, ProductOrders } = frozen.body
  return { ...patch, totals: draftTotals({ ...fields, CODFee, shippingCost }, ProductOrders, noShop) }
}

export const empty = (context: OrderContext): Patch => counted(context, { ...blank, saved: undefined })

/** Cleared by the user: further input is another order. */
export const clear = (context: OrderContext): Patch => ({ ...empty(context), key: context.newId() })

export const takeSaved = (context: OrderContext, saved: Order): Patch => ({
  ...counted(context, blank),
  key: context.newId(),
  saved,
})

/** Another page has it, or stored it under this number. */
export const showTakenOver = (_: OrderContext, { order }: { order: string | undefined }): Patch => ({
  taken: { order },
  error: new RaanError('conflict'),
})

/** A request ended without an outcome, or wasn't processed. */
export const doubt = ({ attempts, doubted }: OrderContext, { error }: { error: unknown }): Patch => ({
  attempts: attempts + 1,
  doubted: doubted || !isConclusive(toRaanError(error)),
  error: toRaanError(error),
})

/** Editable again, as the user wants it. */
export const unfreeze = (_: OrderContext): Patch => ({ frozen: undefined, error: undefined })

/** Editable again, with the backend's errors. */
export const reopen = (context: OrderContext, error: RaanError, errors: FieldErrors): Patch =>
  counted(context, { frozen: undefined, errors, error: Object.keys(errors).length > 0 ? undefined : error })

/** The order stored under the key differs from the draft: both are shown. */
export const showStored = (context: OrderContext, error: RaanError, stored: Order): Patch => ({
  ...reopen(context, error, {}),
  // rejecting the draft says nothing about the stored order
  doubted: true,
  lookup: undefined,
  stored,
})

/** The draft becomes a separate order. */
export const parted = ({ newId }: OrderContext): Patch => ({
  key: newId(),
  doubted: false,
  stored: undefined,
  error: undefined,
})
