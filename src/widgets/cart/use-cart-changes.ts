import { useEffect } from 'react'
import type { CartReason } from '../../core/cart/cart.context'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useApp } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'

/** `count` lines of `pieces` pieces; `total` in baht */
export type CartChange = { count: number; pieces: number; total: number; reason: CartReason }

/** Tells of every change of the cart; at once too where it has been read before. */
export function useCartChanges(onChanged: ((change: CartChange) => void) | undefined): void {
  const cart = useApp('cart')
  const tell = useEffectEvent(onChanged)
  useEffect(() => {
    const { isFetchCartData, lines, pieces, total } = cart.getSnapshot().context
    if (isFetchCartData) tell({ count: lines.size, pieces, total: total / 100, reason: 'init' })
  }, [cart, tell])
  useEngineEvent('cart.changed', ({ count, pieces, total, reason }) =>
    tell({ count, pieces, total: total / 100, reason }),
  )
}
