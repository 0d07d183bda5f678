import type { Call } from '../kernel/endpoint'
import { currentRecord, type RaanError } from '../kernel/errors'
import { updateVersioned } from '../kernel/keyed-request'
import { calendarCalls } from './calendar.contract'
import type { CalendarEvent } from './calendar.event'

type Update = { event: CalendarEvent; before: CalendarEvent }

/** Start, end and kind belong together: one of them alone would be another time. */
const parts = {
  title: ({ title }: CalendarEvent) => title,
  url: ({ url }: CalendarEvent) => url,
  time: ({ start, end, allDay }: CalendarEvent) => [start, end, allDay],
  calendar: ({ extendedProps }: CalendarEvent) => extendedProps.calendar,
  guests: ({ extendedProps }: CalendarEvent) => extendedProps.guests,
  location: ({ extendedProps }: CalendarEvent) => extendedProps.location,
  description: ({ extendedProps }: CalendarEvent) => extendedProps.description,
} satisfies Record<string, (event: CalendarEvent) => unknown>
export type EventPart = keyof typeof parts
const names = Object.keys(parts) as EventPart[]

const isSame = (name: EventPart, one: CalendarEvent, other: CalendarEvent): boolean =>
  JSON.stringify(parts[name](one)) === JSON.stringify(parts[name](other))

/** The parts in which two versions of an event differ. */
export const differingParts = (one: CalendarEvent, other: CalendarEvent): EventPart[] =>
  names.filter((name) => !isSame(name, one, other))

/** What an update changes, on top of another version of the event. */
export function onto(current: CalendarEvent, { event, before }: Update): CalendarEvent {
  const changed = new Set(differingParts(before, event))
  const { start, end, allDay } = changed.has('time') ? event : current
  const { extendedProps: mine } = event
  const pick = (name: 'guests' | 'location' | 'description') => (changed.has(name) ? { [name]: mine[name] } : {})
  return {
    ...current,
    title: changed.has('title') ? event.title : current.title,
    url: changed.has('url') ? event.url : current.url,
    start,
    end,
    allDay,
    extendedProps: {
      ...current.extendedProps,
      calendar: changed.has('calendar') ? mine.calendar : current.extendedProps.calendar,
      ...pick('guests'),
      ...pick('location'),
      ...pick('description'),
    },
  }
}

/** The event as stored, if an update was rejected because someone else changed it. */
export const currentEvent = (error: RaanError): CalendarEvent | undefined =>
  error.code === 'conflict' ? currentRecord<CalendarEvent>(error, 'event') : undefined

/** Updates an event; see `updateVersioned` for what happens if someone else changed it. */
export const updateOnce = (call: Call, update: Update, signal: AbortSignal): Promise<CalendarEvent> =>
  updateVersioned({
    before: update.before,
    parts: differingParts(update.before, update.event),
    isSame,
    onto: (current) => onto(current, update),
    send: async (base) => (await call(calendarCalls.update, { body: { event: onto(base, update) } }, { signal })).event,
    currentOf: currentEvent,
  })
