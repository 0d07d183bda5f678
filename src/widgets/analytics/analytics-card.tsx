import type { AnalyticsName } from '../../core/analytics/analytics.contract'
import { periods, reportYears, type Span } from '../../core/analytics/analytics.period'
import { analyticsHeight } from '../charts/card-heights'
import { FigureCard } from '../charts/figure-card'
import { PeriodMenu, YearMenu } from '../charts/span-menu'
import { AnalyticsFigures, AnalyticsPicture } from './analytics-picture'
import { useAnalytics } from './use-analytics'
import { useAnalyticsContent } from './use-analytics-content'
import { useAnalyticsTitles } from './use-analytics-titles'

type AnalyticsCardProps = {
  name: AnalyticsName
  given: Partial<Span>
  onChanged: ((detail: Partial<Span>) => void) | undefined
}

/** Title, menu of its period or year, figures and their picture. */
export function AnalyticsCard({ name, given, onChanged }: AnalyticsCardProps) {
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
