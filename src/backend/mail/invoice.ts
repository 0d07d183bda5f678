import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { bahtText } from '../../core/invoices/invoices.baht-text'
import {
  addressLines,
  documentOf,
  headOffice,
  lineName,
  printedItems,
  thaiTitles,
  titleOf,
} from '../../core/invoices/invoices.document'
import type { InvoiceItem } from '../../core/invoices/invoices.invoice'
import { paidOf } from '../../core/invoices/invoices.rules'
import { invoiceTotals } from '../../core/invoices/invoices.totals'
import { formatTag } from '../../core/kernel/format-tag'
import type { Locale } from '../../core/kernel/locale'
import type { Satang } from '../../core/kernel/money'
import { groupedPhones } from '../../core/orders/orders.phones'
import { shopAddress } from '../../core/shops/shops.address'
import type { SentInvoice } from '../../service/email/email.outbox'

type Named = readonly [name: string, text: string]

/** An invoice in words, to be rendered as HTML and as plain text. */
export type WrittenInvoice = {
  readonly title: string
  readonly facts: readonly Named[]
  readonly seller: readonly string[]
  readonly buyer: { readonly name: string; readonly lines: readonly string[] }
  readonly columns: readonly [item: string, quantity: string, price: string, amount: string]
  readonly items: readonly {
    readonly name: string
    readonly notes: readonly string[]
    readonly cells: readonly [quantity: string, price: string, amount: string]
  }[]
  readonly sums: readonly Named[]
  /** the last ones of all sums */
  readonly total: readonly Named[]
  /** the total in words; '' in English */
  readonly words: string
  readonly payment: { readonly name: string; readonly lines: readonly string[] } | undefined
  readonly note: Named | undefined
}

const moneyIn = (locale: Locale) => {
  const format = new Intl.NumberFormat(formatTag(locale), {
    style: 'currency',
    currency: 'THB',
    currencyDisplay: 'narrowSymbol',
  })
  return (amount: Satang) => format.format(amount / 100)
}

const dayIn = (locale: Locale) => {
  const format = new Intl.DateTimeFormat(formatTag(locale), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  return (day: string) => format.format(Date.parse(day))
}

const shown = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '')

/** The same as on paper, without the signatures. */
export function writeInvoice({ invoice, shop, paymentDetails }: SentInvoice, i18n: I18n, locale: Locale) {
  const [money, day] = [moneyIn(locale), dayIn(locale)]
  const { client, vatRate: rate, balance, orderNumber } = invoice
  const items = printedItems(invoice)
  const totals = invoiceTotals({ ...invoice, items })
  const paid = paidOf(invoice)
  const title = titleOf(documentOf(invoice, shop).kind, invoice)
  const titles = { tax: msg`Tax invoice`, open: msg`Invoice / Receipt`, receipt: msg`Receipt` }
  const isThai = locale === 'th'

  const taxLine = (number: string, branch: string) => {
    const where = branch === '' || branch === headOffice ? i18n._(msg`Head office`) : i18n._(msg`Branch ${branch}`)
    return number === '' ? '' : `${i18n._(msg`Tax ID ${number}`)} · ${where}`
  }
  const phone = (typed: string) => {
    const number = groupedPhones(typed)
    return number === '' ? '' : i18n._(msg`Tel. ${number}`)
  }
  const discount = ({ discount: off }: InvoiceItem) => {
    if (off.kind === 'none') return ''
    return `${i18n._(msg`Discount`)} ${off.kind === 'amount' ? money(off.value) : `${off.value}%`}`
  }
  const costs = {
    shippingCost: i18n._(msg`Shipping`),
    CODFee: i18n._(msg`COD fee`),
    otherCost: i18n._(msg`Other costs`),
  }
  const isOwed = balance > 0
  const promptPay = shop?.PromptPayId ? `${i18n._(msg`PromptPay`)} ${shop.PromptPayId}` : ''
  const bank = paymentDetails
    ? [
        paymentDetails.bankName,
        `${i18n._(msg`Account`)} ${paymentDetails.iban}`,
        paymentDetails.swiftCode && `${i18n._(msg`SWIFT`)} ${paymentDetails.swiftCode}`,
      ]
    : []
  const payTo = isOwed ? shown([...bank, promptPay]) : []
  const written: WrittenInvoice = {
    title: isThai ? thaiTitles[title] : `${thaiTitles[title]} · ${i18n._(titles[title])}`,
    facts: [
      [i18n._(msg({ message: 'No.', context: 'paper' })), String(invoice.id)],
      [i18n._(msg({ message: 'Date', context: 'paper' })), day(invoice.issuedDate)],
      [i18n._(msg({ message: 'Due', context: 'paper' })), day(invoice.dueDate)],
      ...(orderNumber === ''
        ? []
        : [[i18n._(msg({ message: 'Order', context: 'paper' })), orderNumber] satisfies Named]),
    ],
    seller: shop
      ? shown([shop.ShopName, shopAddress(shop), phone(shop.PhoneNumber), taxLine(shop.TaxId, invoice.branch)])
      : [],
    buyer: {
      name: i18n._(msg({ message: 'Client', context: 'paper' })),
      lines: shown([
        client.company || client.name,
        client.company === '' ? '' : client.name,
        ...addressLines(client),
        phone(client.contact),
        taxLine(client.taxId, client.branch),
      ]),
    },
    columns: [
      i18n._(msg({ message: 'Description', context: 'paper' })),
      i18n._(msg`Quantity`),
      i18n._(msg({ message: 'Price', context: 'paper' })),
      i18n._(msg({ message: 'Amount', context: 'paper' })),
    ],
    items: items.map((item, position) => ({
      name: lineName(item.name, costs),
      notes: shown([item.description, discount(item)]),
      cells: [String(item.quantity), money(item.cost), money(totals.lines[position] ?? item.cost)],
    })),
    sums: [
      ...(totals.subtotal === totals.beforeVat
        ? []
        : [[i18n._(msg`Subtotal`), money(totals.subtotal)] satisfies Named]),
      ...(totals.discount > 0 ? [[i18n._(msg`Discount`), `−${money(totals.discount)}`] satisfies Named] : []),
      ...(rate > 0
        ? [
            [i18n._(msg`Before VAT`), money(totals.beforeVat)] satisfies Named,
            [i18n._(msg`VAT ${rate}%`), money(totals.vat)] satisfies Named,
          ]
        : []),
    ],
    total: [
      [i18n._(msg`Total`), money(invoice.total)],
      ...(paid > 0 ? [[i18n._(msg`Paid so far`), money(paid)] satisfies Named] : []),
      ...(isOwed && paid > 0 ? [[i18n._(msg`Balance due`), money(balance)] satisfies Named] : []),
    ],
    words: isThai ? `(${bahtText(invoice.total)})` : '',
    payment: payTo.length > 0 ? { name: i18n._(msg`Pay to`), lines: payTo } : undefined,
    note:
      invoice.note.trim() === ''
        ? undefined
        : [i18n._(msg({ message: 'Note', context: 'paper' })), invoice.note.trim()],
  }
  return written
}
