import { formatTag } from '../../../core/kernel/format-tag'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import { messages } from 'langraan:messages/calendar.grid'
import FullCalendar, { type CalendarRef, type EventDisplayInfo } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import listGrid from '@fullcalendar/react/list'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import type { CalendarEvent } from '../../../core/calendar/calendar.event'
import { type CalendarView, listDays } from '../../../core/calendar/calendar.range'
import type { Span } from '../../../core/calendar/calendar.span'
import type { Clock } from '../../../core/kernel/clock'
import { defineWidget } from '../../runtime/define-widget'
import { useLocale } from '../../runtime/use-locale'
import { CalendarBodySkeleton } from '../calendar-skeleton'
import { firstWeekday } from '../range-title'
import { agendaClasses, EventContent, gridClasses, NoEvents } from './grid-appearance'
import { droppedSpan, gridDay, gridEvent, gridNow, gridTime, pressedTime } from './grid-events'

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

function useGridMessages() {
  const { t } = useLingui()
  const locale = useLocale()
  return useMemo(
    () => ({
      locale: { code: formatTag(locale), week: { dow: firstWeekday(locale), doy: 4 } },
      firstDay: firstWeekday(locale),
      allDayText: t`All day`,
      timedText: t`Hours of the day`,
      noEventsText: t`No events in this period`,
      weekTextLong: t`Week`,
      closeHint: t`Close`,
      eventsHint: t`Events`,
      navLinkHint: (day: string) => t`Go to ${day}`,
      moreLinkText: (count: number) => t({ message: `+${count} more`, context: 'calendar day' }),
      moreLinkHint: (count: number) => t`${plural(count, { one: 'Show # more event', other: 'Show # more events' })}`,
      listDayFormat: { day: 'numeric', month: 'long' } as const,
      listDayAltFormat: { weekday: 'long' } as const,
      eventTimeFormat: clock,
      slotHeaderFormat: clock,
    }),
    [locale, t],
  )
}

export type CalendarGridProps = {
  events: readonly CalendarEvent[]
  view: CalendarView
  day: string
  isNarrow: boolean
  clock: Clock
  onShow(view: CalendarView, day: string): void
  onAdd(span: Span): void
  onOpen(event: CalendarEvent): void
  onMove(event: CalendarEvent, span: Span): void
}

const plugins = [dayGrid, timeGrid, listGrid, interaction, classic]
const gridViews: Record<CalendarView, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'agenda',
}
const views = { agenda: { type: 'list', duration: { days: listDays }, ...agendaClasses } }
const eventOf = ({ event }: { event: EventDisplayInfo['event'] }) => event.extendedProps.event as CalendarEvent

function GridView(props: CalendarGridProps) {
  const { view, day, isNarrow, clock, onShow, onAdd, onOpen, onMove } = props
  const calendar = useRef<CalendarRef>(null)
  const gridMessages = useGridMessages()
  const now = useMemo(() => () => gridNow(clock.now()), [clock])
  const events = useMemo(() => props.events.map(gridEvent), [props.events])
  useEffect(() => calendar.current?.getApi().changeView(gridViews[view], day), [view, day])

  const change = (event: CalendarEvent, span: Span | undefined, revert: () => void) => {
    if (span) onMove(event, span)
    else revert()
  }
  const add = (span: Span | undefined) => span && onAdd(span)
  return (
    <FullCalendar
      ref={calendar}
      {...gridMessages}
      {...gridClasses}
      plugins={plugins}
      views={views}
      borderless
      initialView={gridViews[view]}
      initialDate={day}
      timeZone="UTC"
      now={now}
      headerToolbar={false}
      height={view === 'list' && isNarrow ? 'auto' : '100%'}
      events={events}
      eventContent={EventContent}
      noEventsContent={NoEvents}
      editable
      selectable
      selectMinDistance={5}
      forceEventDuration
      {...(isNarrow && view !== 'list' && { displayEventEnd: false })}
      defaultTimedEventDuration="01:00"
      dayMaxEvents={2}
      nowIndicator
      navLinks
      navLinkDayClick={(date: Date) => onShow('day', gridDay(date))}
      navLinkWeekClick={(date: Date) => onShow('week', gridDay(date))}
      weekNumbers={view === 'month' && !isNarrow}
      weekNumberCalculation="ISO"
      weekNumberFormat={{ week: 'numeric' }}
      scrollTime="08:00"
      longPressDelay={350}
      dateClick={(info) => add(pressedTime(info))}
      select={(info) => add(gridTime(info))}
      eventClick={(info) => {
        info.jsEvent.preventDefault()
        onOpen(eventOf(info))
      }}
      eventDrop={(info) => change(eventOf(info), droppedSpan(eventOf(info), info.event), info.revert)}
      eventResize={(info) => change(eventOf(info), gridTime(info.event), info.revert)}
    />
  )
}

export const CalendarGrid = defineWidget<CalendarGridProps>({
  apps: {},
  messages: [messages],
  Skeleton: CalendarBodySkeleton,
  View: GridView,
})
