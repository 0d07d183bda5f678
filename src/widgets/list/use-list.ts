import { useSelector } from '@xstate/react'
import type { Handle } from '../../core/kernel/handle'
import type { createListMachine, ListContext } from '../../core/kernel/list-machine'
import type { ListText } from '../../core/kernel/list-query'
import { type QueryChange, useListQuery } from './use-list-query'

type ListMachine<Row, Query extends object, Extra> = ReturnType<typeof createListMachine<Row, Query, Extra>>

/** Where a list stands, from outside: an address, an attribute. */
export type ListLocation = {
  /** filters, order and page as text */
  query?: string | undefined
  onQueryChanged?: ((change: QueryChange) => void) | undefined
}

/** What any paged list shows and does; `status` is `loading`, `ready` or `failed`. */
export function useList<Row, Query extends object, Extra>(
  list: Handle<ListMachine<Row, Query, Extra>>,
  text: ListText<Query>,
  { query, onQueryChanged }: ListLocation,
) {
  const context: ListContext<Row, Query, Extra> = useSelector(list, (snapshot) => snapshot.context)
  const value = useSelector(list, (snapshot) => snapshot.value)
  const step = useListQuery({
    request: context,
    send: list.send,
    text,
    given: query,
    isTyping: typeof value === 'object' && value.loading === 'waiting',
    onChanged: onQueryChanged,
  })
  const { rows, total, page, perPage, stale, error, extra, sortBy, sortDesc } = context
  return {
    status: typeof value === 'string' ? value : ('loading' as const),
    rows,
    total,
    page,
    perPage,
    stale,
    error,
    extra,
    filters: context.query,
    order: { sortBy, sortDesc },
    /** as somebody types */
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
    show(count: number) {
      step()
      list.send({ type: 'perPage.change', perPage: count })
    },
    reload: () => list.send({ type: 'reload' }),
  }
}
