import { messages } from 'langraan:messages/orders.reply'
import { useState } from 'react'
import type { Locale } from '../../../core'
import type { Order } from '../../../core/orders/orders.contract'
import { createPromptPay, promptPayError } from '../../../core/shops/shops.promptpay'
import { i18nOf } from '../../i18n/i18n'
import { useMessages } from '../../i18n/use-messages'
import { useShops } from '../../shops/use-shops'
import { replyText, trackingText } from './reply-text'

const replyMessages = [messages]

/** Who writes or is named in Thai letters gets an answer in Thai. */
const languageOf = ({ fullCustomerData, name }: Order): Locale => (/[ก-๛]/.test(fullCustomerData + name) ? 'th' : 'en')

/** What is written back to the customer about an order, in a language of its own. */
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
    /** text of the QR code; undefined when nothing is to be paid by it */
    payload: isPayable ? createPromptPay({ target, amount }) : undefined,
    /** the order is to be paid by PromptPay and the shop's number is none */
    lacksTarget: isDue && shop !== undefined && promptPayError({ target }) !== undefined,
  }
}
