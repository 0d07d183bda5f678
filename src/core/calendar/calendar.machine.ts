import { type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { EngineEvent, EventsByName } from '../kernel/engine-events'
import { createListMachine } from '../kernel/list-machine'
import type { AppModule } from '../kernel/ports'
import { type CalendarAnswer, type CalendarChange, isGone, makeChange, withChange } from './calendar.changes'
import { calendarCalls } from './calendar.contract'
import type { CalendarEvent, CalendarName } from './calendar.event'
import { type CalendarFormEvent, calendarFormMachine } from './calendar.form'
import { calendarLinks } from './calendar.links'
import { calendarShownMachine } from './calendar.shown'

/** undefined: all calendars; an empty list: none of them */
export type CalendarFilter = { calendars: readonly CalendarName[] | undefined }

/** Adds, updates and removes events: seen at once, sent one after the other. */
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

/** The events of the chosen calendars, all of them at once. */
export const calendarMachine = createListMachine<CalendarEvent, CalendarFilter>({
  id: 'calendar',
  query: { calendars: undefined },
  keyOf: ({ id }) => id,
  async load({ call, query: { calendars }, signal }) {
    const rows = await call(calendarCalls.list, { query: calendars ? { calendars: [...calendars] } : {} }, { signal })
    return { rows, total: rows.length, extra: undefined }
  },
})

/** A change that was made goes into the rows; one to an event that is gone shows that they are old. */
function rowsAfter(event: EngineEvent) {
  if (event.type === 'calendar.changeFailed') return isGone(event) ? { type: 'reload' as const } : undefined
  if (event.type !== 'calendar.changed') return undefined
  const { answer, ...pending } = event
  return {
    type: 'rows.apply' as const,
    apply<Shown extends { rows: readonly CalendarEvent[] }>(shown: Shown) {
      const rows = withChange(shown.rows, pending, answer)
      return { ...shown, rows, total: rows.length }
    },
  }
}

/** A form hears what came of every change; its own is among them. */
function heard(event: EngineEvent): CalendarFormEvent | undefined {
  if (event.type === 'calendar.changed') return { type: 'change.hear', id: event.id }
  if (event.type !== 'calendar.changeFailed') return undefined
  return { type: 'change.hear', id: event.id, error: event.error }
}

export const calendarApp = {
  data: calendarDataMachine,
  links: calendarLinks,
  views: {
    calendar: { machine: calendarMachine, reacts: rowsAfter },
    'calendar.shown': {
      machine: calendarShownMachine,
      reacts: ({ type }) => (type === 'page.visible' ? { type: 'today.look' as const } : undefined),
    },
    'calendar.form': { machine: calendarFormMachine, reacts: heard },
  },
} satisfies AppModule
