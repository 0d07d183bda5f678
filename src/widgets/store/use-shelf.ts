import { useSelector } from '@xstate/react'
import type { ShelfLook } from '../../core/store/store.look'
import { useApp } from '../runtime/use-engine'

/** How products are laid out, kept in this browser. */
export function useShelf() {
  const shelf = useApp('store')
  const look = useSelector(shelf, (snapshot) => snapshot.context.look)
  return { look, choose: (chosen: ShelfLook) => shelf.send({ type: 'look.choose', look: chosen }) }
}
