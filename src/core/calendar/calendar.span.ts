import { bangkokDay, isoTime } from '../kernel/clock'
import { readTimestamp } from '../kernel/timestamp'
import { addDays, daysBetween, isDay } from './calendar.range'

/**
 * The time of an event. All day: `start` and `end` are its first and last date, YYYY-MM-DD. Timed: both are ISO
 * timestamps with offset Z. Dates are in Asia/Bangkok, whatever the device's time zone.
 */
export type Span = { start: string; end: string; allDay: boolean }

const hour = 60 * 60 * 1000
const offset = 7 * hour
/** The date of a timestamp in Asia/Bangkok. */
export const dayOf = (moment: string): string => bangkokDay(Date.parse(moment))

/** The local time of a timestamp in Asia/Bangkok: HH:mm. */
export const clockOf = (moment: string): string => isoTime(Date.parse(moment) + offset).slice(11, 16)

/** The timestamp of a local time (HH:mm) in Asia/Bangkok on this date. */
export const momentOf = (day: string, clock: string): string => isoTime(Date.parse(`${day}T${clock}:00+07:00`))

/** A wire time as a timestamp: ISO text, in Asia/Bangkok without an offset; a date means midnight. */
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

/** One wire time as stored; undefined if invalid. */
export const readTime = (text: string, allDay: boolean): string | undefined =>
  allDay ? readDayText(text) : readMoment(text)

/** The dates an event covers; an end at midnight doesn't include the next day. */
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

/** Whether the event is on one of the days; an open range has no first or no last one, an invalid or reversed one no days. */
export function isWithin(span: Span, { from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  const { first, last } = daysOf(span)
  if (from !== undefined && to !== undefined && to < from) return false
  return (from === undefined || (isDay(from) && from <= last)) && (to === undefined || (isDay(to) && first <= to))
}

/**
 * The event moved to another start, keeping its duration. Between all day and timed, it keeps its dates, or takes one
 * hour.
 */
export function movedTo(span: Span, start: string, allDay: boolean): Span {
  if (allDay !== span.allDay) return { start, end: allDay ? start : later(start, hour), allDay }
  if (allDay) return { start, end: addDays(start, daysBetween(span.start, span.end)), allDay }
  return { start, end: later(start, Date.parse(span.end) - Date.parse(span.start)), allDay }
}

const later = (moment: string, ms: number): string => isoTime(Date.parse(moment) + ms)

/**
 * The format of a calendar grid: exclusive end, local times of Asia/Bangkok expressed as UTC. `gridSpan` and
 * `spanOfGrid` are inverse.
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
