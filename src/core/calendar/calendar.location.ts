import { type CalendarName, calendarNames } from './calendar.event'
import { type CalendarView, calendarViews, isDay } from './calendar.range'

/** What a calendar shows. Undefined: the view that fits, today, all calendars. */
export type CalendarLocation = {
  view: CalendarView | undefined
  /** a day in what is shown, YYYY-MM-DD */
  date: string | undefined
  /** in their own order */
  calendars: readonly CalendarName[] | undefined
}

/** The calendars of a list in their order; all of them are undefined. */
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
    // no name, or none that is known, is none of them
    calendars: chosen,
  }
}

/** The way back; what is not said is left out. */
export function writeLocation({ view, date, calendars }: Partial<CalendarLocation>): string {
  const said = [
    view && `view=${view}`,
    date && `date=${date}`,
    calendars && calendars.length < calendarNames.length && `calendars=${calendars.join(',')}`,
  ]
  return said.filter(Boolean).join('&')
}
