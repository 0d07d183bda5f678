import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { LineKind } from '../../core/cart/cart.edit'
import { plainLine, productQuantity } from '../../core/cart/cart.lines'
import type { CartProductInfo } from '../../core/cart/cart.offer'
import { kindUq, plainUq } from '../../core/cart/cart.uq'
import { useApp } from '../runtime/use-engine'

export const usePieces = (): number => useSelector(useApp('cart'), (snapshot) => snapshot.context.pieces)

export const usePiecesOf = (productId: number): number =>
  useSelector(useApp('cart'), (snapshot) => productQuantity(snapshot.context, productId))

/** The cart as a product page sees it: pieces of the selected colour, or of the plain product. */
export function useVariantQuantities(kind: LineKind | undefined) {
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
    /** of an existing line; 0 removes it */
    setQuantity(product: CartProductInfo, Quantity: number) {
      const uq = uqOf(product.id)
      if (Quantity === 0) cart.send({ type: 'line.remove', uq })
      else cart.send({ type: 'line.set', line: { ...(lines.get(uq) ?? plainLine(product)), Quantity } })
    },
  }
}
