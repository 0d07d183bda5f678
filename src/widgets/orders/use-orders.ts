import { useSelector } from '@xstate/react'
import { useView } from '../root/use-engine'

export type OrdersSort = { column: 'createdAt' | 'name' | 'total'; order: 'ascending' | 'descending' }

const latestFirst: OrdersSort = { column: 'createdAt', order: 'descending' }

/** The list of orders of this place; `status` is `loading`, `ready` or `failed`. */
export function useOrders(perPage: number | undefined) {
  const orders = useView('orders', perPage === undefined ? {} : { perPage }, String(perPage ?? ''))
  const context = useSelector(orders, (snapshot) => snapshot.context)
  const status = useSelector(orders, (snapshot) =>
    typeof snapshot.value === 'string' ? snapshot.value : ('loading' as const),
  )
  const sort: OrdersSort =
    context.sortBy === 'name' || context.sortBy === 'total' || context.sortBy === 'createdAt'
      ? { column: context.sortBy, order: context.sortDesc ? 'descending' : 'ascending' }
      : latestFirst
  return {
    status,
    rows: context.rows,
    total: context.total,
    page: context.page,
    perPage: context.perPage,
    stale: context.stale,
    error: context.error,
    q: context.query.q ?? '',
    sort,
    search: (q: string) => orders.send({ type: 'query.change', query: { q }, debounced: true }),
    sortBy: ({ column, order }: OrdersSort) =>
      orders.send({ type: 'sort.change', sortBy: column, sortDesc: order === 'descending' }),
    goTo: (page: number) => orders.send({ type: 'page.change', page }),
    show: (count: number) => orders.send({ type: 'perPage.change', perPage: count }),
    reload: () => orders.send({ type: 'reload' }),
  }
}

/** One order with its history; `status` is `loading`, `ready`, `missing` or `failed`. */
export function useOneOrder(OrderNumber: string) {
  const view = useView('orders.one', { key: OrderNumber }, OrderNumber)
  return {
    status: useSelector(view, (snapshot) => snapshot.value),
    order: useSelector(view, (snapshot) => snapshot.context.value),
    reload: () => view.send({ type: 'reload' }),
  }
}
