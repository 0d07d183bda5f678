import { useEffect } from 'react'
import { useEffectEvent } from './use-effect-event'

/** Calls the latest `tell` when the value becomes defined and each time it changes. */
export function useOnChange<Value>(value: Value | false | undefined, tell: (value: Value) => void): void {
  const latest = useEffectEvent(tell)
  useEffect(() => {
    if (value) latest(value)
  }, [value, latest])
}
