import { useEffect, useReducer } from 'react'
import { systemClock } from '../../../core/kernel/clock'

/** The step that can be undone now. */
export function useUndoable<Step extends { until: number }>(stepAt: (now: number) => Step | undefined) {
  const [, end] = useReducer((count: number) => count + 1, 0)
  const step = stepAt(systemClock.now())
  const until = step?.until
  useEffect(() => {
    if (until === undefined) return
    const timer = systemClock.setTimeout(end, until - systemClock.now() + 1)
    return () => systemClock.clearTimeout(timer)
  }, [until])
  return step
}
