import { useEffect } from 'react'
import { useEffectEvent } from './use-effect-event'

/** Calls the latest `tell` once a value is there, and again with each other one: what was stored, to whoever waits for it. */
export function useOnChange<Value>(value: Value | false | undefined, tell: (value: Value) => void): void {
  const latest = useEffectEvent(tell)
  useEffect(() => {
    if (value) latest(value)
  }, [value, latest])
}
