import { useEffect } from 'react'
import type { EngineEvent, EventName } from '../../core/kernel/engine-events'
import { useEffectEvent } from './use-effect-event'
import { useEngine } from './use-engine'

/** Calls the latest `listener` for each event of this name. */
export function useEngineEvent<N extends EventName>(name: N, listener: (event: EngineEvent<N>) => void): void {
  const { events$ } = useEngine()
  const notify = useEffectEvent(listener)
  useEffect(() => {
    const listening = events$.subscribe((event) => {
      if (event.type === name) notify(event as EngineEvent<N>)
    })
    return () => listening.unsubscribe()
  }, [events$, name, notify])
}
