import { bangkokDay, isoTime } from '../kernel/clock'
import { readTimestamp } from '../kernel/timestamp'
import { addDays, daysBetween, isDay } from './calendar.range'

/**
 * When an event is. All day: `start` and `end` are its first and its last day, YYYY-MM-DD. Timed: both are moments, ISO
 * text with offset Z. Whatever the machine's time zone, days are those of Asia/Bangkok.
 */
export type Span = { start: string; end: string; allDay: boolean }

const hour = 60 * 60 * 1000
const offset = 7 * hour
/** The day a moment is on in Asia/Bangkok. */
export const dayOf = (moment: string): string => bangkokDay(Date.parse(moment))

/** What a clock in Asia/Bangkok shows at a moment: HH:mm. */
export const clockOf = (moment: string): string => isoTime(Date.parse(moment) + offset).slice(11, 16)

/** The moment at which a clock in Asia/Bangkok shows this (HH:mm) on this day. */
export const momentOf = (day: string, clock: string): string => isoTime(Date.parse(`${day}T${clock}:00+07:00`))

/** A time of the wire as a moment: ISO text, without an offset that of Asia/Bangkok; a day is its first minute. */
function readMoment(text: string): string | undefined {
  const moment = isDay(text.trim().slice(0, 10)) ? readTimestamp(text) : undefined
  return moment && isoTime(Date.parse(moment))
}

const readDayText = (text: string): string | undefined => {
  const plain = text.trim()
  if (isDay(plain)) return plain
  const moment = readMoment(plain)
  return moment && dayOf(moment)
}

/** One time of the wire as it is kept; undefined when it is none. */
export const readTime = (text: string, allDay: boolean): string | undefined =>
  allDay ? readDayText(text) : readMoment(text)

/** The days an event touches; one that ends at midnight does not touch the next. */
export function daysOf({ start, end, allDay }: Span): { first: string; last: string } {
  if (allDay) return { first: start, last: end }
  const first = dayOf(start)
  const last = dayOf(end)
  return { first, last: last > first && clockOf(end) === '00:00' ? addDays(last, -1) : last }
}

export const isOnDay = (span: Span, day: string): boolean => {
  const { first, last } = daysOf(span)
  return first <= day && day <= last
}

/** The event at another start, as long as it was. Between days and times it keeps its days, or takes one hour. */
export function movedTo(span: Span, start: string, allDay: boolean): Span {
  if (allDay !== span.allDay) return { start, end: allDay ? start : later(start, hour), allDay }
  if (allDay) return { start, end: addDays(start, daysBetween(span.start, span.end)), allDay }
  return { start, end: later(start, Date.parse(span.end) - Date.parse(span.start)), allDay }
}

const later = (moment: string, ms: number): string => isoTime(Date.parse(moment) + ms)

/**
 * How a grid of days and hours takes it: the end is the first day or minute after it, times are what a clock in
 * Asia/Bangkok shows, as if it stood in UTC. `gridSpan` and `spanOfGrid` undo each other.
 */
export function gridSpan({ start, end, allDay }: Span): Span {
  if (allDay) return { start, end: addDays(end, 1), allDay }
  return { start: later(start, offset), end: later(end, offset), allDay }
}

export function spanOfGrid({ start, end, allDay }: Span): Span {
  if (!allDay) return { start: later(start, -offset), end: later(end, -offset), allDay }
  const last = addDays(end.slice(0, 10), -1)
  const first = start.slice(0, 10)
  const isOver = last < first
  return { start: first, end: isOver ? first : last, allDay }
}
