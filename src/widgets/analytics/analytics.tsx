import { messages } from 'langraan:messages/analytics'
import { messages as chartMessages } from 'langraan:messages/charts'
import { messages as failureMessages } from 'langraan:messages/failure'
import { isAnalyticsName } from '../../core/analytics/analytics.contract'
import { isPeriod, isReportYear } from '../../core/analytics/analytics.period'
import { analyticsApp } from '../../core/analytics/app'
import { analyticsHeight } from '../charts/card-heights'
import { FigureCardSkeleton } from '../charts/figure-card'
import { defineWidget } from '../runtime/define-widget'
import { AnalyticsCard } from './analytics-card'

export type RaanAnalyticsCardProps = {
  /** which card: the last part of its call's path */
  name: string
  /** `Last 28 Days` (default), `Last Month`, `Last Year` */
  period?: string | undefined
  /** of the revenue report: 2020 (default), 2019, 2018 */
  year?: number | undefined
  onChanged?: ((detail: { period?: string; year?: number }) => void) | undefined
}

const Place = () => <FigureCardSkeleton height={analyticsHeight} />

function AnalyticsView({ name, period, year, onChanged }: RaanAnalyticsCardProps) {
  const given = { ...(isPeriod(period) && { period }), ...(isReportYear(year) && { year }) }
  return isAnalyticsName(name) && <AnalyticsCard key={name} name={name} given={given} onChanged={onChanged} />
}

export const apps = { analytics: analyticsApp }

/** Figures with a picture of their parts, as `<raan-card-…>`. */
export const RaanAnalyticsCard = defineWidget<RaanAnalyticsCardProps>({
  apps,
  messages: [messages, chartMessages, failureMessages],
  Skeleton: Place,
  View: AnalyticsView,
})
