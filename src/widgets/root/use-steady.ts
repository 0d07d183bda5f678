import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function however often its owner renders, for what is rendered anew only when it is given something else. */
export function useSteady<Told extends readonly unknown[], Answer>(
  act: (...told: Told) => Answer,
): (...told: Told) => Answer {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...told) => latest.current(...told), [])
}
