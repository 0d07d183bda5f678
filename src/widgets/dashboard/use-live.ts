import { useEffect } from 'react'
import { systemClock } from '../../core/kernel/clock'
import { useEngine } from '../runtime/use-engine'

/** Milliseconds in which the screen loads first. */
const patience = 1_000

/** Shows what others change, as long as somebody is signed in. */
export function useLive(isOn: boolean): void {
  const engine = useEngine()
  useEffect(() => {
    if (!isOn) return
    const timer = systemClock.setTimeout(() => void engine.app('live'), patience)
    return () => systemClock.clearTimeout(timer)
  }, [engine, isOn])
}
