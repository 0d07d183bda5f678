import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { applyMailChange, type MailChange } from '../../core/email/email.changes'
import type { MailQuery } from '../../core/email/email.contract'
import type { QueryChange } from '../list/use-list-query'
import { useView } from '../runtime/use-engine'
import { listOf, type MailList, nameOfList, openedIn, queryOf, readLocation, writeLocation } from './mail-location'

type EmailLocation = {
  query: MailQuery
  /** reported when the user pauses */
  isTyping: boolean
  /** location from the host as a query string */
  given: string
  lead(query: MailQuery): void
  onChanged: ((change: QueryChange) => void) | undefined
}

/** Keeps the list, the open email and the host's query string in sync, in both directions. */
function useEmailLocation({ query, isTyping, given, lead, onChanged }: EmailLocation) {
  const [opened, setOpened] = useState(() => openedIn(given))
  const written = writeLocation(query, opened)
  const known = useRef(written)
  /** the pending change should add a history entry */
  const isStep = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the prop applies only when it changes
  useEffect(() => {
    const wanted = readLocation(given)
    const normal = writeLocation(wanted, openedIn(given))
    if (normal === known.current) return
    known.current = normal
    setOpened(openedIn(given))
    if (writeLocation(wanted) !== writeLocation(query)) lead(wanted)
  }, [given])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per location change
  useEffect(() => {
    if (isTyping || written === known.current) return
    known.current = written
    onChanged?.({ query: written, replace: !isStep.current })
    isStep.current = false
  }, [written, isTyping])

  return {
    opened,
    /** `replace` is for moving to the next email, which adds no history entry */
    open(id: number | undefined, replace = false) {
      if (id === opened) return
      isStep.current = !replace
      setOpened(id)
    },
    /** call before a user action that should add a history entry */
    step() {
      isStep.current = true
    },
  }
}

type EmailProps = {
  query?: string | undefined
  onQueryChanged?: ((change: QueryChange) => void) | undefined
}

export function useEmail({ query: given = '', onQueryChanged }: EmailProps, made: readonly MailChange[]) {
  const email = useView('email', { query: readLocation(given) })
  const { rows, total, extra, query, stale, error } = useSelector(
    email,
    ({ context: { rows, total, extra, query, stale, error } }) => ({ rows, total, extra, query, stale, error }),
    shallowEqual,
  )
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
    /** the search text the shown rows belong to */
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
