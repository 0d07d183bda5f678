import { shallowEqual, useSelector } from '@xstate/react'
import type { Handle } from '../../core/kernel/actor-handle'
import type { createListMachine, ListContext } from '../../core/kernel/list-machine'
import { type ListText, listSteps } from '../../core/kernel/list-query'
import { type QueryChange, useListQuery } from './use-list-query'

type ListMachine<Row, Query extends object, Extra> = ReturnType<typeof createListMachine<Row, Query, Extra>>

export type ListLocation = {
  /** filters, sort order and page as a query string */
  query?: string | undefined
  onQueryChanged?: ((change: QueryChange) => void) | undefined
}

const shownOf = <Row, Query, Extra>({ context }: { context: ListContext<Row, Query, Extra> }) => ({
  query: context.query,
  sortBy: context.sortBy,
  sortDesc: context.sortDesc,
  page: context.page,
  perPage: context.perPage,
  rows: context.rows,
  total: context.total,
  extra: context.extra,
  stale: context.stale,
  error: context.error,
})

export function useList<Row, Query extends object, Extra>(
  list: Handle<ListMachine<Row, Query, Extra>>,
  text: ListText<Query>,
  { query, onQueryChanged }: ListLocation,
) {
  const shown = useSelector(list, shownOf<Row, Query, Extra>, shallowEqual)
  const value = useSelector(list, (snapshot) => snapshot.value)
  const { step, settle } = useListQuery({
    request: shown,
    send: list.send,
    text,
    given: query,
    isTyping: typeof value === 'object' && value.loading === 'waiting',
    onChanged: onQueryChanged,
  })
  const { query: filters, sortBy, sortDesc, ...rest } = shown
  return {
    status: typeof value === 'string' ? value : ('loading' as const),
    ...rest,
    filters,
    order: { sortBy, sortDesc },
    /** debounced */
    search: (typed: Partial<Query>) => list.send({ type: 'query.change', query: typed, debounced: true }),
    filter(change: Partial<Query>) {
      step()
      list.send({ type: 'query.change', query: change })
    },
    sort(column: string | undefined, desc: boolean) {
      step()
      list.send({ type: 'sort.change', sortBy: column, sortDesc: desc })
    },
    goTo(next: number) {
      step()
      list.send({ type: 'page.change', page: next })
    },
    /** the filters and order of a query string, on the first page */
    apply(query: string) {
      step()
      for (const each of listSteps(shown, { ...text.read(query), page: 1, perPage: shown.perPage })) list.send(each)
    },
    /** filters and order as a query string */
    queryText: text.write({ query: filters, page: 1, perPage: shown.perPage, sortBy, sortDesc }),
    show(count: number) {
      step()
      list.send({ type: 'perPage.change', perPage: count })
    },
    settle,
    reload: () => list.send({ type: 'reload' }),
  }
}
