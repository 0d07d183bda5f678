import { isoTime } from '../kernel/clock'
import { decode } from '../kernel/codec'
import type { FieldErrors } from '../kernel/errors'
import { isClock } from '../kernel/time-of-day'
import { type CalendarEvent, type CalendarName, type NewEvent, newEventSchema } from './calendar.event'
import { addDays, daysBetween, isDay } from './calendar.range'
import { clockOf, dayOf, momentOf, type Span } from './calendar.span'

/** An event in a form. Dates YYYY-MM-DD and times HH:mm of Asia/Bangkok; '' if unreadable. */
export type EventDraft = {
  title: string
  calendar: CalendarName
  startDay: string
  /** kept while the event is all day, for switching back */
  startTime: string
  endDay: string
  endTime: string
  allDay: boolean
  url: string
  guests: readonly string[]
  location: string
  description: string
}

/** What a form starts with: a stored event, or a time span for a new one. */
export type DraftSource = { event: CalendarEvent } | { span: Span; calendar?: CalendarName }

const timesOf = ({ start, end, allDay }: Span) =>
  allDay
    ? { startDay: start, startTime: '09:00', endDay: end, endTime: '10:00' }
    : { startDay: dayOf(start), startTime: clockOf(start), endDay: dayOf(end), endTime: clockOf(end) }

export function draftOf(source: DraftSource): EventDraft {
  if ('event' in source) {
    const { title, allDay, url, extendedProps } = source.event
    return { title, allDay, url, ...extendedProps, ...timesOf(source.event) }
  }
  const empty = { title: '', url: '', guests: [], location: '', description: '' }
  const { span, calendar = 'Business' } = source
  return { ...empty, calendar, allDay: span.allDay, ...timesOf(span) }
}

const timeFields = ['startDay', 'startTime', 'endDay', 'endTime', 'allDay'] as const

/** The edited fields on top of a stored event; start and end stay together. */
export function draftOver(base: EventDraft, draft: EventDraft, event: CalendarEvent): EventDraft {
  const isEdited = (name: keyof EventDraft) => JSON.stringify(base[name]) !== JSON.stringify(draft[name])
  const edited = (Object.keys(draft) as (keyof EventDraft)[]).filter(isEdited)
  const times = edited.some((name) => timeFields.some((each) => each === name)) ? timeFields : []
  return {
    ...draftOf({ event }),
    ...Object.fromEntries([...edited, ...times].map((name) => [name, draft[name]])),
  }
}

/** A URL as stored: https unless it has a scheme. */
const tidyUrl = (url: string): string => {
  const plain = url.trim()
  return /^[\w-]+(\.[\w-]+)+([/?#:].*)?$/.test(plain) ? `https://${plain}` : plain
}

const timeOf = (day: string, clock: string, allDay: boolean): string => {
  if (!isDay(day)) return ''
  if (allDay) return day
  return isClock(clock) ? momentOf(day, clock) : ''
}

/** The event as it would be stored. */
export function eventOf(draft: EventDraft): NewEvent {
  const { startDay, startTime, endDay, endTime, allDay } = draft
  return {
    title: draft.title.trim(),
    start: timeOf(startDay, startTime, allDay),
    end: timeOf(endDay, endTime, allDay),
    allDay,
    url: tidyUrl(draft.url),
    extendedProps: {
      calendar: draft.calendar,
      guests: [...draft.guests],
      location: draft.location.trim(),
      description: draft.description.trim(),
    },
  }
}

/** Validation errors by path of the contract; empty if it can be saved. */
export function draftErrors(draft: EventDraft): FieldErrors {
  const read = decode(newEventSchema, eventOf(draft))
  return read.ok ? {} : read.fields
}

/** Minutes between start and end in local time; undefined if one of them is unreadable. */
function minutes(draft: EventDraft): number | undefined {
  const start = timeOf(draft.startDay, draft.startTime, false)
  const end = timeOf(draft.endDay, draft.endTime, false)
  return start && end ? (Date.parse(end) - Date.parse(start)) / 60_000 : undefined
}

export type Start = Pick<EventDraft, 'startDay' | 'startTime'>

/** The start as last read: while one is typed, its day or time is unreadable. */
export const lastStart = ({ startDay, startTime }: Start, last: Start): Start => ({
  startDay: isDay(startDay) ? startDay : last.startDay,
  startTime: isClock(startTime) ? startTime : last.startTime,
})

/** The draft with some fields set. Changing the start moves the end, keeping the duration since the `last` one read. */
export function withFields(edited: EventDraft, fields: Partial<EventDraft>, last: Start = edited): EventDraft {
  const next = { ...edited, ...fields }
  const draft = { ...edited, ...lastStart(edited, last) }
  const length = minutes(draft)
  const start = timeOf(next.startDay, next.startTime, false)
  if (fields.endDay !== undefined || fields.endTime !== undefined || !start) return next
  if (next.startDay === draft.startDay && next.startTime === draft.startTime) return next
  if (next.allDay && isDay(draft.startDay) && isDay(draft.endDay))
    return { ...next, endDay: addDays(next.startDay, Math.max(0, daysBetween(draft.startDay, draft.endDay))) }
  if (length === undefined || length < 0) return next
  const end = isoTime(Date.parse(start) + length * 60_000)
  return { ...next, endDay: dayOf(end), endTime: clockOf(end) }
}
