import { useLingui } from '@lingui/react/macro'
import type { AnalyticsFigures, AnalyticsName } from '../../core/analytics/analytics.contract'
import { lookUp } from '../../core/kernel/look-up'
import { useNumberFormats } from '../charts/use-number-formats'
import { useRows } from '../charts/use-rows'
import type { AnalyticsContent } from './analytics-content'
import { useAnalyticsParts } from './use-analytics-parts'

type Of<N extends AnalyticsName> = Extract<AnalyticsFigures, { name: N }>

/** The cards with axes; `useAnalyticsParts` has those of parts. */
export function useAnalyticsContent(
  figures: AnalyticsFigures | undefined,
  title: string,
): AnalyticsContent | undefined {
  const { t } = useLingui()
  const numbers = useNumberFormats()
  const rows = useRows()
  const parts = useAnalyticsParts(title)
  const { money, count, percent } = numbers

  const chart = (model: Extract<AnalyticsContent['picture'], { kind: 'chart' }>['model'], number: typeof money) => ({
    picture: { kind: 'chart' as const, model, number },
    label: rows.describe(model, number),
    table: rows.ofChart(model, number),
  })

  const sessions = ({ labels, series, ...entries }: Of<'avg-sessions'>): AnalyticsContent => ({
    figures: [{ name: t`A day`, text: count.full(entries.sessions), change: entries.change }],
    ...chart({ labels, series: series.map(({ data }) => ({ name: t`Visits`, data, look: 'bar' })) }, count),
    progress: [
      { name: t`Sales goal`, value: entries.reached.goal, text: money.short(entries.goal) },
      { name: t`Visitors`, value: entries.reached.users, text: count.short(entries.users) },
      { name: t`Returning`, value: entries.reached.retention, text: percent(entries.retention) },
      { name: t`Time on site`, value: entries.reached.duration, text: numbers.minutes(entries.duration) },
    ],
  })

  const report = ({ labels, series, price, budget }: Of<'revenue-report'>): AnalyticsContent => {
    const names: Record<string, string> = { Earning: t`Earned`, Expense: t`Spent`, Budget: t`Budget` }
    const shown = series.map(({ name, data }) => ({
      name: lookUp(names, name) ?? name,
      data,
      look: name === 'Budget' ? ('dashed' as const) : ('bar' as const),
    }))
    return {
      figures: [
        { name: t`Remaining`, text: money.full(price) },
        { name: t`Budget`, text: money.full(budget) },
      ],
      ...chart({ labels, series: shown, stacked: true }, money),
    }
  }

  const revenue = ({ labels, series, thisMonth, lastMonth }: Of<'revenue'>): AnalyticsContent => {
    const names: Record<string, string> = { thisMonth: t`This period`, lastMonth: t`Previous period` }
    const shown = series.map(({ name, data }, nth) => ({
      name: lookUp(names, name) ?? name,
      data,
      look: nth === 0 ? ('line' as const) : ('dashed' as const),
    }))
    return {
      figures: [
        { name: t`This period`, text: money.full(thisMonth) },
        { name: t`Previous period`, text: money.full(lastMonth) },
      ],
      ...chart({ labels, series: shown }, money),
    }
  }

  if (!figures) return undefined
  switch (figures.name) {
    case 'avg-sessions':
      return sessions(figures)
    case 'revenue-report':
      return report(figures)
    case 'revenue':
      return revenue(figures)
    default:
      return parts(figures)
  }
}
