import { bangkokDay } from '../kernel/clock'
import { addSatang, noMoney, type Satang } from '../kernel/money'
import { dayMs } from '../kernel/timings'
import type { SalesSummary } from './sales.contract'

export const salesSpans = [7, 28, 90] as const
/** days, including today */
export type SalesSpan = (typeof salesSpans)[number]

/** The dates of a span as YYYY-MM-DD, oldest first, today (in Bangkok) last. */
export const daysOf = (now: number, span: number): string[] =>
  Array.from({ length: span }, (_, nth) => bangkokDay(now - (span - 1 - nth) * dayMs))

export type DaySales = { day: string; orders: number; sales: Satang }

/** One row per date, including dates without sales. */
export function everyDay(days: readonly string[], byDay: SalesSummary['byDay']): DaySales[] {
  const known = new Map(byDay.map((row) => [row.day, row]))
  return days.map((day) => known.get(day) ?? { day, orders: 0, sales: noMoney })
}

/** The figures of several dates together, under the last one. */
export const sumOf = (day: string, rows: readonly DaySales[]): DaySales =>
  rows.reduce((sum, { orders, sales }) => ({ day, orders: sum.orders + orders, sales: addSatang(sum.sales, sales) }), {
    day,
    orders: 0,
    sales: noMoney,
  })
