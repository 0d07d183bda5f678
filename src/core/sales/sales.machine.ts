import { daysSince } from '../cod/cod.days'
import { createFiguresMachine } from '../kernel/figures-machine'
import { type SalesSummary, salesCalls } from './sales.contract'
import { type DaySales, daysOf, everyDay, type SalesSpan, sumOf } from './sales.days'

/**
 * `day`: YYYY-MM-DD, the date with separate figures; default: today. `since`: the first of several dates up to `day`; ''
 * = all dates
 */
export type SalesChoice = { span: SalesSpan; day?: string; since?: string | undefined }

export type Sales = SalesSummary & {
  from: string
  to: string
  days: readonly DaySales[]
  /** the chosen date, or all chosen dates together, whether or not among `days` */
  day: DaySales
  /** query string of the COD screen for a range that includes all of `codOutstanding` */
  codDays: string
}

/** The desk's sales over the last days including today, and those of one date. */
export const salesMachine = createFiguresMachine<Sales, SalesChoice>({
  id: 'sales',
  async load({ call, clock, choice, signal }) {
    const names = daysOf(clock.now(), choice.span)
    const [from = '', to = ''] = [names[0], names.at(-1)]
    const { day: name = to, since = name } = choice
    const between = (from: string, to: string) =>
      call(salesCalls.summary, { query: { ...(from && { from }), to } }, { signal })
    const [summary, apart] = await Promise.all([
      between(from, to),
      since !== '' && since >= from && name <= to ? undefined : between(since, name),
    ])
    const days = everyDay(names, summary.byDay)
    const day = apart
      ? { day: name, orders: apart.orders, sales: apart.sales }
      : sumOf(
          name,
          days.filter((row) => row.day >= since && row.day <= name),
        )
    const codDays = daysSince(summary.codOutstanding.since, clock.now())
    return { ...summary, from, to, days, day, codDays }
  },
})
