import type { AppModule } from '../kernel/ports'
import { emptied } from './cart.keeping'
import { cartLinks } from './cart.links'
import { cartMachine } from './cart.machine'

export const cartApp = { data: cartMachine, links: cartLinks, left: emptied } satisfies AppModule
