import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { systemClock } from '../../core/kernel/clock'
import type { Steps } from '../../core/kernel/steps'
import { runOneSlice, runTimeSliced } from '../../core/kernel/time-slicing'

/**
 * The result of `work`, which has to be memoized. A first slice of 8 ms runs synchronously, the rest between
 * frames; until it is done, the previous result is returned.
 */
export function useTimeSliced<T>(work: () => Steps<T>, first: T): { known: T; isDone: boolean } {
  const begun = useMemo(() => {
    const steps = work()
    return { steps, step: runOneSlice(steps, systemClock) }
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
    runTimeSliced(begun.steps, { clock: systemClock, signal: stop.signal }).then(
      (result) => setEnded({ begun, result }),
      (error) => {
        if (!stop.signal.aborted) throw error
      },
    )
    return () => stop.abort()
  }, [begun])
  return { known, isDone: begun.step.done === true || isEnded }
}
