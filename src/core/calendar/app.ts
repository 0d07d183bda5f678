import type { AppModule } from '../kernel/ports'
import { type CalendarAnswer, type CalendarChange, isGone, withChange } from './calendar.changes'
import type { CalendarEvent } from './calendar.event'
import { calendarFormMachine } from './calendar.form'
import { calendarLinks } from './calendar.links'
import { calendarDataMachine, calendarMachine } from './calendar.machine'
import { calendarShownMachine } from './calendar.shown'

type Changed = { type: 'calendar.changed'; id: string; change: CalendarChange; answer: CalendarAnswer }

/** A change that was made goes into the rows; one to an event that is gone shows that they are old. */
function rowsAfter(event: { type: string; error?: unknown }) {
  if (event.type === 'calendar.changeFailed') return isGone(event) ? { type: 'reload' } : undefined
  if (event.type !== 'calendar.changed') return undefined
  const { answer, ...pending } = event as Changed
  return {
    type: 'rows.apply',
    apply<Shown extends { rows: readonly CalendarEvent[] }>(shown: Shown) {
      const rows = withChange(shown.rows, pending, answer)
      return { ...shown, rows, total: rows.length }
    },
  }
}

/** A form hears what came of every change; its own is among them. */
function heard(event: { type: string; id?: string; error?: unknown }) {
  const isOutcome = event.type === 'calendar.changed' || event.type === 'calendar.changeFailed'
  return isOutcome ? { type: 'change.hear', id: event.id, error: event.error } : undefined
}

export const calendarApp = {
  data: calendarDataMachine,
  links: calendarLinks,
  views: {
    calendar: { machine: calendarMachine, reacts: rowsAfter },
    'calendar.shown': {
      machine: calendarShownMachine,
      reacts: ({ type }) => (type === 'page.visible' ? { type: 'today.look' } : undefined),
    },
    'calendar.form': { machine: calendarFormMachine, reacts: heard },
  },
} satisfies AppModule
