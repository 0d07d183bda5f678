import { useEffect, useRef } from 'react'
import { readLocation, writeLocation } from '../../core/calendar/calendar.location'
import type { CalendarEvents } from './use-calendar'
import type { Shown } from './use-shown'

type LocationChange = { query: string; replace: boolean }

/** Keeps what is shown and a text from outside at the same place, whichever of them moves. */
export function useCalendarLocation(
  { calendars, choose }: CalendarEvents,
  { chosen, date, show, goTo }: Shown,
  given: string,
  onChanged: ((change: LocationChange) => void) | undefined,
): void {
  const written = writeLocation({ view: chosen, date, calendars })
  const known = useRef({ written, calendars })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes from outside counts when it changes
  useEffect(() => {
    const wanted = readLocation(given)
    const normal = writeLocation(wanted)
    if (normal === known.current.written) return
    known.current = { written: normal, calendars: wanted.calendars }
    if (wanted.view !== chosen) show(wanted.view)
    if (wanted.date !== date) goTo(wanted.date)
    if (wanted.calendars?.join() !== calendars?.join()) choose(wanted.calendars)
  }, [given])

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a change of place
  useEffect(() => {
    if (written === known.current.written) return
    // ticking calendars is no step to come back to
    const replace = calendars !== known.current.calendars
    known.current = { written, calendars }
    onChanged?.({ query: written, replace })
  }, [written])
}
