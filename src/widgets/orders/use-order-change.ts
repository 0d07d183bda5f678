import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { randomId } from '../../core/kernel/id'
import { lookUp } from '../../core/kernel/look-up'
import type { Change } from '../../core/orders/orders.change'
import { useApp } from '../runtime/use-engine'

/** `start` does nothing while a change is pending. A change continues after its component unmounts. */
export function useOrderChange() {
  const desk = useApp('orders')
  const [id] = useState(randomId)
  const outcome = useSelector(desk, ({ context }) => lookUp(context.outcomes, id))
  const start = useCallback((change: Change) => desk.send({ type: 'change.start', id, change }), [desk, id])
  const forget = useCallback(() => desk.send({ type: 'change.forget', id }), [desk, id])
  useEffect(() => forget, [forget])
  return { outcome, isRunning: outcome?.state === 'running', start, forget }
}
