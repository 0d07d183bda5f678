import { messages } from 'langraan:messages/calendar'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { calendarApp } from '../../core/calendar/app'
import { isPassing } from '../../core/calendar/calendar.changes'
import type { DraftSource } from '../../core/calendar/calendar.draft'
import type { CalendarEvent } from '../../core/calendar/calendar.event'
import { readLocation } from '../../core/calendar/calendar.location'
import { type CalendarView, neededDays } from '../../core/calendar/calendar.range'
import { momentOf, type Span } from '../../core/calendar/calendar.span'
import { lazyPart } from '../../core/kernel/lazy-part'
import { lookUp } from '../../core/kernel/look-up'
import { useOpenedPart } from '../lazy/use-pressed-part'
import { Panes } from '../list/panes'
import { defineWidget } from '../runtime/define-widget'
import { useToaster } from '../runtime/use-toaster'
import { useUnfocusedKeys } from '../runtime/use-unfocused-keys'
import { readingKey } from '../ui/reading-key'
import { useKeptFocus } from '../ui/use-kept-focus'
import * as css from './calendar.css'
import { CalendarBar } from './calendar-bar'
import { CalendarBody, CalendarProblem } from './calendar-body'
import { CalendarSide } from './calendar-side'
import { CalendarSkeleton } from './calendar-skeleton'
import { useCalendar } from './use-calendar'
import { useAnnounced, useCalendarLocation } from './use-calendar-callbacks'
import { useEventChanges } from './use-event-changes'
import { type Shown, useShown } from './use-shown'

export type RaanCalendarProps = {
  /** `month`, `week`, `day` or `list`; default: month, or list on narrow screens */
  view?: string | undefined
  /** a visible day, YYYY-MM-DD; default: today */
  date?: string | undefined
  /** `Business,Family`; '' shows none, undefined shows all */
  calendars?: string | undefined
  /** all three as a query string: `view=week&date=2026-11-21`; takes precedence over them */
  query?: string | undefined
  /** `replace` is true if the change should replace the history entry */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
  /** first and last visible day, YYYY-MM-DD */
  onRangeChanged?: ((detail: { view: CalendarView; from: string; to: string }) => void) | undefined
  onAdded?: ((detail: { event: CalendarEvent }) => void) | undefined
  onUpdated?: ((detail: { event: CalendarEvent }) => void) | undefined
  onRemoved?: ((detail: { id: number }) => void) | undefined
}

/** Whether the container is narrow; false until measured. */
function useNarrow(containerRef: RefObject<HTMLElement | null>, below = 640): boolean {
  const [isNarrow, setIsNarrow] = useState(false)
  useLayoutEffect(() => {
    const node = containerRef.current
    if (!node) return
    const measure = () => setIsNarrow(node.clientWidth > 0 && node.clientWidth < below)
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(node)
    return () => watching.disconnect()
  }, [containerRef, below])
  return isNarrow
}

const eventForm = lazyPart(
  () => import('./form/event-drawer'),
  (file) => file.EventDrawer,
)

function givenLocation({ query, view, date, calendars }: RaanCalendarProps): string {
  if (query !== undefined) return query
  const params = new URLSearchParams({ ...(view && { view }), ...(date && { date }) })
  if (calendars !== undefined) params.set('calendars', calendars)
  return params.toString()
}

const morningOf = (day: string): Span => ({ start: momentOf(day, '09:00'), end: momentOf(day, '10:00'), allDay: false })

function CalendarScreen(props: RaanCalendarProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const containerRef = useRef<HTMLDivElement>(null)
  const given = givenLocation(props)
  const first = readLocation(given)
  const isNarrow = useNarrow(containerRef)
  const shown = useShown(first, isNarrow ? 'list' : 'month')
  const list = useCalendar(first.calendars, neededDays(shown.range, shown.today))
  const changes = useEventChanges()
  const [source, setSource] = useState<DraftSource>()
  const close = () => setSource(undefined)
  const EventForm = useOpenedPart(eventForm, source !== undefined, close)
  useCalendarLocation(list, shown, given, props.onQueryChanged)
  useAnnounced(props, shown)

  const open = (event: CalendarEvent) => {
    if (isPassing(event)) toaster.show({ id: 'calendar', title: t`“${event.title}” is still being saved` })
    else setSource({ event })
  }
  const add = (span: Span) => setSource({ span })
  const addOnDay = () => add(morningOf(shown.isToday ? shown.today : shown.range.from))
  const press = useCalendarKeys(shown, addOnDay)
  useUnfocusedKeys(containerRef)
  useKeptFocus(containerRef, source && 'form')
  const isRefused = list.status === 'failed' && !list.hasRows
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for everything inside
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
      {EventForm && source && (
        <EventForm
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

const viewOf: Readonly<Record<string, CalendarView>> = { m: 'month', w: 'week', d: 'day', l: 'list' }

/** The Latin letter of a key in any keyboard layout: staff type Thai. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  key.length > 1 || /[a-z]/i.test(key) ? key.replace(/^[A-Z]$/, '') : code.replace(/^Key/, '').toLowerCase()

/** Shortcuts while the focus is in the calendar but not in a field: t, m, w, d, l, n, and left and right arrows. */
function useCalendarKeys({ show, goTo, step }: Shown, onNew: () => void) {
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as HTMLElement
    if (target.closest('input, select, textarea, dialog, [role=dialog], [contenteditable]')) return
    const key = letterOf(event)
    const view = lookUp(viewOf, key)
    if (view) show(view)
    else if (key === 't') goTo(undefined)
    else if (key === 'n') onNew()
    else if (readingKey(event) === 'ArrowLeft') step(-1)
    else if (readingKey(event) === 'ArrowRight') step(1)
    else return
    event.preventDefault()
  }
}

export const apps = { calendar: calendarApp }

export const RaanCalendar = defineWidget<RaanCalendarProps>({
  apps,
  messages: [messages, failureMessages, lazyMessages],
  Skeleton: CalendarSkeleton,
  View: CalendarScreen,
})
