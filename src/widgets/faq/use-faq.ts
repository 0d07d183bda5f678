import { useState } from 'react'
import type { FaqCategoryKey } from '../../core/faq/faq.contract'
import { faqText, shownCategory } from '../../core/faq/faq.machine'
import { type ListLocation, useList } from '../list/use-list'
import { useView } from '../runtime/use-engine'

/** `typed` is in the field, `asked` belongs to the shown questions. */
export function useFaq(location: ListLocation) {
  const view = useView('faq', { query: faqText.read(location.query ?? '').query })
  const { status, rows, stale, error, filters, search, filter, reload } = useList(view, faqText, location)
  const [wanted, setWanted] = useState<FaqCategoryKey>()
  const typed = filters.q ?? ''
  const wish = typed.trim()
  const [asked, setAsked] = useState(wish)
  if (status === 'ready' && asked !== wish) setAsked(wish)
  return {
    status,
    error,
    isBusy: status === 'loading' && stale,
    categories: rows,
    shown: shownCategory(rows, wanted),
    typed,
    asked,
    choose: setWanted,
    search: (text: string) => search({ q: text }),
    clear: () => filter({ q: '' }),
    reload,
  }
}

export type FaqState = ReturnType<typeof useFaq>
