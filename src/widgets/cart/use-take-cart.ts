import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { takeCart } from '../../core/lines/lines.take'
import { useApp } from '../runtime/use-engine'

export function useTakeCart() {
  const cart = useApp('cart')
  const order = useApp('lines')
  const waiting = useSelector(cart, ({ context }) => context.lines.size)
  useEffect(() => cart.send({ type: 'init' }), [cart])
  return { waiting, take: () => takeCart(cart, order) }
}
