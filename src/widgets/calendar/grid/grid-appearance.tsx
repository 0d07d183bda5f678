import type { CalendarOptions, EventDisplayInfo } from '@fullcalendar/react'
import Nothing from 'lucide-react/icons/calendar-x'
import type { CalendarEvent } from '../../../core/calendar/calendar.event'
import { classNames } from '../../ui/class-names'
import { EmptyPanel } from '../../ui/empty-panel'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { tints } from '../calendar.css'
import { useCalendarMessages } from '../use-calendar-messages'
import * as css from './grid.css'

const tintOf = ({ event }: EventDisplayInfo) =>
  tints[(event.extendedProps.event as CalendarEvent).extendedProps.calendar]

export const agendaClasses = {
  listItemEventTitleClass: css.longTitle,
  listItemEventTimeClass: css.agendaTime,
} satisfies CalendarOptions

/** Dragged events and popovers are rendered outside the grid, so they need the colours themselves. */
export const gridClasses = {
  className: css.grid,
  popoverClass: classNames(css.palette, css.popover),
  popoverCloseClass: css.close,
  eventClass: (info) => classNames(css.palette, css.event, tintOf(info)),
  listItemEventBeforeClass: css.dot,
  listItemEventTitleClass: css.title,
  listItemEventTimeClass: css.time,
  rowEventTitleClass: css.title,
  columnEventTitleClass: ({ isShort }) => (isShort ? css.title : css.longTitle),
  blockEventClass: css.block,
  dayCellTopInnerClass: (info) => (info.isToday ? css.today : css.dayNumber),
  dayHeaderInnerClass: (info) => (info.isToday ? css.todayHead : css.dayHead),
  moreLinkClass: css.more,
  rowMoreLinkClass: css.rowMore,
  listDayHeaderClass: css.listDay,
  noEventsClass: css.empty,
  inlineWeekNumberClass: css.week,
  navLinkClass: css.link,
} satisfies CalendarOptions

function CalendarOf({ event }: { event: CalendarEvent }) {
  const messages = useCalendarMessages()
  return <VisuallyHidden>, {messages.calendar(event.extendedProps.calendar)}</VisuallyHidden>
}

export const NoEvents = ({ text }: { text: string }) => <EmptyPanel icon={<Nothing />} title={text} />

/** Some languages format ranges without the leading zero. */
const padded = (times: string) => times.replace(/(?<!\d)(\d):/g, '0$1:')

/** The calendar's name is included because colour alone isn't accessible. */
export function EventContent({ event, timeText, timeClass, titleClass, view }: EventDisplayInfo) {
  const stored = event.extendedProps.event as CalendarEvent
  const { location } = stored.extendedProps
  return (
    <>
      {timeText && <div className={timeClass}>{padded(timeText)}</div>}
      <div className={titleClass}>
        {event.title}
        {view.type === 'agenda' && location && <span className={css.location}>{location}</span>}
        <CalendarOf event={stored} />
      </div>
    </>
  )
}
