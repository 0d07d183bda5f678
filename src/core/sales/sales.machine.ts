import { daysSince } from '../cod/cod.days'
import type { EventName } from '../kernel/engine-events'
import { createFiguresMachine } from '../kernel/figures-machine'
import type { AppModule } from '../kernel/ports'
import { type SalesSummary, salesCalls } from './sales.contract'
import { type DaySales, daysOf, everyDay, type SalesSpan } from './sales.days'

/** `day`: YYYY-MM-DD, the one whose figures are wanted by themselves; today unless given */
export type SalesChoice = { span: SalesSpan; day?: string }

export type Sales = SalesSummary & {
  from: string
  to: string
  days: readonly DaySales[]
  /** the day that was chosen, be it among `days` or not */
  day: DaySales
  /** what stands behind the `?` of the COD screen's address for it to hold all of `codOutstanding` */
  codDays: string
}

/** The desk's own figures over the last days, today with them, and those of one day. */
export const salesMachine = createFiguresMachine<Sales, SalesChoice>({
  id: 'sales',
  async load({ call, clock, choice, signal }) {
    const names = daysOf(clock.now(), choice.span)
    const [from = '', to = ''] = [names[0], names.at(-1)]
    const { day: name = to } = choice
    const between = (from: string, to: string) => call(salesCalls.summary, { query: { from, to } }, { signal })
    const [summary, apart] = await Promise.all([
      between(from, to),
      names.includes(name) ? undefined : between(name, name),
    ])
    const days = everyDay(names, summary.byDay)
    const day = [...days, ...everyDay([name], apart?.byDay ?? [])].find((row) => row.day === name) as DaySales
    const codDays = daysSince(summary.codOutstanding.since, clock.now())
    return { ...summary, from, to, days, day, codDays }
  },
})

/** What makes the figures others: orders, and a page that was away, perhaps past midnight. */
const renewing: readonly EventName[] = ['order.saved', 'orders.changed', 'page.visible']

export const salesApp = {
  views: {
    sales: {
      machine: salesMachine,
      reacts: (event) => (renewing.includes(event.type) ? { type: 'reload' as const } : undefined),
    },
  },
} satisfies AppModule
