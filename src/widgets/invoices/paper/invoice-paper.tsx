import type { PaymentDetails } from '../../../core/invoices/invoices.contract'
import { documentOf, printedItems } from '../../../core/invoices/invoices.document'
import type { Invoice } from '../../../core/invoices/invoices.invoice'
import { invoiceTotals } from '../../../core/invoices/invoices.totals'
import type { Shop } from '../../../core/shops/shops.contract'
import * as css from './paper.css'
import { PaperFoot, PaperSums } from './paper-foot'
import { PaperHead, PaperParties } from './paper-head'
import { PaperItems } from './paper-items'
import { usePaperMessages } from './use-paper-messages'

export type InvoicePaperProps = {
  invoice: Invoice
  shop: Shop | undefined
  paymentDetails: PaymentDetails | undefined
  /** the items of this page, by place; all unless given */
  from?: number
  to?: number
  /** from 1 */
  page?: number
  pages?: number
  /** marks a paper as the seller's own */
  isCopy?: boolean
}

/** One page of an invoice, as it stands on paper. Sizes follow the text size of where it stands. */
export function InvoicePaper(props: InvoicePaperProps) {
  const { invoice, shop, paymentDetails, from = 0, to, page = 1, pages = 1, isCopy } = props
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
      <PaperParties invoice={invoice} shop={shop} paymentDetails={paymentDetails} messages={messages} />
      {items.length > 0 && <PaperItems items={items} first={from} lines={totals.lines} messages={messages} />}
      {isLast && <PaperSums invoice={invoice} totals={totals} messages={messages} />}
      {isLast && <PaperFoot invoice={invoice} messages={messages} />}
    </article>
  )
}
