import { useLingui } from '@lingui/react/macro'
import type { Locale } from '../../../core'
import { headOffice } from '../../../core/invoices/invoices.document'
import { formatTag } from '../../../core/kernel/format-tag'
import type { Satang } from '../../../core/kernel/money'
import { dayText } from '../../i18n/dates'
import { priceText } from '../../ui/price-text'

export function usePaperMessages() {
  const { t, i18n } = useLingui()
  const locale = i18n.locale as Locale
  return {
    locale,
    isThai: locale === 'th',
    /** translation of the Thai title */
    titles: { tax: t`Tax invoice`, open: t`Invoice / Receipt`, receipt: t`Receipt` },
    cancelled: t({ message: 'Cancelled', context: 'invoice' }),
    original: t({ message: 'Original', context: 'paper' }),
    copy: t({ message: 'Copy', context: 'paper' }),
    number: t({ message: 'No.', context: 'paper' }),
    issued: t({ message: 'Date', context: 'paper' }),
    due: t({ message: 'Due', context: 'paper' }),
    order: t({ message: 'Order', context: 'paper' }),
    buyer: t({ message: 'Client', context: 'paper' }),
    payTo: t`Pay to`,
    promptPay: t`Pay with PromptPay`,
    account: t`Account`,
    swift: t`SWIFT`,
    location: t({ message: '#', context: 'paper' }),
    item: t({ message: 'Description', context: 'paper' }),
    quantity: t`Quantity`,
    cost: t({ message: 'Price', context: 'paper' }),
    discount: t`Discount`,
    sum: t({ message: 'Amount', context: 'paper' }),
    subtotal: t`Subtotal`,
    beforeVat: t`Before VAT`,
    vat: (rate: number) => t`VAT ${rate}%`,
    total: t`Total`,
    paid: t`Paid so far`,
    balance: t`Balance due`,
    salesperson: t`Salesperson`,
    costs: { shippingCost: t`Shipping`, CODFee: t`COD fee`, otherCost: t`Other costs` },
    note: t({ message: 'Note', context: 'paper' }),
    received: t`Received by`,
    included: t`Prices include VAT`,
    taxId: (number: string) => t`Tax ID ${number}`,
    branch: (branch: string) => (branch === '' || branch === headOffice ? t`Head office` : t`Branch ${branch}`),
    phone: (number: string) => t`Tel. ${number}`,
    page: (page: number, pages: number) => t`Page ${page} of ${pages}`,
    day: (day: string) => dayText(day, locale),
    money: (amount: Satang) => priceText(amount, locale, true),
    /** a line's discount: `10 %`, `฿50.00` */
    percent: (share: number) =>
      new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(share / 100),
  }
}

export type PaperMessages = ReturnType<typeof usePaperMessages>
