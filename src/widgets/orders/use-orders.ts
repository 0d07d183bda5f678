import { useMemo } from 'react'
import { usualPerPage } from '../../core/kernel/paging'
import type { OrderSort } from '../../core/orders/orders.contract'
import { type OrderFilters, ordersText } from '../../core/orders/orders.machine'
import { type ListLocation, useList } from '../list/use-list'
import { useView } from '../runtime/use-engine'

export type OrdersSort = { column: Exclude<OrderSort, 'newest'>; order: 'ascending' | 'descending' }

const latestFirst: OrdersSort = { column: 'createdAt', order: 'descending' }
const none: Record<string, number> = {}

function sortOf({ sortBy, sortDesc }: { sortBy: string | undefined; sortDesc: boolean }): OrdersSort {
  if (sortBy === undefined || sortBy === 'newest') return latestFirst
  return { column: sortBy as OrdersSort['column'], order: sortDesc ? 'descending' : 'ascending' }
}

export function useOrders({ perPage = usualPerPage, ...location }: ListLocation & { perPage?: number | undefined }) {
  const text = useMemo(() => ordersText(perPage), [perPage])
  const { sortBy: firstSort, ...first } = text.read(location.query ?? '')
  const view = useView('orders', { ...first, ...(firstSort && { sortBy: firstSort }) }, String(perPage))
  const list = useList(view, text, location)
  return {
    ...list,
    counts: list.extra?.counts ?? none,
    sort: sortOf(list.order),
    search: (q: string) => list.search({ q }),
    filter: (change: Partial<OrderFilters>) => list.filter(change),
    sortBy: ({ column, order }: OrdersSort) => list.sort(column, order === 'descending'),
  }
}

export type OrdersList = ReturnType<typeof useOrders>
