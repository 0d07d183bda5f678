import { firstSpan, type Period } from '../analytics/analytics.period'
import { readCard } from '../analytics/analytics.together'
import { createFiguresMachine } from '../kernel/figures-machine'
import { type Statistic, type StatisticName, statisticsCalls } from './statistics.contract'

export type StatisticChoice = { name: StatisticName; period: Period }

/** One statistics card: a figure and its series over a period. */
export const statisticCardMachine = createFiguresMachine<Statistic, StatisticChoice>({
  id: 'statistics',
  load: ({ choice: { name, period }, ...ports }) => readCard(statisticsCalls[name], { ...firstSpan, period }, ports),
})
