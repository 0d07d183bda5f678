import { useEffect, useRef, useState } from 'react'
import type { SelectedDays } from '../../core/account/account.date'
import { isDayPreset } from '../../core/kernel/day-presets'
import type { OrderFilters } from '../../core/orders/orders.machine'
import { useToday } from '../days/use-today'
import type { ListLocation } from '../list/use-list'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useApp } from '../runtime/use-engine'

export type ListDays = Pick<OrderFilters, 'days' | 'from' | 'to'>

const queryOf = (days: SelectedDays | undefined): string => {
  if (days === undefined || days === 'all') return ''
  if (typeof days === 'string') return `days=${days}`
  const { from, to } = days
  return `${new URLSearchParams({ ...(from && { from }), ...(to && { to }) })}`
}

const selectedBy = ({ days, from, to }: ListDays): SelectedDays => {
  if (days !== undefined) return isDayPreset(days) ? days : 'all'
  return from || to ? { from, to } : 'all'
}

/** An address without filters opens with the days selected in this session; days chosen in the list are selected. */
export function useSessionDays({ query, onQueryChanged }: ListLocation) {
  const account = useApp('account')
  const [opening, setOpening] = useState(() => (query ? '' : queryOf(account.getSnapshot().context.selectedDays)))
  const report = useEffectEvent(() => opening && onQueryChanged?.({ query: opening, replace: true }))
  useEffect(() => void report(), [report])
  useEffect(() => {
    if (query) setOpening('')
  }, [query])
  return {
    query: query || opening,
    today: useToday(account.getSnapshot().context.clock),
    keepDays: (days: ListDays) => account.send({ type: 'days.select', days: selectedBy(days) }),
  }
}

/** Reports other days than the list opened with. */
export function useDaysChanged({ days, from, to }: ListDays, onChanged: ((days: ListDays) => void) | undefined): void {
  const known = useRef({ days, from, to })
  const report = useEffectEvent((next: ListDays) => onChanged?.(next))
  useEffect(() => {
    const before = known.current
    if (before.days === days && before.from === from && before.to === to) return
    known.current = { days, from, to }
    report({ days, from, to })
  }, [days, from, to, report])
}

/** Reloads a list of days relative to today when today is another. */
export function useMidnight({ days }: ListDays, today: string | undefined, reload: () => void): void {
  const known = useRef(today)
  const renew = useEffectEvent(() => days !== undefined && reload())
  useEffect(() => {
    if (known.current !== today) renew()
    known.current = today
  }, [today, renew])
}
