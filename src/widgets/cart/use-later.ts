import { useEffect, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import { whenIdle } from '../runtime/when-idle'

const cartLater = lazyPart(() => import('./later/cart-later'))

/** What a cart shows after its first paint. It is fetched as soon as the page has time: a notice is due when the network is gone. */
export function useLater() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { here: later, enter } = useLazyPart(cartLater, isIdle)
  return { later, enter }
}
