import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { Toaster as ToastSource } from '../ui/toaster'
import { whenIdle } from './presence'

const Toaster = lazy(() => import('../ui/toast').then((file) => ({ default: file.Toaster })))

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
      <Suspense>
        <Toaster toaster={toaster} />
      </Suspense>
    )
  )
}
