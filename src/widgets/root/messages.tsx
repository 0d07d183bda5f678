import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { LazyOrThrow } from '../lazy/lazy-or-throw'
import type { Toaster as ToastSource } from '../ui/toaster'
import { whenIdle } from './presence'
import { WidgetBoundary } from './widget-boundary'

const shownMessages = lazyPart(
  () => import('./shown-messages'),
  (file) => file.ShownMessages,
)

/** The short messages; their code comes after the first screen, early enough to be there before the first message. */
export function Messages({ toaster, standing }: { toaster: ToastSource; standing: boolean }) {
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
          <LazyOrThrow part={shownMessages}>{(ShownMessages) => <ShownMessages toaster={toaster} />}</LazyOrThrow>
        </Suspense>
      </WidgetBoundary>
    )
  )
}
