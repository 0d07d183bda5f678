import type { EventInput } from '@fullcalendar/react'
import { isPassing } from '../../../core/calendar/calendar.changes'
import type { CalendarEvent } from '../../../core/calendar/calendar.event'
import { gridSpan, movedTo, type Span, spanOfGrid } from '../../../core/calendar/calendar.span'

/** Leaves out `url`: FullCalendar would navigate to it on click. */
export const gridEvent = (event: CalendarEvent): EventInput => ({
  ...gridSpan(event),
  id: String(event.id),
  title: event.title,
  editable: !isPassing(event),
  extendedProps: { event },
})

type Grid = { start: Date | null; end: Date | null; allDay: boolean }

const textOf = (date: Date, allDay: boolean) => date.toISOString().slice(0, allDay ? 10 : undefined)

/** Keeps the duration of the dropped event. */
export function droppedSpan(event: CalendarEvent, { start, allDay }: Grid): Span | undefined {
  if (!start) return undefined
  const at = textOf(start, allDay)
  return movedTo(event, spanOfGrid({ start: at, end: at, allDay }).start, allDay)
}

export function gridTime({ start, end, allDay }: Grid): Span | undefined {
  return start && end ? spanOfGrid({ start: textOf(start, allDay), end: textOf(end, allDay), allDay }) : undefined
}

const halfHour = 30 * 60 * 1000

/** A clicked day, or one hour from a clicked time. */
export const pressedTime = ({ date, allDay }: { date: Date; allDay: boolean }): Span | undefined =>
  gridTime({ start: date, end: new Date(date.getTime() + (allDay ? 48 : 2) * halfHour), allDay })

export function gridNow(now: number): string {
  const start = new Date(now).toISOString()
  return gridSpan({ start, end: start, allDay: false }).start
}

export const gridDay = (date: Date): string => textOf(date, true)
