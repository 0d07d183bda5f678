import { useSyncExternalStore } from 'react'
import { useEngine } from '../runtime/use-engine'

/** Whether there is a network, as the engine hears of it. */
export function useOnline(): boolean {
  const { events$ } = useEngine()
  return useSyncExternalStore(
    (changed) => {
      const listening = events$.subscribe((event) => {
        if (event.type === 'network.online' || event.type === 'network.offline') changed()
      })
      return () => listening.unsubscribe()
    },
    () => globalThis.navigator?.onLine ?? true,
  )
}
