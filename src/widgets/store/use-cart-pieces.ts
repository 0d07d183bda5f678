import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { CartProductInfo, LineKind } from '../../core/cart/cart.edit'
import { plainLine, productQuantity } from '../../core/cart/cart.lines'
import { kindUq, plainUq } from '../../core/cart/cart.uq'
import { useApp } from '../runtime/use-engine'

/** How much is in the cart, over all its lines. */
export const usePieces = (): number => useSelector(useApp('cart'), (snapshot) => snapshot.context.pieces)

/** The same of one product. */
export const usePiecesOf = (productId: number): number =>
  useSelector(useApp('cart'), (snapshot) => productQuantity(snapshot.context, productId))

/** The cart as the page of one product sees it: pieces of the chosen kind, or of the plain one. */
export function useKindBasket(kind: LineKind | undefined) {
  const cart = useApp('cart')
  const lines = useSelector(cart, (snapshot) => snapshot.context.lines)
  useEffect(() => cart.send({ type: 'init' }), [cart])
  const uqOf = (productId: number) => (kind ? kindUq(productId, kind.id) : plainUq(productId))
  const quantityOf = (productId: number): number => lines.get(uqOf(productId))?.Quantity ?? 0
  return {
    quantityOf,
    quantityOfKind: (productId: number, id: string): number => lines.get(kindUq(productId, id))?.Quantity ?? 0,
    add(product: CartProductInfo): number {
      cart.send({ type: 'line.add', product, ...(kind && { kind }) })
      return cart.getSnapshot().context.lines.get(uqOf(product.id))?.Quantity ?? 0
    },
    /** of a line that is there; 0 takes it out */
    setQuantity(product: CartProductInfo, Quantity: number) {
      const uq = uqOf(product.id)
      if (Quantity === 0) cart.send({ type: 'line.remove', uq })
      else cart.send({ type: 'line.set', line: { ...(lines.get(uq) ?? plainLine(product)), Quantity } })
    },
  }
}
