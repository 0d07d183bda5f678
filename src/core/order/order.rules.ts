import { mostQuantity } from '../cart/cart.contract'
import type { FieldErrors } from '../kernel/errors'
import { lookUp } from '../kernel/look-up'
import { arabicDigits, mostMoney, type Satang } from '../kernel/money'
import {
  deliveryTypes,
  longestTrackingNumber,
  type NewOrder,
  type Order,
  type OrderLine,
} from '../orders/orders.contract'
import { longestLineText, mostOrderLines } from '../orders/orders.line'

/** Validation errors of an order's fields. */
export const orderErrors = [
  'required',
  'no-shop',
  'no-lines',
  'too-many',
  'too-long',
  'too-large',
  'negative',
  'whole',
  'range',
  'duplicate',
  'phone',
  'postcode',
  'only-cod',
  'unknown',
] as const
export type OrderError = (typeof orderErrors)[number]

/** characters of a customer's own message */
export const longestMessage = 5_000
const longest = [
  ['name', 200],
  ['phoneNumber', 200],
  ['address', 500],
  ['subDistrict', 100],
  ['district', 100],
  ['province', 100],
  ['trackingNumber', longestTrackingNumber],
  ['note', 2_000],
  ['fullCustomerData', longestMessage],
] as const

/** Most characters of the text at this path; undefined if it has no limit of its own. */
export const longestAt = (path: string): number | undefined =>
  /^ProductOrders\.\d+\.(?:name|priceReason)$/.test(path)
    ? longestLineText
    : longest.find(([field]) => field === path)?.[1]

const isBlank = (text: string): boolean => text.trim() === ''

/**
 * One or several Thai numbers separated by commas: 9 or 10 digits starting with 0, or +66; blanks, dashes and Thai
 * digits allowed.
 */
export const isPhoneNumber = (text: string): boolean =>
  text.split(',').every((each) => /^(0|\+?66)\d{8,9}$/.test(arabicDigits(each).replace(/[\s().-]/g, '')))

export const isPostcode = (text: string): boolean => /^\d{5}$/.test(text)

const moneyError = (amount: Satang): OrderError | undefined => {
  if (!Number.isSafeInteger(amount)) return 'whole'
  if (amount < 0) return 'negative'
  return amount > mostMoney ? 'too-large' : undefined
}

const quantityError = (quantity: number): OrderError | undefined => {
  if (!Number.isSafeInteger(quantity)) return 'whole'
  return quantity < 1 || quantity > mostQuantity ? 'range' : undefined
}

type OpenCodes = 'DeliveryType' | 'paymentMethod' | 'paymentStatus'
/** A new order, or a stored one after a change. */
type Checked = Omit<NewOrder, OpenCodes> & Pick<Order, OpenCodes>

/** Validation errors by path; empty if the order can be sent. The mock backend applies the same rules. */
export function checkOrder(order: Checked): FieldErrors {
  const errors: FieldErrors = {}
  const put = (path: string, code: OrderError | undefined | false) => {
    if (code && !lookUp(errors, path)) errors[path] = [code]
  }
  put('shopId', order.shopId < 1 && 'no-shop')
  checkCustomer(order, put)
  checkLines(order.ProductOrders, put)
  for (const field of ['shippingCost', 'discount', 'otherCost', 'CODFee'] as const) put(field, moneyError(order[field]))
  put('CODFee', order.paymentMethod !== 'cod' && order.CODFee !== 0 && 'only-cod')
  const known = deliveryTypes.some(
    ({ value, type }) => value === order.DeliveryType.value && type === order.DeliveryType.type,
  )
  put('DeliveryType', !known && 'unknown')
  put('paymentStatus', order.paymentStatus === 'refunded' && 'unknown')
  return errors
}

type Put = (path: string, code: OrderError | undefined | false) => void

function checkCustomer(order: Checked, put: Put): void {
  const asked = ['name', 'phoneNumber'] as const
  const posted = order.DeliveryType.value === 'pickup' ? [] : (['address', 'district', 'province', 'postNum'] as const)
  for (const field of [...asked, ...posted]) put(field, isBlank(order[field]) && 'required')
  for (const [field, most] of longest) put(field, order[field].length > most && 'too-long')
  put('phoneNumber', !isPhoneNumber(order.phoneNumber) && 'phone')
  put('postNum', order.postNum !== '' && !isPostcode(order.postNum) && 'postcode')
}

function checkLines(lines: readonly OrderLine[], put: Put): void {
  put('ProductOrders', lines.length === 0 ? 'no-lines' : lines.length > mostOrderLines && 'too-many')
  const seen = new Set<string>()
  for (const [index, line] of lines.slice(0, mostOrderLines).entries()) {
    const path = `ProductOrders.${index}`
    put(`${path}.uq`, seen.has(line.uq) && 'duplicate')
    seen.add(line.uq)
    put(`${path}.name`, isBlank(line.name) ? 'required' : line.name.length > longestLineText && 'too-long')
    put(`${path}.Quantity`, quantityError(line.Quantity))
    put(`${path}.price`, moneyError(line.price))
    put(`${path}.priceReason`, (line.priceReason?.length ?? 0) > longestLineText && 'too-long')
  }
}
