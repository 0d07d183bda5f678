import { type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { EventsByName } from '../kernel/engine-events'
import { createListMachine } from '../kernel/list-machine'
import { type CalendarAnswer, type CalendarChange, makeChange } from './calendar.changes'
import { calendarCalls } from './calendar.contract'
import type { CalendarEvent, CalendarName } from './calendar.event'
import type { DayRange } from './calendar.range'

export type CalendarFilter = {
  /** undefined = all; an empty list = none */
  calendars: readonly CalendarName[] | undefined
  /** undefined = all events, whatever their time */
  days: DayRange | undefined
}

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

/** The events of the chosen calendars and days, without paging. */
export const calendarMachine = createListMachine<CalendarEvent, CalendarFilter>({
  id: 'calendar',
  query: { calendars: undefined, days: undefined },
  keyOf: ({ id }) => id,
  async load({ call, query: { calendars, days }, signal }) {
    const query = { ...(calendars && { calendars: [...calendars] }), ...days }
    const rows = await call(calendarCalls.list, { query }, { signal })
    return { rows, total: rows.length, extra: undefined }
  },
})
