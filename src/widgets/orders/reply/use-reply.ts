import { messages } from 'langraan:messages/orders.reply'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import type { Locale } from '../../../core'
import { lookUp } from '../../../core/kernel/look-up'
import { noMoney, type Satang, timesSatang } from '../../../core/kernel/money'
import { regionOf } from '../../../core/labels/labels.content'
import type { Order, PaymentMethod } from '../../../core/orders/orders.contract'
import { accountText, bankName } from '../../../core/shops/shops.banks'
import { createBillPayment, referenceOf } from '../../../core/shops/shops.bill'
import type { BankAccount, Shop } from '../../../core/shops/shops.contract'
import { createPromptPay, promptPayError } from '../../../core/shops/shops.promptpay'
import { i18nOf } from '../../i18n/i18n'
import { useMessages } from '../../i18n/use-messages'
import { useShops } from '../../shops/use-shops'
import { priceText } from '../../ui/price-text'

/** How the code is paid. */
export type CodeKind = 'promptpay' | 'bill'

type Replying = {
  order: Order
  /** PromptPay number; empty if none */
  promptPayId: string
  /** for a transfer; undefined if the shop has none */
  account: BankAccount | undefined
  shopName: string
  i18n: I18n
  locale: Locale
}

/** As on the label, so that the customer checks what the courier reads. */
const addressOf = (order: Order, locale: Locale): string =>
  [order.address, ...regionOf(order, locale === 'th' ? 'th' : 'en'), order.postNum]
    .filter((part) => part !== '')
    .join(' ')

const isTransferred = ({ paymentMethod }: Order): boolean =>
  paymentMethod === 'transfer' || paymentMethod === 'promptpay'

const saidPaid = (order: Order): boolean => isTransferred(order) && order.paymentStatus === 'pending'

/** The customer still has to send the money: where to has to be in the reply. */
const isDue = (order: Order): boolean =>
  isTransferred(order) && order.paymentStatus === 'unpaid' && order.OrderStatus !== 'cancelled'

function replyText({ order, promptPayId, account, shopName, i18n, locale }: Replying): string {
  const price = (amount: Satang) => priceText(amount, locale)
  const part = (label: string, amount: Satang, sign = '') =>
    amount === noMoney ? [] : [`${label} ${sign}${price(amount)}`]
  const total = price(order.total)
  const payments: Record<PaymentMethod, string[]> = {
    cod: [i18n._(msg`Pay ${total} when the parcel arrives`)],
    cash: [i18n._(msg`Pay ${total} in cash`)],
    transfer: [
      i18n._(msg`Please transfer ${total} and send us the slip`),
      ...(account ? [bankName(account.Bank, locale === 'th'), accountText(account.Number), account.Holder] : []),
    ],
    promptpay: [
      i18n._(msg`Please pay ${total} by PromptPay and send us the slip`),
      ...(promptPayId === '' ? [] : [`PromptPay ${promptPayId}${shopName === '' ? '' : ` (${shopName})`}`]),
    ],
  }
  const { OrderNumber, trackingNumber } = order
  const howToPay = (): readonly string[] => {
    if (order.OrderStatus === 'cancelled') return [i18n._(msg`This order is cancelled`)]
    if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') return [i18n._(msg`Paid, thank you`)]
    if (saidPaid(order)) return [i18n._(msg`Thank you for the transfer of ${total}. We're checking it.`)]
    return lookUp(payments, order.paymentMethod) ?? []
  }
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
    ...howToPay(),
    '',
    ...(isCollected
      ? [i18n._(msg`To be collected at the shop`)]
      : [i18n._(msg`Deliver to`), order.name, order.phoneNumber, addressOf(order, locale)]),
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

export const keyOfAccount = ({ Bank, Number: digits }: BankAccount): string => `${Bank} ${digits}`

/** The code of a shop that is registered for bill payment. */
const billOf = ({ BillerId, BillerRef1, BillerRef2 }: Shop, { OrderNumber, total }: Order): string | undefined =>
  createBillPayment({
    biller: BillerId,
    ref1: BillerRef1 || referenceOf(OrderNumber),
    ref2: BillerRef2,
    amount: total,
  })

/** The reply's language is independent of the interface. */
export function useReply(order: Order) {
  const { shops } = useShops()
  const [locale, setLocale] = useState<Locale>(() => languageOf(order))
  const shown = useMessages(locale, replyMessages)
  const i18n = i18nOf(shown)
  const shop = shops.find(({ id }) => id === order.shopId)
  const target = shop?.PromptPayId ?? ''
  const amount = order.total
  const isOpen = order.paymentMethod === 'promptpay' && isDue(order)
  const isPayable = isOpen && promptPayError({ target, amount }) === undefined
  const bill = isOpen && shop ? billOf(shop, order) : undefined
  const [wanted, setKind] = useState<CodeKind>('promptpay')
  const kinds: readonly CodeKind[] = [...(isPayable ? ['promptpay' as const] : []), ...(bill ? ['bill' as const] : [])]
  const kind = kinds.includes(wanted) ? wanted : kinds[0]
  const accounts = order.paymentMethod === 'transfer' && isDue(order) ? (shop?.BankAccounts ?? []) : []
  const [chosen, chooseAccount] = useState('')
  const account = accounts.find((each) => keyOfAccount(each) === chosen) ?? accounts[0]
  const shopName = shop?.ShopName ?? ''
  return {
    locale,
    setLocale,
    shopName,
    summary: replyText({
      order,
      promptPayId: kind === 'promptpay' ? target : '',
      account,
      shopName,
      i18n,
      locale: shown,
    }),
    accounts,
    account: account && keyOfAccount(account),
    chooseAccount,
    kinds,
    kind,
    setKind,
    tracking: order.trackingNumber === '' ? undefined : trackingText({ order, i18n }),
    /** content of the QR code; undefined if there is nothing to pay with it */
    payload: kind === 'bill' ? bill : kind && createPromptPay({ target, amount }),
    /** payment by PromptPay is due but the shop's number is invalid */
    lacksTarget: kind === undefined && isOpen && shop !== undefined && promptPayError({ target }) !== undefined,
  }
}
