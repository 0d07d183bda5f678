import * as v from 'valibot'
import { idSchema, versionEntries } from '../kernel/record-id'
import { readTime } from './calendar.span'

/** The calendars an event can be in. */
export const calendarNames = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const
export type CalendarName = (typeof calendarNames)[number]

const propsEntries = {
  guests: v.optional(v.array(v.string()), []),
  location: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
}

const readEntries = {
  url: v.optional(v.nullable(v.string()), ''),
  title: v.string(),
  start: v.string(),
  end: v.optional(v.nullable(v.string()), ''),
  allDay: v.optional(v.boolean(), false),
  extendedProps: v.object({
    /** unknown calendars count as ETC */
    calendar: v.fallback(v.picklist(calendarNames), 'ETC'),
    ...propsEntries,
  }),
}

const isBefore = (end: string | undefined, start: string | undefined): boolean =>
  end !== undefined && start !== undefined && end < start

/** Times as stored: an end that is missing or before the start becomes the start. */
function keptTimes({ start, end, allDay }: { start: string; end: string | null; allDay: boolean }) {
  const first = readTime(start, allDay) ?? start
  const last = readTime(end ?? '', allDay) ?? first
  return { start: first, end: isBefore(last, first) ? first : last }
}

/**
 * An event in a response. All day: `start` and `end` are its first and last date, YYYY-MM-DD. Timed: ISO timestamps.
 * Either may arrive in the other format; without an offset, a time is in Asia/Bangkok.
 */
export const eventSchema = v.pipe(
  v.object({ id: idSchema, ...readEntries, ...versionEntries }),
  v.forward(
    v.check(({ start, allDay }) => readTime(start, allDay) !== undefined, 'timestamp'),
    ['start'],
  ),
  v.transform((event) => ({ ...event, url: event.url ?? '', ...keptTimes(event) })),
)
export type CalendarEvent = v.InferOutput<typeof eventSchema>
/** An event without a number yet. */
export type NewEvent = Omit<CalendarEvent, 'id'>

const isLink = (url: string): boolean => url === '' || (/^https?:\/\//i.test(url) && URL.canParse(url))

/** Fields of a stored event except `extendedProps`, as separate entries. */
export const storedEntries = {
  url: v.optional(v.string(), ''),
  title: v.string(),
  start: v.string(),
  end: v.string(),
  allDay: v.optional(v.boolean(), false),
}
export const propsSchema = v.object({ calendar: v.picklist(calendarNames), ...propsEntries })

/** An event to be stored. The end may equal the start but not precede it. */
export const newEventSchema = v.pipe(
  v.object({
    ...storedEntries,
    url: v.optional(v.pipe(v.string(), v.check(isLink, 'url')), ''),
    title: v.pipe(
      v.string(),
      v.check((title) => title.trim() !== '', 'required'),
    ),
    extendedProps: propsSchema,
  }),
  v.forward(
    v.check(({ start, allDay }) => readTime(start, allDay) !== undefined, 'timestamp'),
    ['start'],
  ),
  v.forward(
    v.check(({ end, allDay }) => readTime(end, allDay) !== undefined, 'timestamp'),
    ['end'],
  ),
  v.forward(
    v.check(({ start, end, allDay }) => !isBefore(readTime(end, allDay), readTime(start, allDay)), 'end-before-start'),
    ['end'],
  ),
  v.transform((event) => ({ ...event, ...keptTimes(event) })),
)
