import type { Service } from '../service/handle'
import type { Seed } from '../service/seed'
import { analyticsFigures } from './analytics/analytics.figures'
import { seeds } from './seeds'
import { statisticsFigures } from './statistics/statistics.figures'

/** An invented shop: first rows, and figures that an order backend doesn't have. */
export const sample: { readonly seeds: readonly Seed[]; readonly services: readonly Service[] } = {
  seeds,
  services: [analyticsFigures, statisticsFigures],
}
