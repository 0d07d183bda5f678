import { useEffect, useState } from 'react'
import { isBlocked, pauseOf, type RaanError } from '../../core/kernel/errors'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useEngineEvent } from '../runtime/use-engine-event'

/** Whether a backend that is back would answer; one that named a pause is asked when that is over. */
function mayPass(error: RaanError): boolean {
  const { status = 0 } = error.detail
  const isUnanswered = (error.code === 'offline' && !isBlocked(error)) || error.code === 'timeout'
  return (isUnanswered || (status >= 500 && status !== 501)) && !pauseOf(error)
}

/** Calls `onRetry` once the backend that didn't answer can be reached again. */
export function useRetryWhenBack(error: RaanError | undefined, onRetry: () => void): void {
  const [overcome, setOvercome] = useState<RaanError>()
  const retry = useEffectEvent(onRetry)
  useEngineEvent('network.online', () => setOvercome(error))
  const isOvercome = error !== undefined && error === overcome && mayPass(error)
  // in an effect: what loads again by itself isn't shown as failed by then
  useEffect(() => {
    if (isOvercome) retry()
  }, [isOvercome, retry])
}
