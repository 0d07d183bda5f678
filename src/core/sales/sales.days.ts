import { bangkokDay } from '../kernel/clock'
import { noMoney, type Satang } from '../kernel/money'
import { dayMs } from '../kernel/timings'
import type { SalesSummary } from './sales.contract'

export const salesSpans = [7, 28, 90] as const
/** days, today the last of them */
export type SalesSpan = (typeof salesSpans)[number]

/** The days of a span as YYYY-MM-DD, oldest first, today (in Bangkok) last. */
export const daysOf = (now: number, span: number): string[] =>
  Array.from({ length: span }, (_, nth) => bangkokDay(now - (span - 1 - nth) * dayMs))

export type DaySales = { day: string; orders: number; sales: Satang }

/** A row for each of the days, also where nothing was sold. */
export function everyDay(days: readonly string[], byDay: SalesSummary['byDay']): DaySales[] {
  const known = new Map(byDay.map((row) => [row.day, row]))
  return days.map((day) => known.get(day) ?? { day, orders: 0, sales: noMoney })
}
