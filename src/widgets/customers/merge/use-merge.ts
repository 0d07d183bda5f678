import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { MergeOrder } from '../../../core/customers/merge/customers.merge.machine'
import { keyOfCustomer } from '../../../core/orders/orders.search'
import { useView } from '../../runtime/use-engine'

/** Merges and separates around the customer with this key. */
export function useMerge(key: string) {
  const view = useView('customers.merge', {}, key)
  const status = useSelector(view, ({ value }) => value)
  const error = useSelector(view, ({ context }) => context.error)
  return {
    error,
    isMerging: status === 'merging',
    isSeparating: status === 'separating',
    merge: (order: MergeOrder) => view.send({ type: 'merge.start', order }),
    separate: (merged: string) => view.send({ type: 'separate.start', key, other: merged }),
  }
}

/** Customers to merge with: at first, those of the same name. */
export function useCandidates(key: string, name: string) {
  const view = useView('customers', { query: { q: name }, perPage: 10 }, `merge ${key}`)
  const { rows, query, stale, error } = useSelector(
    view,
    ({ context: { rows, query, stale, error } }) => ({ rows, query, stale, error }),
    shallowEqual,
  )
  const isReady = useSelector(view, ({ value }) => value === 'ready')
  const [typed, setTyped] = useState(query.q ?? '')
  return {
    typed,
    stale,
    error,
    isReady,
    found: rows.map((row) => ({ ...row, key: keyOfCustomer(row) })).filter((row) => row.key !== key),
    search(q: string) {
      setTyped(q)
      view.send({ type: 'query.change', query: { q }, debounced: true })
    },
    reload: () => view.send({ type: 'reload' }),
  }
}
