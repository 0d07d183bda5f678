import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { isDraftOnly } from '../../core/cart/cart.context'
import type { CartProductInfo } from '../../core/cart/cart.edit'
import type { Satang } from '../../core/kernel/money'
import type { OrderLine } from '../../core/orders/orders.contract'
import { useLinesApp } from './lines-app'

/** The order lines, what stands in their way, and everything one can do with them. */
export function useCart() {
  const cart = useLinesApp()
  const { value, context } = useSelector(cart, (snapshot) => snapshot)
  useEffect(() => cart.send({ type: 'init' }), [cart])
  return {
    /** `idle`, `loading`, `ready` or `failed` */
    status: value,
    lines: context.lines.toArray(),
    count: context.lines.size,
    pieces: context.pieces,
    total: context.total,
    /** why the cart could not be read */
    error: context.error,
    /** why changes wait to be sent, and of how many products */
    waiting: context.waiting,
    unsent: context.unsent.size,
    failures: context.failures,
    differences: context.differences,
    refused: context.refused,
    productOf: (line: OrderLine) => context.products.get(String(line.productId)),
    isDraftOnly: (line: OrderLine) => isDraftOnly(context, line),
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
