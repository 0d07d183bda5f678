import { useEffect } from 'react'
import { useEffectEvent } from './use-effect-event'

/** Calls the latest `onChange` when the value becomes defined and each time it changes. */
export function useOnChange<Value>(value: Value | false | undefined, onChange: (value: Value) => void): void {
  const latest = useEffectEvent(onChange)
  useEffect(() => {
    if (value) latest(value)
  }, [value, latest])
}
