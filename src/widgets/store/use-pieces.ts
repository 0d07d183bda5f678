import { useSelector } from '@xstate/react'
import { useApp } from '../root/use-engine'

/** How much is in the cart, over all its lines. */
export const usePieces = (): number => useSelector(useApp('cart'), (snapshot) => snapshot.context.pieces)
