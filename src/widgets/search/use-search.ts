import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActiveStep } from '../../core/kernel/active-option'
import { type DeskKind, deskKinds, foundGroups, type PageName } from '../../core/search/search.results'
import { useApp, useView } from '../runtime/use-engine'

type SearchPart = 'titles' | DeskKind

type SearchOptions = { can: Partial<Record<DeskKind, boolean>> | undefined; pageName: PageName | undefined }

export function useSearch({ can, pageName }: SearchOptions) {
  const view = useView('search', can ? { can } : {}, JSON.stringify(can))
  const data = useApp('search')
  const { q, groups, orders, customers, products, invoices, error, active } = useSelector(
    view,
    ({ context: { q, groups, orders, customers, products, invoices, error, active } }) => ({
      q,
      groups,
      orders,
      customers,
      products,
      invoices,
      error,
      active,
    }),
    shallowEqual,
  )
  const statuses = useSelector(view, ({ value }) => value as Record<SearchPart, string>, shallowEqual)
  const found = useMemo(
    () => foundGroups({ q, groups, orders, customers, products, invoices }, pageName),
    [q, groups, orders, customers, products, invoices, pageName],
  )
  const rows = { orders, customers, products, invoices }
  const isAsking = (status: string) => status === 'waiting' || status === 'loading'
  return {
    q,
    found,
    titles: { status: statuses.titles, error },
    desk: deskKinds.map((kind) => ({ kind, isAsking: isAsking(statuses[kind]), error: rows[kind].error })),
    recent: useSelector(data, (snapshot) => snapshot.context.recent),
    open: () => view.send({ type: 'open' }),
    type: (next: string) => view.send({ type: 'query.change', q: next }),
    retry: (group: 'titles' | DeskKind) => view.send({ type: 'group.retry', group }),
    /** the option made active by arrow keys since the last input */
    at: active,
    move: (step: ActiveStep, keys: readonly string[]) => view.send({ type: 'active.move', step, keys }),
    remember: () => data.send({ type: 'recent.add', q }),
    removeRecent: (words: string) => data.send({ type: 'recent.remove', q: words }),
  }
}

export type Search = ReturnType<typeof useSearch>
