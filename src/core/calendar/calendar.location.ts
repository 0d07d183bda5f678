import { type CalendarName, calendarNames } from './calendar.event'
import { type CalendarView, calendarViews, isDay } from './calendar.range'

/** What a calendar shows. Undefined: default view, today, all calendars. */
export type CalendarLocation = {
  view: CalendarView | undefined
  /** a date in the displayed range, YYYY-MM-DD */
  date: string | undefined
  /** in canonical order */
  calendars: readonly CalendarName[] | undefined
}

/** The calendars of a list in canonical order; undefined if it has all of them. */
export function chosenCalendars(names: readonly string[]): readonly CalendarName[] | undefined {
  const chosen = calendarNames.filter((name) => names.includes(name))
  return chosen.length === calendarNames.length ? undefined : chosen
}

/** `view=week&date=2026-11-21&calendars=Business,Family` -> what is shown. Invalid values are ignored. */
export function readLocation(text: string): CalendarLocation {
  const params = new URLSearchParams(text)
  const view = params.get('view')
  const date = params.get('date') ?? ''
  const calendars = params.get('calendars')
  const named = calendars?.split(',').filter((name) => name !== '')
  const chosen = named && chosenCalendars(named)
  return {
    view: calendarViews.find((known) => known === view),
    date: isDay(date) ? date : undefined,
    // an empty list, or only unknown names, means none
    calendars: chosen,
  }
}

/** The reverse; undefined values are omitted. */
export function writeLocation({ view, date, calendars }: Partial<CalendarLocation>): string {
  const said = [
    view && `view=${view}`,
    date && `date=${date}`,
    calendars && calendars.length < calendarNames.length && `calendars=${calendars.join(',')}`,
  ]
  return said.filter(Boolean).join('&')
}
