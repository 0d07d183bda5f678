import { useState } from 'react'
import type { FaqCategoryKey } from '../../core/faq/faq.contract'
import { faqText, shownCategory } from '../../core/faq/faq.machine'
import { useView } from '../root/use-engine'
import { type ListPlace, useList } from '../root/use-list'

/** The questions of this place; `typed` is in the field, `asked` is what the shown questions answer. */
export function useFaq(place: ListPlace) {
  const view = useView('faq', { query: faqText.read(place.query ?? '').query })
  const { status, rows, stale, error, filters, search, filter, reload } = useList(view, faqText, place)
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
