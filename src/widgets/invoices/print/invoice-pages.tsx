import { I18nProvider } from '@lingui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { pagesOf } from '../../../core/invoices/invoices.document'
import type { ShownInvoice } from '../../../core/invoices/invoices.machine'
import type { Shop } from '../../../core/shops/shops.contract'
import { i18nOf } from '../../i18n/i18n'
import { InvoicePaper } from '../paper/invoice-paper'
import * as css from './print.css'

/** Measures the rendered pages in unscaled CSS pixels, however small the screen shows them. */
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

/** Items per page, measured on the rendered pages with the printer's layout. */
export function usePaperPages(items: number) {
  const containerRef = useRef<HTMLDivElement>(null)
  const [split, setSplit] = useState<readonly number[]>([items])
  // changed items are laid out on a single page until measured
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
  /** prints the pages again as the seller's copy */
  withCopy: boolean
  /** items per page */
  counts: readonly number[]
}

export function InvoicePages({ shown, shop, language, withCopy, counts }: InvoicePagesProps) {
  const { invoice, paymentDetails, isPayable } = shown
  return (
    <I18nProvider i18n={i18nOf(language)}>
      {[false, ...(withCopy ? [true] : [])].map((isCopy) =>
        counts.map((count, position) => {
          const from = counts.slice(0, position).reduce((sum, each) => sum + each, 0)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the page
            <div key={`${isCopy} ${position}`} className={css.surface} data-sheet="">
              <InvoicePaper
                invoice={invoice}
                shop={shop}
                paymentDetails={paymentDetails}
                isPayable={isPayable}
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
