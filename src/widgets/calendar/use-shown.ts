import { shallowEqual, useSelector } from '@xstate/react'
import type { CalendarLocation } from '../../core/calendar/calendar.location'
import { type CalendarView, shownDays } from '../../core/calendar/calendar.range'
import { useView } from '../runtime/use-engine'
import { useLocale } from '../runtime/use-locale'
import { firstWeekday, rangeTitle } from './range-title'

export function useShown(first: Pick<CalendarLocation, 'view' | 'date'>, fitting: CalendarView) {
  const locale = useLocale()
  const shown = useView('calendar.shown', first)
  const { chosen, date, today, clock } = useSelector(
    shown,
    ({ context: { view: chosen, date, today, clock } }) => ({ chosen, date, today, clock }),
    shallowEqual,
  )
  const view = chosen ?? fitting
  const day = date ?? today
  const range = shownDays(view, day, firstWeekday(locale))
  return {
    chosen,
    date,
    view,
    day,
    today,
    range,
    title: rangeTitle(view, range, locale),
    isToday: range.from <= today && today <= range.to,
    clock,
    show: (next: CalendarView | undefined, on?: string) =>
      shown.send({ type: 'view.change', view: next, ...(on !== undefined && { date: on }) }),
    goTo: (on: string | undefined) => shown.send({ type: 'date.change', date: on }),
    step: (by: 1 | -1) => shown.send({ type: 'date.step', view, by }),
  }
}

export type Shown = ReturnType<typeof useShown>
