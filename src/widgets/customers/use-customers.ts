import { shallowEqual, useSelector } from '@xstate/react'
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

/** The first phone number identifies a customer. */
const firstPhone = (phoneNumber: string): string => phoneNumber.split(',')[0]?.trim() ?? ''

export function useCustomerOrders(phoneNumber: string) {
  const q = firstPhone(phoneNumber)
  const view = useView('orders', { query: { q }, perPage: 10 }, q)
  const { rows, total, page, perPage, stale, error } = useSelector(
    view,
    ({ context: { rows, total, page, perPage, stale, error } }) => ({ rows, total, page, perPage, stale, error }),
    shallowEqual,
  )
  const value = useSelector(view, (snapshot) => snapshot.value)
  return {
    status: typeof value === 'string' ? value : ('loading' as const),
    rows,
    total,
    page,
    perPage,
    stale,
    error,
    goTo: (next: number) => view.send({ type: 'page.change', page: next }),
    reload: () => view.send({ type: 'reload' }),
  }
}
