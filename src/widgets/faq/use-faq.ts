import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { withFaqChanges } from '../../core/faq/faq.changes'
import { faqText, shownCategory } from '../../core/faq/faq.machine'
import { type ListLocation, useList } from '../list/use-list'
import { useApp, useView } from '../runtime/use-engine'
import { useMay } from '../runtime/use-may'

/** Which changes this user is offered; none if the backend doesn't take any. */
function useFaqRights(isEditable: boolean) {
  const may = useMay()
  return {
    canAdd: isEditable && may('create', 'Blog'),
    canWrite: isEditable && may('write', 'Blog'),
    canDelete: isEditable && may('delete', 'Blog'),
  }
}

/** `typed` is in the field, `asked` belongs to the shown questions. */
export function useFaq(location: ListLocation) {
  const view = useView('faq', { query: faqText.read(location.query ?? '').query })
  const { status, rows, extra, stale, error, filters, search, filter, reload } = useList(view, faqText, location)
  const desk = useApp('faq')
  const held = useSelector(desk, ({ context }) => context.held)
  const pending = useSelector(desk, ({ context }) => context.pending)
  const categories = useMemo(() => withFaqChanges(rows, [...pending, ...held]), [rows, pending, held])
  const rights = useFaqRights(extra?.isEditable ?? false)
  const [wanted, setWanted] = useState<string>()
  const typed = filters.q ?? ''
  const wish = typed.trim()
  const [asked, setAsked] = useState(wish)
  if (status === 'ready' && asked !== wish) setAsked(wish)
  return {
    status,
    error,
    isBusy: status === 'loading' && stale,
    categories,
    shown: shownCategory(categories, wanted),
    rights,
    typed,
    asked,
    choose: setWanted,
    search: (text: string) => search({ q: text }),
    clear: () => filter({ q: '' }),
    reload,
  }
}

export type FaqState = ReturnType<typeof useFaq>
