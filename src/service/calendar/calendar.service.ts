import { calendarCalls } from '../../core/calendar/calendar.contract'
import { type CalendarEvent, newEventSchema } from '../../core/calendar/calendar.event'
import { isWithin } from '../../core/calendar/calendar.span'
import { differingParts } from '../../core/calendar/calendar.updating'
import { decode, encode } from '../../core/kernel/codec'
import { handle, type Service } from '../handle'
import { nextId } from '../next-id'
import { isStale, nextVersion, withVersion } from '../record-version'
import { missing, refuse, reply } from '../reply'
import { table } from '../table'

export const eventsTable = table<CalendarEvent>('events', { of: 'shop', key: ({ id }) => id, kind: 'calendar' })

/** Event field errors, by path of the body. */
const inBody = (fields: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(fields).map(([path, codes]) => [`event.${path}`, codes]))

export const calendarService: Service = {
  tables: [eventsTable],
  handlers: [
    handle(calendarCalls.list, ({ query: { calendars, from, to }, tx }) =>
      tx
        .read(eventsTable)
        .filter(({ extendedProps }) => calendars?.some((each) => each === extendedProps.calendar) ?? true)
        .filter((event) => isWithin(event, { from, to }))
        .map(withVersion),
    ),

    handle(calendarCalls.add, ({ body, tx }) => {
      const rows = tx.read(eventsTable)
      const event = { ...body.event, id: nextId(rows), version: 1 }
      tx.write(eventsTable, [...rows, event])
      return { event }
    }),

    handle(calendarCalls.update, ({ body: { event: given }, user, tx }) => {
      const rows = tx.read(eventsTable)
      const known = rows.find(({ id }) => id === given.id)
      if (!known) return missing()
      const { id, version, ...fields } = given
      if (isStale(known, version))
        return reply(409, encode(calendarCalls.update.conflict, { event: withVersion(known) }))
      const extendedProps = { ...known.extendedProps, ...fields.extendedProps }
      const read = decode(newEventSchema, { ...known, ...fields, extendedProps })
      if (!read.ok) return refuse(inBody(read.fields))
      if (differingParts(known, { ...read.value, id }).length === 0) return { event: withVersion(known) }
      const event = { ...read.value, id, ...nextVersion(known, user) }
      tx.write(
        eventsTable,
        rows.map((each) => (each === known ? event : each)),
      )
      return { event }
    }),

    handle(calendarCalls.remove, ({ query: { id }, tx }) => {
      const rows = tx.read(eventsTable)
      if (!rows.some((each) => each.id === id)) return missing()
      tx.write(
        eventsTable,
        rows.filter((each) => each.id !== id),
      )
      return undefined
    }),
  ],
}
