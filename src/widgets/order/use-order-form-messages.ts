import { useLingui } from '@lingui/react/macro'
import type { FieldErrors } from '../../core/kernel/errors'
import { lookUp } from '../../core/kernel/look-up'
import type { DraftField } from '../../core/order/order.draft'
import { longestAt } from '../../core/order/order.rules'
import { mostOrderLines } from '../../core/orders/orders.line'

/** In the order of the form. */
const fieldOrder = [
  'shopId',
  'DeliveryType',
  'fullCustomerData',
  'name',
  'phoneNumber',
  'address',
  'subDistrict',
  'district',
  'province',
  'postNum',
  'ProductOrders',
  'note',
  'paymentMethod',
  'shippingCost',
  'discount',
  'otherCost',
  'CODFee',
] as const

export type OrderFieldName = DraftField | 'shopId' | 'ProductOrders'

export type FieldError = { path: string; name: OrderFieldName; label: string; text: string }

const nameOf = (path: string): OrderFieldName => (path.split('.')[0] ?? '') as OrderFieldName

const placeOf = (path: string): number => {
  const position = (fieldOrder as readonly string[]).indexOf(nameOf(path))
  return position < 0 ? fieldOrder.length : position
}

export function useOrderFormMessages() {
  const { t } = useLingui()
  const labels: Record<OrderFieldName, string> = {
    shopId: t`Shop`,
    fullCustomerData: t`Message from the customer`,
    name: t`Recipient's name`,
    phoneNumber: t`Phone`,
    address: t`Address`,
    subDistrict: t`Sub-district`,
    district: t`District`,
    province: t`Province`,
    postNum: t`Postcode`,
    ProductOrders: t`Products`,
    customerFormatType: t`Customer details`,
    DeliveryType: t`Delivery`,
    paymentMethod: t`Payment`,
    saidPaid: t`Customer says it's paid: to be checked`,
    shippingCost: t`Shipping`,
    CODFee: t`COD fee`,
    otherCost: t`Other costs`,
    discount: t`Discount`,
    note: t`Note`,
  }
  const codes: Record<string, string> = {
    required: t`This field is required`,
    'no-shop': t`Choose the selling shop`,
    'no-lines': t`Add at least one product`,
    'too-many': t`An order can have up to ${mostOrderLines} lines`,
    'too-long': t`This text is too long`,
    'too-large': t`This number is too large`,
    negative: t`It can't be negative`,
    whole: t`Only whole numbers`,
    range: t`From 1 to 9,999 pieces`,
    duplicate: t`This line appears twice`,
    phone: t`A Thai number has 9 or 10 digits; separate several with commas`,
    postcode: t`A postcode has 5 digits`,
    'only-cod': t`Only with cash on delivery`,
    unknown: t`This option is no longer available`,
    decimals: t`Use up to two decimals`,
    'not-a-number': t`Enter a valid amount`,
    'wrong-type': t`This value can't be read`,
  }
  const textOf = (code: string, path: string): string => {
    const most = code === 'too-long' ? longestAt(path) : undefined
    return most === undefined ? (lookUp(codes, code) ?? code) : t`At most ${most} characters`
  }
  const text = (said: readonly string[] | undefined, path = '') => said?.map((code) => textOf(code, path)).join(' · ')
  const labelOf = (path: string): string => {
    const line = /^ProductOrders\.(\d+)/.exec(path)?.[1]
    if (line === undefined) return labels[nameOf(path)] ?? path
    const number = Number(line) + 1
    return t`Product line ${number}`
  }
  return {
    labels,
    /** `path` of the field, for codes that depend on it */
    errorText: text,
    fieldErrors: (errors: FieldErrors): FieldError[] =>
      Object.entries(errors)
        .map(([path, said]) => ({ path, name: nameOf(path), label: labelOf(path), text: text(said, path) ?? '' }))
        .sort((a, b) => placeOf(a.path) - placeOf(b.path)),
  }
}
