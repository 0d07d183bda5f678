import { useEffect, useRef } from 'react'
import { readPlace, writePlace } from '../../core/calendar/calendar.place'
import type { CalendarEvents } from './use-calendar'
import type { Shown } from './use-shown'

type PlaceChange = { query: string; replace: boolean }

/** Keeps what is shown and a text from outside at the same place, whichever of them moves. */
export function usePlace(
  { calendars, choose }: CalendarEvents,
  { chosen, date, show, goTo }: Shown,
  given: string,
  onChanged: ((change: PlaceChange) => void) | undefined,
): void {
  const written = writePlace({ view: chosen, date, calendars })
  const known = useRef({ written, calendars })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes from outside counts when it changes
  useEffect(() => {
    const wanted = readPlace(given)
    const normal = writePlace(wanted)
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
