import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { systemClock } from '../../core/kernel/clock'
import { inSlices, oneSlice } from '../../core/kernel/slices'
import type { Steps } from '../../core/kernel/steps'

/**
 * What `work` comes to; the same function while nothing changed. What fits into a slice of 8 ms is known at once, the
 * rest is done between pictures: until then what the work before came to stays.
 */
export function useSliced<T>(work: () => Steps<T>, first: T): { known: T; isDone: boolean } {
  const begun = useMemo(() => {
    const steps = work()
    return { steps, step: oneSlice(steps, systemClock) }
  }, [work])
  const [ended, setEnded] = useState<{ begun: object; result: T }>()
  const before = useRef(first)
  const isEnded = ended?.begun === begun
  const later = isEnded ? ended.result : before.current
  const known = begun.step.done ? begun.step.value : later
  useLayoutEffect(() => {
    before.current = known
  })
  useEffect(() => {
    if (begun.step.done) return
    const stop = new AbortController()
    inSlices(begun.steps, { clock: systemClock, signal: stop.signal }).then(
      (result) => setEnded({ begun, result }),
      (error) => {
        if (!stop.signal.aborted) throw error
      },
    )
    return () => stop.abort()
  }, [begun])
  return { known, isDone: begun.step.done === true || isEnded }
}
