import type { FieldErrors } from '../../kernel/errors'
import { noMoney, type Satang } from '../../kernel/money'
import { normalizeNumber, normalizePhones, normalizeText } from '../../kernel/normalize-text'
import { checkOrder } from '../../order/order.rules'
import { linesTotal, orderTotal } from '../../order/order.totals'
import type { OrderChanges } from '../orders.changes.contract'
import type { Order, OrderLine } from '../orders.contract'
import { errorsWithoutRecipient } from '../orders.erased'
import { isErased } from '../orders.status'

export const editTexts = [
  'name',
  'phoneNumber',
  'address',
  'subDistrict',
  'district',
  'province',
  'postNum',
  'note',
] as const
export type EditText = (typeof editTexts)[number]

export const editAmounts = ['shippingCost', 'discount', 'otherCost', 'CODFee'] as const
export type EditAmount = (typeof editAmounts)[number]

/** Editable fields of a stored order, in the order of the form. Status, payment and tracking have separate calls. */
export const editFields = [...editTexts, 'DeliveryType', 'ProductOrders', 'paymentMethod', ...editAmounts] as const
export type EditField = (typeof editFields)[number]

export type EditDraft = Pick<Order, EditField>

const pick = (field: EditField, order: EditDraft): Partial<EditDraft> => ({ [field]: order[field] })

/** The editable part of an order. */
export const draftOf = (order: EditDraft): EditDraft =>
  // one entry for each field
  Object.assign({}, ...editFields.map((field) => pick(field, order))) as EditDraft

const tidyLine = (line: OrderLine): OrderLine => ({ ...line, name: normalizeText(line.name) })

/** The draft as it would be stored: the COD fee is kept only with COD. */
export function tidyDraft(draft: EditDraft): EditDraft {
  const texts = Object.fromEntries(editTexts.map((field) => [field, normalizeText(draft[field])]))
  return {
    ...draft,
    ...texts,
    phoneNumber: normalizePhones(draft.phoneNumber),
    postNum: normalizeNumber(draft.postNum),
    ProductOrders: draft.ProductOrders.map(tidyLine),
    CODFee: draft.paymentMethod === 'cod' ? draft.CODFee : noMoney,
  }
}

const plain = (field: EditField, draft: EditDraft): string => {
  if (field === 'DeliveryType') return draft.DeliveryType.value
  if (field !== 'ProductOrders') return String(draft[field])
  return JSON.stringify(
    draft.ProductOrders.map(({ uq, productId, name, price, Quantity, priceReason = '' }) => [
      uq,
      productId,
      name,
      price,
      Quantity,
      priceReason,
    ]),
  )
}

/** Whether two versions have the same value in this field. */
export const isSame = (field: EditField, one: EditDraft, other: EditDraft): boolean =>
  plain(field, one) === plain(field, other)

/** The user's changes; untouched texts and changes of surrounding blanks don't count. */
export function changesOf(base: EditDraft, draft: EditDraft): OrderChanges {
  const tidy = tidyDraft(draft)
  const changed = editFields.filter((field) => {
    const isHanging = field === 'CODFee' && !isSame('paymentMethod', base, draft)
    return (isHanging || !isSame(field, base, draft)) && !isSame(field, base, tidy)
  })
  return Object.assign({}, ...changed.map((field) => pick(field, tidy)))
}

/** Validation errors by path. Unedited values of the backend are accepted, even if invalid. */
export function errorsOf(order: Order, draft: EditDraft): FieldErrors {
  // the whole draft, not only the changes: unedited values are valid as stored, but must fit the edited ones
  const { shopId: _, ...found } = checkOrder({ ...order, ...tidyDraft(draft), paymentStatus: 'unpaid' })
  const errors = isErased(order) ? errorsWithoutRecipient(found) : found
  if (!errors.DeliveryType || !isSame('DeliveryType', order, draft)) return errors
  const { DeliveryType: __, ...rest } = errors
  return rest
}

export type EditTotals = { goods: Satang; CODFee: Satang; total: Satang }

/** What the customer would pay. */
export function totalsOf(draft: EditDraft): EditTotals {
  const { ProductOrders: lines, discount, shippingCost, otherCost, CODFee } = tidyDraft(draft)
  return {
    goods: linesTotal(lines),
    CODFee,
    total: orderTotal({ lines, discount, shippingCost, otherCost, CODFee }),
  }
}
