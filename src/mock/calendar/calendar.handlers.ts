import { calendarCalls } from '../../core/calendar/calendar.contract'
import { newEventSchema } from '../../core/calendar/calendar.event'
import { decode } from '../../core/kernel/codec'
import type { AppMock } from '../app-mock'
import { handle, missing, refuse } from '../handle'
import { nextId } from '../world'
import { eventsTable } from './calendar.seed'

/** What is said of fields of the event, by path of the body. */
const inBody = (fields: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(fields).map(([path, codes]) => [`event.${path}`, codes]))

export const calendarMock: AppMock = {
  tables: [eventsTable],
  handlers: [
    handle(calendarCalls.list, ({ query: { calendars }, world }) =>
      world
        .read(eventsTable)
        .filter(({ extendedProps }) => calendars?.some((each) => each === extendedProps.calendar) ?? true),
    ),

    handle(calendarCalls.add, ({ body, world }) => {
      const rows = world.read(eventsTable)
      const event = { ...body.event, id: nextId(rows) }
      world.write(eventsTable, [...rows, event])
      return { event }
    }),

    handle(calendarCalls.update, ({ body: { event: given }, world }) => {
      const rows = world.read(eventsTable)
      const known = rows.find(({ id }) => id === given.id)
      if (!known) return missing()
      const { id, ...fields } = given
      const extendedProps = { ...known.extendedProps, ...fields.extendedProps }
      const read = decode(newEventSchema, { ...known, ...fields, extendedProps })
      if (!read.ok) return refuse(inBody(read.fields))
      const event = { ...read.value, id }
      world.write(
        eventsTable,
        rows.map((each) => (each === known ? event : each)),
      )
      return { event }
    }),

    handle(calendarCalls.remove, ({ query: { id }, world }) => {
      const rows = world.read(eventsTable)
      if (!rows.some((each) => each.id === id)) return missing()
      world.write(
        eventsTable,
        rows.filter((each) => each.id !== id),
      )
      return undefined
    }),
  ],
}
