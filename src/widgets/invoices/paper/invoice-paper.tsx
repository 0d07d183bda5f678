import type { PaymentDetails } from '../../../core/invoices/invoices.contract'
import { documentOf } from '../../../core/invoices/invoices.document'
import type { Invoice, InvoiceItem } from '../../../core/invoices/invoices.invoice'
import { invoiceTotals, noDiscount } from '../../../core/invoices/invoices.totals'
import type { Shop } from '../../../core/shops/shops.contract'
import * as css from './paper.css'
import { PaperFoot, PaperSums } from './paper-foot'
import { PaperHead, PaperParties } from './paper-head'
import { PaperItems } from './paper-items'
import { usePaperWords } from './use-paper-words'

export type InvoicePaperProps = {
  invoice: Invoice
  shop: Shop | undefined
  paymentDetails: PaymentDetails | undefined
  /** those of this page; all unless given */
  items?: readonly InvoiceItem[]
  /** from 1 */
  page?: number
  pages?: number
  /** marks a paper as the seller's own */
  isCopy?: boolean
}

/** An invoice that came without items has one line: its service. */
const itemsOf = ({ items, service, total }: Invoice): readonly InvoiceItem[] =>
  items.length > 0 ? items : [{ name: service, description: '', cost: total, quantity: 1, discount: noDiscount }]

/** One page of an invoice, as it stands on paper. Sizes follow the text size of where it stands. */
export function InvoicePaper(props: InvoicePaperProps) {
  const { invoice, shop, paymentDetails, page = 1, pages = 1, isCopy } = props
  const words = usePaperWords()
  const all = itemsOf(invoice)
  const items = props.items ?? all
  const totals = invoiceTotals({ ...invoice, items: all })
  const kind = documentOf(invoice, shop)
  const isLast = page === pages
  const [top] = items
  const first = top ? all.indexOf(top) : 0
  return (
    <article lang={words.locale} className={css.paper} data-document={kind.kind} data-page={page}>
      <PaperHead
        invoice={invoice}
        shop={shop}
        isTax={kind.kind === 'tax-invoice'}
        isCopy={isCopy}
        page={page}
        pages={pages}
        words={words}
      />
      <PaperParties invoice={invoice} shop={shop} paymentDetails={paymentDetails} words={words} />
      {items.length > 0 && <PaperItems items={items} lines={totals.lines.slice(Math.max(0, first))} words={words} />}
      {isLast && <PaperSums invoice={invoice} totals={totals} words={words} />}
      {isLast && <PaperFoot invoice={invoice} words={words} />}
    </article>
  )
}
