import type { AppModule } from '../kernel/ports'
import { emptied } from './cart.keeping'
import { cartLinks } from './cart.links'
import { createCart } from './cart.setup'

export type { CartEvent, CartInput } from './cart.setup'

/** The server's cart and the lines of this tab. */
export const cartMachine = createCart('cart', (input) => input)

declare module '../kernel/links' {
  interface LinkedData {
    cart: typeof cartMachine
  }
}

export const cartApp = { data: cartMachine, links: cartLinks, left: emptied } satisfies AppModule
