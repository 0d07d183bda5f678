import type { EventInput } from '@fullcalendar/react'
import { isPassing } from '../../../core/calendar/calendar.changes'
import type { CalendarEvent } from '../../../core/calendar/calendar.event'
import { gridSpan, movedTo, type Span, spanOfGrid } from '../../../core/calendar/calendar.span'

/** An event as the grid takes it. Its address stays here: the grid would go there on a press. */
export const gridEvent = (event: CalendarEvent): EventInput => ({
  ...gridSpan(event),
  id: String(event.id),
  title: event.title,
  editable: !isPassing(event),
  extendedProps: { event },
})

type Grid = { start: Date | null; end: Date | null; allDay: boolean }

const textOf = (date: Date, allDay: boolean) => date.toISOString().slice(0, allDay ? 10 : undefined)

/** The time of an event that was dropped elsewhere: as long as it was. */
export function droppedSpan(event: CalendarEvent, { start, allDay }: Grid): Span | undefined {
  if (!start) return undefined
  const at = textOf(start, allDay)
  return movedTo(event, spanOfGrid({ start: at, end: at, allDay }).start, allDay)
}

/** The time of something with both its ends in the grid. */
export function gridTime({ start, end, allDay }: Grid): Span | undefined {
  return start && end ? spanOfGrid({ start: textOf(start, allDay), end: textOf(end, allDay), allDay }) : undefined
}

const halfHour = 30 * 60 * 1000

/** The time of a new event where somebody pressed: the day, or an hour from there on. */
export const pressedTime = ({ date, allDay }: { date: Date; allDay: boolean }): Span | undefined =>
  gridTime({ start: date, end: new Date(date.getTime() + (allDay ? 48 : 2) * halfHour), allDay })

/** Now as the grid has it. */
export function gridNow(now: number): string {
  const start = new Date(now).toISOString()
  return gridSpan({ start, end: start, allDay: false }).start
}

/** Of a moment in the grid the day. */
export const gridDay = (date: Date): string => textOf(date, true)
