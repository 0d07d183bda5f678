import type { createCart } from '../cart/cart.setup'
import { isPlain } from '../cart/cart.uq'
import type { Handle } from '../kernel/actor-handle'

type Lines = Handle<ReturnType<typeof createCart>>

/** Moves every line of the cart into the order; for an existing line, adds the quantity. */
export function takeCart(cart: Lines, order: Lines): void {
  const { lines, products } = cart.getSnapshot().context
  for (const line of lines) {
    const product = isPlain(line) ? products.get(String(line.productId)) : undefined
    const known = order.getSnapshot().context.lines.get(line.uq)?.Quantity ?? 0
    if (product) order.send({ type: 'line.add', product, Quantity: line.Quantity })
    else order.send({ type: 'line.set', line: { ...line, Quantity: line.Quantity + known } })
  }
  cart.send({ type: 'clear' })
}
