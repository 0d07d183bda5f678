import { I18nProvider } from '@lingui/react'
import { pagesOf } from '../../../core/invoices/invoices.document'
import type { ShownInvoice } from '../../../core/invoices/invoices.machine'
import type { Shop } from '../../../core/shops/shops.contract'
import { i18nOf } from '../../i18n/i18n'
import { InvoicePaper } from '../paper/invoice-paper'
import * as css from './print.css'

export type PaperLanguage = 'th' | 'en'

type InvoicePagesProps = {
  shown: ShownInvoice
  shop: Shop | undefined
  language: PaperLanguage
  /** the same pages once more, marked as the seller's own */
  withCopy: boolean
}

/** The sheets of A4 of one invoice, in the language of the paper. */
export function InvoicePages({ shown, shop, language, withCopy }: InvoicePagesProps) {
  const { invoice, paymentDetails } = shown
  const pages = pagesOf(invoice.items)
  return (
    <I18nProvider i18n={i18nOf(language)}>
      {[false, ...(withCopy ? [true] : [])].map((isCopy) =>
        pages.map((items, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          <div key={`${isCopy} ${place}`} className={css.sheet}>
            <InvoicePaper
              invoice={invoice}
              shop={shop}
              paymentDetails={paymentDetails}
              {...(invoice.items.length > 0 && { items })}
              page={place + 1}
              pages={pages.length}
              isCopy={isCopy}
            />
          </div>
        )),
      )}
    </I18nProvider>
  )
}
