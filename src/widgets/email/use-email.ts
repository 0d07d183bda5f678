import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { applyMailChange, type MailChange } from '../../core/email/email.changes'
import { useView } from '../root/use-engine'
import type { QueryChange } from '../root/use-list-query'
import { listOf, type MailList, nameOfList, queryOf, readPlace } from './mail-place'
import { useEmailPlace } from './use-email-place'

type EmailPlace = {
  query?: string | undefined
  onQueryChanged?: ((change: QueryChange) => void) | undefined
}

/** The mails of this place with every change already made; `status` is `loading`, `ready` or `failed`. */
export function useEmail({ query: given = '', onQueryChanged }: EmailPlace, made: readonly MailChange[]) {
  const email = useView('email', { query: readPlace(given) })
  const { rows, total, extra, query, stale, error } = useSelector(email, ({ context }) => context)
  const value = useSelector(email, (snapshot) => snapshot.value)
  const { opened, open, step } = useEmailPlace({
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
    answered: shown.extra?.place.q ?? '',
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
