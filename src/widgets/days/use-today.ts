import { useEffect, useState } from 'react'
import { bangkokDay, bangkokDayLeft, type Clock } from '../../core/kernel/clock'
import { useEngineEvent } from '../runtime/use-engine-event'

/** The date in Bangkok, YYYY-MM-DD; another one from midnight on, or when a page that slept through it is shown. */
export function useToday(clock: Clock): string {
  const [today, setToday] = useState(() => bangkokDay(clock.now()))
  const look = () => setToday(bangkokDay(clock.now()))
  useEngineEvent('page.visible', look)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is stable in what it does
  useEffect(() => {
    let timer: unknown
    const wait = () => {
      timer = clock.setTimeout(() => {
        look()
        // a timer may fire a moment before midnight
        wait()
      }, bangkokDayLeft(clock.now()))
    }
    wait()
    return () => clock.clearTimeout(timer)
  }, [clock])
  return today
}
