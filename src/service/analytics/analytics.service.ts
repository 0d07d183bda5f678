import { analyticsCalls } from '../../core/analytics/analytics.contract'
import { periods } from '../../core/analytics/analytics.period'
import { satang } from '../../core/kernel/money'
import { handle, type Service } from '../handle'
import { cardsHandler } from './analytics.cards'
import { stretchesOf, sumOf } from './analytics.days'
import { isEarned, orderCourse, orderOutcomes } from './analytics.orders'

/** The cards that a shop's orders answer; the others need figures that an order backend doesn't have. */
export const analyticsService: Service = {
  tables: [],
  handlers: [
    cardsHandler,

    handle(analyticsCalls.revenue, ({ query: { period }, tx }) => {
      const { shown, before } = stretchesOf(period, tx.now())
      const { labels, data } = orderCourse(tx, shown, 'sales', isEarned)
      const earlier = orderCourse(tx, before, 'sales', isEarned).data
      return {
        periods: [...periods],
        thisMonth: satang(sumOf(data)),
        lastMonth: satang(sumOf(earlier)),
        labels,
        series: [
          { name: 'thisMonth', data: data.map(satang) },
          // months differ in length: one value per day of this month
          { name: 'lastMonth', data: labels.map((_, nth) => satang(earlier[nth] ?? 0)) },
        ],
      }
    }),

    handle(analyticsCalls['product-orders'], ({ query: { period }, tx }) => ({
      periods: [...periods],
      ...orderOutcomes(tx, stretchesOf(period, tx.now()).shown),
    })),
  ],
}
