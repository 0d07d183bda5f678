import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { plainLine } from '../../core/cart/cart.lines'
import type { CartProductInfo } from '../../core/cart/cart.offer'
import { plainUq } from '../../core/cart/cart.uq'
import { useLinesApp } from './use-cart'

export function useCartQuantities() {
  const cart = useLinesApp()
  const lines = useSelector(cart, (snapshot) => snapshot.context.lines)
  useEffect(() => cart.send({ type: 'init' }), [cart])
  return {
    quantityOf: (productId: number): number => lines.get(plainUq(productId))?.Quantity ?? 0,
    /** adds one piece and returns the pieces now in the cart */
    add(product: CartProductInfo): number {
      cart.send({ type: 'line.add', product })
      return cart.getSnapshot().context.lines.get(plainUq(product.id))?.Quantity ?? 0
    },
    /** 0 removes it */
    setQuantity(product: CartProductInfo, Quantity: number) {
      if (Quantity === 0) cart.send({ type: 'line.remove', uq: plainUq(product.id) })
      else cart.send({ type: 'line.set', line: plainLine(product, Quantity) })
    },
  }
}

export type CartQuantities = ReturnType<typeof useCartQuantities>
