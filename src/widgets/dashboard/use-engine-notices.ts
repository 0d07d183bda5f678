import { useLingui } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { useEngine } from '../runtime/use-engine'
import { useToaster } from '../runtime/use-toaster'

/** Toasts that belong to no screen. */
export function useNotices(onLeft: () => void): void {
  const { t } = useLingui()
  const { events$ } = useEngine()
  const toaster = useToaster()
  useEffect(() => {
    const listening = events$.subscribe((event) => {
      if (event.type === 'auth.signedOut' && event.reason === 'user') onLeft()
      if (event.type === 'engine.error' && event.error.code === 'storage')
        toaster.show({
          id: 'storage',
          tone: 'warning',
          title: t`This browser can't save data`,
          text: t`Its storage is full or blocked. Your entries last until you close this page.`,
        })
    })
    return () => listening.unsubscribe()
  }, [events$, toaster, t, onLeft])
}

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
