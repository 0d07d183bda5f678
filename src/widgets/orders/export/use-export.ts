import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Order } from '../../../core/orders/orders.contract'
import type { ExportRequest } from '../../../core/orders/orders.export'
import { useView } from '../../runtime/use-engine'

/** Calls `onRead` once, when all orders are read. */
export function useExport(onRead: (orders: readonly Order[], day: string) => void) {
  const view = useView('orders.export')
  const status = useSelector(view, (snapshot) => snapshot.value)
  const { count, total, orders, at, error } = useSelector(
    view,
    ({ context: { count, total, orders, at, error } }) => ({ count, total, orders, at, error }),
    shallowEqual,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per reading
  useEffect(() => {
    if (status === 'done') onRead(orders, at)
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
