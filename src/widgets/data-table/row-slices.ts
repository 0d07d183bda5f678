import { useCallback, useRef } from 'react'
import { systemClock } from '../../core/kernel/clock'
import { fromNowInSlices } from '../../core/kernel/slices'
import { useSliced } from '../root/use-sliced'
import { useSteady } from '../root/use-steady'
import type { RowWork } from './row-work'
import { tickedAfter, tickedOf } from './ticked'

const none: readonly never[] = []

/** For very many rows: no picture waits for it. */
export const inRowSlices: RowWork = {
  useCount({ rows, keyOf, selected }) {
    const work = useCallback(() => tickedOf(rows, keyOf, selected), [rows, keyOf, selected])
    return useSliced(work, none).known.length
  },
  useChange(selected) {
    const isBusy = useRef(false)
    const now = useSteady(() => selected)
    return useSteady(async (change, tell) => {
      if (isBusy.current) return
      const next = fromNowInSlices(tickedAfter(change), { clock: systemClock })
      if (!(next instanceof Promise)) return tell(next)
      isBusy.current = true
      const later = await next.finally(() => {
        isBusy.current = false
      })
      if (now() === change.selected) tell(later)
    })
  },
}
