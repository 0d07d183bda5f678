import { useEffect, useState } from 'react'
import { systemClock } from '../../core/kernel/clock'
import { pauseOf, type RaanError } from '../../core/kernel/errors'
import { useEffectEvent } from '../runtime/use-effect-event'

/** Retries when the pause that the backend asked for is over. Returns the seconds left, undefined if it asked for none. */
export function useRetryCountdown(error: RaanError | undefined, onRetry: () => void): number | undefined {
  const [left, setLeft] = useState<number>()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const pause = error && pauseOf(error)
    if (pause === undefined) return setLeft(undefined)
    const end = systemClock.now() + pause
    let timer: unknown
    const tick = () => {
      const rest = end - systemClock.now()
      if (rest <= 0) return retry()
      setLeft(Math.ceil(rest / 1000))
      timer = systemClock.setTimeout(tick, rest % 1000 || 1000)
    }
    tick()
    return () => systemClock.clearTimeout(timer)
  }, [error, retry])
  return left
}
