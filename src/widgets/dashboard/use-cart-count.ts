import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useApp } from '../runtime/use-engine'

/** Lines in the cart; until it is loaded, the number in the user data. */
export function useCartCount(): number {
  const cart = useApp('cart')
  const auth = useApp('auth')
  const lines = useSelector(cart, ({ context }) => context.lines.size)
  const isFetched = useSelector(cart, ({ context }) => context.isFetchCartData)
  const said = useSelector(auth, ({ context }) => context.user?.extras?.eCommerceCartItemsCount)
  const [wasRead, setWasRead] = useState(isFetched)
  if (isFetched && !wasRead) setWasRead(true)

  useEffect(() => cart.send({ type: 'init' }), [cart])
  return wasRead || lines > 0 ? lines : (said ?? 0)
}
