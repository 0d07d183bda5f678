import { analyticsCalls, analyticsNames } from '../../core/analytics/analytics.contract'
import { periods } from '../../core/analytics/analytics.period'
import type { Satang } from '../../core/kernel/money'
import {
  isMoneyCard,
  type StatisticName,
  statisticNames,
  statisticsCalls,
} from '../../core/statistics/statistics.contract'
import { changeOf, stretchesOf, sumOf } from '../analytics/analytics.days'
import { isEarned, isSold, orderCourse } from '../analytics/analytics.orders'
import { handle, type Service } from '../handle'

/** The cards of both kinds that the backend's services answer, each once. */
const cardsOf = (answered: ReadonlySet<string>): string[] => {
  const statistics = statisticNames.filter((name) => answered.has(statisticsCalls[name].name))
  const analytics = analyticsNames.filter((name) => answered.has(analyticsCalls[name].name))
  return [...new Set<string>([...statistics, ...analytics])]
}

const ofOrders = (name: StatisticName, isCounted = isSold) =>
  handle(statisticsCalls[name], ({ query: { period }, tx, answered }) => {
    const of = isMoneyCard(name) ? 'sales' : 'orders'
    const { shown, before } = stretchesOf(period, tx.now())
    const { labels, data } = orderCourse(tx, shown, of, isCounted)
    return {
      periods: [...periods],
      cards: cardsOf(answered),
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
