import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Customer } from '../../core/customers/customers.contract'
import { customersText } from '../../core/customers/customers.machine'
import { useEngine, useView } from '../root/use-engine'
import { type QueryChange, useListQuery } from '../root/use-list-query'

type CustomersPlace = {
  /** words, page and rows as text, from outside */
  query?: string | undefined
  onQueryChanged?: ((change: QueryChange) => void) | undefined
}

const perPage = 25

/** Whoever received an order; `status` is `loading`, `ready` or `failed`. */
export function useCustomers({ query, onQueryChanged }: CustomersPlace) {
  const text = useMemo(() => customersText(perPage), [])
  const { sortBy: _sortBy, ...first } = text.read(query ?? '')
  const list = useView('customers', first)
  const context = useSelector(list, (snapshot) => snapshot.context)
  const value = useSelector(list, (snapshot) => snapshot.value)
  const isTyping = typeof value === 'object' && value.loading === 'waiting'
  const step = useListQuery({
    request: context,
    send: list.send,
    text,
    given: query,
    isTyping,
    onChanged: onQueryChanged,
  })
  const { rows, total, page, stale, error } = context
  return {
    status: typeof value === 'string' ? value : ('loading' as const),
    rows,
    total,
    page,
    perPage: context.perPage,
    stale,
    error,
    q: context.query.q ?? '',
    search: (q: string) => list.send({ type: 'query.change', query: { q }, debounced: true }),
    showAll() {
      step()
      list.send({ type: 'query.change', query: { q: undefined } })
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

export type CustomersList = ReturnType<typeof useCustomers>

/** Fills the order that is being taken, or the next one. */
export function useChosenCustomer() {
  const engine = useEngine()
  return (customer: Customer) => engine.announce({ type: 'customers.chosen', customer })
}
