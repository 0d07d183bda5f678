import { texts as chartTexts } from 'langraan:texts/charts'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts } from 'langraan:texts/statistics'
import { isPeriod } from '../../core/analytics/analytics.period'
import { statisticsApp } from '../../core/statistics/app'
import { isStatisticName } from '../../core/statistics/statistics.contract'
import { statisticHeight } from '../charts/card-heights'
import { FigureCardPlace } from '../charts/figure-card'
import { defineWidget } from '../root/define-widget'
import { StatisticCard } from './statistic-card'

export type RaanStatisticCardProps = {
  /** which card: the last part of its call's path */
  name: string
  /** `Last 28 Days` (default), `Last Month`, `Last Year` */
  period?: string | undefined
  onChanged?: ((detail: { period: string }) => void) | undefined
}

const Place = () => <FigureCardPlace height={statisticHeight} />

function StatisticView({ name, period, onChanged }: RaanStatisticCardProps) {
  const given = isPeriod(period) ? period : undefined
  return isStatisticName(name) && <StatisticCard key={name} name={name} given={given} onChanged={onChanged} />
}

export const apps = { statistics: statisticsApp }

/** A figure and its course, as `<raan-card-…>`. */
export const RaanStatisticCard = defineWidget<RaanStatisticCardProps>({
  apps,
  texts: [texts, chartTexts, failureTexts],
  Skeleton: Place,
  View: StatisticView,
})
