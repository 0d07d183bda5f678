import { messages } from 'langraan:messages/orders.reply'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import type { Locale } from '../../../core'
import { lookUp } from '../../../core/kernel/look-up'
import { noMoney, type Satang, timesSatang } from '../../../core/kernel/money'
import type { Order, PaymentMethod } from '../../../core/orders/orders.contract'
import { createPromptPay, promptPayError } from '../../../core/shops/shops.promptpay'
import { i18nOf } from '../../i18n/i18n'
import { useMessages } from '../../i18n/use-messages'
import { useShops } from '../../shops/use-shops'
import { priceText } from '../../ui/price-text'

type Replying = {
  order: Order
  /** PromptPay number; empty if none */
  promptPayId: string
  shopName: string
  i18n: I18n
  locale: Locale
}

const addressOf = ({ address, subDistrict, district, province, postNum }: Order): string =>
  [address, subDistrict, district, province, postNum].filter((part) => part !== '').join(' ')

function replyText({ order, promptPayId, shopName, i18n, locale }: Replying): string {
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

function trackingText({ order, i18n }: Pick<Replying, 'order' | 'i18n'>): string {
  const { OrderNumber, trackingNumber, DeliveryType } = order
  return [
    i18n._(msg`Order ${OrderNumber} is on its way`),
    `${DeliveryType.label} ${trackingNumber}`,
    i18n._(msg`Thank you for your order`),
  ].join('\n')
}

const replyMessages = [messages]

/** Customers who write or are named in Thai get a reply in Thai. */
const languageOf = ({ fullCustomerData, name }: Order): Locale => (/[ก-๛]/.test(fullCustomerData + name) ? 'th' : 'en')

/** The reply's language is independent of the interface. */
export function useReply(order: Order) {
  const { shops } = useShops()
  const [locale, setLocale] = useState<Locale>(() => languageOf(order))
  const shown = useMessages(locale, replyMessages)
  const i18n = i18nOf(shown)
  const shop = shops.find(({ id }) => id === order.shopId)
  const target = shop?.PromptPayId ?? ''
  const amount = order.total
  const isDue = order.paymentMethod === 'promptpay' && ['unpaid', 'pending'].includes(order.paymentStatus)
  const isPayable = isDue && order.OrderStatus !== 'cancelled' && promptPayError({ target, amount }) === undefined
  const shopName = shop?.ShopName ?? ''
  return {
    locale,
    setLocale,
    shopName,
    summary: replyText({ order, promptPayId: isPayable ? target : '', shopName, i18n, locale: shown }),
    tracking: order.trackingNumber === '' ? undefined : trackingText({ order, i18n }),
    /** content of the QR code; undefined if there is nothing to pay with it */
    payload: isPayable ? createPromptPay({ target, amount }) : undefined,
    /** payment by PromptPay is due but the shop's number is invalid */
    lacksTarget: isDue && shop !== undefined && promptPayError({ target }) !== undefined,
  }
}
