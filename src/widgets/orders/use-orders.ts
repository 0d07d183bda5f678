import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { OrderSort } from '../../core/orders/orders.contract'
import { type OrderFilters, ordersText } from '../../core/orders/orders.machine'
import { useView } from '../root/use-engine'
import { type QueryChange, useListQuery } from '../root/use-list-query'

export type OrdersSort = { column: Exclude<OrderSort, 'newest'>; order: 'ascending' | 'descending' }

const latestFirst: OrdersSort = { column: 'createdAt', order: 'descending' }
const none: Record<string, number> = {}

type OrdersPlace = {
  perPage?: number | undefined
  /** filters, order and page as text, from outside */
  query?: string | undefined
  onQueryChanged?: ((change: QueryChange) => void) | undefined
}

/** The list of orders of this place; `status` is `loading`, `ready` or `failed`. */
export function useOrders({ perPage = 10, query, onQueryChanged }: OrdersPlace) {
  const text = useMemo(() => ordersText(perPage), [perPage])
  const { sortBy: firstSort, ...first } = text.read(query ?? '')
  const orders = useView('orders', { ...first, ...(firstSort && { sortBy: firstSort }) }, String(perPage))
  const context = useSelector(orders, (snapshot) => snapshot.context)
  const value = useSelector(orders, (snapshot) => snapshot.value)
  const isTyping = typeof value === 'object' && value.loading === 'waiting'
  const step = useListQuery({
    request: context,
    send: orders.send,
    text,
    given: query,
    isTyping,
    onChanged: onQueryChanged,
  })
  const { rows, total, page, stale, error, sortBy, sortDesc } = context
  return {
    status: typeof value === 'string' ? value : ('loading' as const),
    rows,
    total,
    page,
    perPage: context.perPage,
    stale,
    error,
    filters: context.query,
    counts: context.extra?.counts ?? none,
    sort:
      sortBy === undefined || sortBy === 'newest'
        ? latestFirst
        : ({ column: sortBy, order: sortDesc ? 'descending' : 'ascending' } as OrdersSort),
    search: (q: string) => orders.send({ type: 'query.change', query: { q }, debounced: true }),
    filter(change: Partial<OrderFilters>) {
      step()
      orders.send({ type: 'query.change', query: change })
    },
    sortBy({ column, order }: OrdersSort) {
      step()
      orders.send({ type: 'sort.change', sortBy: column, sortDesc: order === 'descending' })
    },
    goTo(next: number) {
      step()
      orders.send({ type: 'page.change', page: next })
    },
    show(count: number) {
      step()
      orders.send({ type: 'perPage.change', perPage: count })
    },
    reload: () => orders.send({ type: 'reload' }),
  }
}

export type OrdersList = ReturnType<typeof useOrders>
