import type { CalendarOptions, EventDisplayInfo } from '@fullcalendar/react'
import type { CalendarEvent } from '../../../core/calendar/calendar.event'
import { classNames } from '../../ui/class-names'
import { tints } from '../calendar-tints.css'
import * as css from './grid.css'

const tintOf = ({ event }: EventDisplayInfo) =>
  tints[(event.extendedProps.event as CalendarEvent).extendedProps.calendar]

/** How the list differs: a title may be long, the times stand below each other. */
export const agendaClasses = {
  listItemEventTitleClass: css.longTitle,
  listItemEventTimeClass: css.agendaTime,
} satisfies CalendarOptions

/** How each part of the grid looks. What is dragged and what opens over it stand outside of it: they bring the colours. */
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
