import { useMemo } from 'react'
import type { Customer } from '../../core/customers/customers.contract'
import { customersText } from '../../core/customers/customers.machine'
import { useEngine, useView } from '../root/use-engine'
import { type ListPlace, useList } from '../root/use-list'

const perPage = 25

/** Whoever received an order; `status` is `loading`, `ready` or `failed`. */
export function useCustomers(place: ListPlace) {
  const text = useMemo(() => customersText(perPage), [])
  const { sortBy: _sortBy, ...first } = text.read(place.query ?? '')
  const { search, filter, ...list } = useList(useView('customers', first), text, place)
  return {
    ...list,
    q: list.filters.q ?? '',
    search: (q: string) => search({ q }),
    showAll: () => filter({ q: undefined }),
  }
}

export type CustomersList = ReturnType<typeof useCustomers>

/** Fills the order that is being taken, or the next one. */
export function useChosenCustomer() {
  const engine = useEngine()
  return (customer: Customer) => engine.announce({ type: 'customers.chosen', customer })
}
