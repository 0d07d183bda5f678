import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Order } from '../../../core/orders/orders.contract'
import { type ExportRequest, exportedFilters } from '../../../core/orders/orders.export'
import { useView } from '../../runtime/use-engine'

/** What was read; `key` and `filters` are for the activity log. */
export type ReadOrders = { orders: readonly Order[]; at: string; key: string; filters: Record<string, string> }

/** Calls `onRead` once, when all orders are read. */
export function useExport(onRead: (read: ReadOrders) => void) {
  const view = useView('orders.export')
  const status = useSelector(view, (snapshot) => snapshot.value)
  const { count, total, orders, at, error, key, query } = useSelector(
    view,
    ({ context: { count, total, orders, at, error, key, query } }) => ({ count, total, orders, at, error, key, query }),
    shallowEqual,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per reading
  useEffect(() => {
    if (status === 'done') onRead({ orders, at, key, filters: exportedFilters(query) })
  }, [status, orders])

  return {
    status,
    count,
    total,
    error,
    start: (request: ExportRequest) => view.send({ type: 'export.start', request }),
    retry: () => view.send({ type: 'export.retry' }),
    cancel: () => view.send({ type: 'export.cancel' }),
  }
}
