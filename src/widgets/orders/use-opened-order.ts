import { useKeptQuery } from '../list/use-kept-query'
import type { ListLocation } from '../list/use-list'
import type { QueryChange } from '../list/use-list-query'

/** The query string with this order open beside the list: `orderStatus=new&order=LR-20261121-000030`. */
export function withOrder(query = '', OrderNumber: string | undefined): string {
  const params = new URLSearchParams(query)
  params.delete('order')
  if (OrderNumber !== undefined) params.set('order', OrderNumber)
  return params.toString()
}

export const orderIn = (query = ''): string | undefined => new URLSearchParams(query).get('order') || undefined

/** The order that is open beside the list, as part of its query string. */
export function useOpenedOrder(given: ListLocation) {
  const { query, onQueryChanged } = useKeptQuery(given)
  const opened = orderIn(query)
  return {
    opened,
    /** of the list itself */
    location: {
      query: withOrder(query, undefined),
      onQueryChanged: (change: QueryChange) => onQueryChanged?.({ ...change, query: withOrder(change.query, opened) }),
    },
    open(OrderNumber: string) {
      if (OrderNumber !== opened) onQueryChanged?.({ query: withOrder(query, OrderNumber), replace: false })
    },
    close: () => onQueryChanged?.({ query: withOrder(query, undefined), replace: true }),
  }
}
