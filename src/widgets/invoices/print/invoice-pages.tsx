import { I18nProvider } from '@lingui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { pagesOf } from '../../../core/invoices/invoices.document'
import type { ShownInvoice } from '../../../core/invoices/invoices.machine'
import type { Shop } from '../../../core/shops/shops.contract'
import { i18nOf } from '../../i18n/i18n'
import { InvoicePaper } from '../paper/invoice-paper'
import * as css from './print.css'

/** What the pages that stand there say about their parts; lengths are pixels of the screen, however small it shows them. */
function measured(container: HTMLElement) {
  const papers = [...container.querySelectorAll<HTMLElement>('article:not([data-copy])')]
  const within = (selector: string) => papers.flatMap((paper) => [...paper.querySelectorAll(selector)])
  const height = (node: Element | undefined) => node?.getBoundingClientRect().height ?? 0
  const [paper] = papers
  const body = paper?.querySelector('tbody')
  const head = paper?.querySelector('header')
  if (!paper || !body || !head) return undefined
  const gap = (head.nextElementSibling?.getBoundingClientRect().top ?? 0) - head.getBoundingClientRect().bottom
  return {
    heights: within('tbody tr').map(height),
    room: paper.getBoundingClientRect().bottom - body.getBoundingClientRect().top,
    tail: height(within('[data-sums]')[0]) + height(within('footer')[0]) + 2 * gap,
  }
}

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join()

/** How many of so many items stand on each page of paper: measured where the pages are shown, as the printer has them. */
export function usePaperPages(items: number) {
  const containerRef = useRef<HTMLDivElement>(null)
  const [split, setSplit] = useState<readonly number[]>([items])
  // other items than those that were measured stand on one page until they are
  const counts = split.reduce((sum, each) => sum + each, 0) === items ? split : [items]
  const measure = () => {
    const said = containerRef.current && measured(containerRef.current)
    if (!said) return
    const next = pagesOf(said.heights, said.room, said.tail)
    if (!isSame(next, counts)) setSplit(next)
  }
  const latest = useRef(measure)
  useLayoutEffect(() => {
    latest.current = measure
    measure()
  })
  useLayoutEffect(() => {
    const fonts = containerRef.current?.ownerDocument.fonts
    const again = () => latest.current()
    fonts?.addEventListener('loadingdone', again)
    return () => fonts?.removeEventListener('loadingdone', again)
  }, [])
  return { containerRef, counts }
}

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
