import type { StatisticName } from '../../core/statistics/statistics.contract'

/** Each card's figure on an average day; amounts in satang. */
export const sampleStatistics: Record<StatisticName, number> = {
  'orders-bar-chart': 42,
  'profit-line-chart': 610_000,
  subscribers: 18,
  revenue: 1_250_000,
  sales: 1_480_000,
  orders: 42,
  'site-traffic': 320,
  'active-users': 74,
  newsletter: 26,
}
