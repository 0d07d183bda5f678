import * as v from 'valibot'
import { idSchema } from '../kernel/record-id'
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
    /** one that is none of ours is shown among the rest */
    calendar: v.fallback(v.picklist(calendarNames), 'ETC'),
    ...propsEntries,
  }),
}

const isBefore = (end: string | undefined, start: string | undefined): boolean =>
  end !== undefined && start !== undefined && end < start

/** Times as they are kept: an end that is missing or before the start is the start. */
function keptTimes({ start, end, allDay }: { start: string; end: string | null; allDay: boolean }) {
  const first = readTime(start, allDay) ?? start
  const last = readTime(end ?? '', allDay) ?? first
  return { start: first, end: isBefore(last, first) ? first : last }
}

/**
 * An event as a backend tells it. All day: `start` and `end` are its first and last day, YYYY-MM-DD. Timed: ISO moments.
 * Either may come in the other form; a time without an offset is one of Asia/Bangkok.
 */
export const eventSchema = v.pipe(
  v.object({ id: idSchema, ...readEntries }),
  v.forward(
    v.check(({ start, allDay }) => readTime(start, allDay) !== undefined, 'timestamp'),
    ['start'],
  ),
  v.transform((event) => ({ ...event, url: event.url ?? '', ...keptTimes(event) })),
)
export type CalendarEvent = v.InferOutput<typeof eventSchema>
/** One that has no number yet. */
export type NewEvent = Omit<CalendarEvent, 'id'>

const isLink = (url: string): boolean => url === '' || (/^https?:\/\//i.test(url) && URL.canParse(url))

/** Fields of a stored event but `extendedProps`, each by itself. */
export const storedEntries = {
  url: v.optional(v.string(), ''),
  title: v.string(),
  start: v.string(),
  end: v.string(),
  allDay: v.optional(v.boolean(), false),
}
export const propsSchema = v.object({ calendar: v.picklist(calendarNames), ...propsEntries })

/** What may be stored. The end may be the start and never before it. */
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
