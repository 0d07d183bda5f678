import type { Call } from '../kernel/endpoint'
import { currentRecord, RaanError } from '../kernel/errors'
import { isKeyUsed } from '../kernel/outcome'
import { calendarCalls } from './calendar.contract'
import type { CalendarEvent, NewEvent } from './calendar.event'

/** `id` is the Idempotency-Key of every request for the change. */
export type Request = { id: string; unanswered?: number; call: Call; signal: AbortSignal }

const isAtTimeOf = (one: NewEvent, other: NewEvent): boolean =>
  one.title === other.title && one.start === other.start && one.end === other.end && one.allDay === other.allDay

const isSame = ({ id: _, ...stored }: CalendarEvent, event: NewEvent): boolean =>
  isAtTimeOf(stored, event) &&
  stored.url === event.url &&
  (Object.keys(event.extendedProps) as (keyof NewEvent['extendedProps'])[]).every(
    (name) => JSON.stringify(stored.extendedProps[name]) === JSON.stringify(event.extendedProps[name]),
  )

/** All events; none if the user may not read them. */
async function stored({ call, signal }: Request): Promise<readonly CalendarEvent[]> {
  try {
    return await call(calendarCalls.list, { query: {} }, { signal })
  } catch (error) {
    if (error instanceof RaanError && error.code === 'forbidden') return []
    throw error
  }
}

async function withFields({ call, signal }: Request, made: CalendarEvent, event: NewEvent): Promise<CalendarEvent> {
  if (isSame(made, event)) return made
  return (await call(calendarCalls.update, { body: { event: { ...event, id: made.id } } }, { signal })).event
}

/**
 * Adds an event once, even if repeated. After an unanswered request, looks for it first (by title and times as sent),
 * for backends without idempotency keys; later edits update the stored event.
 */
export async function addOnce(request: Request, event: NewEvent, earlier: readonly NewEvent[] = []) {
  const { id: key, unanswered = 0, call, signal } = request
  if (unanswered > 0) {
    const sent = [event, ...earlier]
    const made = (await stored(request)).findLast((each) => sent.some((one) => isAtTimeOf(one, each)))
    if (made) return withFields(request, made, event)
  }
  try {
    return (await call(calendarCalls.add, { body: { event } }, { key, signal, attempts: 1 })).event
  } catch (error) {
    if (!(error instanceof RaanError && isKeyUsed(error))) throw error
    const made = currentRecord<CalendarEvent>(error, 'event')
    if (!made) throw error
    return withFields(request, made, event)
  }
}

/** Undoes a removal; an event that still exists, because its removal was rejected or lost, is not added again. */
export async function restoreOnce(request: Request, { id, ...event }: CalendarEvent): Promise<CalendarEvent> {
  const still = (await stored(request)).find((each) => each.id === id)
  return still ?? addOnce(request, event)
}
