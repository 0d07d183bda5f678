import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { applyMailChange, type MailChange } from '../../core/email/email.changes'
import type { MailQuery } from '../../core/email/email.contract'
import { lastPage } from '../../core/kernel/list-rows'
import type { QueryChange } from '../list/use-list-query'
import { useView } from '../runtime/use-engine'
import {
  listOf,
  type MailList,
  nameOfList,
  openedIn,
  pageIn,
  queryOf,
  readLocation,
  writeLocation,
} from './mail-location'

type EmailLocation = {
  query: MailQuery
  page: number
  /** reported when the user pauses */
  isTyping: boolean
  /** location from the host as a query string */
  given: string
  lead(query: MailQuery, page: number): void
  onChanged: ((change: QueryChange) => void) | undefined
}

/** Keeps the list, the open email and the host's query string in sync, in both directions. */
function useEmailLocation({ query, page, isTyping, given, lead, onChanged }: EmailLocation) {
  const [opened, setOpened] = useState(() => openedIn(given))
  const written = writeLocation(query, page, opened)
  const known = useRef(written)
  /** the pending change should add a history entry */
  const isStep = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the prop applies only when it changes
  useEffect(() => {
    const wanted = readLocation(given)
    const wantedPage = pageIn(given)
    const normal = writeLocation(wanted, wantedPage, openedIn(given))
    if (normal === known.current) return
    known.current = normal
    setOpened(openedIn(given))
    if (writeLocation(wanted, wantedPage) !== writeLocation(query, page)) lead(wanted, wantedPage)
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
  const email = useView('email', { query: readLocation(given), page: pageIn(given) })
  const { rows, total, extra, query, page, perPage, stale, error } = useSelector(
    email,
    ({ context: { rows, total, extra, query, page, perPage, stale, error } }) => ({
      rows,
      total,
      extra,
      query,
      page,
      perPage,
      stale,
      error,
    }),
    shallowEqual,
  )
  const value = useSelector(email, (snapshot) => snapshot.value)
  const { opened, open, step } = useEmailLocation({
    query,
    page,
    given,
    isTyping: typeof value === 'object' && value.loading === 'waiting',
    lead(wanted, wantedPage) {
      email.send({ type: 'query.change', query: { label: undefined, ...wanted } })
      if (wantedPage > 1) email.send({ type: 'page.change', page: wantedPage })
    },
    onChanged: onQueryChanged,
  })
  const shown = useMemo(
    () => made.reduce((now, change) => applyMailChange(now, change), { rows, total, extra }),
    [rows, total, extra, made],
  )
  return {
    status: typeof value === 'string' ? value : ('loading' as const),
    rows: shown.rows,
    total: shown.total,
    page,
    perPage,
    pages: lastPage(shown.total, perPage),
    counts: shown.extra?.counts,
    query,
    /** the search text the shown rows belong to */
    answered: shown.extra?.location.q ?? '',
    /** the page that the shown rows are */
    answeredPage: shown.extra?.page ?? page,
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
    goTo(next: number) {
      step()
      email.send({ type: 'page.change', page: next })
    },
    /** The page with the opened email, so that the way back leads there. */
    follow(index: number) {
      const next = Math.floor(index / perPage) + 1
      if (next !== page) email.send({ type: 'page.change', page: next })
    },
    reload: () => email.send({ type: 'reload' }),
  }
}

export type EmailList = ReturnType<typeof useEmail>
