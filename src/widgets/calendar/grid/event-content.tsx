import type { EventDisplayInfo } from '@fullcalendar/react'
import Nothing from 'lucide-react/icons/calendar-x'
import type { CalendarEvent } from '../../../core/calendar/calendar.event'
import { EmptyPanel } from '../../ui/empty-panel'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { useCalendarMessages } from '../use-calendar-messages'
import * as css from './grid.css'

function CalendarOf({ event }: { event: CalendarEvent }) {
  const messages = useCalendarMessages()
  return <VisuallyHidden>, {messages.calendar(event.extendedProps.calendar)}</VisuallyHidden>
}

/** Of a list without events. */
export const NoEvents = ({ text }: { text: string }) => <EmptyPanel icon={<Nothing />} title={text} />

/** Ranges come without the first zero in some languages. */
const padded = (times: string) => times.replace(/(?<!\d)(\d):/g, '0$1:')

/** Time, title and, for who does not see its colour, the calendar of an event. */
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
