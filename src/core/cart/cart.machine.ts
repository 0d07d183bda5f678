import { createCart } from './cart.setup'

export type { CartEvent, CartInput } from './cart.setup'

/** The server's cart and the lines of this tab. */
export const cartMachine = createCart('cart', (input) => input)

declare module '../kernel/links' {
  interface LinkedData {
    cart: typeof cartMachine
  }
}
