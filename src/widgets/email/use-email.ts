import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { applyMailChange, type MailChange } from '../../core/email/email.changes'
import type { QueryChange } from '../list/use-list-query'
import { useView } from '../runtime/use-engine'
import { listOf, type MailList, nameOfList, queryOf, readLocation } from './mail-location'
import { useEmailLocation } from './use-email-location'

type EmailSkeleton = {
  query?: string | undefined
  onQueryChanged?: ((change: QueryChange) => void) | undefined
}

/** The mails of this place with every change already made; `status` is `loading`, `ready` or `failed`. */
export function useEmail({ query: given = '', onQueryChanged }: EmailSkeleton, made: readonly MailChange[]) {
  const email = useView('email', { query: readLocation(given) })
  const { rows, total, extra, query, stale, error } = useSelector(email, ({ context }) => context)
  const value = useSelector(email, (snapshot) => snapshot.value)
  const { opened, open, step } = useEmailLocation({
    query,
    given,
    isTyping: typeof value === 'object' && value.loading === 'waiting',
    lead: (wanted) => email.send({ type: 'query.change', query: { label: undefined, ...wanted } }),
    onChanged: onQueryChanged,
  })
  const shown = useMemo(
    () => made.reduce((now, change) => applyMailChange(now, change), { rows, total, extra }),
    [rows, total, extra, made],
  )
  return {
    status: typeof value === 'string' ? value : ('loading' as const),
    rows: shown.rows,
    counts: shown.extra?.counts,
    query,
    /** what the rows that stand here were searched by */
    answered: shown.extra?.location.q ?? '',
    list: listOf(query),
    stale,
    error,
    opened,
    open,
    search: (q: string) => email.send({ type: 'query.change', query: { q }, debounced: true }),
    show(list: MailList) {
      open(undefined)
      if (nameOfList(list) === nameOfList(listOf(query)) && !query.q) return
      step()
      email.send({ type: 'query.change', query: { ...queryOf(list), q: undefined } })
    },
    reload: () => email.send({ type: 'reload' }),
  }
}

export type EmailList = ReturnType<typeof useEmail>
