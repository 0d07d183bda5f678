import { daysSince } from '../cod/cod.days'
import { createFiguresMachine } from '../kernel/figures-machine'
import type { AppModule } from '../kernel/ports'
import { type SalesSummary, salesCalls } from './sales.contract'
import { type DaySales, daysOf, everyDay, type SalesSpan } from './sales.days'

export type SalesChoice = { span: SalesSpan }

export type Sales = SalesSummary & {
  from: string
  to: string
  days: readonly DaySales[]
  /** the last of `days` */
  today: DaySales
  /** what stands behind the `?` of the COD screen's address for it to hold all of `codOutstanding` */
  codDays: string
}

/** The desk's own figures over the last days, today with them. */
export const salesMachine = createFiguresMachine<Sales, SalesChoice>({
  id: 'sales',
  async load({ call, clock, choice: { span }, signal }) {
    const names = daysOf(clock.now(), span)
    const [from = '', to = ''] = [names[0], names.at(-1)]
    const summary = await call(salesCalls.summary, { query: { from, to } }, { signal })
    const days = everyDay(names, summary.byDay)
    const codDays = daysSince(summary.codOutstanding.since, clock.now())
    return { ...summary, from, to, days, today: days.at(-1) as DaySales, codDays }
  },
})

/** What makes the figures others: orders, and a page that was away, perhaps past midnight. */
const renewing = ['order.saved', 'orders.changed', 'page.visible']

export const salesApp = {
  views: {
    sales: {
      machine: salesMachine,
      reacts: (event) => (renewing.includes(event.type) ? { type: 'reload' } : undefined),
    },
  },
} satisfies AppModule
