import { messages as chartMessages } from 'langraan:messages/charts'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages } from 'langraan:messages/statistics'
import { isPeriod } from '../../core/analytics/analytics.period'
import { statisticsApp } from '../../core/statistics/app'
import { isStatisticName } from '../../core/statistics/statistics.contract'
import { FigureCardSkeleton, statisticHeight } from '../charts/figure-card'
import { defineWidget } from '../runtime/define-widget'
import { StatisticCard } from './statistic-card'

export type RaanStatisticCardProps = {
  /** which card: the last part of its call's path */
  name: string
  /** `Last 28 Days` (default), `Last Month`, `Last Year` */
  period?: string | undefined
  onChanged?: ((detail: { period: string }) => void) | undefined
}

const Place = () => <FigureCardSkeleton height={statisticHeight} />

function StatisticView({ name, period, onChanged }: RaanStatisticCardProps) {
  const given = isPeriod(period) ? period : undefined
  return isStatisticName(name) && <StatisticCard key={name} name={name} given={given} onChanged={onChanged} />
}

export const apps = { statistics: statisticsApp }

/** A figure and its course, as `<raan-card-…>`. */
export const RaanStatisticCard = defineWidget<RaanStatisticCardProps>({
  apps,
  messages: [messages, chartMessages, failureMessages],
  Skeleton: Place,
  View: StatisticView,
})
