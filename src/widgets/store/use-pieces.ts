import { useSelector } from '@xstate/react'
import { productQuantity } from '../../core/cart/cart.lines'
import { useApp } from '../runtime/use-engine'

/** How much is in the cart, over all its lines. */
export const usePieces = (): number => useSelector(useApp('cart'), (snapshot) => snapshot.context.pieces)

/** The same of one product. */
export const usePiecesOf = (productId: number): number =>
  useSelector(useApp('cart'), (snapshot) => productQuantity(snapshot.context, productId))
