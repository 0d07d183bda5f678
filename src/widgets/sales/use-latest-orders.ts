import { useSelector } from '@xstate/react'
import { useView } from '../root/use-engine'

export const latestCount = 6

/** The orders that came in last. */
export function useLatestOrders() {
  const view = useView('orders', { perPage: latestCount })
  const { rows, stale, error } = useSelector(view, ({ context }) => context)
  const value = useSelector(view, (snapshot) => snapshot.value)
  const status = typeof value === 'string' ? value : ('loading' as const)
  return {
    rows,
    state: {
      status,
      isThere: rows.length > 0 || status === 'ready',
      stale,
      error,
      retry: () => view.send({ type: 'reload' }),
    },
  }
}
