import { useEffect, useState } from 'react'
import { systemClock } from '../../core/kernel/clock'
import { pauseOf, type RaanError } from '../../core/kernel/errors'
import { useEffectEvent } from '../runtime/use-effect-event'

/** Retries when the pause that the backend asked for is over. Returns the milliseconds left; 0 if it asked for none. */
export function useRetryCountdown(error: RaanError | undefined, onRetry: () => void): number {
  const pause = (error && pauseOf(error)) ?? 0
  const [counted, setCounted] = useState({ error, left: pause })
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (pause === 0) return
    const end = systemClock.now() + pause
    let timer: unknown
    const tick = () => {
      const left = end - systemClock.now()
      if (left <= 0) return retry()
      setCounted({ error, left })
      timer = systemClock.setTimeout(tick, left % 1000 || 1000)
    }
    tick()
    return () => systemClock.clearTimeout(timer)
  }, [error, pause, retry])
  return counted.error === error ? counted.left : pause
}
