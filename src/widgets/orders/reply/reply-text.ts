import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '../../../core'
import { lookUp } from '../../../core/kernel/look-up'
import { noMoney, type Satang, timesSatang } from '../../../core/kernel/money'
import type { Order, PaymentMethod } from '../../../core/orders/orders.contract'
import { priceText } from '../../ui/price-text'

type Replying = {
  order: Order
  /** number that receives PromptPay; empty = none */
  promptPayId: string
  shopName: string
  i18n: I18n
  locale: Locale
}

const addressOf = ({ address, subDistrict, district, province, postNum }: Order): string =>
  [address, subDistrict, district, province, postNum].filter((part) => part !== '').join(' ')

/** The order in the customer's words, to be pasted into the chat it came from. */
export function replyText({ order, promptPayId, shopName, i18n, locale }: Replying): string {
  const price = (amount: Satang) => priceText(amount, locale)
  const part = (label: string, amount: Satang, sign = '') =>
    amount === noMoney ? [] : [`${label} ${sign}${price(amount)}`]
  const total = price(order.total)
  const payments: Record<PaymentMethod, string[]> = {
    cod: [i18n._(msg`Pay ${total} when the parcel arrives`)],
    cash: [i18n._(msg`Pay ${total} in cash`)],
    transfer: [i18n._(msg`Please transfer ${total} and send us the slip`)],
    promptpay: [
      i18n._(msg`Please pay ${total} by PromptPay and send us the slip`),
      ...(promptPayId === '' ? [] : [`PromptPay ${promptPayId}${shopName === '' ? '' : ` (${shopName})`}`]),
    ],
  }
  const isPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded'
  const { OrderNumber, trackingNumber } = order
  const isCollected = order.DeliveryType.value === 'pickup'
  return [
    i18n._(msg`Order ${OrderNumber}`),
    '',
    ...order.ProductOrders.map(
      ({ name, Quantity, price: each }) => `• ${name} × ${Quantity} = ${price(timesSatang(each, Quantity))}`,
    ),
    ...part(i18n._(msg`Shipping`), order.shippingCost),
    ...part(i18n._(msg`COD fee`), order.CODFee),
    ...part(i18n._(msg`Other costs`), order.otherCost),
    ...part(i18n._(msg`Discount`), order.discount, '−'),
    i18n._(msg`Total ${total}`),
    '',
    ...(isPaid ? [i18n._(msg`Paid, thank you`)] : (lookUp(payments, order.paymentMethod) ?? [])),
    '',
    ...(isCollected
      ? [i18n._(msg`To be collected at the shop`)]
      : [i18n._(msg`Deliver to`), order.name, order.phoneNumber, addressOf(order)]),
    ...(trackingNumber === '' ? [] : ['', i18n._(msg`Tracking number ${trackingNumber}`)]),
  ].join('\n')
}

/** Once the parcel is on its way. */
export function trackingText({ order, i18n }: Pick<Replying, 'order' | 'i18n'>): string {
  const { OrderNumber, trackingNumber, DeliveryType } = order
  return [
    i18n._(msg`Order ${OrderNumber} is on its way`),
    `${DeliveryType.label} ${trackingNumber}`,
    i18n._(msg`Thank you for your order`),
  ].join('\n')
}
