import { mostQuantity } from '../cart/cart.contract'
import type { OrderLines } from '../cart/cart.lines'
import { mostMoney, noMoney, type Satang } from '../kernel/money'
import { normalizeNumber, normalizePhones, normalizeText } from '../kernel/normalize-text'
import { deliveryTypes, type NewOrder, type OrderLine } from '../orders/orders.contract'
import type { Shop } from '../shops/shops.contract'
import type { DraftFields } from './order.draft'
import { codFee, linesTotal, orderTotal } from './order.totals'

export type DraftTotals = {
  /** order lines only */
  goods: Satang
  /** fee by the shop's rule; 0 unless paid on delivery */
  ruleFee: Satang
  CODFee: Satang
  /** what the shop usually charges for shipping; 0 if the customer collects the order */
  ruleShipping: Satang
  shippingCost: Satang
  total: Satang
}

/** Invalid lines are marked when saving; until then they don't count towards totals. */
const isCountable = ({ price, Quantity }: OrderLine): boolean =>
  Number.isSafeInteger(price) &&
  Math.abs(price) <= mostMoney &&
  Number.isSafeInteger(Quantity) &&
  Math.abs(Quantity) <= mostQuantity

export function draftTotals(fields: DraftFields, lines: Iterable<OrderLine>, shop: Shop): DraftTotals {
  const all = [...lines].filter(isCountable)
  const { discount, otherCost, paymentMethod } = fields
  const ruleShipping = fields.DeliveryType === 'pickup' ? noMoney : shop.ShippingCost
  const shippingCost = fields.shippingCost ?? ruleShipping
  const amounts = { lines: all, shippingCost, discount, otherCost }
  const isCOD = paymentMethod === 'cod'
  const ruleFee = isCOD ? codFee(shop.CODRule, orderTotal({ ...amounts, CODFee: noMoney })) : noMoney
  const CODFee = isCOD ? (fields.CODFee ?? ruleFee) : noMoney
  const total = orderTotal({ ...amounts, CODFee })
  return { goods: linesTotal(all), ruleFee, CODFee, ruleShipping, shippingCost, total }
}

/** Paid before the parcel leaves, and checked by staff. */
export const isTransfer = ({ paymentMethod }: Pick<DraftFields, 'paymentMethod'>): boolean =>
  paymentMethod === 'transfer' || paymentMethod === 'promptpay'

/** The order to send for this draft. */
export function orderOf(fields: DraftFields, lines: OrderLines, shop: Shop): NewOrder {
  const delivery = deliveryTypes.find(({ value }) => value === fields.DeliveryType) ?? deliveryTypes[0]
  const { CODFee, shippingCost } = draftTotals(fields, lines, shop)
  return {
    shopId: shop.id,
    name: normalizeText(fields.name),
    phoneNumber: normalizePhones(fields.phoneNumber),
    address: normalizeText(fields.address),
    subDistrict: normalizeText(fields.subDistrict),
    district: normalizeText(fields.district),
    province: normalizeText(fields.province),
    postNum: normalizeNumber(fields.postNum),
    customerFormatType: fields.customerFormatType,
    fullCustomerData: fields.customerFormatType === 1 ? normalizeText(fields.fullCustomerData) : '',
    ProductOrders: [...lines],
    shippingCost,
    discount: fields.discount,
    otherCost: fields.otherCost,
    CODFee,
    DeliveryType: { ...delivery },
    trackingNumber: '',
    paymentMethod: fields.paymentMethod,
    paymentStatus: fields.saidPaid && isTransfer(fields) ? 'pending' : 'unpaid',
    note: normalizeText(fields.note),
  }
}
