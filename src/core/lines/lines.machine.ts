import { createCart } from '../cart/cart.setup'
import { renamed } from '../kernel/storage'

/**
 * The lines of an order that staff take, beside the cart (docs/decisions/the-desk-has-lines-of-its-own.md): no server
 * has them, and they end with the tab.
 */
export const orderLinesMachine = createCart('lines', ({ call, newId, storage }) => ({
  call,
  newId,
  mode: 'local',
  storage: { ...storage, local: renamed(storage.session, 'order'), adopt: () => undefined },
}))

declare module '../kernel/links' {
  interface LinkedData {
    lines: typeof orderLinesMachine
  }
}
