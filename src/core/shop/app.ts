import type { AppModule } from '../kernel/ports'
import { shopMachine } from './shop.machine'

/** An app of its own, so that whoever takes orders does not load how shops are changed. */
export const shopApp = { views: { shop: { machine: shopMachine } } } satisfies AppModule
