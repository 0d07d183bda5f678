import { useEffect, useRef } from 'react'
import type { CartReason } from '../../core/cart/cart.context'
import { useApp, useEngine } from '../root/use-engine'

/** `count` lines of `pieces` pieces; `total` in baht */
export type CartChange = { count: number; pieces: number; total: number; reason: CartReason }

/** Tells of every change of the cart; at once too where it has been read before. */
export function useCartChanges(onChanged: ((change: CartChange) => void) | undefined): void {
  const engine = useEngine()
  const cart = useApp('cart')
  const latest = useRef(onChanged)
  useEffect(() => {
    latest.current = onChanged
  })
  useEffect(() => {
    const { isFetchCartData, lines, pieces, total } = cart.getSnapshot().context
    if (isFetchCartData) latest.current?.({ count: lines.size, pieces, total: total / 100, reason: 'init' })
    const listening = engine.events$.subscribe((event) => {
      if (event.type !== 'cart.changed') return
      const change = event as unknown as CartChange
      latest.current?.({
        count: change.count,
        pieces: change.pieces,
        total: change.total / 100,
        reason: change.reason,
      })
    })
    return () => listening.unsubscribe()
  }, [engine, cart])
}
