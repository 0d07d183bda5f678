import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { isPassing } from '../../core/calendar/calendar.changes'
import type { DraftSource } from '../../core/calendar/calendar.draft'
import type { CalendarEvent } from '../../core/calendar/calendar.event'
import { readLocation } from '../../core/calendar/calendar.location'
import { momentOf, type Span } from '../../core/calendar/calendar.span'
import { Panes } from '../list/panes'
import { useToaster } from '../runtime/use-toaster'
import { useKeptFocus } from '../ui/use-kept-focus'
import type { RaanCalendarProps } from './calendar'
import * as css from './calendar.css'
import { CalendarBar } from './calendar-bar'
import { CalendarBody } from './calendar-body'
import { CalendarProblem } from './calendar-problem'
import { CalendarSide } from './calendar-side'
import { useAnnounced } from './use-announced'
import { useCalendar } from './use-calendar'
import { useCalendarKeys } from './use-calendar-keys'
import { useCalendarLocation } from './use-calendar-location'
import { useEventChanges } from './use-event-changes'
import { useNarrow } from './use-narrow'
import { usePart } from './use-part'
import { useShown } from './use-shown'

const loadForm = () => import('./form/event-drawer').then(({ EventDrawer }) => EventDrawer)

/** What attributes and address ask for, as one text. */
function givenLocation({ query, view, date, calendars }: RaanCalendarProps): string {
  if (query !== undefined) return query
  const params = new URLSearchParams({ ...(view && { view }), ...(date && { date }) })
  if (calendars !== undefined) params.set('calendars', calendars)
  return params.toString()
}

/** An hour of the morning, for an event whose time nobody said. */
const morningOf = (day: string): Span => ({ start: momentOf(day, '09:00'), end: momentOf(day, '10:00'), allDay: false })

export function CalendarScreen(props: RaanCalendarProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const containerRef = useRef<HTMLDivElement>(null)
  const given = givenLocation(props)
  const first = readLocation(given)
  const isNarrow = useNarrow(containerRef)
  const list = useCalendar(first.calendars)
  const shown = useShown(first, isNarrow ? 'list' : 'month')
  const changes = useEventChanges()
  const [source, setSource] = useState<DraftSource>()
  const form = usePart(loadForm, source !== undefined)
  useCalendarLocation(list, shown, given, props.onQueryChanged)
  useAnnounced(props, shown)

  const open = (event: CalendarEvent) => {
    if (isPassing(event)) toaster.show({ id: 'calendar', title: t`“${event.title}” is still being saved` })
    else setSource({ event })
  }
  const add = (span: Span) => setSource({ span })
  const addOnDay = () => add(morningOf(shown.isToday ? shown.today : shown.range.from))
  const press = useCalendarKeys(shown, addOnDay)
  const close = () => setSource(undefined)
  useKeptFocus(containerRef, source && 'form')
  const isRefused = list.status === 'failed' && !list.hasRows
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of everything inside
    <div part="calendar" onKeyDown={press}>
      <Panes
        label={t`Calendars`}
        openLabel={t`Show calendars`}
        closeLabel={t`Close`}
        side={(closeSide) => (
          <CalendarSide
            list={list}
            today={shown.today}
            onAdd={() => {
              closeSide()
              addOnDay()
            }}
            onOpen={(event) => {
              closeSide()
              open(event)
            }}
          />
        )}
      >
        {(opener) => (
          <div ref={containerRef} tabIndex={-1} className={css.main}>
            <CalendarBar shown={shown} opener={opener} onAdd={addOnDay} />
            <CalendarProblem list={list} />
            {!isRefused && (
              <CalendarBody
                list={list}
                shown={shown}
                isNarrow={isNarrow}
                onAdd={add}
                onOpen={open}
                onMove={changes.move}
              />
            )}
          </div>
        )}
      </Panes>
      {form.Part && source && (
        <form.Part
          source={source}
          people={[...new Set(list.events.flatMap(({ extendedProps }) => extendedProps.guests))]}
          onClose={close}
          onRemove={(event) => {
            close()
            changes.remove(event)
          }}
        />
      )}
    </div>
  )
}
