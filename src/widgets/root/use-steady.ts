import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function however often its owner renders, for what goes on longer than a rendering or is rendered anew with it. */
export function useSteady<Told extends readonly unknown[], Answer>(
  act: (...told: Told) => Answer,
): (...told: Told) => Answer
export function useSteady<Told extends readonly unknown[], Answer>(
  act: ((...told: Told) => Answer) | undefined,
): (...told: Told) => Answer | undefined
export function useSteady<Told extends readonly unknown[], Answer>(act: ((...told: Told) => Answer) | undefined) {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...told: Told) => latest.current?.(...told), [])
}
