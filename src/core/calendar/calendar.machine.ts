import { type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { EventsByName } from '../kernel/engine-events'
import { createListMachine } from '../kernel/list-machine'
import { type CalendarAnswer, type CalendarChange, makeChange } from './calendar.changes'
import { calendarCalls } from './calendar.contract'
import type { CalendarEvent, CalendarName } from './calendar.event'

/** undefined = all calendars; an empty list = none */
export type CalendarFilter = { calendars: readonly CalendarName[] | undefined }

/** Adds, updates and removes events: optimistically, sent one after the other. */
export const calendarDataMachine = createChangesMachine<'calendar', CalendarChange, CalendarAnswer>({
  app: 'calendar',
  make: makeChange,
})

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ChangesEmitted<'calendar', CalendarChange, CalendarAnswer>> {}
}

declare module '../kernel/links' {
  interface LinkedData {
    calendar: typeof calendarDataMachine
  }
}

/** The events of the chosen calendars, without paging. */
export const calendarMachine = createListMachine<CalendarEvent, CalendarFilter>({
  id: 'calendar',
  query: { calendars: undefined },
  keyOf: ({ id }) => id,
  async load({ call, query: { calendars }, signal }) {
    const rows = await call(calendarCalls.list, { query: calendars ? { calendars: [...calendars] } : {} }, { signal })
    return { rows, total: rows.length, extra: undefined }
  },
})
