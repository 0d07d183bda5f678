import { messages } from 'langraan:messages/calendar'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { calendarApp } from '../../core/calendar/app'
import type { CalendarEvent } from '../../core/calendar/calendar.event'
import type { CalendarView } from '../../core/calendar/calendar.range'
import { defineWidget } from '../runtime/define-widget'
import { CalendarSkeleton } from './calendar-skeleton'
import { CalendarScreen } from './calendar-view'

export type RaanCalendarProps = {
  /** `month`, `week`, `day` or `list`; without it month, and list where there is little room */
  view?: string | undefined
  /** a day in what is shown, YYYY-MM-DD; without it today */
  date?: string | undefined
  /** `Business,Family`; '' is none of them, without it all are shown */
  calendars?: string | undefined
  /** all three as the text of a query, for an address: `view=week&date=2026-11-21`; goes before them */
  query?: string | undefined
  /** `replace` where the change is no step to come back to */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
  /** first and last day of what is shown, YYYY-MM-DD */
  onRangeChanged?: ((detail: { view: CalendarView; from: string; to: string }) => void) | undefined
  onAdded?: ((detail: { event: CalendarEvent }) => void) | undefined
  onUpdated?: ((detail: { event: CalendarEvent }) => void) | undefined
  onRemoved?: ((detail: { id: number }) => void) | undefined
}

export const apps = { calendar: calendarApp }

export const RaanCalendar = defineWidget<RaanCalendarProps>({
  apps,
  messages: [messages, failureMessages, lazyMessages],
  Skeleton: CalendarSkeleton,
  View: CalendarScreen,
})
