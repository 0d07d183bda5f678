import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useView } from '../runtime/use-engine'

export const mostOrders = 6

/** The orders that came in last on a day (YYYY-MM-DD). */
export function useDayOrders(day: string) {
  const view = useView('orders', { query: { from: day, to: day }, perPage: mostOrders })
  const { rows, stale, error } = useSelector(view, ({ context }) => context)
  const value = useSelector(view, (snapshot) => snapshot.value)
  const status = typeof value === 'string' ? value : ('loading' as const)
  useEffect(() => {
    if (view.getSnapshot().context.query.from === day) return
    view.send({ type: 'query.change', query: { from: day, to: day } })
  }, [view, day])
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
