import { orderLinesMachine } from '../cart/cart.machine'
import { forgetOnSignOut } from '../kernel/links'
import type { AppModule } from '../kernel/ports'

export { orderLinesMachine }

/** What staff put into the order they take: see docs/decisions/the-desk-has-lines-of-its-own.md. */
export const linesApp = { data: orderLinesMachine, links: () => [forgetOnSignOut('lines')] } satisfies AppModule
