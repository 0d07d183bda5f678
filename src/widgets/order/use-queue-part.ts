import { useEffect, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import { whenIdle } from '../runtime/when-idle'

const part = lazyPart(() => import('./queue/order-queue'))

/** Loads the queue where staff take orders, as soon as the page is idle. */
export function useQueuePart(isWanted: boolean) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { here: file, isFailed } = useLazyPart(part, isWanted && isIdle)
  // another order form of the page may have loaded it
  return { Queue: isWanted ? file?.OrderQueue : undefined, isFailed }
}
