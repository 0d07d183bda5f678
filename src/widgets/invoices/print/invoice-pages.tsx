import { I18nProvider } from '@lingui/react'
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
  /** items of each page */
  counts: readonly number[]
}

/** The sheets of A4 of one invoice, in the language of the paper. */
export function InvoicePages({ shown, shop, language, withCopy, counts }: InvoicePagesProps) {
  const { invoice, paymentDetails } = shown
  return (
    <I18nProvider i18n={i18nOf(language)}>
      {[false, ...(withCopy ? [true] : [])].map((isCopy) =>
        counts.map((count, position) => {
          const from = counts.slice(0, position).reduce((sum, each) => sum + each, 0)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            <div key={`${isCopy} ${position}`} className={css.surface} data-sheet="">
              <InvoicePaper
                invoice={invoice}
                shop={shop}
                paymentDetails={paymentDetails}
                from={from}
                to={from + count}
                page={position + 1}
                pages={counts.length}
                isCopy={isCopy}
              />
            </div>
          )
        }),
      )}
    </I18nProvider>
  )
}
