import { useEffect, useState } from 'react'
import { bangkokDay, bangkokDayLeft, type Clock } from '../../core/kernel/clock'
import { useEngineEvent } from '../runtime/use-engine-event'

/** The date in Bangkok, YYYY-MM-DD; another one from midnight on, or when a page that slept through it is shown. */
export function useToday(clock: Clock): string {
  const [today, setToday] = useState(() => bangkokDay(clock.now()))
  const look = () => setToday(bangkokDay(clock.now()))
  useEngineEvent('page.visible', look)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new day awaits the next one
  useEffect(() => {
    const timer = clock.setTimeout(look, bangkokDayLeft(clock.now()))
    return () => clock.clearTimeout(timer)
  }, [clock, today])
  return today
}
