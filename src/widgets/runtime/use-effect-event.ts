import { useCallback, useLayoutEffect, useRef } from 'react'

/** A stable function that calls the latest version. */
export function useEffectEvent<Args extends readonly unknown[], Answer>(
  act: (...args: Args) => Answer,
): (...args: Args) => Answer
export function useEffectEvent<Args extends readonly unknown[], Answer>(
  act: ((...args: Args) => Answer) | undefined,
): (...args: Args) => Answer | undefined
export function useEffectEvent<Args extends readonly unknown[], Answer>(act: ((...args: Args) => Answer) | undefined) {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current?.(...args), [])
}
