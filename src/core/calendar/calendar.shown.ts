import { assign, setup } from 'xstate'
import { bangkokDay } from '../kernel/clock'
import type { Ports } from '../kernel/ports'
import { type CalendarView, stepDay, untilMidnight } from './calendar.range'

export type CalendarShownInput = Pick<Ports, 'clock'> & { view?: CalendarView | undefined; date?: string | undefined }

type Context = Pick<Ports, 'clock'> & {
  /** undefined: whichever fits the space */
  view: CalendarView | undefined
  /** undefined: today, updated at midnight */
  date: string | undefined
  /** date in Asia/Bangkok */
  today: string
}

export type CalendarShownEvent =
  | { type: 'view.change'; view: CalendarView | undefined; date?: string | undefined }
  | { type: 'date.change'; date: string | undefined }
  /** to the previous or next range; `view` is the displayed one */
  | { type: 'date.step'; view: CalendarView; by: 1 | -1 }
  /** the page was suspended: the date may have changed */
  | { type: 'today.look' }

/** The displayed view and date, and today's date. */
export const calendarShownMachine = setup({
  types: { input: {} as CalendarShownInput, context: {} as Context, events: {} as CalendarShownEvent },
  delays: { midnight: ({ context: { clock } }) => untilMidnight(clock.now()) },
  actions: {
    lookAtToday: assign(({ context: { clock } }) => ({ today: bangkokDay(clock.now()) })),
  },
}).createMachine({
  id: 'calendar.shown',
  options: { maxIterations: 1_000 },
  context: ({ input: { clock, view, date } }) => ({ clock, view, date, today: bangkokDay(clock.now()) }),
  initial: 'today',
  on: {
    'view.change': {
      actions: assign(({ context, event: { view, date = context.date } }) => ({ view, date })),
    },
    'date.change': { actions: assign(({ event: { date } }) => ({ date })) },
    'date.step': {
      actions: assign(({ context: { date, today }, event: { view, by } }) => ({
        date: stepDay(view, date ?? today, by),
      })),
    },
  },
  states: {
    today: {
      entry: 'lookAtToday',
      on: { 'today.look': { target: 'today', reenter: true } },
      after: { midnight: { target: 'today', reenter: true } },
    },
  },
})
