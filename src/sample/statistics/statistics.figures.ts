import { periods } from '../../core/analytics/analytics.period'
import type { Satang } from '../../core/kernel/money'
import { type StatisticName, statisticNames, statisticsCalls } from '../../core/statistics/statistics.contract'
import { handle, type Service } from '../../service/handle'
import { changeOf, courseOf, stretchesOf, sumOf } from '../analytics/analytics.days'
import { sampleStatistics } from './statistics.seed'

const answers = (name: StatisticName) =>
  handle(statisticsCalls[name], ({ query: { period }, tx }) => {
    const { shown, before } = stretchesOf(period, tx.now())
    const { labels, data } = courseOf(name, shown, sampleStatistics[name])
    const sum = sumOf(data)
    return {
      periods: [...periods],
      // satang on money cards, a count on the others
      figure: sum as Satang,
      change: changeOf(sum, sumOf(courseOf(name, before, sampleStatistics[name]).data)),
      labels,
      series: [{ name, data: data as Satang[] }],
    }
  })

export const statisticsFigures: Service = { tables: [], handlers: statisticNames.map(answers) }
