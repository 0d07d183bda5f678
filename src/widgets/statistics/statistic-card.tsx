import { type Period, periods } from '../../core/analytics/analytics.period'
import { isMoneyCard, type StatisticName } from '../../core/statistics/statistics.contract'
import { Figure } from '../charts/figure'
import { FigureCard, statisticHeight } from '../charts/figure-card'
import { PeriodMenu } from '../charts/span-menu'
import { Sparkline } from '../charts/sparkline'
import { useNumberFormats } from '../charts/use-number-formats'
import { useRows } from '../charts/use-rows'
import { useStatisticMessages } from './use-statistic-messages'
import { useStatistics } from './use-statistics'

type StatisticCardProps = {
  name: StatisticName
  given: Period | undefined
  onChanged: ((detail: { period: string }) => void) | undefined
}

/** The figure, its change and its course. */
export function StatisticCard({ name, given, onChanged }: StatisticCardProps) {
  const { title, look } = useStatisticMessages(name)
  const { period, figures, choose, state } = useStatistics(name, given)
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
