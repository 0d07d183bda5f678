import { createCart } from '../cart/cart.setup'
import { renamed } from '../kernel/storage'

/**
 * The lines of an order taken by staff, separate from the cart (docs/decisions/the-desk-has-lines-of-its-own.md): not
 * on any server, and gone when the tab closes.
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
