import { useLingui } from '@lingui/react/macro'
import type { AnalyticsFigures, AnalyticsName } from '../../core/analytics/analytics.contract'
import { lookUp } from '../../core/kernel/look-up'
import { useNumberFormats } from '../charts/use-number-formats'
import { useRows } from '../charts/use-rows'
import type { AnalyticsContent } from './analytics-picture'

type Of<N extends AnalyticsName> = Extract<AnalyticsFigures, { name: N }>

/** Cards with axes; `useAnalyticsParts` covers cards made of parts. */
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

type PartFigures = Exclude<AnalyticsFigures, { name: 'avg-sessions' | 'revenue-report' | 'revenue' }>

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100)

function useAnalyticsParts(title: string): (figures: PartFigures) => AnalyticsContent {
  const { t } = useLingui()
  const { count, percent, change, days } = useNumberFormats()
  const rows = useRows()

  type Part = { name: string; value: number; text: string }
  const content = (
    kind: 'rings' | 'donut',
    parts: readonly Part[],
    [middle, below]: [string, string],
    rest: Partial<AnalyticsContent> = {},
  ): AnalyticsContent => ({
    figures: [],
    picture: { kind, parts, middle, below },
    label: rows.describeParts(title, parts),
    table: rows.ofParts(title, t`Figure`, parts),
    ...rest,
  })
  /** room for four digits */
  const middle = (value: number) => (value < 10_000 ? count.full(value) : count.short(value))
  const counted = (name: string, value: number): Part => ({ name, value, text: count.full(value) })
  const ring = (name: string, part: number, whole: number): Part => ({
    name,
    value: shareOf(part, whole),
    text: count.full(part),
  })

  return (figures) => {
    switch (figures.name) {
      case 'support-tracker': {
        const { totalTicket, newTicket, openTicket, responseTime } = figures
        const done = shareOf(totalTicket - openTicket, totalTicket)
        const entries = [
          { name: t`Requests`, text: count.full(totalTicket) },
          { name: t`New`, text: count.full(newTicket) },
          { name: t`Still open`, text: count.full(openTicket) },
          { name: t`Answered within`, text: days(responseTime) },
        ]
        const answered = [{ name: t`Answered`, value: done, text: percent(done) }]
        return content('rings', answered, [percent(done), t`Answered`], {
          figures: entries,
          table: rows.ofParts(title, t`Figure`, answered),
        })
      }
      case 'goal-overview': {
        const { completed, inProgress } = figures
        const share = shareOf(completed, completed + inProgress)
        const entries = [
          { name: t`Orders completed`, text: count.full(completed) },
          { name: t`To go`, text: count.full(inProgress) },
        ]
        const reached = [{ name: t`Reached`, value: share, text: percent(share) }]
        return content('rings', reached, [percent(share), t`Reached`], {
          figures: entries,
          table: rows.ofParts(title, t`Figure`, reached),
        })
      }
      case 'product-orders': {
        const { finished, pending, rejected } = figures
        const all = finished + pending + rejected
        const parts = [
          ring(t`Finished`, finished, all),
          ring(t`Pending`, pending, all),
          ring(t`Cancelled or returned`, rejected, all),
        ]
        return content('rings', parts, [middle(all), t`Total`])
      }
      case 'sessions-device': {
        const names = { Desktop: t`Computer`, Mobile: t`Smartphone`, Tablet: t`Tablet` }
        const parts = figures.devices.map(({ name, usage }) => ({
          name: names[name],
          value: usage,
          text: percent(usage),
        }))
        const [most] = [...parts].sort((a, b) => b.value - a.value)
        return content('donut', parts, [most?.text ?? '', most?.name ?? ''], {
          changes: figures.devices.map(({ name, usage, upDown }) => ({
            name: names[name],
            text: percent(usage),
            change: upDown,
          })),
          table: {
            head: [title, t`Figure`, t`Up or down`],
            rows: figures.devices.map(({ name, usage, upDown }) => [names[name], percent(usage), change(upDown)]),
          },
        })
      }
      case 'customers': {
        const names = { New: t`New customers`, Returning: t`Returning`, Referrals: t`Referrals` }
        const parts = figures.customers.map(({ name, result }) => counted(names[name], result))
        return content('donut', parts, [middle(parts.reduce((sum, { value }) => sum + value, 0)), t`Total`])
      }
    }
  }
}
