import type { AppModule } from '../kernel/ports'
import { pricingMachine } from './pricing.machine'

export const pricingApp = {
  views: { pricing: { machine: pricingMachine } },
} satisfies AppModule
