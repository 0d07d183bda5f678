import type { AppModule } from '../kernel/ports'
import { shopsLinks } from './shops.links'
import { shopsMachine } from './shops.machine'

export const shopsApp = { data: shopsMachine, links: shopsLinks } satisfies AppModule
