import type { AppModule } from '../kernel/app-module'
import type { EngineEvent } from '../kernel/engine-events'
import { isGone, withChange } from './calendar.changes'
import type { CalendarEvent } from './calendar.event'
import { type CalendarFormEvent, calendarFormMachine } from './calendar.form'
import { calendarLinks } from './calendar.links'
import { calendarDataMachine, calendarMachine } from './calendar.machine'
import { calendarShownMachine } from './calendar.shown'

/** A completed change updates the rows; one of an event that is gone, or that someone else changed, marks them as outdated. */
function rowsAfter(event: EngineEvent) {
  if (event.type === 'calendar.changeFailed')
    return isGone(event) || event.error.code === 'conflict' ? { type: 'reload' as const } : undefined
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

/** A form receives the outcome of every change, including its own. */
function fromOtherApps(event: EngineEvent): CalendarFormEvent | undefined {
  if (event.type === 'calendar.changed') return { type: 'change.receive', id: event.id }
  if (event.type !== 'calendar.changeFailed') return undefined
  return { type: 'change.receive', id: event.id, error: event.error }
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
    'calendar.form': { machine: calendarFormMachine, reacts: fromOtherApps },
  },
} satisfies AppModule
