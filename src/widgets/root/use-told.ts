import { useEffect } from 'react'
import { useSteady } from './use-steady'

/** Calls the latest `tell` once a value is there, and again with each other one: what was stored, to whoever waits for it. */
export function useTold<Value>(value: Value | false | undefined, tell: (value: Value) => void): void {
  const latest = useSteady(tell)
  useEffect(() => {
    if (value) latest(value)
  }, [value, latest])
}
