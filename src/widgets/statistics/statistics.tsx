import { messages as chartMessages } from 'langraan:messages/charts'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages } from 'langraan:messages/statistics'
import { useLingui } from '@lingui/react/macro'
import { useContext, useEffect } from 'react'
import { isPeriod, type Period, periods } from '../../core/analytics/analytics.period'
import { isMissing } from '../../core/kernel/errors'
import { statisticsApp } from '../../core/statistics/app'
import { isMoneyCard, isStatisticName, type StatisticName } from '../../core/statistics/statistics.contract'
import { Figure } from '../charts/figure'
import { FigureCard, FigureCardSkeleton, statisticHeight } from '../charts/figure-card'
import { PeriodMenu } from '../charts/span-menu'
import { Sparkline } from '../charts/sparkline'
import { useNumberFormats } from '../charts/use-number-formats'
import { useRows } from '../charts/use-rows'
import { defineWidget } from '../runtime/define-widget'
import { AnsweredCardsContext } from './answered-cards'
import { useStatistics } from './use-statistics'

function useStatisticMessages(name: StatisticName): { title: string; look: 'bar' | 'line' | 'area' } {
  const { t } = useLingui()
  const messages: Record<StatisticName, [title: string, look: 'bar' | 'line' | 'area']> = {
    'orders-bar-chart': [t`Order count`, 'bar'],
    'profit-line-chart': [t`Profit`, 'line'],
    subscribers: [t`New subscribers`, 'area'],
    revenue: [t`Revenue generated`, 'area'],
    sales: [t`Amount sold`, 'line'],
    orders: [t`Orders received`, 'area'],
    'site-traffic': [t`Site visits`, 'line'],
    'active-users': [t`Active users`, 'bar'],
    newsletter: [t`Newsletter readers`, 'line'],
  }
  const [title, look] = messages[name]
  return { title, look }
}

type StatisticCardProps = {
  name: StatisticName
  given: Period | undefined
  onChanged: ((detail: { period: string }) => void) | undefined
}

function StatisticCard({ name, given, onChanged }: StatisticCardProps) {
  const { title, look } = useStatisticMessages(name)
  const { period, figures, choose, state } = useStatistics(name, given)
  const answered = useContext(AnsweredCardsContext)
  useEffect(() => {
    if (figures) answered(figures.cards, { name, figure: figures.figure, period })
    else if (isMissing(state.error)) answered(undefined)
  }, [figures, state.error, answered, name, period])
  const numbers = useNumberFormats()
  const rows = useRows()
  const text = isMoneyCard(name) ? numbers.money : numbers.count
  const model = figures && {
    labels: figures.labels,
    series: figures.series.map(({ data }) => ({ name: title, data, look })),
  }
  return (
    <FigureCard
      title={title}
      state={state}
      height={statisticHeight}
      menu={
        <PeriodMenu
          value={period}
          options={figures?.periods ?? periods}
          onChange={(next) => {
            choose(next)
            onChanged?.({ period: next })
          }}
        />
      }
      head={figures && <Figure text={text.full(figures.figure)} change={figures.change} />}
      table={model && rows.ofChart(model, text)}
    >
      {model && <Sparkline data={model.series[0]?.data ?? []} look={look} label={rows.describe(model, text)} />}
    </FigureCard>
  )
}

export type RaanStatisticCardProps = {
  /** which card: last segment of its endpoint path */
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

export const RaanStatisticCard = defineWidget<RaanStatisticCardProps>({
  apps,
  messages: [messages, chartMessages, failureMessages],
  Skeleton: Place,
  View: StatisticView,
})
