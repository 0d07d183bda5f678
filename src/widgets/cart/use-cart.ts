import { shallowEqual, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect } from 'react'
import { type CartReason, isDraftOnly } from '../../core/cart/cart.context'
import type { CartProductInfo } from '../../core/cart/cart.offer'
import type { Satang } from '../../core/kernel/money'
import type { OrderLine } from '../../core/orders/orders.contract'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useApp } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'

/** Whose lines the cart parts show: the cart's, or those of the open order. */
export const LinesApp = createContext<'cart' | 'lines'>('cart')

export const useLinesApp = () => useApp(useContext(LinesApp))

export function useCart() {
  const cart = useLinesApp()
  const shown = useSelector(
    cart,
    ({ value, context }) => ({
      status: value,
      lines: context.lines,
      pieces: context.pieces,
      total: context.total,
      products: context.products,
      error: context.error,
      /** why changes are waiting to be sent, and for how many products */
      waiting: context.waiting,
      unsent: context.unsent.size,
      failures: context.failures,
      differences: context.differences,
      refused: context.refused,
    }),
    shallowEqual,
  )
  useEffect(() => cart.send({ type: 'init' }), [cart])
  return {
    ...shown,
    lines: shown.lines.toArray(),
    count: shown.lines.size,
    productOf: (line: OrderLine) => shown.products.get(String(line.productId)),
    isDraftOnly: (line: OrderLine) => isDraftOnly(cart.getSnapshot().context, line),
    add: (product: CartProductInfo, Quantity = 1) => cart.send({ type: 'line.add', product, Quantity }),
    setQuantity: (line: OrderLine, Quantity: number) => cart.send({ type: 'line.set', line: { ...line, Quantity } }),
    write: (name: string, price: Satang, Quantity: number) => cart.send({ type: 'line.write', name, price, Quantity }),
    reprice: (uq: string, price: Satang, priceReason: string) =>
      cart.send({ type: 'line.reprice', uq, price, priceReason }),
    remove: (uq: string) => cart.send({ type: 'line.remove', uq }),
    restore: (uq: string) => cart.send({ type: 'line.restore', uq }),
    clear: () => cart.send({ type: 'clear' }),
    reload: () => cart.send({ type: 'reload' }),
    sendNow: () => cart.send({ type: 'resume' }),
    retry: (productId: number) => cart.send({ type: 'failure.retry', productId }),
    dismissFailure: (productId: number) => cart.send({ type: 'failure.dismiss', productId }),
    keepMine: (productId: number) => cart.send({ type: 'difference.keep', productId }),
    takeServers: (productId: number) => cart.send({ type: 'difference.dismiss', productId }),
  }
}

export type Cart = ReturnType<typeof useCart>

/** `count` lines of `pieces` pieces; `total` in baht */
export type CartChange = { count: number; pieces: number; total: number; reason: CartReason }

/** Also fires immediately if the cart is already loaded. */
export function useCartChanges(onChanged: ((change: CartChange) => void) | undefined): void {
  const cart = useApp('cart')
  const report = useEffectEvent(onChanged)
  useEffect(() => {
    const { isFetchCartData, lines, pieces, total } = cart.getSnapshot().context
    if (isFetchCartData) report({ count: lines.size, pieces, total: total / 100, reason: 'init' })
  }, [cart, report])
  useEngineEvent('cart.changed', ({ count, pieces, total, reason }) =>
    report({ count, pieces, total: total / 100, reason }),
  )
}
