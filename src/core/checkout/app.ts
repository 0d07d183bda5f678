import type { AppModule } from '../kernel/app-module'
import { checkoutMachine } from './checkout.machine'

export const checkoutApp = { views: { checkout: { machine: checkoutMachine } } } satisfies AppModule
