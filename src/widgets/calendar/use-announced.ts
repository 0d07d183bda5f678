import { useEffect, useRef } from 'react'
import { useEngineEvent } from '../root/use-engine-event'
import { useSteady } from '../root/use-steady'
import type { RaanCalendarProps } from './calendar'
import type { Shown } from './use-shown'

type Told = Pick<RaanCalendarProps, 'onAdded' | 'onUpdated' | 'onRemoved' | 'onRangeChanged'>

/** Tells the page what was stored and which days are shown. */
export function useAnnounced(told: Told, { view, range }: Shown): void {
  const { onAdded, onUpdated, onRemoved, onRangeChanged } = told
  useEngineEvent('calendar.changed', ({ change, answer }) => {
    if (change.kind === 'remove') onRemoved?.({ id: change.event.id })
    else if (answer) (change.kind === 'add' ? onAdded : onUpdated)?.({ event: answer })
  })

  const tellRange = useSteady(onRangeChanged)
  const { from, to } = range
  const known = useRef(`${view} ${from}`)
  useEffect(() => {
    if (known.current === `${view} ${from}`) return
    known.current = `${view} ${from}`
    tellRange({ view, from, to })
  }, [view, from, to, tellRange])
}
