import { useEffect, useRef } from 'react'
import { readLocation, writeLocation } from '../../core/calendar/calendar.location'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useEngineEvent } from '../runtime/use-engine-event'
import type { RaanCalendarProps } from './calendar'
import type { CalendarEvents } from './use-calendar'
import type { Shown } from './use-shown'

type LocationChange = { query: string; replace: boolean }

/** Keeps the calendar and the host's query string in sync, in both directions. */
export function useCalendarLocation(
  { calendars, choose }: CalendarEvents,
  { chosen, date, show, goTo }: Shown,
  given: string,
  onChanged: ((change: LocationChange) => void) | undefined,
): void {
  const written = writeLocation({ view: chosen, date, calendars })
  const known = useRef({ written, calendars })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the prop applies only when it changes
  useEffect(() => {
    const wanted = readLocation(given)
    const normal = writeLocation(wanted)
    if (normal === known.current.written) return
    known.current = { written: normal, calendars: wanted.calendars }
    if (wanted.view !== chosen) show(wanted.view)
    if (wanted.date !== date) goTo(wanted.date)
    if (wanted.calendars?.join() !== calendars?.join()) choose(wanted.calendars)
  }, [given])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per location change
  useEffect(() => {
    if (written === known.current.written) return
    // toggling calendars adds no history entry
    const replace = calendars !== known.current.calendars
    known.current = { written, calendars }
    onChanged?.({ query: written, replace })
  }, [written])
}

type ChangeCallbacks = Pick<RaanCalendarProps, 'onAdded' | 'onUpdated' | 'onRemoved' | 'onRangeChanged'>

export function useAnnounced(callbacks: ChangeCallbacks, { view, range }: Shown): void {
  const { onAdded, onUpdated, onRemoved, onRangeChanged } = callbacks
  useEngineEvent('calendar.changed', ({ change, answer }) => {
    if (change.kind === 'remove') onRemoved?.({ id: change.event.id })
    else if (answer) (change.kind === 'add' ? onAdded : onUpdated)?.({ event: answer })
  })

  const reportRange = useEffectEvent(onRangeChanged)
  const { from, to } = range
  const known = useRef(`${view} ${from}`)
  useEffect(() => {
    if (known.current === `${view} ${from}`) return
    known.current = `${view} ${from}`
    reportRange({ view, from, to })
  }, [view, from, to, reportRange])
}
