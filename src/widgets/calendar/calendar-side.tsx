import { useLingui } from '@lingui/react/macro'
import Add from 'lucide-react/icons/plus'
import { useId } from 'react'
import { eventsOfDay } from '../../core/calendar/calendar.changes'
import { type CalendarEvent, calendarNames } from '../../core/calendar/calendar.event'
import { timeText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { classNames } from '../ui/class-names'
import * as css from './calendar.css'
import { tints } from './calendar.css'
import type { CalendarEvents } from './use-calendar'
import { useCalendarMessages } from './use-calendar-messages'

const atMost = 5

type TodayProps = { events: readonly CalendarEvent[]; onOpen(event: CalendarEvent): void }

function TodayEvents({ events, onOpen }: TodayProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useCalendarMessages()
  if (events.length === 0) return <p className={css.quiet}>{t`Nothing planned today`}</p>
  return (
    <ul className={css.agenda}>
      {events.slice(0, atMost).map((event) => (
        <li key={event.id} className={tints[event.extendedProps.calendar]}>
          <button
            type="button"
            className={css.hint}
            title={`${event.title} · ${messages.calendar(event.extendedProps.calendar)}`}
            onClick={() => onOpen(event)}
          >
            <span className={css.clock}>{event.allDay ? t`All day` : timeText(event.start, locale)}</span>
            <span className={css.name}>{event.title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

type CalendarSideProps = {
  list: CalendarEvents
  today: string
  onAdd(): void
  onOpen(event: CalendarEvent): void
}

export function CalendarSide({ list, today, onAdd, onOpen }: CalendarSideProps) {
  const { t } = useLingui()
  const id = useId()
  const messages = useCalendarMessages()
  const { chosen } = list
  const isAll = chosen.length === calendarNames.length
  const events = eventsOfDay(list.events, today)
  const rest = events.length - atMost
  return (
    <div className={css.side}>
      <Button look="primary" wide icon={<Add />} aria-keyshortcuts="n" onClick={onAdd}>{t`Add event`}</Button>
      <fieldset className={css.group} aria-labelledby={`${id}calendars`}>
        <span id={`${id}calendars`} className={css.heading}>{t`Calendars`}</span>
        <Checkbox
          className={css.filter}
          checked={isAll}
          indeterminate={!isAll && chosen.length > 0}
          onChange={list.toggleAll}
        >
          {t`View all`}
        </Checkbox>
        {calendarNames.map((name) => (
          <Checkbox
            key={name}
            className={classNames(css.filter, tints[name])}
            checked={chosen.includes(name)}
            onChange={(isOn) => list.toggle(name, isOn)}
          >
            {messages.calendar(name)}
          </Checkbox>
        ))}
      </fieldset>
      <section className={css.group} aria-labelledby={`${id}today`}>
        <span id={`${id}today`} className={css.heading}>{t`Today`}</span>
        <TodayEvents events={events} onOpen={onOpen} />
        {rest > 0 && <p className={css.quiet}>{t`and ${rest} more`}</p>}
      </section>
    </div>
  )
}
