import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { LazyOrThrow } from '../lazy/lazy-or-throw'
import type { Toaster as ToastSource } from '../ui/toaster'
import { whenIdle } from './when-idle'
import { WidgetBoundary } from './widget-boundary'

const loadedToasts = lazyPart(
  () => import('./loaded-toasts'),
  (file) => file.LoadedToasts,
)

/** The short messages; their code comes after the first screen, early enough to be there before the first message. */
export function Toasts({ toaster, standing }: { toaster: ToastSource; standing: boolean }) {
  const [idle, setIdle] = useState(false)
  const some = useSyncExternalStore(
    toaster.subscribe,
    () => toaster.getSnapshot().length > 0,
    () => false,
  )
  useEffect(() => (standing ? whenIdle(() => setIdle(true)) : undefined), [standing])
  return (
    (idle || some) && (
      <WidgetBoundary>
        <Suspense>
          <LazyOrThrow part={loadedToasts}>{(LoadedToasts) => <LoadedToasts toaster={toaster} />}</LazyOrThrow>
        </Suspense>
      </WidgetBoundary>
    )
  )
}
