import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { bangkokDay } from '../../core/kernel/clock'
import type { SalesSpan } from '../../core/sales/sales.days'
import { useApp, useView } from '../runtime/use-engine'

export function useSales(day: string) {
  const view = useView('sales', { choice: { span: 28, day } })
  const { choice, value, stale, error } = useSelector(
    view,
    ({ context: { choice, value, stale, error } }) => ({ choice, value, stale, error }),
    shallowEqual,
  )
  const status = useSelector(view, ({ value }) => value)
  useEffect(() => {
    if (view.getSnapshot().context.choice.day !== day) view.send({ type: 'choice.change', choice: { day } })
  }, [view, day])
  return {
    span: choice.span,
    sales: value,
    choose: (span: SalesSpan) => view.send({ type: 'choice.change', choice: { span } }),
    state: { status, isThere: value !== undefined, stale, error, retry: () => view.send({ type: 'reload' }) },
  }
}

const mostOrders = 6

/** Latest orders of a day (YYYY-MM-DD). */
export function useDayOrders(day: string) {
  const view = useView('orders', { query: { from: day, to: day }, perPage: mostOrders })
  const { rows, stale, error } = useSelector(
    view,
    ({ context: { rows, stale, error } }) => ({ rows, stale, error }),
    shallowEqual,
  )
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

/** YYYY-MM-DD; today until the user selects another day. */
export function useSelectedDate() {
  const account = useApp('account')
  const date = useSelector(account, ({ context }) => context.selectedDate)
  const today = bangkokDay(account.getSnapshot().context.clock.now())
  const select = (day: string) => account.send({ type: 'date.select', date: day })
  return { date, today, isToday: date === today, select, selectToday: () => select(today) }
}

export type SelectedDate = ReturnType<typeof useSelectedDate>
