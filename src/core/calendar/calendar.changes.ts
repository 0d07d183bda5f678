import type { Pending } from '../kernel/changes-machine'
import { isMissing, type RaanError } from '../kernel/errors'
import { addOnce, type Request, restoreOnce } from './calendar.adding'
import { calendarCalls } from './calendar.contract'
import type { CalendarEvent, CalendarName, NewEvent } from './calendar.event'
import { isOnDay } from './calendar.span'
import { currentEvent, onto, updateOnce } from './calendar.updating'

/** A change of the events. `before` is the state an update can be undone to. */
export type CalendarChange =
  /** `earlier` are unanswered requests under the same id with other fields */
  | { kind: 'add'; event: NewEvent; earlier?: readonly NewEvent[] }
  | { kind: 'update'; event: CalendarEvent; before: CalendarEvent }
  | { kind: 'remove'; event: CalendarEvent }
  /** undoes a removal: `event` as it was */
  | { kind: 'restore'; event: CalendarEvent }

/** The event as stored after the change; undefined if removed. */
export type CalendarAnswer = CalendarEvent | undefined

/** Temporary id of an event without a number yet: negative, and stable while the change is pending. */
export const passingId = (changeId: string): number =>
  -1 - [...changeId].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)

export const isPassing = ({ id }: Pick<CalendarEvent, 'id'>): boolean => id < 0

/** Applies a change to the events, as requested or, with `answer`, as stored. Idempotent. */
export function withChange(
  events: readonly CalendarEvent[],
  { id, change }: Pending<CalendarChange>,
  answer?: CalendarAnswer,
): readonly CalendarEvent[] {
  if (change.kind === 'remove') return events.filter((event) => event.id !== change.event.id)
  const event = answer ?? (change.kind === 'update' ? change.event : { ...change.event, id: passingId(id) })
  // its removal was rejected: it still exists
  if (change.kind === 'restore' && !answer && events.some((each) => each.id === change.event.id)) return events
  const isHere = events.some((each) => each.id === event.id)
  if (isHere) return events.map((each) => (each.id === event.id ? event : each))
  return change.kind === 'update' ? events : [...events, event]
}

/** The change that undoes this one. An addition can only be removed. */
export function undoOf(change: CalendarChange, answer?: CalendarAnswer): CalendarChange | undefined {
  if (change.kind === 'update') return { kind: 'update', event: change.before, before: change.event }
  if (change.kind === 'remove') return { kind: 'restore', event: change.event }
  return answer && { kind: 'remove', event: answer }
}

/** Sends a change. An event that is already gone counts as removed. */
export async function makeChange({ change, ...request }: Request & Pending<CalendarChange>): Promise<CalendarAnswer> {
  const { call, signal } = request
  if (change.kind === 'add') return addOnce(request, change.event, change.earlier)
  if (change.kind === 'restore') return restoreOnce(request, change.event)
  if (change.kind === 'update') return updateOnce(call, change, signal)
  try {
    await call(calendarCalls.remove, { query: { id: change.event.id } }, { signal })
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  return undefined
}

/** The same change on top of what someone else stored in the meantime; undefined if no one did. */
export function rebased(change: CalendarChange, error: RaanError): CalendarChange | undefined {
  const current = currentEvent(error)
  return current && change.kind === 'update'
    ? { kind: 'update', event: onto(current, change), before: current }
    : undefined
}

/** The changed event no longer exists. */
export const isGone = ({ error }: { error?: unknown }): boolean => isMissing(error)

/** The events of some calendars; undefined = all. */
export const inCalendars = (
  events: readonly CalendarEvent[],
  calendars: readonly CalendarName[] | undefined,
): readonly CalendarEvent[] =>
  calendars === undefined ? events : events.filter(({ extendedProps }) => calendars.includes(extendedProps.calendar))

/** The events of a day: all-day events first, then by time. */
export const eventsOfDay = (events: readonly CalendarEvent[], day: string): readonly CalendarEvent[] =>
  events
    .filter((event) => isOnDay(event, day))
    .sort((a, b) => Number(b.allDay) - Number(a.allDay) || Date.parse(a.start) - Date.parse(b.start) || a.id - b.id)
