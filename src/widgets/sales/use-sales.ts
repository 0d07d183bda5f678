import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { rangeOfDays } from '../../core/account/account.date'
import { bangkokDay } from '../../core/kernel/clock'
import type { DayPreset } from '../../core/kernel/day-presets'
import type { SalesSpan } from '../../core/sales/sales.days'
import { useApp, useView } from '../runtime/use-engine'

export function useSales({ from, to }: Pick<SelectedDays, 'from' | 'to'>) {
  const view = useView('sales', { choice: { span: 28, day: to, since: from } })
  const { choice, value, stale, error } = useSelector(
    view,
    ({ context: { choice, value, stale, error } }) => ({ choice, value, stale, error }),
    shallowEqual,
  )
  const status = useSelector(view, ({ value }) => value)
  useEffect(() => {
    const { day, since } = view.getSnapshot().context.choice
    if (day !== to || since !== from) view.send({ type: 'choice.change', choice: { day: to, since: from } })
  }, [view, from, to])
  return {
    span: choice.span,
    sales: value,
    choose: (span: SalesSpan) => view.send({ type: 'choice.change', choice: { span } }),
    state: { status, isThere: value !== undefined, stale, error, retry: () => view.send({ type: 'reload' }) },
  }
}

const mostOrders = 6

/** Latest orders of the selected days. */
export function useDayOrders({ from, to }: Pick<SelectedDays, 'from' | 'to'>) {
  const query = { from: from || undefined, to }
  const view = useView('orders', { query, perPage: mostOrders })
  const { rows, stale, error } = useSelector(
    view,
    ({ context: { rows, stale, error } }) => ({ rows, stale, error }),
    shallowEqual,
  )
  const value = useSelector(view, (snapshot) => snapshot.value)
  const status = typeof value === 'string' ? value : ('loading' as const)
  useEffect(() => {
    const { query } = view.getSnapshot().context
    const next = { from: from || undefined, to }
    if (query.from !== next.from || query.to !== next.to) view.send({ type: 'query.change', query: next })
  }, [view, from, to])
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

/** Today until the user selects other days. */
export function useSelectedDays() {
  const account = useApp('account')
  const selected = useSelector(account, ({ context }) => context.selectedDays)
  const days = selected ?? 'today'
  const now = account.getSnapshot().context.clock.now()
  const today = bangkokDay(now)
  const { from = '', to = today } = rangeOfDays(days, now)
  return {
    days,
    isChosen: selected !== undefined,
    /** YYYY-MM-DD; '': no first day */
    from,
    to,
    today,
    select: (day: string) => account.send({ type: 'date.select', date: day }),
    choose: (chosen: DayPreset | 'all') => account.send({ type: 'days.select', days: chosen }),
  }
}

export type SelectedDays = ReturnType<typeof useSelectedDays>
