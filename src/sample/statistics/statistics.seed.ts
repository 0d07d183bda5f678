import { sampleDay } from '../analytics/analytics.seed'

/** Each card's figure on an average day; amounts in satang. */
export const sampleStatistics = {
  'profit-line-chart': 25_000,
  subscribers: 6,
  'site-traffic': sampleDay.sessions,
  'active-users': 24,
  newsletter: 9,
} as const

/** Cards of figures that orders don't answer. */
export type InventedStatistic = keyof typeof sampleStatistics
export const inventedStatistics = Object.keys(sampleStatistics) as InventedStatistic[]
