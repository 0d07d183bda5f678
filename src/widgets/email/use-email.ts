import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { applyMailChange, type MailChange } from '../../core/email/email.changes'
import type { MailQuery } from '../../core/email/email.contract'
import type { QueryChange } from '../list/use-list-query'
import { useView } from '../runtime/use-engine'
import { listOf, type MailList, nameOfList, openedIn, queryOf, readLocation, writeLocation } from './mail-location'

type EmailLocation = {
  query: MailQuery
  /** somebody is still typing: reported when they pause */
  isTyping: boolean
  /** the place from outside, as text: an address, an attribute */
  given: string
  lead(query: MailQuery): void
  onChanged: ((change: QueryChange) => void) | undefined
}

/** Keeps list, opened mail and a text from outside at the same place, whichever of them moves. */
function useEmailLocation({ query, isTyping, given, lead, onChanged }: EmailLocation) {
  const [opened, setOpened] = useState(() => openedIn(given))
  const written = writeLocation(query, opened)
  const known = useRef(written)
  /** the change under way is a place to come back to */
  const isStep = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes from outside counts when it changes
  useEffect(() => {
    const wanted = readLocation(given)
    const normal = writeLocation(wanted, openedIn(given))
    if (normal === known.current) return
    known.current = normal
    setOpened(openedIn(given))
    if (writeLocation(wanted) !== writeLocation(query)) lead(wanted)
  }, [given])

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a change of place
  useEffect(() => {
    if (isTyping || written === known.current) return
    known.current = written
    onChanged?.({ query: written, replace: !isStep.current })
    isStep.current = false
  }, [written, isTyping])

  return {
    opened,
    /** `replace`: to the next mail is no place to come back to */
    open(id: number | undefined, replace = false) {
      if (id === opened) return
      isStep.current = !replace
      setOpened(id)
    },
    /** to be called before what a person does as a step of its own */
    step() {
      isStep.current = true
    },
  }
}

type EmailProps = {
  query?: string | undefined
  onQueryChanged?: ((change: QueryChange) => void) | undefined
}

/** The mails of this place with every change already made; `status` is `loading`, `ready` or `failed`. */
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
