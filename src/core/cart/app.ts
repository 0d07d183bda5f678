import type { AppModule } from '../kernel/app-module'
import { cartLinks } from './cart.links'
import { cartMachine } from './cart.machine'
import { emptied } from './cart.server'

export const cartApp = { data: cartMachine, links: cartLinks, left: emptied } satisfies AppModule
