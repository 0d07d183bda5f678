import type { Service } from '../service/handle'
import type { Seed } from '../service/seed'
import { analyticsFigures } from './analytics/analytics.figures'
import { seeds } from './seeds'
import { statisticsFigures } from './statistics/statistics.figures'

/** An invented shop: rows to begin with, and figures that no backend of orders knows. */
export const sample: { readonly seeds: readonly Seed[]; readonly services: readonly Service[] } = {
  seeds,
  services: [analyticsFigures, statisticsFigures],
}
