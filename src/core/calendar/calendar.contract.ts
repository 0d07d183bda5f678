import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { filterSchema, filterValue } from '../kernel/filter'
import { rows } from '../kernel/lenient'
import { idSchema } from '../kernel/record-id'
import { calendarNames, eventSchema, newEventSchema, propsSchema, storedEntries } from './calendar.event'
import { isDay } from './calendar.range'

/** Changed fields of a stored event; the others stay. With a `version`, only that version is changed, otherwise 409. */
const eventUpdateSchema = v.object({
  id: idSchema,
  version: v.exactOptional(v.number()),
  ...v.partial(v.object(storedEntries)).entries,
  extendedProps: v.optional(v.partial(propsSchema)),
})

const daySchema = v.pipe(v.string(), v.check(isDay, 'date'))

const stored = v.object({ event: eventSchema })

export const calendarCalls = {
  list: endpoint({
    name: 'calendar.list',
    shops: 'shared',
    allow: 'read:Calendar',
    method: 'GET',
    path: '/apps/calendar/events',
    repeat: 'safe',
    query: v.object({
      /** missing = all calendars; an empty list = none */
      calendars: v.optional(v.array(filterValue(v.picklist(calendarNames)))),
      /** only events on one of these days, YYYY-MM-DD, both inclusive; older backends ignore them and return all */
      from: filterSchema(daySchema),
      to: filterSchema(daySchema),
    }),
    answer: rows(eventSchema),
  }),
  add: endpoint({
    name: 'calendar.add',
    shops: 'shared',
    allow: 'create:Calendar',
    method: 'POST',
    path: '/apps/calendar/add-event',
    repeat: 'keyed',
    status: 201,
    body: v.object({ event: newEventSchema }),
    answer: stored,
    conflict: stored,
  }),
  update: endpoint({
    name: 'calendar.update',
    shops: 'shared',
    allow: 'write:Calendar',
    method: 'POST',
    path: '/apps/calendar/update-event',
    missing: true,
    repeat: 'safe',
    body: v.object({ event: eventUpdateSchema }),
    answer: stored,
    conflict: stored,
  }),
  remove: endpoint({
    name: 'calendar.remove',
    shops: 'shared',
    allow: 'delete:Calendar',
    method: 'DELETE',
    path: '/apps/calendar/remove-event',
    missing: true,
    repeat: 'safe',
    query: v.object({ id: idSchema }),
  }),
}
