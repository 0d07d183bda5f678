import { useEffect, useState } from 'react'
import type { RaanError } from '../../core/kernel/errors'
import { isTemporary } from '../../core/kernel/temporary-failure'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useEngineEvent } from '../runtime/use-engine-event'

/** Calls `onRetry` once the backend that didn't answer can be reached again. */
export function useRetryWhenBack(error: RaanError | undefined, onRetry: () => void): void {
  const [overcome, setOvercome] = useState<RaanError>()
  const retry = useEffectEvent(onRetry)
  useEngineEvent('network.online', () => setOvercome(error))
  const isOvercome = error !== undefined && error === overcome && isTemporary(error)
  // in an effect: what loads again by itself isn't shown as failed by then
  useEffect(() => {
    if (isOvercome) retry()
  }, [isOvercome, retry])
}
