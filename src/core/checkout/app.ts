import type { AppModule } from '../kernel/ports'
import { checkoutMachine } from './checkout.machine'

export const checkoutApp = { views: { checkout: { machine: checkoutMachine } } } satisfies AppModule
