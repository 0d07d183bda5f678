import { useEffect } from 'react'
import type { Announced } from '../../core/kernel/events'
import { useEngine } from './use-engine'
import { useSteady } from './use-steady'

/** Calls the latest `heard` with every event of this type. */
export function useHeard(type: string, heard: (event: Announced) => void): void {
  const { events$ } = useEngine()
  const tell = useSteady(heard)
  useEffect(() => {
    const listening = events$.subscribe((event) => {
      if (event.type === type) tell(event)
    })
    return () => listening.unsubscribe()
  }, [events$, type, tell])
}
