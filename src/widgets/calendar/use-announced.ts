import { useEffect, useRef } from 'react'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useEngineEvent } from '../runtime/use-engine-event'
import type { RaanCalendarProps } from './calendar'
import type { Shown } from './use-shown'

type Told = Pick<RaanCalendarProps, 'onAdded' | 'onUpdated' | 'onRemoved' | 'onRangeChanged'>

/** Tells the page what was stored and which days are shown. */
export function useAnnounced(reported: Told, { view, range }: Shown): void {
  const { onAdded, onUpdated, onRemoved, onRangeChanged } = reported
  useEngineEvent('calendar.changed', ({ change, answer }) => {
    if (change.kind === 'remove') onRemoved?.({ id: change.event.id })
    else if (answer) (change.kind === 'add' ? onAdded : onUpdated)?.({ event: answer })
  })

  const tellRange = useEffectEvent(onRangeChanged)
  const { from, to } = range
  const known = useRef(`${view} ${from}`)
  useEffect(() => {
    if (known.current === `${view} ${from}`) return
    known.current = `${view} ${from}`
    tellRange({ view, from, to })
  }, [view, from, to, tellRange])
}
