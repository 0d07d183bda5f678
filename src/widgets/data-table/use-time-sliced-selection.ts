import { useRef } from 'react'
import { systemClock } from '../../core/kernel/clock'
import { fromNowTimeSliced } from '../../core/kernel/time-slicing'
import { useEffectEvent } from '../runtime/use-effect-event'
import { tickedAfter } from './ticked'
import { nothingTicked, type Ticking } from './ticking'

/**
 * Selects among very many rows in time slices. Presses during the work are ignored; its result is dropped if
 * the selection changed meanwhile.
 */
export function useTimeSlicedSelection(selected = nothingTicked): Ticking {
  const isBusy = useRef(false)
  const now = useEffectEvent(() => selected)
  return useEffectEvent(async (change, report) => {
    if (isBusy.current) return
    const next = fromNowTimeSliced(tickedAfter(change), { clock: systemClock })
    if (!(next instanceof Promise)) return report(next)
    isBusy.current = true
    const later = await next.finally(() => {
      isBusy.current = false
    })
    if (now() === change.selected) report(later)
  })
}
