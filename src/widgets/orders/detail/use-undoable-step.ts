import { useEffect, useReducer } from 'react'
import { systemClock } from '../../../core/kernel/clock'
import type { Order } from '../../../core/orders/orders.contract'
import { undoableStep } from '../../../core/orders/orders.status'

/** The step of the order that can be undone now. */
export function useUndoableStep(order: Order) {
  const [, end] = useReducer((count: number) => count + 1, 0)
  const step = undoableStep(order, systemClock.now())
  const until = step?.until
  useEffect(() => {
    if (until === undefined) return
    const timer = systemClock.setTimeout(end, until - systemClock.now() + 1)
    return () => systemClock.clearTimeout(timer)
  }, [until])
  return step
}
