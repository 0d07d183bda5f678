import { useMemo } from 'react'
import type { Customer } from '../../core/customers/customers.contract'
import { customersText } from '../../core/customers/customers.machine'
import { type ListLocation, useList } from '../list/use-list'
import { useEngine, useView } from '../runtime/use-engine'

const perPage = 25

export function useCustomers(location: ListLocation) {
  const text = useMemo(() => customersText(perPage), [])
  const { sortBy: _sortBy, ...first } = text.read(location.query ?? '')
  const { search, filter, ...list } = useList(useView('customers', first), text, location)
  return {
    ...list,
    q: list.filters.q ?? '',
    search: (q: string) => search({ q }),
    showAll: () => filter({ q: undefined }),
  }
}

export type CustomersList = ReturnType<typeof useCustomers>

export function useChosenCustomer() {
  const engine = useEngine()
  return (customer: Customer) => engine.announce({ type: 'customers.chosen', customer })
}
