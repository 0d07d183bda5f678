import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { inCalendars, withChange } from '../../core/calendar/calendar.changes'
import { type CalendarName, calendarNames } from '../../core/calendar/calendar.event'
import { chosenCalendars } from '../../core/calendar/calendar.location'
import type { DayRange } from '../../core/calendar/calendar.range'
import { useApp, useView } from '../runtime/use-engine'

export function useCalendar(first: readonly CalendarName[] | undefined, { from, to }: DayRange) {
  const list = useView('calendar', { query: { calendars: first, days: { from, to } } })
  useEffect(() => {
    const { days } = list.getSnapshot().context.query
    if (days?.from !== from || days.to !== to) list.send({ type: 'query.change', query: { days: { from, to } } })
  }, [list, from, to])
  const { rows, stale, error, query } = useSelector(
    list,
    ({ context: { rows, stale, error, query } }) => ({ rows, stale, error, query }),
    shallowEqual,
  )
  const status = useSelector(list, ({ value }) => (typeof value === 'string' ? value : ('loading' as const)))
  const pending = useSelector(useApp('calendar'), ({ context }) => context.pending)
  const { calendars } = query
  const events = useMemo(
    () =>
      inCalendars(
        pending.reduce((shown, each) => withChange(shown, each), rows),
        calendars,
      ),
    [rows, pending, calendars],
  )
  const chosen = calendars ?? calendarNames
  const choose = (names: readonly CalendarName[] | undefined) =>
    list.send({ type: 'query.change', query: { calendars: names } })
  return {
    status,
    events,
    /** earlier rows stay when reloading fails */
    hasRows: rows.length > 0,
    stale,
    error,
    /** undefined: all */
    calendars,
    chosen,
    choose,
    toggle: (name: CalendarName, isOn: boolean) =>
      choose(chosenCalendars(isOn ? [...chosen, name] : chosen.filter((each) => each !== name))),
    toggleAll: (isOn: boolean) => choose(isOn ? undefined : []),
    reload: () => list.send({ type: 'reload' }),
  }
}

export type CalendarEvents = ReturnType<typeof useCalendar>
