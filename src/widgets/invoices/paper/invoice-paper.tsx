import type { PaymentDetails } from '../../../core/invoices/invoices.contract'
import { documentOf, lineName, printedItems } from '../../../core/invoices/invoices.document'
import type { Invoice, InvoiceItem } from '../../../core/invoices/invoices.invoice'
import { invoiceTotals } from '../../../core/invoices/invoices.totals'
import type { Satang } from '../../../core/kernel/money'
import type { Shop } from '../../../core/shops/shops.contract'
import * as css from './paper.css'
import { PaperFoot, PaperSums } from './paper-foot'
import { PaperHead, PaperParties } from './paper-head'
import { type PaperMessages, usePaperMessages } from './use-paper-messages'

type PaperItemsProps = {
  /** items on this page */
  items: readonly InvoiceItem[]
  /** number of items on earlier pages */
  first: number
  /** line totals of all items of the invoice */
  lines: readonly Satang[]
  messages: PaperMessages
}

const discountText = ({ discount }: InvoiceItem, messages: PaperMessages): string => {
  if (discount.kind === 'none') return ''
  return discount.kind === 'amount' ? messages.money(discount.value) : messages.percent(discount.value)
}

function PaperItems({ items, first, lines, messages }: PaperItemsProps) {
  const hasDiscounts = items.some(({ discount }) => discount.kind !== 'none')
  return (
    <table className={css.items}>
      <thead>
        <tr>
          <th scope="col" className={css.root}>
            {messages.location}
          </th>
          <th scope="col" className={css.text}>
            {messages.item}
          </th>
          <th scope="col">{messages.quantity}</th>
          <th scope="col" className={css.spare}>
            {messages.cost}
          </th>
          {hasDiscounts && (
            <th scope="col" className={css.spare}>
              {messages.discount}
            </th>
          )}
          <th scope="col">{messages.sum}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be identical, and never move
          <tr key={position}>
            <td className={css.root}>{first + position + 1}</td>
            <td className={css.text}>
              <bdi className={css.name}>{lineName(item.name, messages.costs)}</bdi>
              {item.description !== '' && <bdi className={css.description}>{item.description}</bdi>}
            </td>
            <td>{item.quantity}</td>
            <td className={css.spare}>{messages.money(item.cost)}</td>
            {hasDiscounts && <td className={css.spare}>{discountText(item, messages)}</td>}
            <td>{messages.money(lines[first + position] ?? item.cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type InvoicePaperProps = {
  invoice: Invoice
  shop: Shop | undefined
  paymentDetails: PaymentDetails | undefined
  /** false doesn't say where to pay */
  isPayable?: boolean | undefined
  /** range of items on this page; default: all */
  from?: number
  to?: number
  /** 1-based */
  page?: number
  pages?: number
  /** marks the seller's copy */
  isCopy?: boolean
}

/** All lengths are in em of the surrounding font size. */
export function InvoicePaper(props: InvoicePaperProps) {
  const { invoice, shop, paymentDetails, isPayable = true, from = 0, to, page = 1, pages = 1, isCopy } = props
  const messages = usePaperMessages()
  const all = printedItems(invoice)
  const items = all.slice(from, to)
  const totals = invoiceTotals({ ...invoice, items: all })
  const kind = documentOf(invoice, shop)
  const isLast = page === pages
  return (
    <article
      lang={messages.locale}
      className={css.paper}
      data-document={kind.kind}
      data-page={page}
      data-copy={isCopy || undefined}
    >
      <PaperHead
        invoice={invoice}
        shop={shop}
        isTax={kind.kind === 'tax-invoice'}
        isCopy={isCopy}
        page={page}
        pages={pages}
        messages={messages}
      />
      <PaperParties
        invoice={invoice}
        shop={shop}
        paymentDetails={paymentDetails}
        isPayable={isPayable}
        messages={messages}
      />
      {items.length > 0 && <PaperItems items={items} first={from} lines={totals.lines} messages={messages} />}
      {isLast && <PaperSums invoice={invoice} totals={totals} messages={messages} />}
      {isLast && <PaperFoot invoice={invoice} messages={messages} />}
    </article>
  )
}
