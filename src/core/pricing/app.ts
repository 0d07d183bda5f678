import type { AppModule } from '../kernel/app-module'
import { pricingMachine } from './pricing.machine'

export const pricingApp = {
  views: { pricing: { machine: pricingMachine } },
} satisfies AppModule
