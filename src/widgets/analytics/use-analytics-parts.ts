import { useLingui } from '@lingui/react/macro'
import type { AnalyticsFigures } from '../../core/analytics/analytics.contract'
import { useNumberFormats } from '../charts/use-number-formats'
import { useRows } from '../charts/use-rows'
import type { AnalyticsContent } from './analytics-content'

/** The cards whose figures are parts of a whole. */
export type PartFigures = Exclude<AnalyticsFigures, { name: 'avg-sessions' | 'revenue-report' | 'revenue' }>

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100)

export function useAnalyticsParts(title: string): (figures: PartFigures) => AnalyticsContent {
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
  /** has room for four digits */
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
          ring(t`Declined`, rejected, all),
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
