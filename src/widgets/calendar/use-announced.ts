import { useEffect, useRef } from 'react'
import type { CalendarAnswer, CalendarChange } from '../../core/calendar/calendar.changes'
import { useEngine } from '../root/use-engine'
import type { RaanCalendarProps } from './calendar'
import type { Shown } from './use-shown'

type Told = Pick<RaanCalendarProps, 'onAdded' | 'onUpdated' | 'onRemoved' | 'onRangeChanged'>

/** Tells the page what was stored and which days are shown. */
export function useAnnounced(told: Told, { view, range }: Shown): void {
  const engine = useEngine()
  const latest = useRef(told)
  useEffect(() => {
    latest.current = told
  })

  useEffect(() => {
    const listening = engine.events$.subscribe((event) => {
      if (event.type !== 'calendar.changed') return
      const { change, answer } = event as unknown as { change: CalendarChange; answer: CalendarAnswer }
      const { onAdded, onUpdated, onRemoved } = latest.current
      if (change.kind === 'remove') onRemoved?.({ id: change.event.id })
      else if (answer) (change.kind === 'add' ? onAdded : onUpdated)?.({ event: answer })
    })
    return () => listening.unsubscribe()
  }, [engine])

  const { from, to } = range
  const known = useRef(`${view} ${from}`)
  useEffect(() => {
    if (known.current === `${view} ${from}`) return
    known.current = `${view} ${from}`
    latest.current.onRangeChanged?.({ view, from, to })
  }, [view, from, to])
}
