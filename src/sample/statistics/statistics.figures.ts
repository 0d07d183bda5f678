import { periods } from '../../core/analytics/analytics.period'
import type { Satang } from '../../core/kernel/money'
import { statisticsCalls } from '../../core/statistics/statistics.contract'
import { changeOf, type Stretch, stretchesOf, sumOf } from '../../service/analytics/analytics.days'
import { handle, type Service } from '../../service/handle'
import { inventedCourse } from '../analytics/analytics.invented'
import { type InventedStatistic, inventedStatistics, sampleStatistics } from './statistics.seed'

/** The days of a card that shows the same as another one elsewhere. */
const shared: Partial<Record<InventedStatistic, string>> = { 'site-traffic': 'sessions' }

const answers = (name: InventedStatistic) =>
  handle(statisticsCalls[name], ({ query: { period }, tx }) => {
    const { shown, before } = stretchesOf(period, tx.now())
    const course = (stretch: Stretch) => inventedCourse(shared[name] ?? name, stretch, sampleStatistics[name])
    const { labels, data } = course(shown)
    const sum = sumOf(data)
    return {
      periods: [...periods],
      // satang on money cards, a count on the others
      figure: sum as Satang,
      change: changeOf(sum, sumOf(course(before).data)),
      labels,
      series: [{ name, data: data as Satang[] }],
    }
  })

export const statisticsFigures: Service = { tables: [], handlers: inventedStatistics.map(answers) }
