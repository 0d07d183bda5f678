import { messages } from 'langraan:messages/analytics'
import { messages as chartMessages } from 'langraan:messages/charts'
import { messages as failureMessages } from 'langraan:messages/failure'
import { useLingui } from '@lingui/react/macro'
import { type AnalyticsName, isAnalyticsName } from '../../core/analytics/analytics.contract'
import { isPeriod, isReportYear, periods, reportYears, type Span } from '../../core/analytics/analytics.period'
import { analyticsApp } from '../../core/analytics/app'
import { analyticsHeight, FigureCard, FigureCardSkeleton } from '../charts/figure-card'
import { PeriodMenu, YearMenu } from '../charts/span-menu'
import { defineWidget } from '../runtime/define-widget'
import { AnalyticsFigures, AnalyticsPicture } from './analytics-picture'
import { useAnalytics } from './use-analytics'
import { useAnalyticsContent } from './use-analytics-content'

export type RaanAnalyticsCardProps = {
  /** which card: last segment of its endpoint path */
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

function useAnalyticsTitles(): Record<AnalyticsName, string> {
  const { t } = useLingui()
  return {
    'support-tracker': t`Support requests`,
    'avg-sessions': t`Average visits`,
    'revenue-report': t`Revenue report`,
    'goal-overview': t`Goal`,
    revenue: t`Revenue`,
    'product-orders': t`Product orders`,
    'sessions-device': t`Visits by device`,
    customers: t`Customers`,
  }
}

type AnalyticsCardProps = {
  name: AnalyticsName
  given: Partial<Span>
  onChanged: ((detail: Partial<Span>) => void) | undefined
}

function AnalyticsCard({ name, given, onChanged }: AnalyticsCardProps) {
  const title = useAnalyticsTitles()[name]
  const { span, figures, choose, state } = useAnalytics(name, given)
  const content = useAnalyticsContent(figures, title)
  const change = (next: Partial<Span>) => {
    choose(next)
    onChanged?.(next)
  }
  const menu =
    name === 'revenue-report' ? (
      <YearMenu
        value={span.year}
        options={reportYears.filter((year) => isOffered(figures, year))}
        onChange={(year) => change({ year: reportYears.find((each) => each === year) ?? span.year })}
      />
    ) : (
      <PeriodMenu
        value={span.period}
        options={figures && 'periods' in figures ? figures.periods : periods}
        onChange={(period) => change({ period })}
      />
    )
  return (
    <FigureCard
      title={title}
      state={state}
      height={analyticsHeight}
      menu={menu}
      head={content && content.figures.length > 0 && <AnalyticsFigures figures={content.figures} />}
      table={content?.table}
    >
      {content && <AnalyticsPicture {...content} />}
    </FigureCard>
  )
}

const isOffered = (figures: ReturnType<typeof useAnalytics>['figures'], year: number): boolean =>
  !figures || !('years' in figures) || figures.years.includes(year)

export const apps = { analytics: analyticsApp }

export const RaanAnalyticsCard = defineWidget<RaanAnalyticsCardProps>({
  apps,
  messages: [messages, chartMessages, failureMessages],
  Skeleton: Place,
  View: AnalyticsView,
})
