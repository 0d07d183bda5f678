import type { AnalyticsName } from '../../core/analytics/analytics.contract'
import { periods } from '../../core/analytics/analytics.period'
import type { Satang } from '../../core/kernel/money'
import { isMoneyCard, type StatisticName, statisticsCalls } from '../../core/statistics/statistics.contract'
import { changeOf, stretchesOf, sumOf } from '../analytics/analytics.days'
import { isEarned, isSold, orderCourse } from '../analytics/analytics.orders'
import { handle, type Service } from '../handle'

/** What the orders of a shop answer; a sample shop has invented figures for the other cards. */
const answered = ['orders', 'orders-bar-chart', 'sales', 'revenue', 'product-orders'] as const satisfies readonly (
  | StatisticName
  | AnalyticsName
)[]

const ofOrders = (name: StatisticName, isCounted = isSold) =>
  handle(statisticsCalls[name], ({ query: { period }, tx, isSample }) => {
    const of = isMoneyCard(name) ? 'sales' : 'orders'
    const { shown, before } = stretchesOf(period, tx.now())
    const { labels, data } = orderCourse(tx, shown, of, isCounted)
    return {
      periods: [...periods],
      ...(!isSample && { cards: [...answered] }),
      // satang on money cards, a count on the others
      figure: sumOf(data) as Satang,
      change: changeOf(sumOf(data), sumOf(orderCourse(tx, before, of, isCounted).data)),
      labels,
      series: [{ name, data: data as Satang[] }],
    }
  })

/** The cards that a shop's orders answer; the others need figures that an order backend doesn't have. */
export const statisticsService: Service = {
  tables: [],
  handlers: [ofOrders('orders'), ofOrders('orders-bar-chart'), ofOrders('sales'), ofOrders('revenue', isEarned)],
}
